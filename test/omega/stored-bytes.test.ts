// What an answer counts for in the store: all that is kept of it.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scripted } from '../../demo/omega/caller.ts';
import { type CallError, goal, omegaApp, registered, restDoor } from '../support/omega-door.ts';

test('what is declared of a model has 2 KB, and counts as stored with what was found of the answer', async () => {
  await using app = await omegaApp();
  const { door } = await registered(app, (token) => restDoor(app, token));
  const run = await door.call('start_run', { goal });
  const { steps } = await door.call('next_step', { run_id: run.id });
  const output = scripted({ seed: 'declared' })(steps[0]);
  const answer = (letters: number) => ({
    run_id: run.id,
    step_id: steps[0].step_id,
    output,
    model: { name: 'a-model', parameters: { prompt: 'x'.repeat(letters) } },
  });
  const around = Buffer.byteLength(JSON.stringify(answer(0).model));
  for (const operation of ['check_step', 'submit_step'])
    await assert.rejects(
      door.call(operation, answer(2049 - around)),
      ({ body }: CallError) =>
        body.code === 'invalid_input' && body.errors[0].field === 'model' && /2049 bytes/.test(body.error),
    );
  assert.equal((await door.call('submit_step', answer(2048 - around))).accepted, true);
  const parts = await app.desk.db
    .selectFrom('omega_parts')
    .select(['digest', 'bytes'])
    .where('run_id', '=', run.id)
    .execute();
  const inputs = await app.desk.db
    .selectFrom('omega_steps')
    .select('input_part')
    .where('run_id', '=', run.id)
    .execute();
  const brought = parts.filter(({ digest }) => !inputs.some((step) => step.input_part === digest));
  assert.equal(brought.length, 3, 'answer, model, what was found');
  assert.equal(
    (await door.call('me')).limits.bytes_used,
    brought.reduce((sum, { bytes }) => sum + bytes, 0),
  );
});
