// Calendars (RFC 5545): an entry for each deadline and each event. Moments are in UTC; what only has a day
// is an entry of that whole day. The id of an entry is made of what it is about and names no host, so a
// mirror's calendar holds the same entries. What was taken out of the catalogue is cancelled.

import ical, { foldLines, ICalEvent, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import type { DatedPart } from '../../kernel/calendar.ts';

export interface CalendarEntry extends Omit<DatedPart, 'part'> {
  /** Stable, and unique in all calendars of the catalogue. */
  readonly uid: string;
  /** When what it says last changed. */
  readonly updated: Date;
  readonly text?: string | null;
  readonly link?: string | null;
  readonly categories?: readonly string[];
  readonly cancelled?: boolean;
}

interface CalendarHead {
  readonly title: string;
  /** Where it can be had again; null where that address is a secret. */
  readonly self: string | null;
}

const ending = 'END:VCALENDAR';
const refreshSeconds = 3_600;
/** Changes are counted in seconds from here on. */
const firstMoment = Date.UTC(2020, 0, 1);

/** The calendar piece by piece; lines end in CRLF. */
export function* calendarPieces(
  head: CalendarHead,
  slices: Iterable<readonly CalendarEntry[]>,
): Generator<string> {
  const calendar = ical({
    name: head.title,
    prodId: { company: 'Perennial', product: 'catalogue' },
    ...(head.self === null ? {} : { source: head.self }),
    ttl: refreshSeconds,
  });
  yield calendar.toString().slice(0, -ending.length);
  for (const entries of slices) {
    yield entries.map((entry) => foldLines(new ICalEvent(dataOf(entry), calendar).toString())).join('');
  }
  yield `${ending}\r\n`;
}

/** The same entries under another name, for a reader of one's own: where it was had is not in it. */
export function renamedCalendar(calendar: string, title: string): string {
  const [head = ''] = calendarPieces({ title, self: null }, []);
  return head + calendar.slice(calendar.search(/^(?:BEGIN:VEVENT|END:VCALENDAR)/m));
}

function dataOf(entry: CalendarEntry) {
  const { uid, title, start, end, wholeDays, deadline, updated, text, link, place, categories } = entry;
  return {
    id: uid,
    summary: title,
    start,
    ...(end ? { end } : {}),
    allDay: wholeDays,
    stamp: updated,
    lastModified: updated,
    sequence: Math.max(0, Math.floor((updated.getTime() - firstMoment) / 1000)),
    transparency: deadline ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
    status: entry.cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    ...(text ? { description: text } : {}),
    ...(link ? { url: link } : {}),
    ...(place ? { location: place } : {}),
    ...(categories?.length ? { categories: categories.map((name) => ({ name })) } : {}),
  };
}
