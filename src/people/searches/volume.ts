// How much a search would tell, from what the last thirty days brought.

import { dayMs } from '../../kernel/durations.ts';
import type { Doc } from '../../kernel/family.ts';
import { placeAfter } from '../../kernel/reader.ts';
import type { Tier } from '../../kernel/tier.ts';
import { type AskedList, type Catalogue, countOf, matching } from './asking.ts';
import { maxKnown } from './store.ts';

const days = 30;
/** So many changes of the list are looked at, the newest ones, and no further back than so many numbers of the log. */
const maxChanges = 2_000;
const maxNumbers = 50_000;

export interface Volume {
  /** Records that were added or changed in thirty days and match. */
  readonly found: number;
  /** On how many of those days there was one. */
  readonly days: number;
  readonly weekly: number;
  /** More than a day's mail can tell. */
  readonly tooMuch: boolean;
  /** Whether thirty days brought more than was looked at, so that all of this may be more. */
  readonly more: boolean;
  /** It finds more records than a search may: what it would tell was not looked for. */
  readonly wide: boolean;
}

export const maxOfDay = 50;

export function volumeOf(list: AskedList, input: Doc, catalogue: Catalogue, tier: Tier, now: Date): Volume {
  if (countOf(list, input, catalogue, { tier, now }) > maxKnown)
    return { found: 0, days: 0, weekly: 0, tooMuch: true, more: false, wide: true };
  const { reader } = catalogue;
  const newest = reader.newestSeq(tier);
  const month = reader.placeBefore(new Date(now.getTime() - days * dayMs).toISOString(), tier);
  const from = Math.max(month, newest - maxNumbers);
  const { entries, more } = reader.changes({
    tier,
    now,
    after: placeAfter(newest),
    backwards: true,
    downTo: from,
    families: [list.family],
    limit: maxChanges,
    form: 'ref',
  });
  const there = entries.filter(({ op }) => op === 'upsert' || op === 'unhide');
  const changed = new Map(there.map(({ id, at }) => [id, at]));
  const ids = [...changed.keys()];
  const rows =
    ids.length === 0 ? [] : matching(list, input, catalogue, { tier, now, ids, limit: ids.length });
  const on = new Set(rows.map(({ id }) => (changed.get(id) ?? '').slice(0, 10)));
  return {
    found: rows.length,
    days: on.size,
    weekly: Math.round((rows.length * 7) / days),
    tooMuch: rows.length > maxOfDay * days,
    more: more || from > month,
    wide: false,
  };
}
