// A record in a list: what the eye meets first, its name, its line, and what else a row tells.

import { memberOf } from '../../kernel/display.ts';
import { dayStart } from '../../kernel/durations.ts';
import type { Doc, Family } from '../../kernel/family.ts';
import { typesOf } from '../../kernel/field.ts';
import { leadOf } from '../../kernel/heading.ts';
import type { LabelNames } from '../../kernel/label-names.ts';
import { saysNothing } from '../../kernel/says-nothing.ts';
import type { Tier } from '../../kernel/tier.ts';
import { wordText } from '../../kernel/word-text.ts';
import {
  closingTime,
  day,
  dayFromNow,
  fromNowTo,
  inOneLine,
  labelOf,
  numberText,
  scoreText,
  wordsHold,
} from '../kit/format.ts';
import { asBytes, type Hole, html, nothing, outward, type SafeHtml } from '../kit/html.ts';
import { columnsOf, headlineOf, recordPath, schemaAt, titleOf } from './family-page.ts';
import { inline } from './values.ts';

export interface RowContext {
  readonly site: string;
  readonly now: Date;
  readonly tier: Tier;
  /** h2 in a list of its own, h3 below a heading. */
  readonly heading?: 2 | 3;
  /** What a row tells first, by its id. */
  readonly notes?: ReadonlyMap<string, readonly Hole[]>;
  /** Where a row of a family without details leads; left out: nowhere. */
  readonly hasPage: boolean;
  readonly labels: LabelNames;
}

export function recordRow(family: Family, record: Doc, context: RowContext): SafeHtml {
  return rowOfParts(family, rowParts(family, record, context), context.now);
}

/** A row without what the clock writes in it. */
export interface RowParts {
  /** Where a column holds a last moment: the row up to it, so that it can be said that it passed. */
  readonly ending: { readonly at: number; readonly before: SafeHtml } | null;
  /** What stands first where there is no `moment`; else how far off that is. */
  readonly head: Hole;
  readonly moment: Moment | null;
  readonly body: SafeHtml;
}

/** A moment that a record puts first. */
interface Moment {
  /** In ms; NaN where it is none. */
  readonly at: number;
  readonly text: string;
  readonly shown: Hole;
}

function rowOfParts(family: Family, parts: RowParts, now: Date): SafeHtml {
  return html`${openingOf(family, parts, now)}${parts.body}`;
}

/** What stands before the body of a row. */
export function openingOf(family: Family, { head, moment, ending }: RowParts, now: Date): SafeHtml {
  const first = moment === null ? head : whenOf(moment, now, headlineVerb(family));
  return html`<li class="record${first === nothing ? '' : ' headed'}">${first}${ending === null ? nothing : html`${ending.before}${passed(ending.at, now)}`}`;
}

function passed(at: number, now: Date): Hole {
  if (at < now.getTime()) return ', passed';
  wordsHold(now, at);
  return nothing;
}

export function rowParts(family: Family, record: Doc, context: Omit<RowContext, 'now'>): RowParts {
  const { heading = 2, hasPage, site } = context;
  const path = hasPage ? recordPath(family, record) : null;
  const title = titleOf(family, record);
  const name = path ? html`<a href="${path}">${title}</a>` : outward(record.url, title);
  // A bare word of a vocabulary is no line.
  const line = leadOf(family, record);
  const lead = line !== null && /\s/.test(line) ? line : null;
  const tags = family.display?.tags ? memberOf(record, family.display.tags) : null;
  const columns = columnsOf(family, context.tier).flatMap((member) => {
    const value = memberOf(record, member);
    if (saysNothing(value)) return [];
    const text = html`${quietLabel(member) ? nothing : html`${labelOf(member.split('.').at(-1) as string)} `}<b>${inline(value, { site, word: true, member })}</b>`;
    return { text, ends: isLastMoment(family, member) ? Date.parse(String(value)) : Number.NaN };
  });
  const notes = context.notes?.get(String(record.id)) ?? [];
  columns.unshift(...notes.map((note) => ({ text: html`<b>${note}</b>`, ends: Number.NaN })));
  const text = headlineMoment(family, record);
  const moment = text === null ? null : momentOf(text, headlineVerb(family));
  const head = moment === null ? plainHeadline(family, record, site) : nothing;
  if (isUnrated(family, record)) columns.push({ text: html`Not rated yet`, ends: Number.NaN });
  const above = html`<div>
${heading === 2 ? html`<h2>${name}</h2>` : html`<h3>${name}</h3>`}
${lead ? html`<p class="muted">${inOneLine(lead, maxLead)}</p>` : nothing}
`;
  const below = html`
${tagList(tags, family, context)}
</div></li>`;
  const last = columns.findIndex(({ ends }) => !Number.isNaN(ends));
  const items = columns.map(({ text }) => html`<li>${text}</li>`);
  const ends = columns[last];
  if (ends === undefined) {
    const meta = items.length > 0 ? html`<ul class="meta">${items}</ul>` : nothing;
    return { head, moment, ending: null, body: html`${above}${meta}${below}` };
  }
  const before = html`${above}<ul class="meta">${items.slice(0, last)}<li>${ends.text}`;
  const body = html`</li>${items.slice(last + 1)}</ul>${below}`;
  return { head, moment, ending: { at: ends.ends, before }, body };
}

