// A forecast as people type it.

import { invalid } from '../../kernel/refusal.ts';
import { sum } from '../../kernel/sum.ts';
import type { Market } from './market.ts';

/** "70" for the first of two outcomes, else a percentage for each in their order: "50, 30, 20". */
export function readForecast(given: string, market: Market): readonly number[] {
  const n = market.outcomes.length;
  const parts = given.split(/[,;\s]+/).filter((one) => one !== '');
  const message =
    n === 2
      ? 'forecast takes a number from 0 to 100 for the first outcome.'
      : `forecast takes ${n} numbers, one for each outcome in their order, that come to 100.`;
  if (!parts.every((one) => /^\d{1,3}(?:\.\d{1,4})?%?$/.test(one))) throw invalid('forecast', message);
  const values = parts.map((one) => Number.parseFloat(one));
  if (n === 2 && values.length === 1) values.push(100 - (values[0] as number));
  const total = sum(values);
  if (values.length !== n || values.some((one) => one < 0 || one > 100) || Math.abs(total - 100) > 0.5) {
    throw invalid('forecast', message);
  }
  return values.map((one) => one / total);
}
