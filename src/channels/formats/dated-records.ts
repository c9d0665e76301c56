// Which entries of a calendar a record makes, for the families that have dates of their own.

import type { Doc, Family } from '../../kernel/family.ts';
import { headingOf } from '../../kernel/heading.ts';
import type { CalendarEntry } from './calendar.ts';
import { addressOf, summaryOf } from './record-summary.ts';

/** The entries of a record with its details. */
export type EntriesOf = (family: Family, record: Doc, site: string) => readonly CalendarEntry[];

/** The families that make calendars. `details`: the row alone does not hold all dates. */
export const dated: Readonly<Record<string, { readonly details: boolean; readonly entries: EntriesOf }>> = {
  grants: { details: true, entries: grantEntries },
  events: { details: false, entries: eventEntries },
};

/** The entries that take back those of a record that is gone; its dates are gone with it. */
export function cancelledEntries(family: Family, id: string, at: string): readonly CalendarEntry[] {
  const moment = new Date(at);
  const uids = [uidOf(family, id), ...(family.name === 'events' ? [uidOf(family, id, 'submission')] : [])];
  return uids.map((uid) => ({
    uid,
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

interface Deadline {
  readonly kind: string;
  readonly label?: string | null;
  readonly at?: string | null;
  readonly date?: string | null;
  readonly rolling?: boolean | null;
  readonly precision?: string | null;
}

function grantEntries(family: Family, grant: Doc, site: string): CalendarEntry[] {
  const id = grant.id as string;
  const about = aboutOf(family, grant, site, grant.labels as readonly string[]);
  const name = headingOf(family, grant);
  const main = grant.deadline as string | null;
  const entries: CalendarEntry[] = [];
  if (main !== null) {
    const title = `Deadline: ${name}`;
    entries.push({ ...about, uid: uidOf(family, id), title, ...moment(main), deadline: true });
  }
  const seen = new Map<string, number>();
  for (const one of (grant.deadlines as readonly Deadline[] | undefined) ?? []) {
    const nth = (seen.get(one.kind) ?? 0) + 1;
    seen.set(one.kind, nth);
    const when = whenOf(one);
    if (when === null || one.at === main) continue;
    const uid = uidOf(family, id, nth === 1 ? one.kind : `${one.kind}-${nth}`);
    entries.push({ ...about, uid, title: `${one.label || one.kind}: ${name}`, ...when, deadline: true });
  }
  return entries;
}

function moment(at: string): Pick<CalendarEntry, 'start' | 'wholeDays'> {
  return { start: new Date(at), wholeDays: false };
}

/** A date that is known to the month only, or that rolls, is no day in a calendar. */
function whenOf({ at, date, rolling, precision }: Deadline) {
  if (rolling || precision === 'month' || precision === 'unknown') return null;
  if (at) return moment(at);
  return date ? { start: new Date(`${date}T00:00:00Z`), wholeDays: true } : null;
}

const dayLength = 86_400_000;

function eventEntries(family: Family, event: Doc, site: string): CalendarEntry[] {
  const id = event.id as string;
  const about = aboutOf(family, event, site, event.topics as readonly string[] | null);
  const name = headingOf(family, event);
  const { start_date: start, end_date: end, submission_deadline: submission } = event as Dates;
  const entries: CalendarEntry[] = [];
  if (start !== null) {
    const place = event.location as string | null;
    entries.push({
      ...about,
      uid: uidOf(family, id),
      title: name,
      ...span(start, end),
      place,
      deadline: false,
    });
  }
  if (submission !== null) {
    const uid = uidOf(family, id, 'submission');
    entries.push({
      ...about,
      uid,
      title: `Submissions close: ${name}`,
      ...moment(submission),
      deadline: true,
    });
  }
  return entries;
}

type Dates = Readonly<Record<'start_date' | 'end_date' | 'submission_deadline', string | null>>;

/**
 * An event that begins at midnight and ends with a day, or has no end, is given in days. An end that is not
 * after the beginning is none: calendars do not take it.
 */
function span(start: string, given: string | null): Pick<CalendarEntry, 'start' | 'end' | 'wholeDays'> {
  const end = given !== null && Date.parse(given) > Date.parse(start) ? given : null;
  const midnight = /T00:00(?::00(?:\.0+)?)?Z$/;
  const lastMoment = /T23:59(?::\d\d(?:\.\d+)?)?Z$/;
  if (!midnight.test(start) || (end !== null && !midnight.test(end) && !lastMoment.test(end))) {
    return { ...moment(start), end: end === null ? null : new Date(end) };
  }
  const last = Date.parse(`${(end ?? start).slice(0, 10)}T00:00:00Z`);
  return { start: new Date(start), end: new Date(last + dayLength), wholeDays: true };
}

function aboutOf(family: Family, record: Doc, site: string, labels: readonly string[] | null) {
  return {
    updated: new Date(record.updated_at as string),
    text: summaryOf(family, record),
    link: addressOf(family, record, site),
    categories: labels ?? [],
  };
}