/** The same, to be kept. */
export function keptParts(family: Family, record: Doc, context: Omit<RowContext, 'now'>): RowParts {
  const { head, moment, ending, body } = rowParts(family, record, context);
  const before = ending && { ...ending, before: asBytes(ending.before) };
  return { head, moment, ending: before, body: asBytes(body) };
}

/** So much of its line a row shows; what is cut off is never looked at. */
const maxLead = 220;

/** Members whose value says by itself what it is. */
function quietLabel(member: string): boolean {
  return /^(?:funder_name|location|headquarters|organizer|publisher|authors|event_type|section|primary_approach|role_tags|owner\.name|entity_type|role|organization_name|org_type|type|sponsor_type|country)$/.test(
    member,
  );
}

const maxTags = 6;

function tagList(tags: unknown, { display }: Family, { labels }: Pick<RowContext, 'labels'>): SafeHtml {
  if (!Array.isArray(tags) || tags.length === 0) return nothing;
  const shown = tags.slice(0, maxTags).filter((tag) => typeof tag === 'string');
  const called = display?.tagPages ? wordText : labels.called;
  return html`<ul class="tags">${shown.map((tag) => html`<li>${called(tag)}</li>`)}${tags.length > maxTags ? html`<li class="more">+${tags.length - maxTags}</li>` : nothing}</ul>`;
}

function isMoment(family: Family, member: string): boolean {
  return schemaAt(family, member)?.format === 'date-time';
}

/** After which something can be done no more. */
function isLastMoment(family: Family, member: string): boolean {
  return member.endsWith('deadline') && isMoment(family, member);
}

/** The moment that a record puts first; null where it is none, or nobody knows it. */
function headlineMoment(family: Family, record: Doc): string | null {
  const member = headlineOf(family);
  if (member === null || !isMoment(family, member)) return null;
  const value = memberOf(record, member);
  return typeof value === 'string' ? value : null;
}

function headlineVerb(family: Family): 'closes' | '' {
  return headlineOf(family) === 'deadline' ? 'closes' : '';
}

/** Whether what it would put first is a score that nobody gave: its name comes first, then. */
function isUnrated(family: Family, record: Doc): boolean {
  const member = headlineOf(family);
  if (member === null || !typesOf(schemaAt(family, member) ?? {}).includes('number')) return false;
  return saysNothing(memberOf(record, member));
}

/** What comes first where it is no moment. */
function plainHeadline(family: Family, record: Doc, site: string): Hole {
  const member = headlineOf(family);
  if (member === null) return nothing;
  if (isMoment(family, member))
    return html`<div class="headline"><strong>${member === 'deadline' ? 'No closing date stated' : 'No date yet'}</strong></div>`;
  const value = memberOf(record, member);
  const name = member.split('.').at(-1) as string;
  const label = labelOf(value === 1 ? name.replace(/_count$/, '') : name);
  if (typeof value === 'number') {
    return html`<div class="headline"><span class="big number">${Number.isInteger(value) ? numberText(value) : scoreText(value)}</span> <span>${label}</span></div>`;
  }
  if (isUnrated(family, record)) return nothing;
  if (saysNothing(value)) return html`<div class="headline"><span>No ${label.toLowerCase()}</span></div>`;
  return html`<div class="headline"><strong>${inline(value, { site, word: true })}</strong></div>`;
}

const soonDays = 14;

function momentOf(text: string, verb: string): Moment {
  return { at: Date.parse(text), text, shown: verb === 'closes' ? closingTime(text) : day(text) };
}

/** A moment with how far off it is; what is near is marked, by a word as well as by colour. */
function whenOf({ at, text, shown }: Moment, now: Date, verb: string): SafeHtml {
  const past = at < now.getTime();
  const soonFrom = dayStart(at, -soonDays);
  const soon = !past && soonFrom <= now.getTime();
  if (soonFrom > now.getTime()) wordsHold(now, soonFrom - 1);
  return html`<div class="headline${soon ? ' soon' : ''}"><strong>${shown}</strong> <span>${farOf(at, text, now, verb)}</span></div>`;
}

/** How far off it is: a last moment by the hour; a day that is shown without an hour by the days of the calendar. */
function farOf(at: number, text: string, now: Date, verb: string): string {
  const isDay = verb === '';
  const far = Number.isNaN(at) ? text : isDay ? dayFromNow(at, now) : fromNowTo(at, now);
  if (isDay) return far;
  return at < now.getTime() ? `closed ${far}` : `closes ${far}`;
}
