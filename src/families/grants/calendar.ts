// The deadlines of a grant in calendars.

import { atMoment, type Calendar, type DatedPart } from '../../kernel/calendar.ts';
import type { Doc } from '../../kernel/family.ts';
import { aloneFor, labelOfDeadline } from '../../kernel/rule-days.ts';

interface Deadline {
  readonly kind: string;
  readonly label?: string | null;
  readonly at?: string | null;
  readonly date?: string | null;
  readonly rolling?: boolean | null;
  readonly precision?: string | null;
}

export const grantCalendar: Calendar = {
  details: true,
  cancelled: [],
  categories: 'labels',
  parts: (grant, heading) => {
    const main = grant.deadline as string | null;
    const parts: DatedPart[] = [];
    if (main !== null) {
      const stated = ['Deadline', aloneFor(grant.deadline_for)].filter(Boolean).join(' ');
      const title = `${labelOfDeadline(grant) ?? stated}: ${heading}`;
      parts.push({ title, ...atMoment(main), deadline: true });
    }
    const seen = new Map<string, number>();
    for (const one of deadlinesOf(grant)) {
      const nth = (seen.get(one.kind) ?? 0) + 1;
      seen.set(one.kind, nth);
      const when = whenOf(one);
      if (when === null || one.at === main) continue;
      const part = nth === 1 ? one.kind : `${one.kind}-${nth}`;
      parts.push({ part, title: `${one.label || one.kind}: ${heading}`, ...when, deadline: true });
    }
    return parts;
  },
};

function deadlinesOf(grant: Doc): readonly Deadline[] {
  return (grant.deadlines as readonly Deadline[] | undefined) ?? [];
}

/** A date that is known to the month only, or that rolls, is no day in a calendar. */
function whenOf({ at, date, rolling, precision }: Deadline) {
  if (rolling || precision === 'month' || precision === 'unknown') return null;
  if (at) return atMoment(at);
  return date ? { start: new Date(`${date}T00:00:00Z`), wholeDays: true } : null;
}
