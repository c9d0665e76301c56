// What is worth weighing: the records that share a word or a label with a query, and how much each of
// its words says. Words that few records hold say most.

import type { Family } from '../kernel/family.ts';
import { parsed } from '../kernel/json.ts';
import type { ListRequest, Reader } from '../kernel/reader.ts';
import { ofUnseen, type ReadQuery } from './read-query.ts';

export interface Search {
  readonly reader: Reader;
  readonly site: string;
  /** Who asks, when, and which records come into question. */
  readonly among: Pick<ListRequest, 'tier' | 'now' | 'filters'>;
  /** The most records by their words, and the most further ones by their labels. */
  readonly byWords: number;
  readonly byLabels: number;
}

export interface Candidates {
  /** Best match first. */
  readonly ids: readonly string[];
  /** The weight of each term, by its number. */
  readonly weights: readonly number[];
}

export function candidatesOf(family: Family, read: ReadQuery, search: Search): Candidates {
  const { reader, site, among, byWords, byLabels } = search;
  const request: ListRequest = { ...among, limit: byWords, offset: 0 };
  const stems = read.terms.map(({ stem }) => stem);
  const ids = new Set<string>();
  const take = (rows: readonly string[]) => {
    for (const row of rows) ids.add(parsed(row, site).id as string);
  };
  if (stems.length > 0) take(reader.list(family, { ...request, anyOf: stems }).rows);
  if (read.labels.length > 0 && family.filters?.labels_any) {
    const labelled = { ...among.filters, labels_any: read.labels };
    take(reader.list(family, { ...request, filters: labelled, limit: byLabels }).rows);
  }
  const total = reader.count(family, request);
  const weights = stems.map((stem) => {
    const having = reader.count(family, { ...request, anyOf: [stem] });
    return having === 0 ? ofUnseen : 1 + Math.log((total + 1) / (having + 1));
  });
  return { ids: [...ids], weights };
}
