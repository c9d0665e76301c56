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
