// What the operations of markets answer, as their pages read it.

import type { OutputOf } from '../../kernel/operation.ts';
import type { getMarket } from '../../people/markets/markets.ts';
import type { showOwnPart } from '../../people/markets/person-operations.ts';
import { numberText } from '../kit/format.ts';

export type ShownDetail = OutputOf<typeof getMarket>['market'];

/** What the person who looks has in a market. */
export type OwnPart = OutputOf<typeof showOwnPart>;

export function percentText(share: number): string {
  return `${(Math.round(share * 1_000) / 10).toFixed(1)} %`;
}

/** Thousandths of points or shares as people read them. */
export function pointsText(thousandths: number): string {
  const points = pointsTyped(thousandths);
  const [whole = '', rest] = points.replace('-', '').split('.');
  return `${points.startsWith('-') ? '-' : ''}${numberText(Number(whole))}${rest === undefined ? '' : `.${rest}`}`;
}

/** The same as a form takes them. */
export function pointsTyped(thousandths: number): string {
  return (thousandths / 1_000).toFixed(3).replace(/\.?0+$/, '');
}
