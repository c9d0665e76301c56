// How pages write dates, numbers, amounts and names of members. Every formatter is made once: making one
// costs as much as ten rows. What a list writes fifty times is written without one, in the same words.

import { capitalized } from '../../kernel/capitalized.ts';
import { counted } from '../../kernel/counted.ts';
import { calendarDays, dayMs, dayStart, hourMs, minuteMs } from '../../kernel/durations.ts';
import { excerpt } from '../../kernel/text-policy.ts';
import { type Hole, html, type SafeHtml } from './html.ts';

const utc = { timeZone: 'UTC' } as const;
const longMonth = new Intl.DateTimeFormat('en-GB', { ...utc, month: 'long' });
const longMonths = Array.from({ length: 12 }, (_, month) => longMonth.format(Date.UTC(2026, month)));
const shortMonth = new Intl.DateTimeFormat('en-GB', { ...utc, month: 'short' });
const shortMonths = Array.from({ length: 12 }, (_, month) => shortMonth.format(Date.UTC(2026, month)));
const monthFormat = new Intl.DateTimeFormat('en-GB', { ...utc, month: 'long', year: 'numeric' });
const numbers = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });
const oneDigit = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });
const compact = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });
const money = new Map<string, Intl.NumberFormat>();
/** Amounts that were written before: most are round. */
const amounts = new Map<string, string>();
const maxAmounts = 5_000;

export function numberText(value: number): string {
  return Number.isInteger(value) && value >= 0 && value < 1_000 ? String(value) : numbers.format(value);
}

/** A score with at most one digit behind the point. */
export function scoreText(value: number): string {
  return oneDigit.format(value);
}

/** The size of a file: "910 B", "10.3 KB". */
export function bytesText(value: number): string {
  return `${compact.format(value).replace(/(?=[A-Z]?$)/, ' ')}B`;
}

/** "1 grant", "2 grants". */
export function countText(count: number, one: string, many = `${one}s`): string {
  return counted(count, one, many, numberText(count));
}

/** A count of what is known, where there may be more. */
export function atLeast(counted: string, mayBeMore: boolean): string {
  return mayBeMore ? `At least ${counted}` : counted;
}

function parsedMoment(moment: unknown): Date | null {
  if (typeof moment !== 'string') return null;
  const at = new Date(moment);
  return Number.isNaN(at.getTime()) ? null : at;
}

/** "1 March 2026"; of a month "March 2026". */
export function dayText(moment: string): string {
  if (/^\d{4}-\d{2}$/.test(moment)) return monthText(moment);
  const at = parsedMoment(moment);
  return at ? `${at.getUTCDate()} ${longMonths[at.getUTCMonth()]} ${at.getUTCFullYear()}` : moment;
}

export function monthText(moment: string): string {
  const at = parsedMoment(moment);
  return at ? monthFormat.format(at) : moment;
}

/** "1 Mar 2026". */
function shortDay(at: Date): string {
  return `${at.getUTCDate()} ${shortMonths[at.getUTCMonth()]} ${at.getUTCFullYear()}`;
}

/** "09:30", in UTC. */
function clock(at: Date): string {
  return `${String(at.getUTCHours()).padStart(2, '0')}:${String(at.getUTCMinutes()).padStart(2, '0')}`;
}

/** A day as a time element. */
export function day(moment: unknown): Hole {
  const at = parsedMoment(moment);
  if (!at) return typeof moment === 'string' ? moment : null;
  return html`<time datetime="${String(moment)}">${shortDay(at)}</time>`;
}

/** A moment with its hour, whatever it is, in UTC, as a time element. */
export function exactTime(moment: unknown): Hole {
  const at = parsedMoment(moment);
  if (!at) return typeof moment === 'string' ? moment : null;
  return timeOf(at, false);
}

/** A moment with its hour, in UTC, as a time element; at midnight and at the end of a day the day alone. */
export function instant(moment: unknown): Hole {
  const at = parsedMoment(moment);
  if (!at) return typeof moment === 'string' ? moment : null;
  return timeOf(at, ['00:00', '23:59'].includes(clock(at)));
}

