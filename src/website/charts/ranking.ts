// How hypotheses of a run rank: a dot and an interval each, in bands of those that cannot be told apart.

import { barX, dot, link, ruleX, text } from '@observablehq/plot';
import type { SafeHtml } from '../kit/html.ts';
import { accent, drawn, faint, muted } from './plot.ts';

export interface RankedRow {
  /** Short and different for each row. */
  readonly label: string;
  readonly strength: number;
  readonly low: number;
  readonly high: number;
  readonly group: number;
  /** Filled where it was published, else a ring. */
  readonly published: boolean;
}

export function ranking(rows: readonly RankedRow[], alternative: string): SafeHtml {
  return drawn(`ranking ${JSON.stringify(rows)}`, () => {
    const from = Math.min(...rows.map(({ low }) => low), 0) - 0.3;
    const to = Math.max(...rows.map(({ high }) => high), 0) + 0.3;
    const banded = rows.filter(({ group }) => group % 2 === 1);
    return {
      alternative,
      width: 620,
      height: rows.length * 30 + 44,
      marginLeft: 210,
      marginRight: 72,
      marginTop: 4,
      marginBottom: 34,
      x: { domain: [from, to], ticks: 6, label: null, tickSize: 0 },
      y: { domain: rows.map(({ label }) => label), label: null, tickSize: 0, type: 'band', padding: 0 },
      marks: [
        barX(banded, { x1: () => from, x2: () => to, y: 'label', fill: faint, fillOpacity: 0.35 }),
        ruleX([0], { stroke: faint }),
        link(rows, { x1: 'low', x2: 'high', y1: 'label', y2: 'label', stroke: accent, strokeWidth: 2 }),
        dot(rows, {
          x: 'strength',
          y: 'label',
          r: 5,
          stroke: accent,
          strokeWidth: 2,
          fill: (row: RankedRow) => (row.published ? accent : 'var(--paper, #fdfcf9)'),
        }),
        text(rows, {
          x: () => to,
          y: 'label',
          text: (row: RankedRow) => `group ${row.group}`,
          dx: 8,
          textAnchor: 'start',
          fill: muted,
        }),
      ],
    };
  });
}
