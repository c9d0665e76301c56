// Default rows are those that a family's default list may show to everyone who may ask for it: visible to
// the family's own tier, with every flag that the list asks for by default. Most questions are about
// them alone, so the full-text index keeps their words in columns of their own and those of other rows
// in a second set of columns. A question about default rows names the first set and is answered without
// looking each candidate up in the long lists of flags and visibility.

import type { Family } from '../../kernel/family.ts';
import { defaultFilters, type Restriction } from '../../kernel/filter.ts';
import { rank, type Tier } from '../../kernel/tier.ts';
import type { Plan } from './plan.ts';

/** Columns of the full-text index: the searched members, and the one of the tags. */
export interface TextIndexColumns {
  readonly texts: readonly string[];
  readonly tags: readonly string[];
}

export interface TextIndexes {
  /** The flags of default rows; null where every row that anybody sees is one. */
  readonly flags: readonly string[] | null;
  readonly defaultRows: TextIndexColumns;
  readonly otherRows: TextIndexColumns;
  readonly all: TextIndexColumns;
}

export function textIndexesOf(family: Family): TextIndexes {
  const flags = defaultFlags(family);
  const defaultRows = { texts: family.search ?? [], tags: ['tags'] };
  if (flags === null) return { flags, defaultRows, otherRows: defaultRows, all: defaultRows };
  const otherRows = { texts: defaultRows.texts.map((name) => `_${name}`), tags: ['_tags'] };
  const all = {
    texts: [...defaultRows.texts, ...otherRows.texts],
    tags: [...defaultRows.tags, ...otherRows.tags],
  };
  return { flags, defaultRows, otherRows, all };
}

/** What the list of a family asks of its rows where the caller says nothing. */
export function defaultRestrictions(family: Family): readonly Restriction[] {
  return family.restrict?.(defaultFilters(family)) ?? [];
}

function defaultFlags(family: Family): readonly string[] | null {
  const flags = defaultRestrictions(family).flatMap((one) => ('flag' in one ? [one.flag] : []));
  return flags.length > 0 || family.visible ? flags : null;
}

/** Whether a row with these flags (in the family's order), visible from this rank on, is a default row. */
export function isDefaultRow({ family, textIndexes }: Plan, vis: number, flags: readonly boolean[]): boolean {
  if (textIndexes.flags === null) return true;
  const names = Object.keys(family.flags ?? {});
  return vis === rank(family.tier) && textIndexes.flags.every((flag) => flags[names.indexOf(flag)]);
}

/** Whether a question of this tier with these restrictions can only find default rows. */
export function asksDefaultRows(
  { family, textIndexes, guarded }: Plan,
  tier: Tier,
  restrictions: readonly Restriction[],
): boolean {
  if (textIndexes.flags === null) return true;
  if (guarded && tier !== family.tier) return false;
  return textIndexes.flags.every((flag) => restrictions.some((one) => 'flag' in one && one.flag === flag));
}
