// Who is handed which steps: renewing keeps what one holds and takes nothing more, a budget is used to its end,
// and two members who each proposed something judge it for one another.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scripted } from '../../demo/omega/caller.ts';
import {
  type CallError,
  type Door,
  goal,
  type Json,
  omegaApp,
  registered,
  restDoor,
} from '../support/omega-door.ts';
import { pass, type TestApp } from '../support/test-app.ts';

const refusedWith =
  (code: string) =>
  ({ body }: CallError) =>
    body.code === code;

async function member(app: TestApp): Promise<Door> {
  return (await registered(app, (token) => restDoor(app, token))).door;
}

const caller = scripted({ seed: 'handed out' });

async function answer(door: Door, run: string, steps: readonly Json[]): Promise<void> {
  for (const step of steps)
    await door.call('submit_step', { run_id: run, step_id: step.step_id, output: caller(step) });
}

/** A run whose literature is in, with its owner and one who joined it. */
async function runOfTwo(app: TestApp): Promise<{ run: string; owner: Door; guest: Door }> {
  const [owner, guest] = [await member(app), await member(app)];
  const { id: run } = await owner.call('start_run', { goal });
  const { code } = await owner.call('invite', { run_id: run, uses: 1 });
  await guest.call('join_run', { code });
  for (const kind of ['question', 'literature'])
    await answer(owner, run, (await owner.call('next_step', { run_id: run, max: 10, kinds: [kind] })).steps);
  return { run, owner, guest };
}

test('renewing keeps the steps that one holds, each once, and hands out no other', async () => {
  await using app = await omegaApp();
  const { run, owner, guest } = await runOfTwo(app);
  const before = await guest.call('run_status', { run_id: run });
  const [first, second] = before.open_steps.map(({ id }: Json) => id);
  await assert.rejects(guest.call('next_step', { run_id: run, renew: [first] }), refusedWith('lease_lost'));
  const held = await owner.call('next_step', { run_id: run });
  assert.equal(held.steps[0].step_id, first);
  await assert.rejects(guest.call('next_step', { run_id: run, renew: [first] }), refusedWith('lease_lost'));
  await assert.rejects(
    owner.call('next_step', { run_id: run, renew: [first, second] }),
    refusedWith('lease_lost'),
    'a free step is none of hers yet',
  );
  const again = await owner.call('next_step', { run_id: run, renew: [first, first, first] });
  assert.deepEqual(
    again.steps.map(({ step_id }: Json) => step_id),
    [first],
  );
  pass(app, 31 * 60_000);
  const late = await owner.call('next_step', { run_id: run, renew: [first] });
  assert.equal(late.steps.length, 1, 'a lease that ended is renewed where nobody took the step');
  const after = await owner.call('run_status', { run_id: run });
  assert.equal(after.steps_leased, before.steps_leased + 1, 'of the budget one step was used');
  await assert.rejects(
    owner.call('next_step', { run_id: run, renew: Array.from({ length: 11 }, () => first) }),
    refusedWith('invalid_input'),
  );
});

test('a step is given back by whoever holds it alone', async () => {
  await using app = await omegaApp();
  const { run, owner, guest } = await runOfTwo(app);
  const { steps } = await owner.call('next_step', { run_id: run });
  const step = { run_id: run, step_id: steps[0].step_id };
  await assert.rejects(guest.call('release_step', step), refusedWith('lease_lost'));
  const kept = await owner.call('next_step', { run_id: run, renew: [step.step_id] });
  assert.equal(kept.steps.length, 1);
  await owner.call('release_step', step);
  await assert.rejects(owner.call('release_step', step), refusedWith('lease_lost'), 'it is given back once');
});

test('whoever asks for more than the budget has left is handed what is left', async () => {
  await using app = await omegaApp();
  const door = await member(app);
  const { id: run } = await door.call('start_run', { goal, budget_steps: 36 });
  await answer(door, run, (await door.call('next_step', { run_id: run })).steps);
  const left = (steps: number) =>
    app.desk.db
      .updateTable('omega_runs')
      .set({ steps_leased: 36 - steps })
      .where('id', '=', run)
      .execute();
  await left(2);
  const { steps, open } = await door.call('next_step', { run_id: run, max: 10 });
  assert.deepEqual([steps.length, open], [2, 1]);
  await assert.rejects(door.call('next_step', { run_id: run, max: 10 }), refusedWith('budget_spent'));
  await door.call('release_step', { run_id: run, step_id: steps[1].step_id });
  const again = await door.call('next_step', { run_id: run, max: 10 });
  assert.deepEqual(
    again.steps.map(({ step_id }: Json) => step_id),
    [steps[1].step_id],
    'a step that was handed out before costs nothing more',
  );
});

test('two members who each proposed something judge what the other one proposed; what both have a stake in goes to either', async () => {
  await using app = await omegaApp();
  const { run, owner, guest } = await runOfTwo(app);
  for (const door of [owner, guest])
    await answer(door, run, (await door.call('next_step', { run_id: run, kinds: ['hypothesise'] })).steps);
  const ofTheOther = await owner.call('next_step', { run_id: run, kinds: ['critique'], max: 10 });
  const { open_steps } = await owner.call('run_status', { run_id: run });
  const about = new Map(open_steps.map(({ id, subject }: Json) => [id, subject]));
  assert.ok(ofTheOther.steps.length > 0);
  for (const { step_id } of ofTheOther.steps) assert.match(String(about.get(step_id)), /^hy_2_/);
  await answer(owner, run, ofTheOther.steps);
  const turns = [guest, owner];
  let kinds = new Set<string>();
  for (let turn = 0, idle = 0; idle < 2; turn++) {
    const door = turns[turn % 2] as Door;
    const { steps } = await door.call('next_step', { run_id: run, max: 3 });
    idle = steps.length === 0 ? idle + 1 : 0;
    kinds = new Set([...kinds, ...steps.map(({ kind }: Json) => kind)]);
    await answer(door, run, steps);
  }
  assert.ok(kinds.has('compare'));
  assert.equal((await owner.call('run_status', { run_id: run })).status, 'completed');
});
