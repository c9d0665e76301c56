// The standard due dates of NIH, which AHRQ uses too: three a year for each activity code.
//
// The table is public (grants.nih.gov, "Standard Due Dates"). Announcements that stand for years close
// on Grants.gov at the end of the announcement; the dates at which applications are really due are
// these. They are computed, and some announcements have dates of their own, so each one says so.

import { dayMs, isoDay } from '../../kernel/durations.ts';
import { compareTexts } from '../../kernel/plain-text.ts';

/** Month and day, three a year. */
type Cycle = readonly [string, string, string];

interface Series {
  readonly codes: RegExp;
  /** Of new applications. */
  readonly fresh: Cycle;
  /** Of renewals, resubmissions and revisions; left out where they share the dates of new ones. */
  readonly again?: Cycle;
}

/** The first series that fits an activity code counts; a code that is in none has no standard date. */
const series: readonly Series[] = [
  {
    codes: /^(?:R01|U01)$/,
    fresh: ['02-05', '06-05', '10-05'],
    again: ['03-05', '07-05', '11-05'],
  },
  {
    codes: /^(?:R03|R21|R33|R34|R36|U34|UH2|UH3)$/,
    fresh: ['02-16', '06-16', '10-16'],
    again: ['03-16', '07-16', '11-16'],
  },
  { codes: /^R15$/, fresh: ['02-25', '06-25', '10-25'] },
  { codes: /^(?:R13|U13)$/, fresh: ['04-12', '08-12', '12-12'] },
  { codes: /^R4[1-4]$/, fresh: ['01-05', '04-05', '09-05'] },
  { codes: /^K(?:\d\d|L\d)$/, fresh: ['02-12', '06-12', '10-12'], again: ['03-12', '07-12', '11-12'] },
  { codes: /^F\d\d$/, fresh: ['04-08', '08-08', '12-08'] },
  {
    codes:
      /^(?:[PTD]\d\d|[PT]L1|PN\d|R18|U18|R25|C06|UC6|G07|G08|G11|G12|G13|G20|R24|S06|S11|S21|S22|SC[123]|UG1|U10|U19|U24|U2C|U41|U42|U45|U54|U56)$/,
    fresh: ['01-25', '05-25', '09-25'],
  },
];

const aids: Cycle = ['01-07', '05-07', '09-07'];

export interface StandardDate {
  /** YYYY-MM-DD, moved from weekends and federal holidays to the next working day. */
  readonly date: string;
  /** `new` where nothing else shares the date; AIDS dates are for AIDS and AIDS-related applications alone. */
  readonly for: 'new' | 'renewal' | 'all' | 'aids';
}

/** The activity codes that a title names in brackets: `(R61/R33 Clinical Trial Optional)` names two. */
export function activityCodes(title: string): readonly string[] {
  const inBrackets = [...title.matchAll(/\(([^()]*)\)?/g)].flatMap(([, text = '']) =>
    [...text.matchAll(/\b(?:[A-Z]\d\d|[A-Z]\d[A-Z]|[A-Z]{2}\d)\b/g)].map(([code]) => code),
  );
  return [...new Set(inBrackets)];
}

/** The standard dates for these activity codes from one day to another (both included), soonest first. */
export function standardDueDates(
  codes: readonly string[],
  from: string,
  to: string,
): readonly StandardDate[] {
  const own = codes
    .map((code) => series.find((one) => one.codes.test(code)))
    .find((one) => one !== undefined);
  if (!own) return [];
  const cycles: readonly (readonly [StandardDate['for'], Cycle])[] = own.again
    ? [
        ['new', own.fresh],
        ['renewal', own.again],
        ['aids', aids],
      ]
    : [
        ['all', own.fresh],
        ['aids', aids],
      ];
  const found: StandardDate[] = [];
  for (let year = Number(from.slice(0, 4)); year <= Number(to.slice(0, 4)); year++) {
    for (const [kind, cycle] of cycles) {
      for (const day of cycle) {
        const stated = `${year}-${day}`;
        if (stated < from || stated > to) continue;
        // A date that moves past the end of the announcement is due at its end: never later than the source.
        const moved = nextWorkingDay(stated);
        found.push({ date: moved > to ? to : moved, for: kind });
      }
    }
  }
  return found.sort((a, b) => compareTexts(a.date, b.date));
}

function nextWorkingDay(day: string): string {
  let at = Date.parse(`${day}T00:00:00Z`);
  for (;;) {
    const date = new Date(at);
    const iso = isoDay(date);
    const weekday = date.getUTCDay();
    if (weekday !== 0 && weekday !== 6 && !isFederalHoliday(iso, weekday)) return iso;
    at += dayMs;
  }
}

/** Holidays of the federal government on a working day, also those that move from a weekend. */
function isFederalHoliday(iso: string, weekday: number): boolean {
  const [month, day] = [Number(iso.slice(5, 7)), Number(iso.slice(8))];
  const fixed = ['01-01', '06-19', '07-04', '11-11', '12-25'];
  const near = (offset: number) =>
    fixed.includes(new Date(Date.parse(`${iso}T00:00:00Z`) + offset * dayMs).toISOString().slice(5, 10));
  if (near(0) || (weekday === 1 && near(-1)) || (weekday === 5 && near(1))) return true;
  const nth = Math.ceil(day / 7);
  if (weekday === 1) {
    if ((month === 1 && nth === 3) || (month === 2 && nth === 3)) return true;
    if ((month === 5 && day > 24) || (month === 9 && nth === 1) || (month === 10 && nth === 2)) return true;
  }
  return month === 11 && weekday === 4 && nth === 4;
}
