// The answer of a model in what it says. Browsers load it as it stands.

/** So many characters are read again and again for an object, so that braces without end hold nobody up. */
const maxRead = 10_000_000;

/** The last whole JSON object in a text, with or without a fence or a thought before it; null for none. */
export function jsonIn(text: string): Readonly<Record<string, unknown>> | null {
  let found: Readonly<Record<string, unknown>> | null = null;
  let read = 0;
  for (let from = text.indexOf('{'); from >= 0 && read < maxRead; ) {
    const to = endOfObject(text, from);
    read += (to < 0 ? text.length : to) - from;
    const object = to < 0 ? null : objectOf(text.slice(from, to));
    found = object ?? found;
    from = text.indexOf('{', object === null ? from + 1 : to);
  }
  return found;
}

function objectOf(text: string): Readonly<Record<string, unknown>> | null {
  try {
    return JSON.parse(text) as Readonly<Record<string, unknown>>;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return null;
  }
}

/** Behind the brace that closes the one at `from`; -1 where none does. */
export function endOfObject(text: string, from: number): number {
  let depth = 0;
  let quoted = false;
  for (let at = from; at < text.length; at++) {
    const one = text[at];
    if (quoted) {
      if (one === '\\') at += 1;
      else if (one === '"') quoted = false;
    } else if (one === '"') quoted = true;
    else if (one === '{') depth += 1;
    else if (one === '}') {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return -1;
}
