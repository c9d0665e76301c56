// Days and hours as clocks of a zone show them, whatever that zone does with its clocks.

import { dayMs, isoDay } from '../../kernel/durations.ts';
import { dayInZone, zoneClock } from '../../kernel/zone-clock.ts';

interface LocalTime {
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly hour: number;
}

/** Whether clocks know this zone. */
export function isTimeZone(name: string): boolean {
  try {
    zoneClock(name);
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

export function localTime(moment: Date, timeZone: string): LocalTime {
  const { hour = 0 } = zoneClock(timeZone)(moment);
  return { day: dayInZone(timeZone, moment), hour };
}

export interface TellingTime {
  readonly time_zone: string;
  readonly hour: number;
  /** 1 is Monday. */
  readonly weekday: number;
}

/** The newest day whose telling hour has come: today or yesterday; for a week the day of it that was last. */
export function tellingDay(
  moment: Date,
  { time_zone, hour, weekday }: TellingTime,
  cadence: 'daily' | 'weekly',
): string {
  const local = localTime(moment, time_zone);
  let at = Date.parse(`${local.day}T00:00:00Z`) - (local.hour < hour ? dayMs : 0);
  while (cadence === 'weekly' && (new Date(at).getUTCDay() + 6) % 7 !== weekday - 1) at -= dayMs;
  return isoDay(at);
}
