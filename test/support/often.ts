// What `npm test` leaves to `npm run test:long`, which says so at its end.

import type { TestContext } from 'node:test';

const isLong = process.env.TEST_LONG === 'on';

/** How often a property is tried: so often by `npm run test:long`, a fifth as often by `npm test`. */
export function often(times: number): number {
  return isLong ? times : Math.ceil(times / 5);
}

let turn = 0;

/** All values in a long run, or one of so many; in a quick one a fifth of them (or one of so many), others each time. */
export function shareOf<Value>(values: readonly Value[], parts = 5, longParts = 1): readonly Value[] {
  const taken = isLong ? longParts : parts;
  turn++;
  return taken === 1 ? values : values.filter((_, at) => (at + turn) % taken === 0);
}

/** False, and the test is skipped, in a run that is to be quick. */
export function takesLong(t: TestContext): boolean {
  if (!isLong) t.skip('npm run test:long runs it');
  return isLong;
}
