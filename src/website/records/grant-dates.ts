// When a call closes, as far as its dates and its state tell: what is not open yet is not called closed, and
// what passed is not called to come.

import type { Doc } from '../../kernel/family.ts';
import { aloneFor, isTold, withinSentence } from '../../kernel/rule-days.ts';
import { closingTime, countText, day, fromNow, instant, lastMoment, wordsHold } from '../kit/format.ts';
import { type Hole, html, joined } from '../kit/html.ts';
import type { Fact } from './particulars.ts';

/** Whether a date of a call is over; what is said of one to come holds until then. */
export function isPast(one: Doc, now: Date): boolean {
  const end = endOf(one);
  if (end < now.getTime()) return true;
  wordsHold(now, end);
  return false;
}

/** A day or a month without an hour passes when it ends; what has no date does not pass. */
function endOf({ at, date, precision }: Doc): number {
  if (typeof at === 'string') return Date.parse(at);
  if (typeof date !== 'string') return Number.POSITIVE_INFINITY;
  const end = new Date(date);
  if (precision === 'month') end.setUTCMonth(end.getUTCMonth() + 1, 1);
  else end.setUTCDate(end.getUTCDate() + 1);
  return end.getTime() - 1;
}

interface Call {
  readonly deadline: string | null;
  readonly deadlineFor: unknown;
  /** The word of status_public. */
  readonly state: string | undefined;
  readonly opens: string | null;
  readonly dates: readonly Doc[];
}

export function closing(grant: Doc, now: Date): Fact {
  const { deadline = null, opens_at: opens = null } = grant as Readonly<Record<string, string | null>>;
  const call: Call = {
    deadline,
    deadlineFor: grant.deadline_for,
    state: (grant.status_public as { value?: string } | undefined)?.value,
    opens,
    dates: (grant.deadlines ?? []) as readonly Doc[],
  };
  return deadline === null ? undated(call) : dated(call, deadline, now);
}

function undated(call: Call): Fact {
  const { state, opens } = call;
  if (state === 'closed' || state === 'archived')
    return { label: 'Closed', value: 'Closed', note: 'No date is known.' };
  if (state === 'unknown')
    return { label: 'Closes', value: 'No closing date', note: 'A notice: it asks for no applications.' };
  if (state === 'forecasted')
    return {
      label: 'Closes',
      value: 'Not known yet',
      // Whether a round is open that nobody saw is not known.
      note: opens === null ? 'No open round is known, and no day is named.' : opening(call, opens),
    };
  if (state !== 'rolling')
    return { label: 'Closes', value: 'Not known', note: 'The source names no closing date.' };
  return {
    label: 'Closes',
    value: 'No closing date',
    note: 'Applications are taken at any time, as far as the source tells.',
  };
}

function dated(call: Call, deadline: string, now: Date): Fact {
  const { state, opens } = call;
  const value = lastMomentOf(call, deadline);
  if (Date.parse(deadline) < now.getTime())
    return { label: `Closed ${fromNow(deadline, now)}`, value, note: moreDates(call, now) };
  if (state === 'closed' || state === 'archived')
    return { label: 'Closed', value: 'Before its date', note: html`which was ${value}` };
  const label = `Closes ${fromNow(deadline, now)}`;
  if (state === 'unknown') return { label, value, note: 'A notice: it asks for no applications.' };
  if (state === 'forecasted')
    return { label, value, note: opens === null ? 'Not open yet' : opening(call, opens) };
  return { label, value, note: noteOf(call, now) };
}

/** A day that its source names without an hour ends as days do in the zone of the record. */
function lastMomentOf({ dates }: Call, deadline: string): Hole {
  const { date, time, tz } = dates.find(({ at }) => at === deadline) ?? {};
  if (typeof date !== 'string' || time) return lastMoment(deadline);
  return typeof tz === 'string' ? html`${day(date)}, end of day ${tz}` : closingTime(deadline);
}

/** The hour as its place has it, whether a rule gave the day, and how many other dates are to come. */
function noteOf(call: Call, now: Date): Hole {
  const found = call.dates.find(({ at }) => at === call.deadline) ?? {};
  const { date, time, tz, tz_note: whose, label } = found;
  const parts: readonly Hole[] = [
    date && time && (tz ?? whose) ? html`${hourThere(found)}, ${String(tz ?? whose)}` : null,
    isTold(label) ? withinSentence(label) : aloneFor(call.deadlineFor),
    moreDates(call, now),
  ].filter((one) => one !== null);
  return parts.length === 0 ? null : html`${joined(parts, '; ')}`;
}

/** The hour as clocks show it at the place, with its day where UTC has another: nobody is to be a day late. */
export function hourThere({ at, date, time }: Doc): Hole {
  const isOtherDay = typeof at === 'string' && typeof date === 'string' && at.slice(0, 10) !== date;
  return isOtherDay ? html`${day(date)}, ${String(time)}` : String(time);
}

function opening({ dates }: Call, opens: string): Hole {
  // A day without an hour is that of the place, as the source says it.
  const openingDay = dates.find(({ at, time, date }) => at === opens && date && !time);
  return html`Not open yet; opens ${openingDay ? day(openingDay.date) : instant(opens)}`;
}

/** How many other dates are still to come. */
function moreDates({ dates, deadline }: Call, now: Date): Hole {
  const more = dates.filter((one) => one.at !== deadline && (one.at || one.date) && !isPast(one, now));
  return more.length > 0 ? html`and <a href="#deadlines">${countText(more.length, 'more date')}</a>` : null;
}
