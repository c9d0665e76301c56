// What JSON.parse lets pass and a request or an imported line must not carry: a member given twice (which of the two
// counts?), members that reach into the language's own objects, and nesting that only exhausts. The
// text is scanned before it is parsed.

const deepest = 20;
/** Names by which a member reaches into the language's own objects. */
export const ownOfTheLanguage: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

const [quote, backslash, comma] = [0x22, 0x5c, 0x2c];
const [braceOpen, braceClosed, bracketOpen, bracketClosed] = [0x7b, 0x7d, 0x5b, 0x5d];

/** What is wrong with the text, as a sentence about `subject`; null when nothing is. Text that is no JSON may pass. */
export function flawInJson(text: string, subject = 'The body'): string | null {
  const open: (Set<string> | null)[] = [];
  let at = 0;
  /** The names of the object at hand; null in a list. */
  let within: Set<string> | null = null;
  let nameExpected = false;
  while (at < text.length) {
    const char = text.charCodeAt(at);
    if (char === quote) {
      const end = endOfString(text, at);
      if (end < 0) return null;
      if (nameExpected && within) {
        const flaw = flawInName(text.slice(at, end), within, subject);
        if (flaw !== null) return flaw;
      }
      nameExpected = false;
      at = end;
      continue;
    }
    if (char === comma) nameExpected = within !== null;
    else if (char === braceOpen || char === bracketOpen) {
      nameExpected = char === braceOpen;
      within = nameExpected ? new Set() : null;
      open.push(within);
      if (open.length > deepest) return `${subject} is nested more than ${deepest} levels deep.`;
    } else if (char === braceClosed || char === bracketClosed) {
      open.pop();
      within = open.at(-1) ?? null;
      nameExpected = false;
    }
    at += 1;
  }
  return null;
}

/** The place after the string that begins at `start`; -1 when it does not end. */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    // A quotation mark behind an odd number of backslashes is a part of the string.
    let before = end - 1;
    while (before > start && text.charCodeAt(before) === backslash) before -= 1;
    if ((end - before) % 2 === 1) return end + 1;
  }
  return -1;
}

function flawInName(quoted: string, names: Set<string>, subject: string): string | null {
  const name = quoted.includes('\\') ? unescaped(quoted) : quoted.slice(1, -1);
  if (name === null) return null;
  if (ownOfTheLanguage.has(name)) return `${subject} must not have a member ${name}.`;
  if (names.has(name)) return `${subject} has a member that is given twice; send each once.`;
  names.add(name);
  return null;
}

/** Null: the whole text is no JSON, which the parser says better. */
function unescaped(quoted: string): string | null {
  try {
    return JSON.parse(quoted) as string;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
