// What is worth weighing: the records that share words or labels with a query, those first that share most
// of what few records have. It foretells from the index alone what weigh.ts will say.

import type { Family } from '../kernel/family.ts';
import type { ListRequest, Reader } from '../kernel/reader.ts';
import { ofUnseen, type ReadQuery } from './read-query.ts';
import { sumOfCounted, worth } from './worth.ts';

export interface Candidates {
  /** Best match first; read as they are asked for. */
  readonly ids: Iterable<string>;
  /** The weight of each term, by its number. */
  readonly weights: readonly number[];
}

/** Among the records of a list, `limit` of them at most. */
export function candidatesOf(
  family: Family,
  { terms, labels }: ReadQuery,
  reader: Reader,
  among: Pick<ListRequest, 'tier' | 'now' | 'filters' | 'limit'>,
): Candidates {
  const request = { ...among, offset: 0 };
  const anyIn = family.search?.[0] as string;
  const all = reader.count(family, request);
  const words = terms.map(({ stem }) => {
    const anyOf = [stem];
    const rows = reader.rowSet(family, { ...request, anyOf });
    const inTitle = reader.rowSet(family, { ...request, anyOf, anyIn });
    return { rows, inTitle, weight: weightOf(rows.size, all) };
  });
  const weights = words.map(({ weight }) => weight);
  const sum = sumOfCounted(weights);
  const sets = words.flatMap(({ rows, inTitle, weight }) => {
    const most = (worth.words * weight) / sum;
    return [
      { rows, weight: most * worth.inText },
      { rows: inTitle, weight: most * (worth.inTitle - worth.inText) },
    ];
  });
  const carried = (family.filters?.labels_any ? labels : []).map((label) => ({
    rows: reader.rowSet(family, { ...request, filters: { ...among.filters, labels_any: [label] } }),
    weight: worth.labels / labels.length,
  }));
  return { ids: reader.heaviest(family, [...sets, ...carried], among.limit), weights };
}

/** How much it says that a record has a word which `having` of `all` records have. */
function weightOf(having: number, all: number): number {
  return having === 0 ? ofUnseen : 1 + Math.log((all + 1) / (having + 1));
}
