// Text that every database, document and reader can hold.

// biome-ignore lint/suspicious/noControlCharactersInRegex: it is there to find them
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

/** Whether a text has no control characters other than tab and line ends, and no halves of characters. */
export function isPlainText(text: string): boolean {
  return text.isWellFormed() && !control.test(text);
}
