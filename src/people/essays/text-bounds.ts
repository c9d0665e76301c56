// What a text may have so much of that a page of it is written at once. Each line, each cell of a table and each
// mark may become an element of the page; a short row is filled up to the columns of its table.

const maxBrackets = 5_000;
const maxParts = 20_000;

/** A row of dashes and bars makes a table of the lines around it, in a list or a quotation too. */
const tableRule = /^[\s>*+\d.)|:-]*$/;

/** A sentence about what a text has too much of; null where it can be shown. */
export function tooMuchIn(text: string): string | null {
  if (text.split('[').length > maxBrackets) return `text_md has more than ${maxBrackets} opening brackets.`;
  const lines = text.split('\n');
  const widest = lines.reduce(
    (most, line) => (tableRule.test(line) ? Math.max(most, line.split('|').length) : most),
    1,
  );
  const marks = text.match(/[*_~`]/g)?.length ?? 0;
  if (lines.length * widest + marks <= maxParts) return null;
  return `text_md has more lines, cells of tables and marks (* _ ~ \`) than one page shows: at most ${maxParts} together, each line counted as often as the widest table has columns.`;
}
