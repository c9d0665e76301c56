// A budget that is accepted is enough: what a run needs follows from its kind, its size, its critics and its games.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scripted } from '../../demo/omega/caller.ts';
import { theories } from '../../demo/omega/fiction.ts';
import { dayMs } from '../../src/kernel/durations.ts';
import {
  type CallError,
  goal,
  omegaApp,
  play,
  publishAll,
  registered,
  restDoor,
} from '../support/omega-door.ts';
import { pass } from '../support/test-app.ts';

const caller = scripted({ seed: 'budgets', skill: 1 });

test('a budget in which a run cannot end is refused with the least that is enough, and with that it ends', async () => {
  await using app = await omegaApp();
  const { door } = await registered(app, (token) => restDoor(app, token));
  const base = await door.call('start_run', { goal });
  const reviewed = await play(door, base.id, caller);
  await publishAll(door, reviewed);
  assert.equal(reviewed.hypotheses.filter(({ active }: { active: boolean }) => active).length, 5);
  const review = { kind: 'review', of_run: base.id };
  const theory = { kind: 'test', theory_ids: [theories[0]?.id] };
  for (const [asked, least] of [
    [theory, 13],
    [{ ...theory, size: 'standard', critics: 2 }, 18],
    [review, 17],
    [{ ...review, games_per_step: 1 }, 28],
    [{ critics: 2, games_per_step: 1 }, 46],
    [{ size: 'standard' }, 49],
  ] as const) {
    const what = JSON.stringify(asked);
    pass(app, dayMs);
    const start = (budget_steps: number) => door.call('start_run', { goal, ...asked, budget_steps });
    await assert.rejects(
      start(least - 1),
      ({ body }: CallError) =>
        body.code === 'budget_too_small' && body.errors[0].message === `It is at least ${least}.`,
      what,
    );
    const done = await play(door, (await start(least)).id, caller);
    assert.equal(done.status, 'completed', what);
    assert.ok(done.steps_leased <= least, what);
  }
  // A budget is never less than the protocol says, and a large run does not fit into that of a small one.
  for (const asked of [{ budget_steps: 35 }, { size: 'large', budget_steps: 60 }])
    await assert.rejects(
      door.call('start_run', { goal, ...asked }),
      ({ body }: CallError) => body.code === 'budget_too_small',
    );
  assert.deepEqual(app.bugs, []);
});
