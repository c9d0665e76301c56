// Lengths of time, in milliseconds, and where days end.

export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;
export const weekMs = 7 * dayMs;

/** The last moment (ms) of the day (UTC) that lies so many days ahead: what is due within them is due by then. */
export function endOfDay(now: Date, daysAhead = 0): number {
  return (Math.floor(now.getTime() / dayMs) + daysAhead + 1) * dayMs - 1;
}

/** How many days of the calendar (UTC) lie between two moments in ms; below 0 where the second comes first. */
export function calendarDays(from: number, to: number): number {
  return Math.floor(to / dayMs) - Math.floor(from / dayMs);
}
