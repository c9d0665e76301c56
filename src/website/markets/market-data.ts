// What the operations of markets answer, as their pages read it.

import type { OutputOf } from '../../kernel/operation.ts';
import type { getMarket } from '../../people/markets/markets.ts';
import type { showOwnPart } from '../../people/markets/person-operations.ts';

export type ShownDetail = OutputOf<typeof getMarket>['market'];

/** What the person who looks has in a market. */
export type OwnPart = OutputOf<typeof showOwnPart>;

const points = new Intl.NumberFormat('en', { maximumFractionDigits: 3, signDisplay: 'negative' });

/** Thousandths of points or shares as people read them. */
export function pointsText(thousandths: number): string {
  return points.format(thousandths / 1_000);
}

/** The same as a form takes them. */
export function pointsTyped(thousandths: number): string {
  return (thousandths / 1_000).toFixed(3).replace(/\.?0+$/, '');
}
