// Whether a grant is open is never stored: it follows from its dates and the clock, each time it is read.
//
// A forecast is not open. Where it names the moment at which applications open, it is a forecast until
// then and says afterwards what its deadline says. A notice that asks for no applications is never open.
// A call without a date is rolling where its source says so; of any other one it is not known when it closes.

import { dayMs } from '../../kernel/durations.ts';
import type { Doc, LiveRequest } from '../../kernel/family.ts';
import { shape } from '../../kernel/shape.ts';

export const statusShape = shape(
  '{value: forecasted|open|rolling|closed|archived|unknown, is_open: bool, days_left?: int, computed_at: dt}',
);

/** Whether a grant is open follows from these and the clock. */
export const standingColumns = ['deadline', 'closed', 'opens', 'told_status', 'rolls'] as const;

const standingOf = `select ${standingColumns.join(', ')} from grants where id = ?`;

/** status_public of each asked grant; only details show it. */
export function grantsNow({ select, ids, rows, place, now }: LiveRequest): ReadonlyMap<string, Doc> {
  const found = new Map<string, Doc>();
  if (place === 'row') return found;
  for (const id of ids) {
    const row = rows?.get(id) ?? select(standingOf, id)[0];
    if (row) found.set(id, { status_public: standing(row, now) });
  }
  return found;
}

function standing(row: Doc, now: string): Doc {
  const deadline = row.deadline as string | null;
  const value = standingWord(row, deadline, now);
  const is_open = value === 'open' || value === 'rolling';
  const days_left =
    deadline !== null && (is_open || value === 'forecasted')
      ? Math.floor((Date.parse(deadline) - Date.parse(now)) / dayMs)
      : null;
  return { value, is_open, days_left, computed_at: now };
}

/** The word of status_public in SQL over the table `t`; binds the moment once. */
export const standingSql = `(select case when t.told_status = 'archived' then 'archived' when t.closed is not null then 'closed'
  when t.deadline < m.at then 'closed' when t.told_status = 'notice' then 'unknown'
  when t.told_status = 'forecast' and (t.opens is null or t.opens > m.at) then 'forecasted'
  when t.deadline is null and t.rolls = 1 then 'rolling' else 'open' end from (select ? as at) m)`;

function standingWord(row: Doc, deadline: string | null, now: string): string {
  if (row.told_status === 'archived') return 'archived';
  if (row.closed !== null) return 'closed';
  if (deadline !== null && Date.parse(deadline) < Date.parse(now)) return 'closed';
  if (row.told_status === 'notice') return 'unknown';
  const opens = row.opens as string | null;
  if (row.told_status === 'forecast' && (opens === null || Date.parse(opens) > Date.parse(now)))
    return 'forecasted';
  return deadline === null && row.rolls === 1 ? 'rolling' : 'open';
}
