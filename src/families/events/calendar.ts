// An event in calendars: when it is, and until when something can be submitted to it.

import { atMoment, type Calendar, type DatedPart } from '../../kernel/calendar.ts';
import { dayMs } from '../../kernel/durations.ts';

type Dates = Readonly<Record<'start_date' | 'end_date' | 'submission_deadline' | 'location', string | null>>;

export const eventCalendar: Calendar = {
  details: false,
  cancelled: ['submission'],
  categories: 'topics',
  parts: (event, heading) => {
    const { start_date: start, end_date: end, submission_deadline: submission, location } = event as Dates;
    const parts: DatedPart[] = [];
    if (start !== null) parts.push({ title: heading, ...span(start, end), place: location, deadline: false });
    if (submission !== null) {
      const title = `Submissions close: ${heading}`;
      parts.push({ part: 'submission', title, ...atMoment(submission), deadline: true });
    }
    return parts;
  },
};

/**
 * An event that begins at midnight and ends with a day, or has no end, is given in days. An end that is not
 * after the beginning is none: calendars do not take it.
 */
function span(start: string, given: string | null): Pick<DatedPart, 'start' | 'end' | 'wholeDays'> {
  const end = given !== null && Date.parse(given) > Date.parse(start) ? given : null;
  const midnight = /T00:00(?::00(?:\.0+)?)?Z$/;
  const lastMoment = /T23:59(?::\d\d(?:\.\d+)?)?Z$/;
  if (!midnight.test(start) || (end !== null && !midnight.test(end) && !lastMoment.test(end))) {
    return { ...atMoment(start), end: end === null ? null : new Date(end) };
  }
  const last = Date.parse(`${(end ?? start).slice(0, 10)}T00:00:00Z`);
  return { start: new Date(start), end: new Date(last + dayMs), wholeDays: true };
}
