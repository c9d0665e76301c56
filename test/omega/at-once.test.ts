// O10: fifty answers to one step at the same time.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { scripted } from '../../demo/omega/caller.ts';
import {
  CallError,
  type Door,
  goal,
  type Json,
  omegaApp,
  registered,
  restDoor,
} from '../support/omega-door.ts';
import type { TestApp } from '../support/test-app.ts';

/** The first step of a run, and how it is answered. */
async function firstStep(app: TestApp): Promise<{ door: Door; run: string; answer: Json; send: Send }> {
  const { door } = await registered(app, (token) => restDoor(app, token));
  const { id: run } = await door.call('start_run', { goal });
  const { steps } = await door.call('next_step', { run_id: run });
  const of = { run_id: run, step_id: steps[0].step_id };
  const send = (output: Json) => patiently(() => door.call('submit_step', { ...of, output }));
  return { door, run, answer: scripted({ seed: 'at once' })(steps[0]), send };
}
type Send = (output: Json) => Promise<Json>;

/** Asks again where a busy machine's database had no time, as the answer says. */
async function patiently(call: () => Promise<Json>): Promise<Json> {
  for (;;) {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof CallError) || error.body.code !== 'unavailable') throw error;
      await setTimeout(300);
    }
  }
}

test('O10: of fifty submissions at once one is accepted, the others are replayed', async () => {
  await using app = await omegaApp();
  const { door, run, answer, send } = await firstStep(app);
  const all = await Promise.all(Array.from({ length: 50 }, () => send(answer)));
  assert.equal(all.filter(({ replayed }) => !replayed).length, 1);
  assert.equal((await door.call('run_status', { run_id: run })).steps_done, 1);
});

test('O10: of fifty different answers at once one is accepted, the others are told which', async () => {
  await using app = await omegaApp();
  const { door, run, answer, send } = await firstStep(app);
  const all = await Promise.allSettled(
    Array.from({ length: 50 }, (_, n) => send({ ...answer, out_of_scope: [`Number ${n}`] })),
  );
  const [accepted, ...more] = all.filter((one) => one.status === 'fulfilled');
  assert.equal(more.length, 0);
  const sha256 = accepted?.value.output_sha256;
  for (const one of all)
    if (one.status === 'rejected') {
      assert.deepEqual([one.reason.body.status, one.reason.body.code], [409, 'already_submitted']);
      assert.ok(JSON.stringify(one.reason.body).includes(sha256), 'the digest that was accepted');
    }
  assert.equal((await door.call('run_status', { run_id: run })).steps_done, 1);
});
