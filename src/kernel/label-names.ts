// What labels are called, by one rule for tags, counts, filters, titles and forms: the name that the catalogue gives
// them, else their slug in words. Names are read once for each version of the catalogue. They are those that anybody
// may see: what is written with them is kept for all tiers.

import type { Family } from './family.ts';
import type { Reader } from './reader.ts';
import { labelWord } from './sent-list.ts';
import { visible } from './visible.ts';
import { wordText } from './word-text.ts';

export interface LabelNames {
  readonly called: (slug: string) => string;
  /** The label that is meant by its name, or by its slug in words. */
  readonly slugOf: (typed: string) => string;
}

interface Asking {
  readonly reader: Reader;
}

/** So many names are known at most; further labels are called by their slugs. */
const maxNames = 5_000;

const known = new WeakMap<Reader, { readonly version: number; readonly names: LabelNames }>();

export function labelNames({ reader }: Asking): LabelNames {
  const version = reader.version('public');
  const before = known.get(reader);
  if (before?.version === version) return before.names;
  const names = namesRead(reader);
  known.set(reader, { version, names });
  return names;
}

function namesRead(reader: Reader): LabelNames {
  const sql = `select json_extract(text, '$.slug') as slug, json_extract(text, '$.name') as name from ${visible('labels', 'public')} order by 1 limit ${maxNames}`;
  const pairs = hasLabels(reader)
    ? reader.select(sql).map(({ slug, name }) => [String(slug), String(name)] as const)
    : [];
  const names = new Map(pairs);
  const slugs = new Map(pairs.map(([slug, name]) => [name.toLowerCase(), slug]));
  return {
    called: (slug) => names.get(slug) ?? wordText(slug),
    slugOf: (typed) => slugs.get(typed.trim().toLowerCase()) ?? labelWord(typed.trim()),
  };
}

/** A catalogue may know no labels. */
function hasLabels(reader: Reader): boolean {
  return reader.select(`select 1 from sqlite_master where name = 'labels'`).length > 0;
}

/** Whether a column of a family holds labels: tags with pages of their own are none. */
export function holdsLabels({ display }: Family, column: string): boolean {
  return column === 'labels' || (column === display?.tags && display.tagPages === undefined);
}

/** What the values of a family's columns are called in a sentence: labels by their names, others as they stand. */
export function calledIn(family: Family, asking: Asking): (column: string, value: string) => string {
  return (column, value) => (holdsLabels(family, column) ? labelNames(asking).called(value) : value);
}
