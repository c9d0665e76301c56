// Tables in CSV as rows by the names of their columns, read as a stream: a cell in quotation marks may hold the
// separator and line ends, and a quotation mark in it is written twice. Rows end with a line feed, a carriage return
// or both.

import { byteOrderMark as mark, textOfBytes } from './encoding.ts';
import { type HarvestContext, SourceError } from './source.ts';

export type Row = Readonly<Record<string, string>>;

/** A row that is longer is none: a quotation mark is missing somewhere. */
const longestRow = 16 * 1024 * 1024;

export interface CsvRow {
  /** The line of the file on which it begins. */
  readonly line: number;
  readonly cells: readonly string[];
  /** Why its cells cannot be read, where they cannot. */
  readonly fault: string | null;
}

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
  for await (const { line, cells, fault } of csvCells(bytes, name, separator)) {
    const where = `${name}:${line}`;
    if (fault !== null) throw new SourceError(`${where} ${fault}`);
    if (head === null) {
      head = cells;
      for (const one of columns)
        if (!cells.includes(one)) throw new SourceError(`${name} has no column ${one}`);
    } else if (cells.length === head.length)
      yield { where, row: Object.fromEntries(head.map((column, at) => [column, cells[at] as string])) };
    else refuse(where, `has ${cells.length} cells of ${head.length}`);
  }
}

/**
 * The cells of each row, the names of the columns included; a line without any is passed over, as a first line
 * `sep=;` is. Without a separator it is the one of comma, semicolon and tab that parts most names. Throws SourceError
 * when a cell never ends.
 */
export async function* csvCells(
  bytes: AsyncIterable<Uint8Array>,
  name: string,
  separator: string | null = null,
): AsyncGenerator<CsvRow> {
  let parts = separator;
  let waiting = '';
  const reader = rowReader(name);
  for await (const chunk of bytes) {
    // A letter for each byte: all that parts cells is one byte in UTF-8, and whether the rest is UTF-8 is asked row by row.
    let text = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength).toString('latin1');
    if (parts === null || !reader.hasBegun()) {
      waiting += text;
      if (waiting.length < mark.length && mark.startsWith(waiting)) continue;
      text = waiting.startsWith(mark) ? waiting.slice(mark.length) : waiting;
      parts ??= separatorIn(text, false);
      if (parts === null) continue;
    }
    yield* reader.read(text, parts);
  }
  if (!reader.hasBegun()) {
    const text = waiting.startsWith(mark) ? waiting.slice(mark.length) : waiting;
    yield* reader.read(text, parts ?? separatorIn(text, true) ?? ',');
  }
  yield* reader.end();
}

/** The separator of the first row; null while its end is not there. */
function separatorIn(text: string, isWhole: boolean): string | null {
  const counts: Record<string, number> = { ',': 0, ';': 0, '\t': 0 };
  let quoted = false;
  let ended = isWhole || text.length > longestRow;
  for (const letter of text) {
    if (letter === '"') quoted = !quoted;
    if (quoted) continue;
    if (letter === '\n' || letter === '\r') {
      ended = true;
      break;
    }
    if (letter in counts) counts[letter] = (counts[letter] as number) + 1;
  }
  if (!ended) return null;
  return Object.entries(counts).reduce((most, one) => (one[1] > most[1] ? one : most))[0];
}

/** Reads rows out of pieces of text, with a letter for each byte. */
function rowReader(name: string) {
  let cells: string[] = [];
  let cell = '';
  // After a quotation mark in a quoted cell either the cell ends or the mark is one of two.
  let state: 'plain' | 'quoted' | 'closing' = 'plain';
  let begun = false;
  let isTorn = false;
  let length = 0;
  let afterReturn = false;
  let line = 1;
  let beganAt = 1;

  function* read(text: string, separator: string): Generator<CsvRow> {
    begun = true;
    for (const letter of text) {
      const isEnd = letter === '\n' || letter === '\r';
      const isSecond = letter === '\n' && afterReturn;
      afterReturn = letter === '\r';
      if (isEnd && !isSecond) line += 1;
      if (++length > longestRow) throw unending();
      if (state === 'quoted') {
        if (letter === '"') state = 'closing';
        else cell += letter;
      } else if (letter === '"' && (state === 'closing' || cell === '')) {
        if (state === 'closing') cell += '"';
        state = 'quoted';
      } else if (letter === separator) {
        cells.push(cell);
        [cell, state] = ['', 'plain'];
      } else if (isEnd) {
        if (!isSecond) yield* ended();
        beganAt = line;
      } else {
        isTorn ||= state === 'closing';
        cell += letter;
      }
    }
  }

  function* ended(): Generator<CsvRow> {
    const row = [...cells, cell];
    const isThere = row.length > 1 || row[0] !== '' || state === 'closing';
    const torn = isTorn;
    [cells, cell, state, length, isTorn] = [[], '', 'plain', 0, false];
    // Some programs tell the separator in a line of its own before the table.
    const isMark = beganAt === 1 && row.length === 2 && row[0] === 'sep=' && row[1] === '';
    if (isThere && !isMark) yield rowOf(beganAt, row, torn);
  }

  function* end(): Generator<CsvRow> {
    if (state === 'quoted') throw unending();
    yield* ended();
  }

  const unending = () =>
    new SourceError(
      `a cell of ${name} does not end: in the row that begins in line ${beganAt} a quotation mark is missing`,
    );

  return { read, end, hasBegun: () => begun };
}

function rowOf(line: number, bytes: readonly string[], isTorn: boolean): CsvRow {
  if (isTorn) {
    const fault =
      'has letters behind a quotation mark that ends a cell; write a quotation mark in a cell twice';
    return { line, cells: [], fault };
  }
  const cells = bytes.map(textOfBytes);
  const fault = 'is not valid UTF-8; save the file in that encoding (in Excel: CSV UTF-8)';
  return cells.includes(null) ? { line, cells: [], fault } : { line, cells: cells as string[], fault: null };
}
