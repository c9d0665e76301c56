// How hypotheses of a run rank: a dot and an interval each, in bands of those that cannot be told apart.

import { html, type SafeHtml } from '../kit/html.ts';
import { accent, drawn, faint, muted, paper } from './drawings.ts';
import { across, em, fluid, roundSteps } from './fluid.ts';

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

const rowHeight = 2.9;

export function ranking(rows: readonly RankedRow[], alternative: string): SafeHtml {
  return drawn(`ranking ${alternative} ${JSON.stringify(rows)}`, () => {
    const from = Math.min(...rows.map(({ low }) => low), 0) - 0.3;
    const to = Math.max(...rows.map(({ high }) => high), 0) + 0.3;
    const x = (value: number) => across((value - from) / (to - from));
    const floor = rows.length * rowHeight;
    const bands = rows.map(({ group }, at) =>
      group % 2 === 1
        ? html`<rect x="0" y="${em(at * rowHeight)}" width="100%" height="${em(rowHeight)}" fill="${faint}" fill-opacity="0.35"/>`
        : null,
    );
    const zero = html`<line x1="${x(0)}" x2="${x(0)}" y1="0" y2="${em(floor)}" stroke="${faint}"/>`;
    const marks = rows.map(({ label, strength, low, high, group, published }, at) => {
      const [name, middle] = [em(at * rowHeight + 1.15), em(at * rowHeight + 2.05)];
      return html`<text x="0.4em" y="${name}">${label}</text><text x="100%" dx="-0.4em" y="${name}" text-anchor="end" fill="${muted}">group ${group}</text><line x1="${x(low)}" x2="${x(high)}" y1="${middle}" y2="${middle}" stroke="${accent}" stroke-width="2"/><circle cx="${x(strength)}" cy="${middle}" r="0.38em" fill="${published ? accent : paper}" stroke="${accent}" stroke-width="2"/>`;
    });
    const axis = roundSteps(from, to, 5).map(
      (step) =>
        html`<text x="${x(step)}" y="${em(floor + 1.4)}" text-anchor="middle">${String(step).replace('-', '−')}</text>`,
    );
    return fluid(alternative, floor + 1.9, [bands, zero, marks, axis]);
  });
}
