// The dates of an opportunity of Grants.gov, and which of them its row shows as the deadline.
//
// A deadline may be shown too early, never too late. NIH, AHRQ and NSF close at 17:00 local time of the
// applicant, so their moment is 17:00 in New York; an hour that the agency states counts; a day alone
// ends with that day in Washington. A closing date far in the future is how agencies write "open until
// changed": such a call has no deadline and is `rolling`. So is one whose day is a target, after which it
// takes proposals as before. The dates of a forecast are announcements.

import {
  type CallDate,
  closesInText,
  firstStepApplicants,
  nextDeadline,
} from '../../families/grants/next-deadline.ts';
import { dayMs, isoDay } from '../../kernel/durations.ts';
import { oneOfSeveral, toCheck } from '../../kernel/rule-days.ts';
import { secondStep } from '../../matching/calls/requirements/rules.ts';
import { oneLine } from '../reading/text.ts';
import { endOfDay, zonedInstant } from '../reading/zoned-time.ts';
import type { GrantsGovItem } from './item.ts';
import { activityCodes, type StandardDate, standardDueDates } from './standard-due-dates.ts';
import { datesInText, timeInText } from './stated-times.ts';

export const washington = 'America/New_York';
const localOfApplicant = 'local time of the applicant';
const yearsUntilRolling = 20;
/** So many years of standard dates are listed of an announcement without an end, beside this one. */
const yearsWithoutEnd = 2;
const closingHour = '17:00';

/** One entry of a grant's `detail.deadlines`. */
export interface Deadline extends CallDate {
  readonly kind: 'loi' | 'preproposal' | 'step' | 'full' | 'other';
  readonly label: string;
  readonly date?: string;
  readonly time?: string;
  readonly tz?: string;
  /** Whose hour it is where that is no zone. */
  readonly tz_note?: string;
  readonly at?: string;
  readonly precision: 'minute' | 'day' | 'unknown';
  readonly rolling: boolean;
  readonly method?: 'computed' | 'extracted';
}

interface Closing {
  readonly deadline: string | null;
  readonly rolling: boolean;
  readonly deadlines: readonly Deadline[];
}

/** How NSF says that its closing day is a target; said of one track alone it is no sentence. */
const atAnyTime = /\b(?:proposals|applications) (?:will be|are) accepted any ?time\b/i;

/** How the words on a closing day say that it is the day of a first paper alone. */
const forPreliminary = /\bpre-?(?:application|proposal)s? (?:is|are) due\b/i;

/** How the words on a closing day say that only those may apply who were asked to after a first step. */
const byInvitation = /\bby invitation only\b/i;

/** Whether the agency closes at 17:00 where the applicant is. */
function closesAtFive(agencyCode: string | null): boolean {
  return /^(?:HHS-NIH|HHS-AHRQ|NSF)/.test(agencyCode ?? '');
}

/**
 * Whether the announcement stands for years with three due dates in each. Program announcements do
 * (PA, PAR, PAS); a request for applications (RFA) has dates of its own.
 */
function isStanding(item: GrantsGovItem): boolean {
  return /^HHS-(?:NIH|AHRQ)/.test(item.agencyCode ?? '') && /^PA[RS]?-/.test(item.number ?? '');
}

/** Whether it is an announcement of health agencies, which are due again and again while they stand. */
function hasRounds(item: GrantsGovItem): boolean {
  return /^HHS-/.test(item.agencyCode ?? '') && /^(?:RFA|PA[RS]?)-/.test(item.number ?? '');
}

