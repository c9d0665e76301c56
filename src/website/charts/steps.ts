// Shares over time as steps, one line for each of several, with a legend that needs no colour alone.

import { dayText, percentText } from '../kit/format.ts';
import { html, type SafeHtml } from '../kit/html.ts';
import { accent, drawn, faint, muted } from './drawings.ts';
import { across, em, fluid } from './fluid.ts';

export interface StepLine {
  readonly label: string;
  /** Shares from 0 to 1, each from its moment on. */
  readonly points: readonly { readonly at: string; readonly share: number }[];
}

/** Where lines lie behind the steps, each with its number. */
const quarters = [0, 25, 50, 75, 100];

const dashes = ['none', '6 4', '2 3', '10 4', '10 4 2 4', '1 4', '14 3', '4 8'];
/** Before it stand the numbers. */
const left = 0.17;
const top = 0.6;
const tall = 13;
const legendRow = 1.7;

/** @param until the moment at which the lines end */
export function steps(lines: readonly StepLine[], until: string, alternative: string): SafeHtml {
  return drawn(`steps ${until} ${alternative} ${JSON.stringify(lines)}`, () => {
    const times = lines.flatMap(({ points }) => points.map(({ at }) => Date.parse(at)));
    const [first, last] = [Math.min(...times, Date.parse(until)), Math.max(...times, Date.parse(until))];
    const x = (at: string) => (100 * (Date.parse(at) - first)) / Math.max(1, last - first);
    const floor = top + tall;
    const grid = quarters.map((one) => {
      const y = floor - (tall * one) / 100;
      return html`<line x1="${across(left)}" x2="100%" y1="${em(y)}" y2="${em(y)}" stroke="${faint}"/><text x="${across(left)}" dx="-0.5em" y="${em(y + 0.35)}" text-anchor="end">${one} %</text>`;
    });
    const drawnLines = lines.map(({ points }, at) => {
      const path = points.map(({ at: moment, share }, index) => {
        const [across, up] = [x(moment).toFixed(2), (100 - share * 100).toFixed(2)];
        return index === 0 ? `M${across} ${up}` : `H${across}V${up}`;
      });
      return html`<path d="${path.join('')}${points.length > 0 ? 'H100' : ''}" fill="none" ${look(at)} vector-effect="non-scaling-stroke"/>`;
    });
    const legend = lines.map(({ label, points }, at) => {
      const y = floor + 3.6 + at * legendRow;
      const share = points.at(-1)?.share;
      return html`<line x1="0" x2="2.6em" y1="${em(y - 0.35)}" y2="${em(y - 0.35)}" ${look(at)}/><text x="3.2em" y="${em(y)}">${shortLabel(label)}</text><text x="100%" y="${em(y)}" text-anchor="end" font-weight="600">${share === undefined ? null : percentText(share)}</text>`;
    });
    const ends = html`<text x="${across(left)}" y="${em(floor + 1.6)}" fill="${muted}">${dayText(new Date(first).toISOString())}</text><text x="100%" y="${em(floor + 1.6)}" text-anchor="end" fill="${muted}">${dayText(new Date(last).toISOString())}</text>`;
    const inner = html`<svg x="${across(left)}" y="${em(top)}" width="${across(1 - left)}" height="${em(tall)}" viewBox="0 0 100 100" preserveAspectRatio="none" overflow="visible">${drawnLines}</svg>`;
    return fluid(alternative, floor + 3 + lines.length * legendRow, [grid, inner, ends, legend]);
  });
}

function look(at: number): SafeHtml {
  return html`stroke="${at === 0 ? accent : muted}" stroke-width="${at === 0 ? 2.5 : 1.5}" stroke-dasharray="${dashes[at] ?? 'none'}"`;
}

function shortLabel(label: string): string {
  return label.length > 30 ? `${label.slice(0, 29)}…` : label;
}