/** A moment until which something is taken: at the end of a day the day alone, at its beginning with the hour. */
export function closingTime(moment: unknown): Hole {
  const at = parsedMoment(moment);
  if (!at) return typeof moment === 'string' ? moment : null;
  return timeOf(at, clock(at) === '23:59');
}

/** The same with room to say it: "2 Dec 2026, end of day UTC". */
export function lastMoment(moment: unknown): Hole {
  const at = parsedMoment(moment);
  return at && clock(at) === '23:59' ? html`${timeOf(at, true)}, end of day UTC` : closingTime(moment);
}

/** "4 Dec 2026, 09:00–17:00 UTC"; what begins at midnight has no hours, and is told by its days. */
export function timeSpan(start: string, end: string | null): Hole {
  const [from, to] = [parsedMoment(start), parsedMoment(end)];
  if (from === null) return start;
  const isDays = clock(from) === '00:00';
  const begins = isDays ? day(start) : timeOf(from, false);
  if (to === null || to <= from) return begins;
  if (shortDay(from) !== shortDay(to)) return html`${begins} to ${isDays ? day(end) : instant(end)}`;
  if (isDays) return begins;
  return html`<time datetime="${from.toISOString()}">${shortDay(from)}, ${clock(from)}</time>–<time datetime="${to.toISOString()}">${clock(to)} UTC</time>`;
}

function timeOf(at: Date, isDay: boolean): SafeHtml {
  const text = isDay ? shortDay(at) : `${shortDay(at)}, ${clock(at)} UTC`;
  return html`<time datetime="${at.toISOString()}">${text}</time>`;
}

/**
 * A moment, in words from now: "in 3 days", "2 hours ago". Each request has a `now` of its own, which remembers
 * until when such words hold: a page that is kept goes with the first of them that is no longer true.
 */
export function fromNow(moment: string, now: Date): string {
  const at = parsedMoment(moment);
  return at ? fromNowTo(at.getTime(), now) : moment;
}

/** The same of a moment in ms. */
export function fromNowTo(at: number, now: Date): string {
  const ms = at - now.getTime();
  const unit = stepMs(Math.abs(ms));
  const steps = Math.floor(Math.abs(ms) / unit);
  const until = at + (ms >= 0 ? -steps * unit : (steps + 1) * unit - 1);
  wordsHold(now, until);
  const span = spanText(Math.abs(ms));
  return ms >= 0 ? `in ${span}` : `${span} ago`;
}

/** A day in words from the day that it is (UTC), whatever the hour of either: "tomorrow", "in 5 days". */
export function dayFromNow(at: number, now: Date): string {
  const days = calendarDays(now.getTime(), at);
  wordsHold(now, dayStart(now.getTime(), 1) - 1);
  const near = ['yesterday', 'today', 'tomorrow'][days + 1];
  const span = spanText(Math.abs(days) * dayMs);
  return near ?? (days > 0 ? `in ${span}` : `${span} ago`);
}

/** Words that were counted from `now`, or from a moment before, are true until then (ms). */
export function wordsHold(now: Date, until: number): void {
  if (until < wordsHoldUntil(now)) holding.set(now, until);
}

const holding = new WeakMap<Date, number>();

/** The last moment (ms) at which all words that were counted from `now` are true; Infinity where there are none. */
export function wordsHoldUntil(now: Date): number {
  return holding.get(now) ?? Number.POSITIVE_INFINITY;
}

/** How finely a span is told (ms). */
function stepMs(ms: number): number {
  if (ms < hourMs) return minuteMs;
  return ms < 2 * dayMs ? hourMs : dayMs;
}

function spanText(ms: number): string {
  const minutes = Math.floor(ms / minuteMs);
  if (minutes < 1) return 'less than a minute';
  if (minutes < 60) return countText(minutes, 'minute');
  const hours = Math.floor(minutes / 60);
  if (hours < 48) return countText(hours, 'hour');
  const days = Math.floor(ms / dayMs);
  if (days < 60) return countText(days, 'day');
  const months = Math.floor(days / 30.44);
  return months < 24 ? countText(months, 'month') : countText(Math.floor(days / 365.25), 'year');
}

/** A share from 0 to 1, to a tenth of a percent. */
export function percentText(share: number): string {
  return `${(Math.round(share * 1_000) / 10).toFixed(1)} %`;
}

