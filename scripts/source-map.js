// The source map of a file of the package. Types become blanks, so every position is its own: the map names the
// file it was, and has a place wherever a word or a call begins, which is where errors point.

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** A number as source maps write it: five bits a digit, the sign in the first. */
function vlq(number) {
  let rest = number < 0 ? (-number << 1) | 1 : number << 1;
  let text = '';
  do {
    const more = rest >>> 5 > 0;
    text += digits[(rest & 31) | (more ? 32 : 0)];
    rest >>>= 5;
  } while (rest > 0);
  return text;
}

/** Where words, calls and brackets begin in a line. */
const places = /[\p{L}\p{N}_$#]+|[([`'"]/gu;

/** The map of JavaScript that stands where its source stood, as JSON. `source` is its path beside the map. */
export function sourceMapOf(javascript, file, source) {
  let column = 0;
  let mapped = 0;
  const lines = javascript.split('\n').map((line, at) => {
    let written = 0;
    const segments = [...line.matchAll(places)].map(({ index }) => {
      const segment = [index - written, 0, at - mapped, index - column].map(vlq).join('');
      mapped = at;
      written = index;
      column = index;
      return segment;
    });
    return segments.join(',');
  });
  return JSON.stringify({ version: 3, file, sources: [source], names: [], mappings: lines.join(';') });
}
