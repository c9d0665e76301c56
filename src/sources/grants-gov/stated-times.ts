// Hours and dates that an agency writes into its texts: "no later than 4:00 p.m., ET", "Step-1 proposals
// are due January 21, 2026". Only what stands beside a word that makes it a deadline counts.

import { isoDay } from '../../kernel/durations.ts';
import { monthNumber, months } from '../reading/months.ts';

const zones: readonly (readonly [RegExp, string])[] = [
  [/^(?:e[ds]?t\b|eastern)/i, 'America/New_York'],
  [/^(?:c[ds]?t\b|central)/i, 'America/Chicago'],
  [/^(?:m[ds]?t\b|mountain)/i, 'America/Denver'],
  [/^(?:p[ds]?t\b|pacific)/i, 'America/Los_Angeles'],
];
const clock = /\b(\d{1,2})(?::(\d\d))? ?([ap])\.?m\b\.?,? ?\(?([a-z]+(?: standard| daylight)?)?/gi;
/** The clock of 24 hours: "1500 EST", "1700 hours, ET", "17:00 ET". "11:59 ET" may be either half of the day: it is none. */
const wholeDayClock =
  /\b(?:([01]\d|2[0-3])([0-5]\d)(?= ?(?:hours|hrs|[ECMP][DS]T)\b)|(1[3-9]|2[0-3]):([0-5]\d)(?= ?(?:hours|hrs|[ECMP][DS]?T|Eastern|Central|Mountain|Pacific|local)\b)) ?(?:hours|hrs)?,? ?\(?([A-Za-z]*)/g;
const noon = /\b(?:12(?::00)? ?)?noon\b,? ?\(?([a-z]*)/gi;
const dueWords = /\b(?:due|deadline|no later than|submitted|received|closes?|submit)\b/i;

interface Hour {
  readonly at: number;
  readonly length: number;
  readonly time: string;
  readonly zone: string;
}

function hoursIn(text: string): readonly Hour[] {
  const hour = (match: RegExpExecArray, hours: number, minute: string, zone: string): Hour => ({
    at: match.index,
    length: match[0].length,
    time: `${String(hours).padStart(2, '0')}:${minute}`,
    zone: zones.find(([pattern]) => pattern.test(zone))?.[1] ?? 'America/New_York',
  });
  const halves = [...text.matchAll(clock)].flatMap((match) => {
    const [, stated = '', minute = '00', half = '', zone = ''] = match;
    if (Number(stated) < 1 || Number(stated) > 12 || Number(minute) > 59) return [];
    return [hour(match, (Number(stated) % 12) + (half.toLowerCase() === 'p' ? 12 : 0), minute, zone)];
  });
  const wholes = [...text.matchAll(wholeDayClock)].map((match) => {
    const [, plain, plainMinute, hours, minute, zone = ''] = match;
    return hour(match, Number(plain ?? hours), plainMinute ?? minute ?? '00', zone);
  });
  const noons = [...text.matchAll(noon)].map((match) => hour(match, 12, '00', match[1] ?? ''));
  return [...halves, ...wholes, ...noons];
}

/** The earliest hour of the text that is a deadline, with its zone; New York where none is named. */
export function timeInText(text: string): { readonly time: string; readonly zone: string } | null {
  const found = hoursIn(text)
    .filter(({ at, length }) => dueWords.test(text.slice(Math.max(0, at - 120), at + length + 60)))
    .map(({ time, zone }) => ({ time, zone }));
  return found.sort((a, b) => (a.time < b.time ? -1 : 1))[0] ?? null;
}

const anyMonth = months.join('|');
const dayInWords = new RegExp(`\\b(${anyMonth})\\s+(\\d{1,2})(?:st|nd|rd|th)?,?\\s+(20\\d\\d)\\b`, 'gi');
/** As the military writes them: day, month, year. */
const dayBeforeMonth = new RegExp(`\\b(\\d{1,2})\\s+(${anyMonth})\\s+(20\\d\\d)\\b`, 'gi');
/** As agencies of the United States write it: month, day, year. */
const dayInNumbers = /\b(\d{1,2})\/(\d{1,2})\/(20\d\d)\b/g;

interface StatedDate {
  /** `step`: of what is due first, without which no application is taken; `closes`: the day on which the call itself says that it ends. */
  readonly kind: 'loi' | 'preproposal' | 'step' | 'full' | 'closes';
  readonly date: string;
}

/** What is due at a date, by the words of its own clause before it. The first pattern that fits counts. */
const kinds: readonly (readonly [RegExp, StatedDate['kind']])[] = [
  [/\bmandatory (?:letters?|notices?) of intent[^.;]*$/i, 'step'],
  [
    /\brequired to submit an? (?:letter of intent|concept \w+|pre-?proposal|preliminary proposal)\b[^.;]*$/i,
    'step',
  ],
  [/\b(?:letters? of intent|notices? of intent|\bLOIs?\b)[^.;]*$/i, 'loi'],
  [
    /\b(?:pre-?applications?|pre-?proposals?|preliminary (?:proposal|application)s?|concept (?:paper|outline|note)s?|white papers?)[^.;]*$/i,
    'preproposal',
  ],
  [/\bstep-1 proposals?[^.;]*$/i, 'preproposal'],
  [
    /\b(?:application due dates?|applications? (?:are|is|must be)[^.;]*(?:due|received|submitted))[^.]*$/i,
    'full',
  ],
  [/\bapplications?(?: for this (?:funding opportunity|announcement|NOFO|FOA))? are due[^.]*$/i, 'full'],
  [/\b(?:FOA|NOFO|announcement|opportunity|competition) (?:will close|closes)\b[^.]*$/i, 'closes'],
];

export function datesInText(text: string): readonly StatedDate[] {
  const days = [
    ...[...text.matchAll(dayInWords), ...text.matchAll(dayInNumbers)].map(
      (match) => [match, dayFrom(match[1], match[2], match[3])] as const,
    ),
    ...[...text.matchAll(dayBeforeMonth)].map(
      (match) => [match, dayFrom(match[2], match[1], match[3])] as const,
    ),
  ];
  return days.flatMap(([match, date]): readonly StatedDate[] => {
    const before = text.slice(Math.max(0, match.index - 160), match.index);
    const clause = before.slice(Math.max(before.lastIndexOf('. '), before.lastIndexOf('\n')) + 1);
    if (
      date === null ||
      !/\b(?:due|deadline|no later than|by|requested|received|dates?|closes?)\b/i.test(clause)
    )
      return [];
    const kind = kinds.find(([pattern]) => pattern.test(clause))?.[1];
    if (!kind || /\b(?:after|before|from)\s*$/i.test(clause)) return [];
    const later = everyYearAfter(date, text.slice(match.index + match[0].length));
    return [date, ...later].map((one) => ({ kind, date: one }));
  });
}

const everyYear = new RegExp(`^,? and (${anyMonth}) (\\d{1,2}),? annually\\b`, 'i');
/** Longer no call stands but those without an end. */
const maxYears = 10;

/** "January 31, 2025 and January 15 annually thereafter": that day of the years that follow. */
function everyYearAfter(date: string, rest: string): readonly string[] {
  const [, month, day] = everyYear.exec(rest) ?? [];
  if (month === undefined) return [];
  const year = Number(date.slice(0, 4));
  return Array.from({ length: maxYears }, (_, at) => dayFrom(month, day, String(year + 1 + at))).filter(
    (one) => one !== null,
  );
}

function dayFrom(month = '', day = '', year = ''): string | null {
  const number = monthNumber(month) || Number(month);
  const iso = `${year}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`;
  const at = Date.parse(`${iso}T00:00:00Z`);
  return Number.isNaN(at) || isoDay(at) !== iso ? null : iso;
}
