// Shares over time as steps, one line for each of several, with a legend that needs no colour alone.

import { line, ruleY, text } from '@observablehq/plot';
import type { SafeHtml } from '../kit/html.ts';
import { accent, drawn, faint, muted } from './plot.ts';

export interface StepLine {
  readonly label: string;
  /** Shares from 0 to 1, each from its moment on. */
  readonly points: readonly { readonly at: string; readonly share: number }[];
}

/** Where lines lie behind the steps, each with its number. */
const quarters = [0, 25, 50, 75, 100];

const dashes = ['none', '6 4', '2 3', '10 4', '10 4 2 4', '1 4', '14 3', '4 8'];

/** @param until the moment at which the lines end */
export function steps(lines: readonly StepLine[], until: string, alternative: string): SafeHtml {
  return drawn(`steps ${until} ${JSON.stringify(lines)}`, () => {
    const all = lines.map(({ label, points }, at) => {
      const last = points.at(-1);
      const rows = [...points, ...(last ? [{ at: until, share: last.share }] : [])];
      const shown = rows.map(({ at: moment, share }) => ({ at: new Date(moment), share: share * 100 }));
      return { label, at, rows: shown };
    });
    const ends = all.flatMap(({ label, rows, at }) => {
      const last = rows.at(-1);
      return last ? [{ ...last, label: `${shortLabel(label)} ${Math.round(last.share)} %`, rank: at }] : [];
    });
    return {
      alternative,
      width: 640,
      height: 260,
      marginLeft: 48,
      marginRight: 170,
      marginBottom: 34,
      x: { type: 'utc', label: null, ticks: 5, tickSize: 0 },
      y: {
        domain: [0, 100],
        label: null,
        ticks: quarters,
        tickSize: 0,
        tickFormat: (one: number) => `${one} %`,
      },
      marks: [
        ruleY(quarters, { stroke: faint }),
        ...all.map(({ rows, at }) =>
          line(rows, {
            x: 'at',
            y: 'share',
            curve: 'step-after',
            stroke: at === 0 ? accent : muted,
            strokeWidth: at === 0 ? 2.5 : 1.5,
            strokeDasharray: dashes[at] ?? 'none',
          }),
        ),
        text(apart(ends), {
          x: 'at',
          y: 'place',
          text: 'label',
          dx: 8,
          textAnchor: 'start',
          fill: 'currentColor',
        }),
      ],
    };
  });
}

/** Labels that would lie upon one another, moved apart. */
function apart<Row extends { readonly share: number }>(rows: readonly Row[]) {
  let before = Number.NEGATIVE_INFINITY;
  return rows
    .toSorted((a, b) => a.share - b.share)
    .map((row) => {
      const place = Math.max(row.share, before + 7);
      before = place;
      return { ...row, place };
    });
}

function shortLabel(label: string): string {
  return label.length > 20 ? `${label.slice(0, 19)}…` : label;
}