/** An amount of money as records hold it: {amount, currency}. */
export function amountText(value: unknown): string | null {
  const { amount, currency } = (value ?? {}) as { amount?: string; currency?: string };
  if (amount === undefined || currency === undefined || !/^[A-Z]{3}$/.test(currency)) return null;
  const key = `${currency} ${amount}`;
  const before = amounts.get(key);
  if (before !== undefined) return before;
  let format = money.get(currency);
  if (!format) {
    format = new Intl.NumberFormat('en', { style: 'currency', currency, maximumFractionDigits: 0 });
    if (money.size < 200) money.set(currency, format);
  }
  const text = format.format(Number(amount));
  if (amounts.size < maxAmounts && key.length < 40) amounts.set(key, text);
  return text;
}

/** Text over several paragraphs; those that begin with a dash are the points of a list. */
export function paragraphs(text: string): readonly SafeHtml[] {
  const parts = text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const blocks: SafeHtml[] = [];
  let points: string[] = [];
  const endList = () => {
    if (points.length === 1) blocks.push(html`<p>${points[0]}</p>`);
    if (points.length > 1)
      blocks.push(html`<ul>${points.map((one) => html`<li>${one.slice(1).trim()}</li>`)}</ul>`);
    points = [];
  };
  for (const part of parts) {
    if (/^[-•–]\s*[^\s\d-]/.test(part)) points.push(part);
    else {
      endList();
      blocks.push(html`<p>${part}</p>`);
    }
  }
  endList();
  return blocks;
}

const names: Readonly<Record<string, string>> = {
  url: 'Web address',
  info_url: 'Further information',
  id: 'Id',
  public_id: 'Public id',
  q: 'Words',
  tz: 'Time zone',
  at: 'Moment',
  scope: 'Which',
  deadline_after: 'Closes on or after',
  deadline_before: 'Closes on or before',
  closing_within: 'Closes within (days)',
  starting_within: 'Begins within (days)',
  date_after: 'Begins on or after',
  date_before: 'Begins on or before',
  min_popperian: 'Popperian sum of at least',
  theory_text: 'Statement',
  popperian_sum: 'Popperian sum',
  total_rating: 'Rating of 5',
  burden: 'Burden (5 is light)',
  doi: 'DOI',
  pubmed_id: 'PubMed',
  x_handle: 'X',
  x_url: 'Page on X',
  tam_usd: 'Total market (US$)',
  indirect_rate: 'Indirect costs (%)',
  is_online: 'Online',
  org_type: 'Kind',
  role_tags: 'Roles',
  event_type: 'Kind',
  ids: 'Identifiers',
  theory_count: 'Theories',
  owner_count: 'Owners',
  avg_popperian_sum: 'Mean Popperian sum',
  methodology_dimensions: 'Studied by',
  n_a_reason: 'Why it does not apply',
  ip: 'Patents and rights',
  is_primary: 'Main document',
  size_bytes: 'Size',
  page_count: 'Pages',
};

/** Names that were made before: members and words of closed lists are few. */
const labels = new Map<string, string>();
const maxLabels = 2_000;

/** The name of a member or of a word of a closed list, for people: "Founding year". */
export function labelOf(member: string): string {
  const known = names[member] ?? labels.get(member);
  if (known) return known;
  const words = member
    .replace(/_(?:at|text|md)$/, '')
    .replaceAll(/[_-]+/g, ' ')
    .replace(/ usd$/, ' (US$)')
    .replace(/ url$/, '');
  const label = capitalized(words);
  if (labels.size < maxLabels) labels.set(member, label);
  return label;
}

/** The beginning of a text in one line; of a long one what is cut off is not looked at. */
export function inOneLine(text: string, maxCharacters: number): string {
  const begins = text.slice(0, 4 * maxCharacters).replaceAll(/\s+/g, ' ');
  // A letter takes two places at most, and spaces at the cut are one.
  const isEnough = text.length <= 4 * maxCharacters || begins.length > 2 * maxCharacters + 1;
  return excerpt(isEnough ? begins : text.replaceAll(/\s+/g, ' '), maxCharacters);
}
