// Dates in conference lists are written by hand: "TBA", "2026-03?", one-digit months, zones by their
// everyday names. What is not a certain date is no date.

import { monthNumber } from '../reading/months.ts';
import { zonedInstant } from '../reading/zoned-time.ts';

/** Everyday names of zones that change their clocks: people mean the place, in summer and in winter. */
const everydayZones: Readonly<Record<string, string>> = {
  PST: 'America/Los_Angeles',
  PDT: 'America/Los_Angeles',
  PT: 'America/Los_Angeles',
  EST: 'America/New_York',
  EDT: 'America/New_York',
  ET: 'America/New_York',
  CET: 'Europe/Brussels',
  CEST: 'Europe/Brussels',
  BST: 'Europe/London',
};

/** `2026-02-12` from a certain day, also `2026-2-12`; null for everything else. */
export function certainDay(text: string | null): string | null {
  const parts = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text?.trim() ?? '');
  if (!parts) return null;
  const day = `${parts[1]}-${parts[2]?.padStart(2, '0')}-${parts[3]?.padStart(2, '0')}`;
  try {
    zonedInstant(`${day}T00:00:00`, 'UTC');
    return day;
  } catch {
    return null;
  }
}

/**
 * The UTC instant of a deadline such as `2026-02-12 23:59:59`. A day alone ends at 23:59:59. Without a
 * zone it is that of the place where clocks are furthest ahead: a deadline may be told too early, never too
 * late. Null when the text is not a certain date; throws a RangeError for a zone that is not known and a time
 * that does not exist.
 */
export function deadlineInstant(text: string | null, zone: string | null): string | null {
  const [dayText = '', time = '23:59:59', ...rest] = (text ?? '').trim().split(/[ T]+/);
  const day = certainDay(dayText);
  if (day === null || rest.length > 0) return null;
  if (!/^\d{1,2}:\d\d(:\d\d)?$/.test(time)) return null;
  const [hours = '', minutes = '', seconds = '00'] = time.split(':');
  const name = zone?.trim() || 'UTC+14';
  const local = `${day}T${hours.padStart(2, '0')}:${minutes}:${seconds}`;
  return zonedInstant(local, everydayZones[name.toUpperCase()] ?? name);
}

const inWords =
  /^([a-z]{3})[a-z]*\.?,?\s+(\d{1,2})(?:st|nd|rd|th)?(?:\s*[-–—]\s*(?:([a-z]{3})[a-z]*\.?,?\s+)?(\d{1,2})(?:st|nd|rd|th)?)?,?\s+(\d{4})$/i;

/**
 * The first and the last day of a date in words, such as `June 10-17, 2025` or `June 30 - July 4, 2025`;
 * null for everything else. One day alone is both.
 */
export function daysInWords(text: string | null): { readonly start: string; readonly end: string } | null {
  const parts = inWords.exec(text?.trim() ?? '');
  if (!parts) return null;
  const [, month = '', day = '', otherMonth = month, lastDay = day, year = ''] = parts;
  const start = certainDay(`${year}-${monthNumber(month)}-${day}`);
  const end = certainDay(`${year}-${monthNumber(otherMonth)}-${lastDay}`);
  return start === null || end === null || end < start ? null : { start, end };
}
