// The pictures that families declare: scores as bars and as a web, moments in their order, trees.

import { barX, dot, line, link, text, tree } from '@observablehq/plot';
import { dayText } from '../kit/format.ts';
import type { SafeHtml } from '../kit/html.ts';
import { accent, drawn, faint } from './plot.ts';

export interface Score {
  readonly label: string;
  readonly value: number;
}

/** Scores side by side, each with its number. */
export function bars(scores: readonly Score[], max: number, alternative: string): SafeHtml {
  return drawn(`bars ${max} ${JSON.stringify(scores)}`, () => ({
    alternative,
    width: 560,
    height: scores.length * 30 + 30,
    marginLeft: 190,
    marginRight: 44,
    marginTop: 4,
    x: { domain: [0, max], ticks: Math.min(5, Math.ceil(max)), label: null, tickSize: 0 },
    y: { domain: scores.map(({ label }) => label), label: null, tickSize: 0, padding: 0.35 },
    marks: [
      barX(scores, { x: () => max, y: 'label', fill: faint, fillOpacity: 0.45 }),
      barX(scores, { x: 'value', y: 'label', fill: accent }),
      text(scores, {
        x: 'value',
        y: 'label',
        text: 'value',
        dx: 6,
        textAnchor: 'start',
        fill: 'currentColor',
      }),
    ],
  }));
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The same as a web: the further out, the higher. */
export function radar(scores: readonly Score[], max: number, alternative: string): SafeHtml {
  return drawn(`radar ${max} ${JSON.stringify(scores)}`, () => {
    const at = (index: number, share: number): Point => {
      const angle = (2 * Math.PI * index) / scores.length - Math.PI / 2;
      return { x: Math.cos(angle) * share, y: -Math.sin(angle) * share };
    };
    const ring = (share: number) => [...scores.keys(), 0].map((index) => at(index, share));
    const names = scores.map(({ label }, index) => ({ ...at(index, 1.13), label }));
    const side = ({ x }: Point) => (x > 0.2 ? 'start' : x < -0.2 ? 'end' : 'middle');
    return {
      alternative,
      width: 560,
      height: 380,
      axis: null,
      x: { domain: [-2.3, 2.3], axis: null },
      y: { domain: [-1.3, 1.3], axis: null },
      marks: [
        ...[0.25, 0.5, 0.75, 1].map((share) => line(ring(share), { x: 'x', y: 'y', stroke: faint })),
        link(
          scores.map((_, index) => ({ ...at(index, 1) })),
          { x1: 0, y1: 0, x2: 'x', y2: 'y', stroke: faint },
        ),
        line(
          [...scores.keys(), 0].map((index) => at(index, (scores[index] as Score).value / max)),
          { x: 'x', y: 'y', stroke: accent, strokeWidth: 2.5, fill: accent, fillOpacity: 0.18 },
        ),
        dot(
          scores.map(({ value }, index) => at(index, value / max)),
          { x: 'x', y: 'y', fill: accent, r: 3 },
        ),
        ...(['start', 'middle', 'end'] as const).map((anchor) =>
          text(
            names.filter((one) => side(one) === anchor),
            { x: 'x', y: 'y', text: 'label', textAnchor: anchor, fill: 'currentColor' },
          ),
        ),
      ],
    };
  });
}

export interface Moment {
  readonly label: string;
  readonly at: string;
}

/** Moments in their order, each on a line of its own. */
export function timeline(moments: readonly Moment[], alternative: string): SafeHtml {
  return drawn(`timeline ${JSON.stringify(moments)}`, () => {
    const rows = moments.map(({ label, at }, index) => ({
      row: index,
      label,
      at: new Date(at),
      day: dayText(at),
    }));
    const times = rows.map(({ at }) => at.getTime());
    const [first, last] = [Math.min(...times), Math.max(...times)];
    const room = Math.max(last - first, 86_400_000 * 20);
    const longest = Math.max(...rows.map(({ label }) => shortLabel(label).length));
    const marginLeft = 16 + Math.max(20, longest) * letter;
    // The last day is written behind its dot, and has room there.
    const behind = Math.min(0.75, dayWidth / (timelineWidth - marginLeft - 20));
    return {
      alternative,
      width: timelineWidth,
      height: rows.length * 34 + 16,
      marginLeft,
      marginRight: 20,
      x: {
        type: 'utc',
        domain: [new Date(first - room * 0.05), new Date(last + (1.05 * room * behind) / (1 - behind))],
        axis: null,
      },
      y: {
        domain: rows.map(({ row }) => row),
        label: null,
        tickSize: 0,
        tickFormat: (row: number) => shortLabel(rows[row]?.label ?? ''),
        padding: 0.5,
        type: 'point',
      },
      marks: [
        link(rows, {
          x1: () => new Date(first - room * 0.05),
          x2: 'at',
          y1: 'row',
          y2: 'row',
          stroke: faint,
        }),
        dot(rows, { x: 'at', y: 'row', r: 5, fill: accent }),
        text(rows, { x: 'at', y: 'row', text: 'day', dx: 10, textAnchor: 'start', fill: 'currentColor' }),
      ],
    };
  });
}

/** The width of a letter, near enough for margins. */
const letter = 7;
const timelineWidth = 560;
/** Of "30 September 2026", with the dot before it. */
const dayWidth = 140;

/** What a label says before it explains itself. */
function shortLabel(label: string): string {
  const [first = ''] = label.split(/[;(]/);
  const text = first.trim();
  return text.length > 36 ? `${text.slice(0, 35)}…` : text;
}

/** A tree from paths with "/" between their steps; each step is shown by what stands behind its last "|". */
export function paths(all: readonly string[], alternative: string): SafeHtml {
  const root = Math.max(...all.map((one) => (one.split('/')[0] as string).length));
  const leaves = all.filter((one) => !all.some((other) => other.startsWith(`${one}/`))).length;
  return drawn(`tree ${JSON.stringify(all)}`, () => ({
    alternative,
    width: 640,
    height: Math.max(90, leaves * 44),
    marginTop: 24,
    marginBottom: 24,
    axis: null,
    marginLeft: Math.max(60, root * letter),
    marginRight: 150,
    insetLeft: 10,
    insetRight: 40,
    marks: [
      tree(all, {
        path: (one: string) => one,
        delimiter: '/',
        text: 'node:name',
        stroke: faint,
        fill: accent,
        textStroke: 'none',
      }),
    ],
  }));
}

export interface Bar {
  readonly at: string;
  readonly value: number;
}

/** Counts over time, a column for each span. */
export function columns(all: readonly Bar[], span: 'week' | 'month' | 'day', alternative: string): SafeHtml {
  return drawn(`columns ${span} ${JSON.stringify(all)}`, () => {
    const days = span === 'week' ? 7 : span === 'day' ? 1 : 30;
    const rows = all.map(({ at, value }) => ({
      from: new Date(at),
      to: new Date(Date.parse(at) + days * 86_400_000 * 0.86),
      value,
    }));
    return {
      alternative,
      width: 560,
      height: 220,
      marginLeft: 36,
      marginBottom: 42,
      x: { type: 'utc', label: null, ticks: 6, tickSize: 0 },
      y: {
        label: null,
        ticks: 4,
        tickSize: 0,
        grid: false,
        tickFormat: (value: number) => (Number.isInteger(value) ? String(value) : ''),
      },
      marks: [
        link([0.25, 0.5, 0.75, 1], {
          x1: () => rows[0]?.from ?? new Date(0),
          x2: () => rows.at(-1)?.to ?? new Date(0),
          y1: (share: number) => share * Math.max(1, ...all.map((one) => one.value)),
          y2: (share: number) => share * Math.max(1, ...all.map((one) => one.value)),
          stroke: faint,
        }),
        ...rows.map((row) =>
          link([row], {
            x1: (one: typeof row) => middle(one),
            x2: (one: typeof row) => middle(one),
            y1: 0,
            y2: 'value',
            stroke: accent,
            strokeWidth: Math.max(2, 440 / Math.max(rows.length, 1)),
            strokeLinecap: 'butt',
          }),
        ),
      ],
    };
  });
}

function middle({ from, to }: { readonly from: Date; readonly to: Date }): Date {
  return new Date((from.getTime() + to.getTime()) / 2);
}
