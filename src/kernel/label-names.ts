// What labels are called, by one rule for tags, counts, filters, titles and forms: the name that the catalogue gives
// them, else their slug in words. Names are read once for each version of the catalogue. They are those that anybody
// may see: what is written with them is kept for all tiers.

import type { Doc, Family } from './family.ts';
import type { Reader } from './reader.ts';
import { onceFor } from './remembered.ts';
import { labelWord } from './sent-list.ts';
import type { Tier } from './tier.ts';
import { visible } from './visible.ts';
import { widest } from './widest.ts';
import { wordText } from './word-text.ts';

export interface LabelNames {
  readonly called: (slug: string) => string;
  /** The label that is meant by its slug, by its name, or by its slug in words, in this order. */
  readonly slugOf: (typed: string) => string;
  /** As a field of a form holds it, from which slugOf reads it: the name that a label has, else its slug. */
  readonly inField: (slug: string) => string;
  /** Those that have names, by slug. */
  readonly slugs: ReadonlySet<string>;
}

interface Asking {
  readonly reader: Reader;
}

/** Who looks at what, and when. */
interface Seeing extends Asking {
  readonly tier: Tier;
  readonly now: Date;
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
  const slugOf = (typed: string) => {
    const words = typed.trim();
    return names.has(words) ? words : (slugs.get(words.toLowerCase()) ?? labelWord(words));
  };
  return {
    called: (slug) => names.get(slug) ?? wordText(slug),
    slugOf,
    inField: (slug) => {
      const name = names.get(slug) ?? slug;
      return slugOf(name) === slug && !name.includes(',') ? name : slug;
    },
    slugs: new Set(names.keys()),
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

/** The filters of a family that ask for labels. */
export const labelFilters = onceFor((family: Family): readonly string[] =>
  Object.entries(family.filters ?? {}).flatMap(([parameter, filter]) =>
    'column' in filter && holdsLabels(family, filter.column) ? [parameter] : [],
  ),
);

/** What the values of a family's columns are called in a sentence: labels by their names, others as they stand. */
export function calledIn(family: Family, asking: Asking): (column: string, value: string) => string {
  return (column, value) => (holdsLabels(family, column) ? labelNames(asking).called(value) : value);
}

/** Whether a record of the family that the caller may see carries a label. */
export function isCarried(family: Family, label: string, { reader, tier, now }: Seeing): boolean {
  const [byLabel] = labelFilters(family);
  if (byLabel === undefined) return false;
  const filters = { ...widest(family), [byLabel]: label };
  return reader.count(family, { tier, now, filters, limit: 0, offset: 0 }) > 0;
}

/**
 * The filters of a list, labels by their slugs: one is meant by its name too. What names none stays as it is, and so
 * does what records carry.
 */
export function withSlugs(family: Family, filters: Doc, seeing: Seeing): Doc {
  const given = labelFilters(family).filter((name) => filters[name] !== undefined);
  if (given.length === 0) return filters;
  const { slugOf, slugs } = labelNames(seeing);
  const meant = (typed: string) => {
    const slug = slugOf(typed);
    return slug === typed || !slugs.has(slug) || isCarried(family, typed, seeing) ? typed : slug;
  };
  const asSlugs = given.map((name) => {
    const value = filters[name];
    return [name, Array.isArray(value) ? value.map(meant) : meant(String(value))];
  });
  return { ...filters, ...Object.fromEntries(asSlugs) };
}
