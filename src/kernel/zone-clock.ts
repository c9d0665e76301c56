// What the clocks of a time zone show. To make a formatter costs as much as a page of rows, so the last ones are kept;
// their number has a bound, because the name of a zone can be written in any case.

import { remembered } from './remembered.ts';

/** What a clock shows: `year`, `month`, `day`, `hour`, `minute` and `second`, as numbers. */
type ClockParts = Readonly<Record<string, number>>;

const maxZones = 100;

/** A clock of the zone. Throws a RangeError for one that is not known. */
export const zoneClock = remembered(maxZones, (timeZone): ((moment: number | Date) => ClockParts) => {
  const formatter = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'iso8601',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  return (moment) => {
    const shown: Record<string, number> = {};
    for (const { type, value } of formatter.formatToParts(moment)) shown[type] = Number(value);
    return shown;
  };
});

/** The day that clocks of the zone show, YYYY-MM-DD. Throws a RangeError for a zone that is not known. */
export function dayInZone(timeZone: string, moment: number | Date): string {
  const { year, month, day } = zoneClock(timeZone)(moment);
  const two = (part = 0) => String(part).padStart(2, '0');
  return `${year}-${two(month)}-${two(day)}`;
}
