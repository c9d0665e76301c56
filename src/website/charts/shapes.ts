// Webs and trees: drawn by Observable Plot where there is room for names around and beside them, and another
// way where there is none. The library is loaded with the first of them.

import { dot, line, link, text, tree } from '@observablehq/plot';
import { numberText } from '../kit/format.ts';
import { html, type SafeHtml } from '../kit/html.ts';
import { accent, drawn, faint } from './drawings.ts';
import { across, em, fluid } from './fluid.ts';
import type { Score } from './pictures.ts';
import { plotted } from './plot.ts';

/** The same picture for a wide place and for a narrow one. */
export interface Shape {
  readonly svg: SafeHtml;
  readonly narrow: SafeHtml;
}

export function radar(scores: readonly Score[], max: number, alternative: string): Shape {
  return { svg: web(scores, max, alternative), narrow: numberedWeb(scores, max, alternative) };
}

/** A tree from paths with "/" between their steps. */
export function paths(all: readonly string[], alternative: string): Shape {
  return { svg: sideways(all, alternative), narrow: outline(all, alternative) };
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The same as a web: the further out, the higher. */
function web(scores: readonly Score[], max: number, alternative: string): SafeHtml {
  return drawn(`radar ${max} ${alternative} ${JSON.stringify(scores)}`, () => {
    const at = (index: number, share: number): Point => {
      const angle = (2 * Math.PI * index) / scores.length - Math.PI / 2;
      return { x: Math.cos(angle) * share, y: -Math.sin(angle) * share };
    };
    const ring = (share: number) => [...scores.keys(), 0].map((index) => at(index, share));
    const names = scores.map(({ label }, index) => ({ ...at(index, 1.13), label }));
    const side = ({ x }: Point) => (x > 0.2 ? 'start' : x < -0.2 ? 'end' : 'middle');
    return plotted({
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
    });
  });
}

const webHeight = 17;

/** Corners carry numbers, and what they mean is told below. */
function numberedWeb(scores: readonly Score[], max: number, alternative: string): SafeHtml {
  return drawn(`numbered web ${max} ${alternative} ${JSON.stringify(scores)}`, () => {
    const at = (index: number, share: number) => {
      const angle = (2 * Math.PI * index) / scores.length - Math.PI / 2;
      return [Math.cos(angle) * share, Math.sin(angle) * share].map((one) => one.toFixed(3));
    };
    const ring = (shares: readonly number[]) =>
      shares.map((share, index) => at(index, share).join(',')).join(' ');
    const rings = [0.25, 0.5, 0.75, 1].map((share) => ring(scores.map(() => share)));
    const names = scores.map(({ label, value }, index) => {
      const y = em(webHeight + 1.2 + index * 1.6);
      return html`<text x="1.4em" y="${y}" text-anchor="end" fill="${accent}" font-weight="600">${index + 1}</text><text x="2em" y="${y}">${label}</text><text x="100%" y="${y}" text-anchor="end" font-weight="600">${numberText(value)}</text>`;
    });
    const corners = scores.map((_, index) => {
      const [x, y] = at(index, 1.14);
      return html`<text x="${x}" y="${y}" dy="0.05" font-size="0.14" text-anchor="middle" fill="${accent}" font-weight="600">${index + 1}</text>`;
    });
    const shape = html`<svg x="0" y="0" width="100%" height="${em(webHeight)}" viewBox="-1.3 -1.3 2.6 2.6">${rings.map((points) => html`<polygon points="${points}" fill="none" stroke="${faint}" stroke-width="0.012"/>`)}<polygon points="${ring(scores.map(({ value }) => value / max))}" fill="${accent}" fill-opacity="0.18" stroke="${accent}" stroke-width="0.03"/>${corners}</svg>`;
    return fluid(alternative, webHeight + 0.6 + scores.length * 1.6, [shape, names]);
  });
}

const letter = 7;

/** From left to right. */
function sideways(all: readonly string[], alternative: string): SafeHtml {
  const root = Math.max(...all.map((one) => (one.split('/')[0] as string).length));
  const leaves = all.filter((one) => !all.some((other) => other.startsWith(`${one}/`))).length;
  return drawn(`tree ${alternative} ${JSON.stringify(all)}`, () =>
    plotted({
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
    }),
  );
}

const outlineRow = 1.75;
/** The deepest step begins before this share of the width. */
const deepestShare = 0.3;

/** From above to below, each step a little further in than the one that it follows from. */
function outline(all: readonly string[], alternative: string): SafeHtml {
  return drawn(`outline ${alternative} ${JSON.stringify(all)}`, () => {
    const steps = withRoots(all);
    const deepest = Math.max(1, ...steps.map(({ depth }) => depth));
    const x = (depth: number) => 0.015 + Math.min(0.06, deepestShare / deepest) * depth;
    const rows = steps.map(({ path, name, depth }, row) => {
      const middle = (row + 0.6) * outlineRow;
      const parent = steps.findIndex((one) => one.path === path.slice(0, path.lastIndexOf('/')));
      const from = x(depth - 1);
      const branch =
        parent < 0 || depth === 0
          ? null
          : html`<line x1="${across(from)}" x2="${across(from)}" y1="${em((parent + 0.6) * outlineRow)}" y2="${em(middle)}" stroke="${faint}"/><line x1="${across(from)}" x2="${across(x(depth))}" y1="${em(middle)}" y2="${em(middle)}" stroke="${faint}"/>`;
      return html`${branch}<circle cx="${across(x(depth))}" cy="${em(middle)}" r="0.25em" fill="${accent}"/><text x="${across(x(depth))}" dx="0.6em" y="${em(middle + 0.35)}">${name}</text>`;
    });
    return fluid(alternative, steps.length * outlineRow + 0.4, rows);
  });
}

interface Step {
  readonly path: string;
  readonly name: string;
  readonly depth: number;
}

/** All steps with those that paths only pass through, each behind what it follows from. */
function withRoots(all: readonly string[]): readonly Step[] {
  const known = new Set<string>();
  for (const one of all) {
    const parts = one.split('/');
    for (let at = 1; at <= parts.length; at++) known.add(parts.slice(0, at).join('/'));
  }
  const below = Map.groupBy(known, (path) => path.slice(0, Math.max(0, path.lastIndexOf('/'))));
  const steps: Step[] = [];
  const add = (path: string, depth: number) => {
    steps.push({ path, name: path.slice(path.lastIndexOf('/') + 1), depth });
    for (const next of below.get(path) ?? []) if (next !== path) add(next, depth + 1);
  };
  for (const root of known) if (!root.includes('/')) add(root, 0);
  return steps;
}
