import { dayMs } from '../src/kernel/durations.ts';

/** Moments counted from midnight (UTC) of the day on which the demo starts. */
export interface Days {
  readonly midnight: number;
  /** `YYYY-MM-DD` of the day `n` days from today. */
  readonly date: (n: number) => string;
  /** A full hour of that day, `YYYY-MM-DDTHH:00:00Z`. */
  readonly at: (n: number, hour?: number) => string;
  /** The last second before `n` days are over since midnight: never more than `n` days away. */
  readonly within: (n: number) => string;
}

/** Two starts on one day (UTC) get the same moments. */
export function daysFrom(now: Date): Days {
  const midnight = Math.floor(now.getTime() / dayMs) * dayMs;
  return {
    midnight,
    date: (n) => new Date(midnight + n * dayMs).toISOString().slice(0, 10),
    at: (n, hour = 0) => instant(midnight + n * dayMs + hour * 3_600_000),
    within: (n) => instant(midnight + n * dayMs - 1000),
  };
}

/** Milliseconds since 1970 as UTC ISO 8601 without fractions. */
export function instant(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 19)}Z`;
}
