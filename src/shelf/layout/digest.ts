// What is found and counted of a row, in some hundreds of bytes: who sees it, its flags, the numbers of its words and
// of its values. From these a reader finds and counts in memory what would otherwise be asked of the full-text index
// and of a table for each facet; see read/row-table.ts.

import type { Plan } from './plan.ts';
import { widened } from './widened.ts';
import type { RowWords } from './words.ts';

interface Digest {
  readonly vis: number;
  /** The flags that hold, as bits in the order of the family. */
  readonly flags: number;
  /** When it passes, in ms since 1970; 0: never. */
  readonly until: number;
  readonly words: RowWords;
  /** The numbers of its values, for each column whose values are known. */
  readonly values: readonly (readonly number[])[];
  /** Its month in each column that is counted by months; see monthNumber. */
  readonly months: readonly number[];
}

/** The columns that are counted by their values or matched by parts of these, and those that are counted by months. */
export function countedColumns({ columns, family }: Plan): {
  readonly values: readonly string[];
  readonly months: readonly string[];
} {
  const facets = Object.values(family.facets ?? {});
  const months = facets.flatMap(({ kind, column }) => (kind === 'months' ? [column] : []));
  return {
    values: columns.filter(({ counted, matched }) => counted || matched).map(({ name }) => name),
    months: [...new Set(months)],
  };
}

/** Whether anything is counted of the rows of a family. */
export function hasDigests({ family }: Plan): boolean {
  return (family.search ?? []).length > 0 || Object.keys(family.facets ?? {}).length > 0;
}

/** The number of a month that is none as a calendar has it. */
export const oddMonth = 1;
const month = /^(\d{4})-(0[1-9]|1[0-2])/;

/** The month (UTC) of a moment as a number that grows with it; 0 where there is no moment. */
export function monthNumber(moment: string | number | null): number {
  if (moment === null) return 0;
  const found = month.exec(String(moment));
  return found ? Number(found[1]) * 12 + Number(found[2]) + oddMonth : oddMonth;
}

/** The month of a number, as the moments of it begin. */
export function monthText(number: number): string {
  const months = number - oddMonth - 1;
  return `${String(Math.floor(months / 12)).padStart(4, '0')}-${String((months % 12) + 1).padStart(2, '0')}`;
}

/** Bytes that are used again, and how many a number may take. */
let draft = new Uint8Array(4_096);
const most = 8;

/** Numbers of seven bits a byte, the lowest first, as most of them are small. */
export function digestBytes({ vis, flags, until, words, values, months }: Digest): Uint8Array {
  let end = 0;
  const put = (number: number) => {
    let left = number;
    for (; left > 127; left = Math.floor(left / 128)) draft[end++] = (left % 128) + 128;
    draft[end++] = left;
  };
  const putAll = (numbers: readonly number[]) => {
    const room = end + (numbers.length + 2) * most;
    if (room > draft.length) draft = widened(draft, room);
    put(numbers.length);
    for (const one of numbers) put(one);
  };
  put(vis);
  put(flags);
  put(until);
  for (const some of [words.first, words.others, words.values, ...values, months]) putAll(some);
  return draft.slice(0, end);
}

/** What SQLite says of a file with a page that it cannot read. */
const unreadable = 11;

/**
 * The same read again.
 * @throws where the bytes end too early, as SQLite does of a damaged file
 */
export function digestIn(
  bytes: Uint8Array,
  { values }: Pick<ReturnType<typeof countedColumns>, 'values'>,
): Digest {
  let at = 0;
  const next = () => {
    let number = 0;
    let scale = 1;
    for (;;) {
      const byte = bytes[at++];
      if (byte === undefined)
        throw Object.assign(new Error('what is counted of a row is damaged'), { errcode: unreadable });
      if (byte < 128) return number + byte * scale;
      number += (byte - 128) * scale;
      scale *= 128;
    }
  };
  const some = () => {
    const list: number[] = [];
    for (let left = next(); left > 0; left--) list.push(next());
    return list;
  };
  const [vis, flags, until] = [next(), next(), next()];
  const words = { first: some(), others: some(), values: some() };
  return { vis, flags, until, words, values: values.map(some), months: some() };
}
