// What `npm test` leaves to `npm run test:long`, which says so at its end.

import type { TestContext } from 'node:test';

const isLong = process.env.TEST_LONG === 'on';
/** What is tried on the second engine was tried on the first: the same cases, fewer of them. */
const isAgain = process.env.TEST_ENGINE === 'postgresql';

/**
 * How often a property is tried: so often by `npm run test:long`, a fifth as often by `npm test`, and half of either
 * where it was tried on another engine before.
 */
export function often(times: number): number {
  return Math.ceil(times / (isLong ? 1 : 5) / (isAgain ? 2 : 1));
}

let turn = 0;

/**
 * All values in a long run, or one of so many; in a quick one, and on a second engine, a fifth of them (or one of so
 * many), others each time.
 */
export function shareOf<Value>(values: readonly Value[], parts = 5, longParts = 1): readonly Value[] {
  const taken = isLong && !isAgain ? longParts : parts;
  turn++;
  return taken === 1 ? values : values.filter((_, at) => (at + turn) % taken === 0);
}

/** False, and the test is skipped, in a run that is to be quick. */
export function takesLong(t: TestContext): boolean {
  if (!isLong) t.skip('npm run test:long runs it');
  return isLong;
}