export function closingOf(item: GrantsGovItem, texts: { title: string; body: string }, now: Date): Closing {
  const label = severalDates(item) ?? harmless(item.closeDateExplanation) ?? 'Closing date';
  const estimates = [
    { label: 'Estimated date of posting', date: item.estimatedPostDate },
    { label: 'Estimated closing date', date: item.estimatedCloseDate },
  ].flatMap(({ label, date }): readonly Deadline[] =>
    date === null ? [] : [{ kind: 'other', label, date, tz: washington, precision: 'day', rolling: false }],
  );
  const rolling: Deadline = { kind: 'full', label, precision: 'unknown', rolling: true };
  if (item.closeDate === null || item.status === 'forecasted') {
    return { deadline: null, rolling: false, deadlines: estimates };
  }
  if (Number(item.closeDate.slice(0, 4)) >= now.getUTCFullYear() + yearsUntilRolling) {
    // An announcement that stands has its standard dates however far away its end is.
    const horizon = `${now.getUTCFullYear() + yearsWithoutEnd}-12-31`;
    const standard = isStanding(item) ? standardDates(item, horizon, texts.title, now) : [];
    if (standard.length > 0) {
      const deadlines = [...standard, ...estimates];
      return { deadline: nextDeadline(deadlines, now), rolling: false, deadlines };
    }
    return { deadline: null, rolling: true, deadlines: [rolling, ...estimates] };
  }
  if (atAnyTime.test(item.closeDateExplanation ?? '')) {
    const target: Deadline = {
      ...closingDay(item, item.closeDate, 'Target date', texts.body),
      kind: 'other',
    };
    return { deadline: null, rolling: true, deadlines: [target, rolling, ...estimates] };
  }
  const stated = statedDates(item, texts.body);
  // Where the text names a round that is still to come, it is taken at its word.
  const today = isoDay(now);
  const names = stated.some(({ kind, date = '' }) => kind === 'full' && date >= today);
  const guesses = hasRounds(item) && !names;
  const from = guesses ? beginningOf(item, now) : item.closeDate;
  const closing = isStanding(item)
    ? standingDates(item, item.closeDate, texts.title, now)
    : closingDays(item, item.closeDate, label, texts.body, from);
  const deadlines = [...afterFirstStep([...stated, ...closing], texts.body), ...estimates];
  return { deadline: nextDeadline(deadlines, now), rolling: false, deadlines };
}

/** What is due after a step without which no application is taken is for those who took it. */
function afterFirstStep(dates: readonly Deadline[], body: string): readonly Deadline[] {
  const steps = dates.flatMap(({ kind, date }) =>
    date && (kind === 'step' || (kind === 'preproposal' && secondStep.test(body))) ? [date] : [],
  );
  const first = steps.sort().at(-1);
  return dates.map((one) =>
    first !== undefined && one.kind === 'full' && (one.date ?? '') > first
      ? { ...one, applies_to: firstStepApplicants }
      : one,
  );
}

/**
 * The last day to apply. Of an announcement of a health agency that stands for more than a year it is the end of the
 * last round, so the same day of the years before is listed first, from a day on.
 */
function closingDays(
  item: GrantsGovItem,
  close: string,
  label: string,
  body: string,
  from: string,
): readonly Deadline[] {
  const before = sameDaysBefore(from, close);
  return [
    ...before.map((date): Deadline => ({ ...closingDay(item, date, sameDay, body), method: 'computed' })),
    closingDay(item, close, before.length > 0 ? lastDay : label, body),
  ];
}

/** From when on dates are listed: the day of posting, and not before this year. */
function beginningOf(item: GrantsGovItem, now: Date): string {
  return [`${now.getUTCFullYear()}-01-01`, item.postDate ?? ''].sort().at(-1) as string;
}

/** The same day of the years before the end, from a day on. */
function sameDaysBefore(from: string, close: string): readonly string[] {
  return yearsBetween(from, close)
    .map((year) => `${year}${close.slice(4)}`)
    .filter((date) => date >= from && date < close && !Number.isNaN(Date.parse(date)));
}

/** A day to apply, with the hour that the agency states or always keeps. */
function closingDay(item: GrantsGovItem, date: string, label: string, body: string): Deadline {
  const kind = forPreliminary.test(label) ? 'preproposal' : 'full';
  const whom = byInvitation.test(label) ? { applies_to: firstStepApplicants } : {};
  const entry = { kind, label, date, rolling: false, ...whom } as const;
  if (closesAtFive(item.agencyCode)) return { ...entry, ...atFive(date) };
  const stated = timeInText(item.closeDateExplanation ?? '') ?? timeInText(body);
  if (stated === null) return { ...entry, tz: washington, at: endOfDay(date, washington), precision: 'day' };
  const at = zonedInstant(`${date}T${stated.time}:00`, stated.zone);
  return { ...entry, time: stated.time, tz: stated.zone, at, precision: 'minute' };
}

/** The source gives the day alone: its hour, and with it the moment, is that of the rule. */
function atFive(date: string) {
  const at = zonedInstant(`${date}T${closingHour}:00`, washington);
  const method = 'computed' as const;
  return { time: closingHour, tz_note: localOfApplicant, at, precision: 'minute' as const, method };
}

const whom: Readonly<Record<StandardDate['for'], string>> = {
  new: `Standard date for new applications${toCheck}`,
  all: `Standard date${toCheck}`,
  renewal: `Standard date for renewals, resubmissions and revisions${toCheck}`,
  aids: `Standard date for AIDS and AIDS-related applications${toCheck}`,
};

