// The pictures that most families declare: scores as bars, moments in their order, counts over time.

import { dayMs, weekMs } from '../../kernel/durations.ts';
import { dayText, numberText } from '../kit/format.ts';
import { html, type SafeHtml } from '../kit/html.ts';
import { accent, drawn, faint, muted } from './drawings.ts';
import { across, em, fluid, roundSteps } from './fluid.ts';

export interface Score {
  readonly label: string;
  readonly value: number;
}

const barRow = 2.9;

/** Scores below one another, each with its name and number above its bar. */
export function bars(scores: readonly Score[], max: number, alternative: string): SafeHtml {
  return drawn(`bars ${max} ${alternative} ${JSON.stringify(scores)}`, () => {
    const rows = scores.map(({ label, value }, at) => {
      const top = at * barRow;
      const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
      return html`<text x="0" y="${em(top + 1)}">${label}</text><text x="100%" y="${em(top + 1)}" text-anchor="end" font-weight="600">${numberText(value)}</text><rect x="0" y="${em(top + 1.45)}" width="100%" height="0.7em" fill="${faint}" fill-opacity="0.45"/><rect x="0" y="${em(top + 1.45)}" width="${across(share)}" height="0.7em" fill="${accent}"/>`;
    });
    return fluid(alternative, scores.length * barRow, rows);
  });
}

export interface Moment {
  readonly label: string;
  readonly at: string;
}

const momentRow = 3;

/** Moments in their order: each has its name, and its day beside a dot where it lies in time. */
export function timeline(moments: readonly Moment[], alternative: string): SafeHtml {
  return drawn(`timeline ${alternative} ${JSON.stringify(moments)}`, () => {
    const times = moments.map(({ at }) => Date.parse(at));
    const first = Math.min(...times);
    const room = Math.max(Math.max(...times) - first, dayMs * 20);
    const rows = moments.map(({ label, at }, index) => {
      const share = 0.02 + 0.96 * ((Date.parse(at) - first) / room);
      const [middle, isLate] = [index * momentRow + 1.95, share > 0.5];
      return html`<text x="0" y="${em(index * momentRow + 1)}">${shortLabel(label)}</text><line x1="0" x2="100%" y1="${em(middle)}" y2="${em(middle)}" stroke="${faint}"/>${dayBeside(share, middle, dayText(at), isLate)}<circle cx="${across(share)}" cy="${em(middle)}" r="0.38em" fill="${accent}"/>`;
    });
    return fluid(alternative, moments.length * momentRow, rows);
  });
}

/** Over the line, which it interrupts. */
function dayBeside(share: number, middle: number, text: string, isLate: boolean): SafeHtml {
  const [anchor, dx] = isLate ? ['end', '-0.8em'] : ['start', '0.8em'];
  return html`<text x="${across(share)}" dx="${dx}" y="${em(middle + 0.35)}" text-anchor="${anchor}" fill="${muted}" stroke="var(--paper, #fdfcf9)" stroke-width="0.5em" stroke-linejoin="round" paint-order="stroke">${text}</text>`;
}

/** What a label says before it explains itself. */
function shortLabel(label: string): string {
  const [first = ''] = label.split(/[;(]/);
  const text = first.trim();
  return text.length > 34 ? `${text.slice(0, 33)}…` : text;
}

export interface Bar {
  readonly at: string;
  readonly value: number;
}

const floor = 12;

/** Counts over time, a column for each week. */
export function weekColumns(all: readonly Bar[], alternative: string): SafeHtml {
  return drawn(`columns ${alternative} ${JSON.stringify(all)}`, () => {
    const first = Date.parse(all[0]?.at ?? '1970-01-01');
    const room = Math.max(Date.parse(all.at(-1)?.at ?? '1970-01-01') - first + weekMs, weekMs);
    const most = Math.max(1, ...all.map(({ value }) => value));
    // Before the columns stand the numbers.
    const left = 0.035 + 0.028 * numberText(most).length;
    const place = (at: number) => left + (1 - left) * ((at - first) / room);
    const height = (value: number) => (floor - 1) * (value / most);
    const steps = roundSteps(0, most, 6).filter(Number.isInteger);
    const width = (1 - left) * (weekMs / room) * 0.84;
    const marks = html`${steps.map((step) => html`<line x1="${across(left)}" x2="100%" y1="${em(floor - height(step))}" y2="${em(floor - height(step))}" stroke="${faint}"/><text x="${across(left)}" dx="-0.5em" y="${em(floor - height(step) + 0.35)}" text-anchor="end">${numberText(step)}</text>`)}
${all.map(({ at, value }) => html`<rect x="${across(place(Date.parse(at)))}" y="${em(floor - height(value))}" width="${across(width)}" height="${em(height(value))}" fill="${accent}"/>`)}
${monthsIn(first, first + room).map(({ at, text }) => html`<line x1="${across(place(at))}" x2="${across(place(at))}" y1="${em(floor)}" y2="${em(floor + 0.4)}" stroke="${muted}"/>${place(at) > lastName ? null : html`<text x="${across(place(at))}" y="${em(floor + 1.6)}">${text}</text>`}`)}`;
    return fluid(alternative, floor + 2.1, marks);
  });
}

/** So many months are named at the most, and none behind this share of the width, so that their names have room. */
const maxMonths = 4;
const lastName = 0.78;

function monthsIn(from: number, to: number): readonly { readonly at: number; readonly text: string }[] {
  const months: { at: number; text: string }[] = [];
  const begin = new Date(from);
  for (let month = 0; months.length < 120; month++) {
    const at = Date.UTC(begin.getUTCFullYear(), begin.getUTCMonth() + month);
    if (at >= to) break;
    if (at >= from) months.push({ at, text: shortMonth(at) });
  }
  const every = Math.ceil(months.length / maxMonths);
  return months.filter((_, at) => at % every === 0);
}

/** "Jan 2027". */
function shortMonth(at: number): string {
  const [, month = '', year = ''] = dayText(new Date(at).toISOString()).split(' ');
  return `${month.slice(0, 3)} ${year}`;
}
