// How much a search would tell, from what the last thirty days brought.

import { dayMs } from '../../kernel/durations.ts';
import type { Doc } from '../../kernel/family.ts';
import type { Tier } from '../../kernel/tier.ts';
import { type AskedList, type Catalogue, matching } from './asking.ts';
import { changedSince } from './round.ts';

const days = 30;

export interface Volume {
  /** Records that were added or changed in thirty days and match. */
  readonly found: number;
  /** On how many of those days there was one. */
  readonly days: number;
  readonly weekly: number;
  /** More than a day's mail can tell. */
  readonly tooMuch: boolean;
}

export const maxOfDay = 50;

export function volumeOf(list: AskedList, input: Doc, catalogue: Catalogue, tier: Tier, now: Date): Volume {
  const { reader } = catalogue;
  const from = reader.placeBefore(new Date(now.getTime() - days * dayMs).toISOString(), tier);
  const changed = changedSince(catalogue, list.family, { tier, from, upTo: reader.newestSeq(tier), now });
  const ids = [...changed.keys()];
  const rows =
    ids.length === 0 ? [] : matching(list, input, catalogue, { tier, now, ids, limit: ids.length });
  const on = new Set(rows.map(({ id }) => (changed.get(id) ?? '').slice(0, 10)));
  return {
    found: rows.length,
    days: on.size,
    weekly: Math.round((rows.length * 7) / days),
    tooMuch: rows.length > maxOfDay * days,
  };
}
