// The entries (VEVENT) of an iCalendar file, RFC 5545: lines unfolded, texts unescaped, days and moments read.

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
  for (const line of lines) {
    const parts = /^([A-Za-z-]+)((?:;[^:"]*(?:"[^"]*"[^:"]*)*)?):(.*)$/.exec(line);
    if (!parts) continue;
    const [, name = '', given = '', value = ''] = parts;
    const key = name.toUpperCase();
    if (key === 'BEGIN' && value === 'VEVENT') members = new Map();
    else if (key === 'END' && value === 'VEVENT' && members) {
      if (entries.length === maxEntries) throw new SourceError(`it has more than ${maxEntries} entries`);
      entries.push(entryOf(members));
      members = null;
    } else if (key === 'BEGIN' && members) inner += 1;
    else if (key === 'END' && members) inner -= 1;
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

function entryOf(members: ReadonlyMap<string, Line>): CalendarEntry {
  const text = (name: string) => {
    const value = members
      .get(name)
      ?.value.replace(/\\([\\;,nN])/g, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign));
    return value === undefined || value.trim() === '' ? null : value.trim();
  };
  return {
    uid: text('UID') ?? '',
    summary: text('SUMMARY') ?? '',
    description: text('DESCRIPTION'),
    url: text('URL'),
    location: text('LOCATION'),
    organizer: members.get('ORGANIZER')?.parameters.get('CN') ?? null,
    cancelled: text('STATUS')?.toUpperCase() === 'CANCELLED',
    start: momentOf(members.get('DTSTART'), 'start'),
    end: momentOf(members.get('DTEND'), 'end'),
  };
}

/** The end of whole days is the day after them (RFC 5545, 3.6.1). Null for what is no day. */
function momentOf(line: Line | undefined, which: 'start' | 'end'): string | null {
  const parts = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)(Z?))?$/.exec(line?.value.trim() ?? '');
  if (!line || !parts) return null;
  const [, year, month, day, hour, minute, second, utc] = parts as string[];
  const date = `${year}-${month}-${day}`;
  const midnight = momentIn('UTC', `${date}T00:00:00`);
  if (midnight === null) return null;
  if (hour === undefined) return which === 'start' ? midnight : aSecondBefore(midnight);
  const zone = utc === 'Z' ? 'UTC' : zoneNamed(line.parameters.get('TZID') ?? 'UTC');
  // Of an hour in a zone of the program that wrote the file ("W. Europe Standard Time") the day alone is known.
  const wholeDay = which === 'start' ? midnight : momentIn('UTC', `${date}T23:59:59`);
  return momentIn(zone, `${date}T${hour}:${minute}:${second}`) ?? wholeDay;
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
