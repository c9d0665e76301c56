// The entries of a calendar that a record makes, as its family declares its dates.

import { dayMs } from '../../kernel/durations.ts';
import type { Doc, Family } from '../../kernel/family.ts';
import { headingOf } from '../../kernel/heading.ts';
import type { Context } from '../../kernel/operation.ts';
import type { CalendarEntry } from './calendar.ts';
import { addressOf, summaryOf } from './record-summary.ts';

/** For so long (ms) after it a date beside the main one stands in calendars: a call may have a dozen that are over. */
const shownForMs = 31 * dayMs;

/** The entries of a record with its details; none where the family has no calendar. */
export function entriesOf(
  family: Family,
  record: Doc,
  { site, now }: Pick<Context, 'site' | 'now'>,
): readonly CalendarEntry[] {
  const { calendar } = family;
  if (!calendar) return [];
  const since = now.getTime() - shownForMs;
  const about = {
    updated: new Date(record.updated_at as string),
    text: summaryOf(family, record),
    link: addressOf(family, record, site),
    categories: (record[calendar.categories] as readonly string[] | null | undefined) ?? [],
  };
  return calendar
    .parts(record, headingOf(family, record))
    .filter(({ part, start, end }) => part === undefined || (end ?? start).getTime() >= since)
    .map(({ part, ...entry }) => ({ ...about, uid: uidOf(family, record.id as string, part), ...entry }));
}

/** The entries that take back those of a record that is gone; its dates are gone with it. */
export function cancelledEntries(family: Family, id: string, at: string): readonly CalendarEntry[] {
  const moment = new Date(at);
  return [undefined, ...(family.calendar?.cancelled ?? [])].map((part) => ({
    uid: uidOf(family, id, part),
    title: `No longer in the catalogue: a ${family.singular.replaceAll('_', ' ')}`,
    start: moment,
    wholeDays: false,
    deadline: true,
    updated: moment,
    cancelled: true,
  }));
}

function uidOf(family: Family, id: string, part?: string): string {
  return `${family.singular}-${encodeURIComponent(id)}${part ? `-${part}` : ''}@perennial`;
}
