// The end of an event, as far as its days are known.

import { isoDay } from '../../kernel/durations.ts';

/**
 * When an event is over (UTC): of one whose beginning alone is known, with that day; of one without a date, with the
 * year that its title names. A series without a year is never over.
 */
export function eventEnd(event: {
  readonly title: string;
  readonly start_date: string | null;
  readonly end_date: string | null;
}): string | null {
  if (event.end_date !== null) return event.end_date;
  if (event.start_date !== null) return `${isoDay(Date.parse(event.start_date))}T23:59:59Z`;
  const years = event.title.match(/\b(?:19|20)\d\d\b/g) ?? [];
  return years.length === 1 ? `${years[0]}-12-31T23:59:59Z` : null;
}
