// Days and hours as clocks of a zone show them, whatever that zone does with its clocks.

import { dayMs } from '../../kernel/durations.ts';

interface LocalTime {
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly hour: number;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatFor(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      hourCycle: 'h23',
    });
    formats.set(timeZone, format);
  }
  return format;
}

/** Whether clocks know this zone. */
export function isTimeZone(name: string): boolean {
  try {
    formatFor(name);
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

export function localTime(moment: Date, timeZone: string): LocalTime {
  const parts = Object.fromEntries(
    formatFor(timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
  return { day: `${parts.year}-${parts.month}-${parts.day}`, hour: Number(parts.hour) };
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
  return new Date(at).toISOString().slice(0, 10);
}
