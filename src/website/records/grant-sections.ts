// The sections of a call that are read most, in the words in which they are asked: who may apply, what is
// demanded and where it says so, which dates are still to come, what the source changed.

import { capitalized } from '../../kernel/capitalized.ts';
import type { Doc } from '../../kernel/family.ts';
import { saysNothing } from '../../kernel/says-nothing.ts';
import { wordText } from '../../kernel/word-text.ts';
import { closingTime, countText, day, instant, labelOf, monthText, paragraphs } from '../kit/format.ts';
import { type Hole, html, joined, nothing, type SafeHtml } from '../kit/html.ts';
import type { PageRequest } from '../kit/page.ts';
import { factList } from './beside.ts';
import { hourThere, isPast } from './grant-dates.ts';
import { type Applicant, applicantTexts, countriesText, stateText } from './grant-words.ts';
import type { Fact } from './particulars.ts';
import { block, inline } from './values.ts';

export const grantSections: Readonly<Record<string, (value: unknown, ask: PageRequest) => SafeHtml>> = {
  eligibility: (value) => eligibility(value as Doc),
  requirements: (value, { site }) => requirements(value as readonly Doc[], site.url),
  deadlines: (value, { now }) => deadlines(value as readonly Doc[], now),
  amendments: (value, { site }) => amendments(value as readonly Doc[], site.url),
};

function eligibility(value: Doc): SafeHtml {
  const { applicant_types, details, ...rest } = value as {
    applicant_types?: readonly Applicant[];
    details?: string | null;
  };
  const types = applicantTexts(applicant_types ?? []);
  const facts = Object.entries(rest).flatMap(([member, said]): readonly Fact[] => {
    if (saysNothing(said) || said === 'unknown') return [];
    const words = Array.isArray(said)
      ? member.startsWith('countries_')
        ? countriesText(said, 30)
        : said.map((one) => wordText(String(one))).join(', ')
      : String(said);
    return [{ label: eligibilityNames[member] ?? labelOf(member), value: words }];
  });
  return html`${types.length > 0 ? html`<ul class="columns">${types.map((one) => html`<li>${capitalized(one)}</li>`)}</ul>` : nothing}
${factList(facts, 'facts')}${details ? html`<div class="prose">${paragraphs(details)}</div>` : nothing}`;
}

const eligibilityNames: Readonly<Record<string, string>> = {
  countries_in: 'From these countries',
  countries_out: 'Not from these countries',
  foreign_applicants: 'From other countries',
  for_profit: 'Companies',
};

/** What must be, what should be, what may be: each with the words that say so. */
function requirements(all: readonly Doc[], site: string): SafeHtml {
  return html`<ul class="items">${all.map((one) => {
    const sure =
      one.state === 'confirmed'
        ? nothing
        : html` <span class="mark unsure">! ${stateText(String(one.state))}</span>`;
    const evidence = (one.evidence ?? []) as readonly Doc[];
    return html`<li><p><span class="kind">${labelOf(String(one.obligation))}${one.category === 'other' ? nothing : html`, ${wordText(String(one.category))}`}</span>${sure}<br>${String(one.statement)}</p>${evidence.map((said) => block(said, { site }))}</li>`;
  })}</ul>`;
}

function deadlines(all: readonly Doc[], now: Date): SafeHtml {
  const past = all.filter((one) => isPast(one, now));
  const coming = all.filter((one) => !past.includes(one));
  const before =
    past.length > 0
      ? html`<details><summary>${countText(past.length, 'date')} that passed</summary>${dates(past, 'Dates that passed')}</details>`
      : nothing;
  return html`${coming.length > 0 ? dates(coming, 'Dates to come') : nothing}${before}`;
}

function dates(all: readonly Doc[], label: string): SafeHtml {
  return html`<section class="scroll" tabindex="0" aria-label="${label}"><table><thead><tr><th scope="col">When</th><th scope="col">What</th><th scope="col">Hour, and for whom</th></tr></thead><tbody>${all.map(
    (one) => {
      const zone = one.time ? (one.tz ?? one.tz_note) : null;
      const hour = one.date && one.time ? hourThere(one) : null;
      const note = hour && zone ? html`${hour}, ${String(zone)}` : (hour ?? (zone ? String(zone) : null));
      const rolling = one.rolling === true ? 'rolling' : null;
      const precision = one.precision === 'month' ? 'the day is not fixed' : null;
      const who = typeof one.applies_to === 'string' ? `for ${wordText(one.applies_to)}` : null;
      const notes = [note, who, rolling, precision].filter((part) => part);
      return html`<tr><th scope="row">${moment(one)}</th><td>${String(one.label ?? labelOf(String(one.kind)))}</td><td class="muted">${joined(notes, '; ')}</td></tr>`;
    },
  )}</tbody></table></section>`;
}

/** A day without an hour is that of the place, as the source says it: in UTC it may be another one. */
function moment({ at, date, time, precision }: Doc): Hole {
  if (typeof date === 'string' && precision === 'month') return monthText(date);
  if (typeof date === 'string' && !time) return day(date);
  if (typeof at === 'string') return precision === 'day' ? day(at) : closingTime(at);
  return typeof date === 'string' ? day(date) : 'Not known';
}

/** The newest first; a text that changed is named, a short value is shown as it was and as it is. */
function amendments(all: readonly Doc[], site: string): SafeHtml {
  return html`<ul class="items">${all.toReversed().map(({ version, at, changes = [] }) => {
    const changed = changes as readonly { path: string; old?: string | null; new?: string | null }[];
    return html`<li><p><strong>Version ${String(version)}</strong>, seen ${instant(at)}</p><ul class="links">${changed.map((one) => html`<li>${labelOf(one.path.split('.').join(' '))}${one.old || one.new ? html`: <del>${inline(one.old ?? 'nothing', { site })}</del> <ins>${inline(one.new ?? 'nothing', { site })}</ins>` : html` changed`}</li>`)}</ul></li>`;
  })}</ul>`;
}
