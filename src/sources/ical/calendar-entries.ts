// The entries (VEVENT) of an iCalendar file, RFC 5545: lines unfolded, texts unescaped, days and moments read.

import { dayMs, hourMs, minuteMs, secondMs, weekMs } from '../../kernel/durations.ts';
import { SourceError } from '../reading/source.ts';
import { zonedInstant } from '../reading/zoned-time.ts';

export interface CalendarEntry {
  readonly uid: string;
  readonly summary: string;
  readonly description: string | null;
  readonly url: string | null;
  readonly location: string | null;
  readonly organizer: string | null;
  readonly cancelled: boolean;
  /** Instants in UTC; a day begins at midnight and ends with its last second, in UTC. */
  readonly start: string | null;
  readonly end: string | null;
  /** Whether it takes place more than once; `start` and `end` are then those of the first time. */
  readonly repeats: boolean;
  /** When the last time begins, at the latest; null where nothing says it. */
  readonly until: string | null;
  /** Which one time of a repeated entry it stands in for, as the file writes it. */
  readonly standsIn: string | null;
}

interface Line {
  readonly value: string;
  readonly parameters: ReadonlyMap<string, string>;
}

const maxEntries = 5000;

/** Throws SourceError for what is no calendar, and for more than 5000 entries. */
export function calendarEntries(text: string): readonly CalendarEntry[] {
  const lines = text
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/\n[ \t]/g, '')
    .split('\n');
  if (lines[0]?.trim().toUpperCase() !== 'BEGIN:VCALENDAR') throw new SourceError('it is no iCalendar file');
  const entries: CalendarEntry[] = [];
  let members: Map<string, Line> | null = null;
  let inner = 0;
  let zone: string | null = null;
  for (const line of lines) {
    const parts = /^([A-Za-z-]+)((?:;[^:"]*(?:"[^"]*"[^:"]*)*)?):(.*)$/.exec(line);
    if (!parts) continue;
    const [, name = '', given = '', value = ''] = parts;
    const key = name.toUpperCase();
    if (key === 'BEGIN' && value === 'VEVENT') members = new Map();
    else if (key === 'END' && value === 'VEVENT' && members) {
      if (entries.length === maxEntries) throw new SourceError(`it has more than ${maxEntries} entries`);
      entries.push(entryOf(members, zone));
      members = null;
    } else if (key === 'BEGIN' && members) inner += 1;
    else if (key === 'END' && members) inner -= 1;
    else if (key === 'X-WR-TIMEZONE' && !members) zone = value.trim();
    else if (members && inner === 0 && !members.has(key))
      members.set(key, { value, parameters: parametersOf(given) });
  }
  return entries;
}

function parametersOf(given: string): ReadonlyMap<string, string> {
  const pairs = given.matchAll(/;([A-Za-z-]+)=("[^"]*"|[^;:]*)/g);
  return new Map(
    [...pairs].map(([, name = '', value = '']) => [name.toUpperCase(), value.replaceAll('"', '')]),
  );
}

function entryOf(members: ReadonlyMap<string, Line>, zone: string | null): CalendarEntry {
  const text = (name: string) => {
    const value = members
      .get(name)
      ?.value.replace(/\\([\\;,nN])/g, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign));
    return value === undefined || value.trim() === '' ? null : value.trim();
  };
  const rule = members.get('RRULE')?.value;
  const until = /(?:^|;)UNTIL=(\d{8}(?:T\d{6}Z?)?)/i.exec(rule ?? '')?.[1];
  return {
    uid: text('UID') ?? '',
    summary: text('SUMMARY') ?? '',
    description: text('DESCRIPTION'),
    url: text('URL'),
    location: text('LOCATION'),
    organizer: members.get('ORGANIZER')?.parameters.get('CN') ?? null,
    cancelled: text('STATUS')?.toUpperCase() === 'CANCELLED',
    start: momentOf(members.get('DTSTART'), 'start', zone),
    end: momentOf(members.get('DTEND') ?? endAfter(members), 'end', zone),
    repeats: rule !== undefined || members.has('RDATE'),
    // A day is meant with its last hour.
    until: until
      ? momentOf(
          { value: until.length === 8 ? `${until}T235959Z` : until, parameters: new Map() },
          'end',
          zone,
        )
      : null,
    standsIn: text('RECURRENCE-ID'),
  };
}

/** The end that a duration tells, as its line would be written; without one a whole day ends with itself (3.6.1). */
function endAfter(members: ReadonlyMap<string, Line>): Line | undefined {
  const start = members.get('DTSTART');
  const begins = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)(Z?))?$/.exec(start?.value.trim() ?? '');
  if (!start || !begins) return undefined;
  const [, year, month, day, hour, minute, second, utc = ''] = begins;
  const length = durationOf(members.get('DURATION')?.value.trim() ?? (hour === undefined ? 'P1D' : ''));
  const from = Date.parse(`${year}-${month}-${day}T${hour ?? '00'}:${minute ?? '00'}:${second ?? '00'}Z`);
  if (length === null || Number.isNaN(from)) return undefined;
  const value = new Date(from + length).toISOString().replace(/[-:]|\.\d{3}Z$/g, '');
  return { value: hour === undefined ? value.slice(0, 8) : value + utc, parameters: start.parameters };
}

const duration = /^\+?P(?:(\d{1,3})W)?(?:(\d{1,4})D)?(?:T(?:(\d{1,4})H)?(?:(\d{1,5})M)?(?:(\d{1,6})S)?)?$/;

/** The milliseconds of `P2D` or `PT1H30M`; null for what is no duration forward. */
function durationOf(text: string): number | null {
  const parts = duration.exec(text);
  if (parts === null) return null;
  return [weekMs, dayMs, hourMs, minuteMs, secondMs].reduce(
    (sum, unit, at) => sum + unit * Number(parts[at + 1] ?? 0),
    0,
  );
}

/**
 * The end of whole days is the day after them (RFC 5545, 3.6.1). An hour without a zone is that of the calendar's
 * zone, where it names one. Null for what is no day.
 */
function momentOf(line: Line | undefined, which: 'start' | 'end', ofCalendar: string | null): string | null {
  const parts = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)(Z?))?$/.exec(line?.value.trim() ?? '');
  if (!line || !parts) return null;
  const [, year, month, day, hour, minute, second, utc] = parts as string[];
  const date = `${year}-${month}-${day}`;
  const midnight = momentIn('UTC', `${date}T00:00:00`);
  if (midnight === null) return null;
  if (hour === undefined) return which === 'start' ? midnight : aSecondBefore(midnight);
  const named = line.parameters.get('TZID') ?? ofCalendar;
  const zone = utc === 'Z' ? 'UTC' : named === null ? null : zoneNamed(named);
  // Of an hour in a zone of the program that wrote the file ("W. Europe Standard Time"), or in none, the day alone is known.
  const wholeDay = which === 'start' ? midnight : momentIn('UTC', `${date}T23:59:59`);
  return (zone === null ? null : momentIn(zone, `${date}T${hour}:${minute}:${second}`)) ?? wholeDay;
}

function momentIn(zone: string, local: string): string | null {
  try {
    return zonedInstant(local, zone);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function aSecondBefore(moment: string): string {
  return `${new Date(Date.parse(moment) - 1000).toISOString().slice(0, -5)}Z`;
}

/** Some programs write a name of their own before that of the zone: "/example.org/20050126/Europe/Berlin". */
function zoneNamed(name: string): string {
  return /^\/.+?\/([A-Z]\w+\/[\w+/-]+)$/.exec(name)?.[1] ?? name;
}
