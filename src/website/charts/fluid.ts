// Drawings that fit any width: what lies beside one another is placed in shares of the width, what lies below
// one another in heights of letters. So letters are as large on a telephone as on a wide screen, grow with the
// reader's own size of letters, and nothing is cut or scrolled.

import { type Hole, html, type SafeHtml } from '../kit/html.ts';

/** The width (px) of a drawing in a file; on a page it takes what there is. */
const fileWidth = 560;

/** @param height in heights of letters */
export function fluid(alternative: string, height: number, marks: Hole): SafeHtml {
  return html`<svg aria-label="${alternative}" role="img" xmlns="http://www.w3.org/2000/svg" width="${fileWidth}" height="${em(height)}" font-size="13" fill="currentColor">${marks}</svg>`;
}

/** A share of the width, from 0 to 1. */
export function across(share: number): string {
  return `${Math.round(share * 10_000) / 100}%`;
}

export function em(letters: number): string {
  return `${Math.round(letters * 100) / 100}em`;
}

/** Numbers at which an axis is marked: round ones, about so many. */
export function roundSteps(from: number, to: number, about: number): readonly number[] {
  const rough = (to - from) / Math.max(1, about);
  if (!(rough > 0)) return [from];
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 5].find((one) => one * power >= rough) ?? 10);
  const first = Math.ceil(from / step);
  const last = Math.floor(to / step + 1e-9);
  return Array.from({ length: last - first + 1 }, (_, at) => Number(((first + at) * step).toPrecision(12)));
}
