// Tables in CSV as rows by the names of their columns, read as a stream: a cell in quotation marks may hold the
// separator and line ends, and a quotation mark in it is written twice.

import { type HarvestContext, SourceError } from './source.ts';

export type Row = Readonly<Record<string, string>>;

/** A cell that is longer is no cell: a quotation mark is missing somewhere. */
const longestCell = 1_000_000;

interface Table {
  /** The file's name, for messages. */
  readonly name: string;
  readonly separator: ',' | ';';
  /** Columns that it must have. */
  readonly columns: readonly string[];
  readonly refuse: HarvestContext['refuse'];
}

/**
 * The rows of a table; of one that has more or fewer cells than columns nothing is read but that it was refused.
 * Throws SourceError when a column is missing, a cell never ends, or the bytes are not UTF-8.
 */
export async function* csvRows(
  bytes: AsyncIterable<Uint8Array>,
  { name, separator, columns, refuse }: Table,
): AsyncGenerator<{ readonly where: string; readonly row: Row }> {
  let head: readonly string[] | null = null;
  let number = 0;
  for await (const cells of recordsOf(decoded(bytes, name), separator, name)) {
    number += 1;
    if (head === null) {
      head = cells;
      for (const one of columns)
        if (!cells.includes(one)) throw new SourceError(`${name} has no column ${one}`);
      continue;
    }
    const where = `${name}, row ${number}`;
    if (cells.length === head.length)
      yield { where, row: Object.fromEntries(head.map((column, at) => [column, cells[at] as string])) };
    else refuse(where, `has ${cells.length} cells of ${head.length}`);
  }
}

async function* decoded(bytes: AsyncIterable<Uint8Array>, name: string): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const chunk of bytes) yield decoder.decode(chunk, { stream: true });
    yield decoder.decode();
  } catch (error) {
    if (error instanceof TypeError) throw new SourceError(`${name} is not UTF-8`, { cause: error });
    throw error;
  }
}

/** The cells of each line; a line without any is passed over. */
async function* recordsOf(
  texts: AsyncIterable<string>,
  separator: string,
  name: string,
): AsyncGenerator<readonly string[]> {
  let cells: string[] = [];
  let cell = '';
  // After a quotation mark in a quoted cell either the cell ends or the mark is one of two.
  let state: 'plain' | 'quoted' | 'closing' = 'plain';
  for await (const text of texts) {
    for (const letter of text) {
      if (state === 'quoted') {
        if (letter === '"') state = 'closing';
        else cell += letter;
        if (cell.length > longestCell) throw new SourceError(`a cell of ${name} does not end`);
        continue;
      }
      if (letter === '"' && (state === 'closing' || cell === '')) {
        if (state === 'closing') cell += '"';
        state = 'quoted';
      } else if (letter === separator) {
        cells.push(cell);
        [cell, state] = ['', 'plain'];
      } else if (letter === '\n') {
        const line = [...cells, cell];
        if (line.length > 1 || line[0] !== '') yield line;
        [cells, cell, state] = [[], '', 'plain'];
      } else if (letter !== '\r') cell += letter;
    }
  }
  if (state === 'quoted') throw new SourceError(`a cell of ${name} does not end`);
  if (cells.length > 0 || cell !== '') yield [...cells, cell];
}
