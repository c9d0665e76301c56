// O18: the rates that take many tries: who is trusted, and registrations of one address.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { often, takesLong } from '../support/often.ts';
import { type CallError, goal, omegaApp, registered, restDoor } from '../support/omega-door.ts';
import { noon } from '../support/test-app.ts';

const refusedWith =
  (code: string) =>
  ({ body }: CallError) =>
    body.code === code;

test('O18: who is trusted has twenty active runs and fifty starts a day', async () => {
  await using app = await omegaApp();
  const { door, id } = await registered(app, (token) => restDoor(app, token));
  const set = { trust: 'trusted' } as const;
  await app.desk.db.updateTable('omega_participants').set(set).where('id', '=', id).execute();
  const start = () => door.call('start_run', { goal });
  const runs: { id: string }[] = [];
  for (let n = 0; n < 20; n++) runs.push(await start());
  await assert.rejects(start(), refusedWith('quota_exhausted'));
  for (let n = 20; n < 50; n++) {
    await door.call('abandon_run', { run_id: runs.shift()?.id });
    runs.push(await start());
  }
  await door.call('abandon_run', { run_id: runs.shift()?.id });
  await assert.rejects(start(), refusedWith('rate_limited'));
});

test('O18: five registrations an hour and twenty a day from one address, however many are tried at once', async () => {
  await using app = await omegaApp();
  const bare = restDoor(app);
  const left: number[] = [];
  for (let hour = 0; hour < 25; hour++) {
    if (hour > 4 && hour < 24) continue;
    app.clock.now = new Date(noon.getTime() + hour * 3600_000);
    const tries = hour === 0 ? often(500) : 50;
    let made = 0;
    for (let at = 0; at < tries; at += 10) {
      const ends = await Promise.allSettled(
        Array.from({ length: 10 }, () => bare.call('register', { kind: 'agent', accept_terms: true })),
      );
      made += ends.filter(({ status }) => status === 'fulfilled').length;
      for (const one of ends)
        if (one.status === 'rejected') assert.equal(one.reason.body.code, 'rate_limited', String(one.reason));
    }
    left.push(made);
  }
  assert.deepEqual(left, [5, 5, 5, 5, 0, 5]);
  assert.deepEqual(app.bugs, []);
});

test('O18: who registers ten thousand times within an hour has five participants, and is told to wait each other time', async (t) => {
  if (!takesLong(t)) return;
  await using app = await omegaApp();
  const bare = restDoor(app);
  let made = 0;
  for (let at = 0; at < 10_000; at += 50) {
    const ends = await Promise.allSettled(
      Array.from({ length: 50 }, () => bare.call('register', { kind: 'agent', accept_terms: true })),
    );
    made += ends.filter(({ status }) => status === 'fulfilled').length;
    for (const one of ends)
      if (one.status === 'rejected') assert.equal(one.reason.body.code, 'rate_limited', String(one.reason));
  }
  assert.equal(made, 5);
  const { total } = await app.desk.db
    .selectFrom('omega_participants')
    .select(({ fn }) => fn.countAll().as('total'))
    .executeTakeFirstOrThrow();
  assert.equal(Number(total), 5);
});

test('twenty codes of a run and twenty new link tokens are given in a day; codes that are over are forgotten', async () => {
  await using app = await omegaApp();
  let { door } = await registered(app, (token) => restDoor(app, token));
  const { id: run_id } = await door.call('start_run', { goal });
  for (let n = 0; n < 20; n++) await door.call('invite', { run_id, uses: 1 });
  await assert.rejects(door.call('invite', { run_id, uses: 1 }), refusedWith('rate_limited'));
  for (let n = 0; n < 20; n++) door = restDoor(app, (await door.call('rotate_link', {})).link_token);
  await assert.rejects(door.call('rotate_link', {}), refusedWith('rate_limited'));
  app.clock.now = new Date(noon.getTime() + 24 * 3600_000);
  await door.call('invite', { run_id, uses: 1 });
  assert.equal((await app.desk.db.selectFrom('omega_invites').select('sha256').execute()).length, 1);
  await door.call('rotate_link', {});
});
