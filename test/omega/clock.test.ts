import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scripted } from '../../demo/omega/caller.ts';
import { dayMs } from '../../src/kernel/durations.ts';
import { type CallError, goal, omegaApp, registered, restDoor } from '../support/omega-door.ts';
import { pass } from '../support/test-app.ts';

/** In days. */
const ms = 1 / dayMs;

test('O11: a run goes on after 29 days, expires at 30, is resumed until 90, and is erased then', async () => {
  await using app = await omegaApp();
  const start = app.clock.now.getTime();
  const at = (days: number) => {
    app.clock.now = new Date(start + days * dayMs);
  };
  const { door } = await registered(app, (token) => restDoor(app, token));
  const run = await door.call('start_run', { goal });
  at(29);
  assert.equal((await door.call('run_status', { run_id: run.id })).status, 'active');
  at(30 - ms);
  const left = await door.call('next_step', { run_id: run.id });
  assert.equal(left.steps.length, 1, 'a millisecond before, it goes on');
  at(30);
  assert.equal((await door.call('run_status', { run_id: run.id })).status, 'expired');
  await assert.rejects(
    door.call('next_step', { run_id: run.id }),
    ({ body }: CallError) => body.status === 410,
  );
  at(80);
  assert.equal((await door.call('resume_run', { run_id: run.id })).status, 'active');
  const { steps } = await door.call('next_step', { run_id: run.id });
  const output = scripted({ seed: 'clock' })(steps[0]);
  await door.call('submit_step', { run_id: run.id, step_id: steps[0].step_id, output });
  at(80 + 30);
  assert.equal((await door.call('run_status', { run_id: run.id })).status, 'expired');
  const kept = () =>
    app.desk.db.selectFrom('omega_parts').select('text').where('run_id', '=', run.id).execute();
  at(80 + 90 - ms);
  await assert.rejects(
    door.call('next_step', { run_id: run.id }),
    ({ body }: CallError) => body.status === 410,
  );
  assert.ok(
    (await kept()).every(({ text }) => text !== null),
    'a millisecond before, all is there',
  );
  at(80 + 90);
  await assert.rejects(door.call('resume_run', { run_id: run.id }));
  const parts = await kept();
  assert.ok(parts.length > 0 && parts.every(({ text }) => text === null));
});

test('a leased step is handed to nobody; renewing keeps it, releasing and time give it back', async () => {
  await using app = await omegaApp();
  const { door } = await registered(app, (token) => restDoor(app, token));
  const run = await door.call('start_run', { goal });
  const { steps } = await door.call('next_step', { run_id: run.id, lease_minutes: 10 });
  const waiting = await door.call('next_step', { run_id: run.id });
  assert.deepEqual([waiting.steps, waiting.waiting_for], [[], 'all_leased']);
  assert.ok(waiting.retry_after > 0);
  const renewed = await door.call('next_step', {
    run_id: run.id,
    renew: [steps[0].step_id],
    lease_minutes: 30,
  });
  assert.equal(renewed.steps[0].step_id, steps[0].step_id);
  await door.call('release_step', { run_id: run.id, step_id: steps[0].step_id });
  assert.equal((await door.call('next_step', { run_id: run.id, lease_minutes: 1 })).steps.length, 1);
  pass(app, 2 * 60_000);
  assert.equal((await door.call('next_step', { run_id: run.id })).steps.length, 1);
});

test('several members: nobody is handed a critique of their own hypothesis while others ask', async () => {
  await using app = await omegaApp();
  const owner = (await registered(app, (token) => restDoor(app, token))).door;
  const other = (await registered(app, (token) => restDoor(app, token))).door;
  const run = await owner.call('start_run', { goal });
  const { code } = await owner.call('invite', { run_id: run.id, uses: 1 });
  await other.call('join_run', { code });
  const caller = scripted({ seed: 'two' });
  for (const kind of ['question', 'literature', 'hypothesise']) {
    const { steps } = await owner.call('next_step', { run_id: run.id, max: 10, kinds: [kind] });
    for (const step of steps)
      await owner.call('submit_step', { run_id: run.id, step_id: step.step_id, output: caller(step) });
  }
  const passedOver = await owner.call('next_step', { run_id: run.id, kinds: ['critique'] });
  assert.deepEqual([passedOver.steps, passedOver.waiting_for], [[], 'another_member']);
  assert.ok(passedOver.open > 0 && passedOver.retry_after > 0);
  const none = await other.call('next_step', { run_id: run.id, kinds: ['question'] });
  assert.deepEqual([none.steps, none.waiting_for], [[], 'other_kinds']);
  assert.equal((await other.call('next_step', { run_id: run.id, kinds: ['critique'] })).steps.length, 1);
  pass(app, 11 * 60_000);
  assert.equal((await owner.call('next_step', { run_id: run.id })).steps.length, 1, 'nobody else asked');
});

test('empty lists of kinds and of leases count as left out, as hosts send them', async () => {
  await using app = await omegaApp();
  const { door } = await registered(app, (token) => restDoor(app, token));
  const run = await door.call('start_run', { goal });
  const { steps } = await door.call('next_step', { run_id: run.id, kinds: [], renew: [] });
  assert.equal(steps.length, 1);
});

test('a link token says of itself one end, by which it ends, when it is given and later', async () => {
  await using app = await omegaApp();
  const start = app.clock.now.getTime();
  const given = await restDoor(app).call('register', { kind: 'agent', accept_terms: true });
  const door = restDoor(app, given.link_token);
  assert.equal((await door.call('me', {})).token.expires_at, given.expires_at);
  const end = Date.parse(given.expires_at);
  assert.equal(end, start + 90 * dayMs);
  app.clock.now = new Date(end);
  await assert.rejects(door.call('me', {}), ({ body }: CallError) => body.code === 'link_invalid');
  const used = await restDoor(app).call('register', { kind: 'agent', accept_terms: true });
  const again = restDoor(app, used.link_token);
  for (let days = 80; days <= 320; days += 80) {
    app.clock.now = new Date(end + days * dayMs);
    await again.call('me', {});
  }
  const { token } = await again.call('me', {});
  assert.equal(Date.parse(token.expires_at), end + 365 * dayMs, 'a year after it was given at the latest');
  const next = await again.call('rotate_link', {});
  assert.equal(Date.parse(next.expires_at), app.clock.now.getTime() + 90 * dayMs);
});