/**
 * The standard dates, and the end of the announcement. Where the end is
 * none of the standard dates, the announcement has a last date of its own, and that counts too; so does the same day
 * of the years before, because an announcement with dates of its own seldom has the standard ones.
 */
function standingDates(item: GrantsGovItem, close: string, title: string, now: Date): readonly Deadline[] {
  const from = beginningOf(item, now);
  const standard = standardDates(item, close, title, now);
  const ends: Deadline = {
    kind: 'other',
    label: 'Announcement ends',
    date: close,
    ...atFive(close),
    rolling: false,
  };
  const own: Deadline = { ...ends, kind: 'full', label: lastDay };
  const endsAtStandard = standard.some(({ date }) => date !== undefined && daysBetween(date, close) <= 3);
  if (endsAtStandard) return [...standard, ends];
  const before = sameDaysBefore(from, close).map(
    (date): Deadline => ({ ...own, label: sameDay, date, ...atFive(date), method: 'computed' }),
  );
  return [...standard, ...before, own, ends];
}

/** The standard dates from the beginning of this year, or from the day of posting, to the end. */
function standardDates(item: GrantsGovItem, end: string, title: string, now: Date): readonly Deadline[] {
  // Announcements for AIDS research know AIDS dates alone, and there they are for everyone.
  const isAids = /\b(?:HIV|AIDS)\b/.test(title);
  const dates = standardDueDates(activityCodes(title), beginningOf(item, now), end)
    .filter((one) => !isAids || one.for === 'aids')
    .map((one) => (isAids ? { ...one, for: 'all' as const } : one));
  return dates.map(
    (one): Deadline => ({
      kind: 'full',
      label: whom[one.for],
      date: one.date,
      ...atFive(one.date),
      rolling: false,
      method: 'computed',
      ...(one.for === 'renewal' || one.for === 'aids' ? { applies_to: one.for } : {}),
    }),
  );
}

const sameDay = `The day of the year on which the announcement ends${toCheck}`;
const lastDay = 'Last closing date of the announcement';

function yearsBetween(from: string, to: string): readonly number[] {
  const [first, last] = [Number(from.slice(0, 4)), Number(to.slice(0, 4))];
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}

function daysBetween(a: string, b: string): number {
  return Math.abs(Date.parse(b) - Date.parse(a)) / dayMs;
}

const named = {
  loi: 'Letter or notice of intent, as the text says',
  preproposal: 'Preliminary proposal, as the text says',
  step: 'Mandatory first step, as the text says',
  full: 'Due date, as the text says',
  closes: closesInText,
} as const;

/** Other dates that the texts name beside the closing date: letters of intent, first steps, further tracks. */
function statedDates(item: GrantsGovItem, body: string): readonly Deadline[] {
  const close = item.closeDate as string;
  const found = [...datesInText(item.closeDateExplanation ?? ''), ...datesInText(body)];
  const seen = new Set<string>();
  return found.flatMap(({ kind, date }): readonly Deadline[] => {
    const key = `${kind} ${date}`;
    if (date >= close || date < (item.postDate ?? '0') || seen.has(key)) return [];
    seen.add(key);
    const moment = closesAtFive(item.agencyCode)
      ? atFive(date)
      : { tz: washington, at: endOfDay(date, washington), precision: 'day' as const };
    const is = kind === 'closes' ? 'full' : kind;
    return [{ kind: is, label: named[kind], date, ...moment, rolling: false, method: 'extracted' }];
  });
}

/** So many characters of a label name whom dates are for. */
const maxNamed = 240;

/**
 * NSF has words for each of its dates, and Grants.gov joins the words of all and keeps one date: whose it is, is not
 * said. Null for a call of one date.
 */
function severalDates({ agencyCode, closeDateExplanation }: GrantsGovItem): string | null {
  const words = (oneLine(closeDateExplanation) ?? '').split(/;\s+/).filter((one) => one !== '');
  if (!agencyCode?.startsWith('NSF') || words.length < 2) return null;
  const named = [...new Set(words)].join('; ');
  const whom = named.length <= maxNamed ? harmless(named) : null;
  return `${oneOfSeveral}${whom === null ? '' : ` (${whom})`}; it tells which is for whom`;
}

/** The agency's words on a date, unless they name whom to ask. */
function harmless(explanation: string | null): string | null {
  const text = oneLine(explanation);
  if (text === null || text.length > 300) return null;
  return /@|contact|telephone|e-?mail|\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}/i.test(text) ? null : text;
}
