// Nights as the nodes of one desk see them, for tests.

import assert from 'node:assert/strict';
import { setTimeout } from 'node:timers/promises';
import type { Desk } from '../../src/desk/desk.ts';
import { claimNight, finishNight } from '../../src/desk/nodes.ts';

/** When the night begins that tests are about. */
export const three = new Date('2026-03-02T03:00:00.000Z');

export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  const limit = performance.now() + 90_000;
  while (!(await holds())) {
    assert.ok(performance.now() < limit, `never: ${holds}`);
    await setTimeout(1);
  }
}

/** The dumps of all nights up to that day are done. */
export async function didUpTo(desk: Desk, day: string): Promise<void> {
  assert.equal(await claimNight(desk, 'dumps', 'before', three, day), 'first');
  await finishNight(desk, { task: 'dumps', day, node: 'before' });
}
