// Sources give a day, or a clock time with the name of a zone; the catalogue keeps instants in UTC.
//
// Zones are IANA names (`Europe/Brussels`), `UTC` or `GMT` with an optional offset (`UTC+3`,
// `UTC-08`, `GMT+1`, `UTC+05:30`), and `AoE`, "anywhere on Earth": the last place where it is still
// that day, UTC-12. The sign is read as people write it: UTC+3 is east of Greenwich.

import { dayMs, minuteMs } from '../../kernel/durations.ts';
import { remembered } from '../../kernel/remembered.ts';
import { zoneClock } from '../../kernel/zone-clock.ts';

type Clock = ReturnType<typeof zoneClock>;

const earliest = Date.parse('0000-01-01T00:00:00Z');
const latest = Date.parse('9999-12-31T23:59:59Z');

/**
 * 23:59:59 of the calendar day `date` (YYYY-MM-DD) in the zone, as `YYYY-MM-DDTHH:MM:SSZ`.
 * Throws a RangeError for a day that does not exist and for a zone that is not known.
 */
export function endOfDay(date: string, timeZone: string): string {
  return zonedInstant(`${date}T23:59:59`, timeZone);
}

/**
 * The instant at which clocks in the zone show `local` (YYYY-MM-DDTHH:MM:SS), as UTC without
 * milliseconds. An hour that clocks show twice means its first passing; an hour that clocks skip
 * means as long after the jump as it lies inside the gap. Throws like `endOfDay`.
 */
export function zonedInstant(local: string, timeZone: string): string {
  return instantsOf(timeZone)(local);
}

/** Calls share their dates: asking a zone's clock once for each of them is most of reading dates. */
const instantsOf = remembered(100, (timeZone) => remembered(10_000, (local) => readInstant(local, timeZone)));

function readInstant(local: string, timeZone: string): string {
  const wall = wallClock(local);
  const fixed = fixedOffset(timeZone);
  if (fixed !== null) return utc(wall - fixed * minuteMs);
  const clock = clockOf(timeZone);
  const before = offsetAt(clock, wall - dayMs);
  const after = offsetAt(clock, wall + dayMs);
  if (offsetAt(clock, wall - before) === before) return utc(wall - before);
  if (offsetAt(clock, wall - after) === after) return utc(wall - after);
  return utc(wall - before);
}

/** The day that a text begins with, alone or before a clock time that says nothing; null where it begins with none. */
export function dayIn(text: string | null): string | null {
  return /^(\d{4}-\d\d-\d\d)(?:[ T]|$)/.exec(text ?? '')?.[1] ?? null;
}

/** The milliseconds that the local time would have if it were UTC. */
function wallClock(local: string): number {
  const parts = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)$/.exec(local);
  if (!parts) throw new RangeError(`"${local}" is not a date and time like 2026-03-01T17:00:00`);
  const milliseconds = Date.parse(`${local}Z`);
  if (Number.isNaN(milliseconds) || utc(milliseconds) !== `${local}Z`) {
    throw new RangeError(`"${local}" is not a moment of the calendar`);
  }
  return milliseconds;
}

/** Minutes east of Greenwich for zones that never change their clocks; null for all others. */
function fixedOffset(timeZone: string): number | null {
  if (/^(utc|gmt|z)$/i.test(timeZone)) return 0;
  if (/^aoe$/i.test(timeZone)) return -12 * 60;
  const parts = /^(?:utc|gmt)\s?([+\-−])(\d{1,2})(?::?(\d\d))?$/i.exec(timeZone);
  if (!parts) return null;
  const minutes = Number(parts[2]) * 60 + Number(parts[3] ?? 0);
  if (minutes > 14 * 60 || Number(parts[3] ?? 0) > 59)
    throw new RangeError(`"${timeZone}" is not a time zone`);
  return parts[1] === '+' ? minutes : -minutes;
}

function clockOf(timeZone: string): Clock {
  try {
    return zoneClock(timeZone);
  } catch {
    throw new RangeError(`"${timeZone}" is not a time zone`);
  }
}

/** How far clocks of the zone are ahead of UTC at an instant, in milliseconds. */
function offsetAt(clock: Clock, instant: number): number {
  const read = clock(instant);
  const shown = new Date(0);
  shown.setUTCFullYear(read.year ?? 0, (read.month ?? 1) - 1, read.day ?? 1);
  shown.setUTCHours(read.hour ?? 0, read.minute ?? 0, read.second ?? 0);
  return shown.getTime() - instant;
}

/** Four-digit years only: an evening of 9999 that is 10000 in UTC becomes the last second of 9999. */
function utc(milliseconds: number): string {
  const bounded = Math.min(Math.max(milliseconds, earliest), latest);
  return `${new Date(bounded).toISOString().slice(0, -5)}Z`;
}
