// Members that are computed when they are read (counts over other families, what depends on the clock)
// are added to ready rows here, as far as the tier may read them.

import type { Doc, Select } from '../../kernel/family.ts';
import { extend, membersOf } from '../../kernel/json.ts';
import { shownTo } from '../../kernel/listing.ts';
import type { Tier } from '../../kernel/tier.ts';
import type { Plan } from '../layout/plan.ts';

export interface LiveQuery {
  readonly tier: Tier;
  readonly now: Date;
  readonly place: 'row' | 'detail';
}

/** A function that adds them to rows of a family. */
export type LiveAdder = (
  plan: Plan,
  rows: readonly { readonly id: string; readonly text: string }[],
  ask: LiveQuery,
) => string[];

/** The same members of one record, as ready JSON without braces. */
export type LiveMembers = (
  plan: Plan,
  record: { readonly id: string; readonly columns: Doc },
  ask: LiveQuery,
) => string;

export function liveAdder(select: Select): LiveAdder {
  return (plan, rows, { tier, now, place }) => {
    const { live: ask } = plan.family;
    if (!ask || rows.length === 0 || plan.live[place].length === 0) return rows.map((row) => row.text);
    const ids = rows.map((row) => row.id);
    const live = ask({ select, ids, tier, now: now.toISOString(), place });
    return rows.map((row) => extend(row.text, membersOf(liveMembers(plan, live.get(row.id), tier, place))));
  };
}

export function liveReader(select: Select): LiveMembers {
  return (plan, { id, columns }, { tier, now, place }) => {
    const { live: ask, liveColumns } = plan.family;
    if (!ask || plan.live[place].length === 0) return '';
    const request = { select, ids: [id], tier, now: now.toISOString(), place };
    const live = ask(liveColumns ? { ...request, rows: new Map([[id, columns]]) } : request);
    return membersOf(liveMembers(plan, live.get(id), tier, place));
  };
}

function liveMembers(plan: Plan, values: Doc | undefined, tier: Tier, place: 'row' | 'detail'): Doc {
  const shown: Record<string, unknown> = {};
  for (const [member, field] of plan.live[place]) {
    if (shownTo(field, tier, place)) shown[member] = values?.[member] ?? field.fallback ?? null;
  }
  return shown;
}
