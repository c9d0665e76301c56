// Lengths of time, in milliseconds, and days of the calendar (UTC).

export const secondMs = 1_000;
export const minuteMs = 60 * secondMs;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;
export const weekMs = 7 * dayMs;

/** How many days of the calendar (UTC) lie between two moments in ms; below 0 where the second comes first. */
export function calendarDays(from: number, to: number): number {
  return Math.floor(to / dayMs) - Math.floor(from / dayMs);
}

/** The first moment (ms) of the day (UTC) that lies so many days behind that of a moment. */
export function dayStart(moment: number, daysAhead = 0): number {
  return (Math.floor(moment / dayMs) + daysAhead) * dayMs;
}

/** The day (UTC) of a moment, as YYYY-MM-DD; a number is ms. */
export function isoDay(moment: Date | number): string {
  return new Date(moment).toISOString().slice(0, 10);
}
