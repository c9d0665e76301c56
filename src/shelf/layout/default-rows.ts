// Home rows are those that a family's default list may show to everyone who may ask for it: visible to
// the family's own tier, with every mark that the list asks for by default. Most questions are about
// them alone, so the full-text index keeps their words in columns of their own and those of other rows
// in a second set of columns. A question about home rows names the first set and is answered without
// looking each candidate up in the long lists of marks and visibility.

import type { Family } from '../../kernel/family.ts';
import type { Restriction } from '../../kernel/filter.ts';
import { rank, type Tier } from '../../kernel/tier.ts';
import type { Plan } from './plan.ts';

/** Columns of the full-text index: the searched members, and the one of the tags. */
export interface TextIndexColumns {
  readonly texts: readonly string[];
  readonly tags: readonly string[];
}

export interface TextIndexes {
  /** The marks of home rows; null where every row that anybody sees is one. */
  readonly marks: readonly string[] | null;
  readonly home: TextIndexColumns;
  readonly others: TextIndexColumns;
  readonly all: TextIndexColumns;
}

export function textIndexesOf(family: Family): TextIndexes {
  const marks = defaultFlags(family);
  const home = { texts: family.search ?? [], tags: ['tags'] };
  if (marks === null) return { marks, home, others: home, all: home };
  const others = { texts: home.texts.map((name) => `_${name}`), tags: ['_tags'] };
  const all = { texts: [...home.texts, ...others.texts], tags: [...home.tags, ...others.tags] };
  return { marks, home, others, all };
}

function defaultFlags(family: Family): readonly string[] | null {
  const filters = Object.entries(family.filters ?? {});
  const defaults = Object.fromEntries(filters.map(([name, { param }]) => [name, param.schema.default]));
  const restrictions = family.restrict?.(defaults) ?? [];
  const marks = restrictions.flatMap((one) => ('flag' in one ? [one.flag] : []));
  return marks.length > 0 || family.visible ? marks : null;
}

/** Whether a row with these marks (in the family's order), visible from this rank on, is a home row. */
export function isDefaultRow({ family, words }: Plan, vis: number, marks: readonly boolean[]): boolean {
  if (words.marks === null) return true;
  const names = Object.keys(family.flags ?? {});
  return vis === rank(family.tier) && words.marks.every((mark) => marks[names.indexOf(mark)]);
}

/** Whether a question of this tier with these restrictions can only find home rows. */
export function asksDefaultRows(
  { family, words, guarded }: Plan,
  tier: Tier,
  restrictions: readonly Restriction[],
): boolean {
  if (words.marks === null) return true;
  if (guarded && tier !== family.tier) return false;
  return words.marks.every((mark) => restrictions.some((one) => 'flag' in one && one.flag === mark));
}
