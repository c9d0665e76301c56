// Text of others as it is handed to a model: without characters that nobody sees.

/** From and to, both included: controls, marks of direction, what takes no room, tags. */
const unseen: readonly (readonly [number, number])[] = [
  [0x00, 0x08],
  [0x0b, 0x0c],
  [0x0e, 0x1f],
  [0x7f, 0x9f],
  [0x61c, 0x61c],
  [0x200b, 0x200f],
  [0x202a, 0x202e],
  [0x2060, 0x206f],
  [0xfeff, 0xfeff],
  [0xfff9, 0xfffb],
  [0xe0000, 0xe007f],
];

function isUnseen(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  return code !== 10 && unseen.some(([from, to]) => code >= from && code <= to);
}

/** Printable ASCII and line ends hold nothing unseen. */
const plain = /^[\n\t\r -~]*$/;

export function shownText(text: string): string {
  if (plain.test(text)) return text;
  return [...text.toWellFormed()].filter((character) => !isUnseen(character)).join('');
}

/** Whether a text holds what is removed above, or half a character. */
export function holdsUnseen(text: string): boolean {
  return !text.isWellFormed() || shownText(text) !== text;
}
