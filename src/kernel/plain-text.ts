// Text that every database, document and reader can hold.

// biome-ignore lint/suspicious/noControlCharactersInRegex: it is there to find them
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

/** Whether a text has no control characters other than tab and line ends, and no halves of characters. */
export function isPlainText(text: string): boolean {
  return text.isWellFormed() && !control.test(text);
}

/** What makes a text more than plain ASCII. */
export const beyondAscii = /\P{ASCII}/u;

/** The order of texts by their code units, the same on every machine. */
export function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Name and value of each field of a query or a form, in their order; null for what is not valid UTF-8 or no plain text. */
export function fieldsIn(encoded: string): (readonly [name: string | null, value: string | null])[] {
  return encoded
    .split('&')
    .filter((part) => part !== '')
    .map((part) => {
      const [name, ...value] = part.replaceAll('+', ' ').split('=');
      return [plainlyDecoded(name as string), plainlyDecoded(value.join('='))];
    });
}

function plainlyDecoded(text: string): string | null {
  try {
    const plain = decodeURIComponent(text);
    return isPlainText(plain) ? plain : null;
  } catch (error) {
    if (error instanceof URIError) return null;
    throw error;
  }
}

/** The text behind percent signs; as it stands where they are not valid UTF-8. */
export function percentDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    if (error instanceof URIError) return text;
    throw error;
  }
}
