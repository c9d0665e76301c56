// What JSON.parse lets pass and a request or an imported line must not carry: a member given twice (which of the two
// counts?), members that reach into the language's own objects, and nesting that only exhausts. The
// text is scanned before it is parsed.

const deepest = 20;
const ownOfTheLanguage = new Set(['__proto__', 'constructor', 'prototype']);

/** What is wrong with the text, as a sentence about `subject`; null when nothing is. Text that is no JSON may pass. */
export function flawInJson(text: string, subject = 'The body'): string | null {
  const open: (Set<string> | null)[] = [];
  let at = 0;
  let nameExpected = false;
  while (at < text.length) {
    const char = text[at];
    if (char === '"') {
      const end = endOfString(text, at);
      if (end < 0) return null;
      const names = open.at(-1);
      if (nameExpected && names) {
        const flaw = flawInName(text.slice(at, end), names, subject);
        if (flaw !== null) return flaw;
      }
      nameExpected = false;
      at = end;
      continue;
    }
    if (char === '{' || char === '[') {
      open.push(char === '{' ? new Set() : null);
      if (open.length > deepest) return `${subject} is nested more than ${deepest} levels deep.`;
      nameExpected = char === '{';
    } else if (char === '}' || char === ']') {
      open.pop();
      nameExpected = false;
    } else if (char === ',') nameExpected = Boolean(open.at(-1));
    at += 1;
  }
  return null;
}

/** The place after the string that begins at `start`; -1 when it does not end. */
function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '"') return at + 1;
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
