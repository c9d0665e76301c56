// Of the dates of a call, the one that its row shows: the next at which an application is due.
//
// A call may have many dates: stages, tracks, the cycles of a standing announcement. Dates that only
// some may use (renewals, AIDS research, the second of two steps) count where no date for everyone is left.

import type { Doc } from '../../kernel/family.ts';
import { isByRule } from '../../kernel/rule-days.ts';

/** How the day is labelled on which the text of a call itself says that it ends. */
export const closesInText = 'Closing date, as the text says';

/** How the day is labelled on which applications open. */
export const opensLabel = 'Applications open';

export interface CallDate {
  readonly kind: string;
  readonly at?: string | null;
  /** Whom the date is for, where it is not for everyone. */
  readonly applies_to?: string | null;
}

/** Whom a date is for that follows a first step: whoever did not take it is too late. */
export const firstStepApplicants = 'first_step_applicants';

const due = new Set(['full', 'preproposal', 'step']);

/** The moment of the next date, the last one when all have passed, null when there is none. */
export function nextDeadline(dates: readonly CallDate[], now: Date): string | null {
  const dated = dates
    .flatMap((one) => (due.has(one.kind) && one.at ? [{ at: one.at, forAll: !one.applies_to }] : []))
    .sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
  const coming = dated.filter(({ at }) => Date.parse(at) >= now.getTime());
  return (coming.find(({ forAll }) => forAll) ?? coming[0] ?? dated.at(-1))?.at ?? null;
}

/** For whom the date is that the row shows, where it is for some alone (`renewal`, `aids`, `first_step_applicants`); null where it is for all. */
export function deadlineFor(deadline: string | null, dates: readonly CallDate[]): string | null {
  if (deadline === null) return null;
  const shown = dates.filter(
    ({ kind, at }) => due.has(kind) && at && Date.parse(at) === Date.parse(deadline),
  );
  return shown.every(({ applies_to }) => applies_to) ? (shown[0]?.applies_to ?? null) : null;
}

/** Whether the source states the date, a rule gives it, or it follows from what the source says. */
export function sourceOfDate({ source, label, method }: Doc): 'stated' | 'computed' | 'rule' {
  if (source) return source as 'stated' | 'computed' | 'rule';
  if (isByRule(label)) return 'rule';
  return method === 'computed' ? 'computed' : 'stated';
}
