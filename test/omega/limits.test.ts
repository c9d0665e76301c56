// O18: how often and how much, line by line; and that nobody gets around it.

import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { scripted } from '../../demo/omega/caller.ts';
import { theories } from '../../demo/omega/fiction.ts';
import { demoRuns } from '../../demo/omega/runs.ts';
import { limitsBy } from '../../src/access/limits.ts';
import { isTrusted } from '../../src/omega/limits.ts';
import { listRun, unlistRun } from '../../src/omega/publishing/listing.ts';
import { storeResult } from '../../src/omega/publishing/results.ts';
import { namesDanger } from '../../src/omega/publishing/text-hygiene.ts';
import {
  type CallError,
  goal,
  omegaApp,
  play,
  publishAll,
  registered,
  restDoor,
} from '../support/omega-door.ts';
import { noon, pass, site, type TestApp } from '../support/test-app.ts';
import { demoSite, publishedBy } from '../support/website.ts';

const limited = () => omegaApp({ parts: () => ({ limits: limitsBy(() => 0) }) });
const refusedWith =
  (code: string) =>
  ({ body }: CallError) =>
    body.code === code;

test('O18: three active runs and five starts a day; resuming and abandoning get around neither', async () => {
  await using app = await omegaApp();
  const { door } = await registered(app, (token) => restDoor(app, token));
  const start = () => door.call('start_run', { goal });
  const runs = [await start(), await start(), await start()];
  await assert.rejects(start(), refusedWith('quota_exhausted'));
  await door.call('abandon_run', { run_id: runs[0].id });
  await start();
  await assert.rejects(door.call('resume_run', { run_id: runs[0].id }), refusedWith('quota_exhausted'));
  await door.call('abandon_run', { run_id: runs[1].id });
  await start();
  await door.call('abandon_run', { run_id: runs[2].id });
  await assert.rejects(start(), refusedWith('rate_limited'));
  pass(app, 24 * 3600_000);
  const { deadlines } = await door.call('abandon_run', { run_id: runs[0].id });
  const ends = Date.parse(deadlines.resume_until) - app.clock.now.getTime();
  assert.equal(ends, 59 * 24 * 3600_000, 'giving up twice keeps the texts no longer');
});

test('O18: 60 checks and searches a minute, 120 answers in ten', async () => {
  await using app = await limited();
  const { door, token } = await registered(app, (link) => restDoor(app, link));
  const run = await door.call('start_run', { goal });
  const { steps } = await door.call('next_step', { run_id: run.id });
  const of = { run_id: run.id, step_id: steps[0].step_id };
  const output = scripted({ seed: 'rates' })(steps[0]);
  for (let n = 0; n < 30; n++) await door.call('check_step', { ...of, output });
  for (let n = 0; n < 30; n++)
    assert.equal((await app.get('/omega/evidence?q=amberine', { as: `Bearer ${token}` })).status, 200);
  await assert.rejects(door.call('check_step', { ...of, output }), refusedWith('rate_limited'));
  pass(app, 60_000);
  await door.call('check_step', { ...of, output });
  for (let n = 0; n < 120; n++) await door.call('submit_step', { ...of, output });
  await assert.rejects(door.call('submit_step', { ...of, output }), refusedWith('rate_limited'));
});

test('O18: 10 MB a participant, and a store that is full; what is erased makes room again', async () => {
  await using app = await omegaApp({ parts: () => ({ omega: { storeMb: 12 } }) });
  const { door, id } = await registered(app, (token) => restDoor(app, token));
  const run = await door.call('start_run', { goal });
  const { steps } = await door.call('next_step', { run_id: run.id });
  const output = scripted({ seed: 'bytes' })(steps[0]);
  await door.call('submit_step', { run_id: run.id, step_id: steps[0].step_id, output });
  const kept = async () => (await door.call('me')).limits.bytes_used;
  const stored = await kept();
  assert.ok(stored > Buffer.byteLength(JSON.stringify(output)), 'the answer, and what stands beside it');
  const set = (bytes: number) =>
    app.desk.db.updateTable('omega_participants').set({ bytes }).where('id', '=', id).execute();
  await set(10 * 1024 * 1024);
  await assert.rejects(door.call('start_run', { goal }), refusedWith('quota_exhausted'));
  await set(12 * 1024 * 1024);
  const other = (await registered(app, (token) => restDoor(app, token))).door;
  await assert.rejects(
    other.call('start_run', { goal }),
    ({ body }: CallError) => body.code === 'storage_full',
  );
  // A run that goes on is not touched, neither by the store nor by what its participant has stored.
  const { steps: next } = await door.call('next_step', { run_id: run.id });
  const second = scripted({ seed: 'bytes' })(next[0]);
  const going = { run_id: run.id, step_id: next[0].step_id, output: second };
  assert.equal((await door.call('submit_step', going)).accepted, true);
  await set(stored);
  await door.call('abandon_run', { run_id: run.id });
  pass(app, 60 * 24 * 3600_000);
  await assert.rejects(door.call('resume_run', { run_id: run.id }), refusedWith('run_expired'));
  assert.equal(await kept(), 0);
});

test('a run that begins with what is not there, or with nothing, is refused by the member', async () => {
  await using app = await omegaApp();
  const { door } = await registered(app, (token) => restDoor(app, token));
  for (const [input, field] of [
    [{ kind: 'test' }, 'theory_ids'],
    [{ theory_ids: ['no-such-theory'] }, 'theory_ids.0'],
    [{ kind: 'test', hypothesis: 'oh-00000000' }, 'hypothesis'],
  ] as const)
    await assert.rejects(
      door.call('start_run', { goal, ...input }),
      ({ body }: CallError) => body.code === 'invalid_input' && body.errors[0].field === field,
    );
});

test('O18: three publications a day of one participant; the fourth waits for the next', async () => {
  await using app = await limited();
  const { door } = await registered(app, (token) => restDoor(app, token));
  const finished = async (n: number) => {
    const of = { kind: 'test', theory_ids: [theories[n]?.id] };
    const { id } = await door.call('start_run', { goal, ...of });
    return play(door, id, scripted({ seed: `published ${n}`, skill: 1 }));
  };
  const runs = [];
  for (let n = 0; n < 4; n++) {
    runs.push(await finished(n));
    // No more than 120 answers in ten minutes.
    pass(app, 600_000);
  }
  for (const one of runs.slice(0, 3)) await publishAll(door, one);
  await assert.rejects(publishAll(door, runs[3]), refusedWith('rate_limited'));
  pass(app, 24 * 3600_000);
  assert.equal((await publishAll(door, runs[3])).listing, 'in_review');
});

const run = publishedBy('run', 'discover').split('/').at(-1) as string;
const experiment = publishedBy('experiment', 'discover').split('/').at(-1) as string;

async function report(app: TestApp, address = '192.0.2.1'): Promise<void> {
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ reason: 'copied', message: 'I know this text.' }),
  };
  const path = `${site}/api/omega/experiments/${experiment}/reports`;
  assert.equal((await app.app.fetch(new Request(path, init), { address })).status, 202);
}

test('three addresses take an experiment out of the lists; once somebody has looked, it takes three others', async () => {
  await using site = await demoSite();
  const app = site.test;
  const listed = async () =>
    (
      await app.desk.db
        .selectFrom('omega_publications')
        .select(['listed', 'held'])
        .where('public_id', '=', experiment)
        .executeTakeFirstOrThrow()
    ).listed;
  const hash = (n: number) => ({
    id: `r${n}`,
    public_id: experiment,
    reason: 'copied',
    message: null,
    address_hash: `a${n}`,
    at: noon.toISOString(),
    settled_at: null,
  });
  await app.desk.db
    .insertInto('omega_reports')
    .values([hash(1), hash(2)])
    .execute();
  await report(app);
  assert.equal(await listed(), 0);
  await listRun(app.desk, app.ledger, run, 'operator', noon);
  await report(app);
  assert.equal(await listed(), 1, 'what was looked at does not count again');
});

test('the addresses of one IPv6 /48 are one reporter: they take no experiment out of the lists', async () => {
  await using demo = await demoSite();
  const app = demo.test;
  const listed = async () =>
    (
      await app.desk.db
        .selectFrom('omega_publications')
        .select('listed')
        .where('public_id', '=', experiment)
        .executeTakeFirstOrThrow()
    ).listed;
  for (let n = 1; n <= 5; n++) await report(app, `2001:db8:7:${n}::1`);
  assert.equal(await listed(), 1);
  await report(app, '2001:db8:8::1');
  assert.equal(await listed(), 1, 'two networks');
  await report(app, '2001:db8:9::1');
  assert.equal(await listed(), 0, 'three of them');
});

test('what is kept of the address of a reporter can be made by nobody without the secret, and joins no two reports', async () => {
  await using site = await demoSite();
  await report(site.test);
  const other = publishedBy('experiment', 'test').split('/').at(-1);
  const sent = { body: { reason: 'copied', message: 'Also.' } };
  await site.test.send('POST', `/api/omega/experiments/${other}/reports`, sent);
  const rows = await site.test.desk.db.selectFrom('omega_reports').select('address_hash').execute();
  const tags = rows.map(({ address_hash }) => address_hash);
  assert.equal(new Set(tags).size, 2);
  for (const address of ['', '127.0.0.1', '::1', 'unknown'])
    for (const text of [address, `omega reports ${address}`])
      for (const form of ['hex', 'base64url'] as const)
        assert.ok(!tags.includes(createHash('sha256').update(text).digest(form)));
});

test('what was withdrawn is not brought back by unlisting; removing it still is possible', async () => {
  await using site = await demoSite();
  const { desk, ledger } = site.test;
  const state = async () =>
    (await desk.db.selectFrom('omega_publications').select('state').where('run_id', '=', run).execute()).map(
      (one) => one.state,
    );
  await unlistRun(desk, ledger, run, { state: 'withdrawn', reason: 'mixed up' }, noon);
  assert.equal(await unlistRun(desk, ledger, run, { state: 'published', reason: 'again' }, noon), 0);
  assert.ok((await state()).every((one) => one === 'withdrawn'));
  await unlistRun(desk, ledger, run, { state: 'removed', reason: 'unsafe' }, noon);
  assert.ok((await state()).every((one) => one === 'removed'));
});

test('three listed runs make somebody trusted, one removed in half a year does not', async () => {
  await using site = await demoSite();
  const { desk } = site.test;
  const [by] = demoRuns().omega_participants;
  const id = String(by?.id);
  await desk.db.updateTable('omega_runs').set({ participant_id: id }).execute();
  assert.equal(await isTrusted(desk.db, { id, trust: 'new' }, noon), true);
  await desk.db
    .updateTable('omega_publications')
    .set({ state: 'removed', updated_at: noon.toISOString() })
    .where('public_id', '=', run)
    .execute();
  assert.equal(await isTrusted(desk.db, { id, trust: 'new' }, noon), false);
});

test('words that a person looks at first: advice to somebody named, and no picture of the body', () => {
  for (const held of ['We gave ricin to mice.', 'Mr Smith should take this drug.', 'Mrs. Doe was dosed.'])
    assert.ok(namesDanger({ text: held }), held);
  for (const clear of ['MR images of the thymus', 'Mr. and nothing else', 'ms of delay'])
    assert.ok(!namesDanger({ text: clear }), clear);
});

test('results that come at once are all kept; none holds contact data; twenty are enough', async () => {
  await using site = await demoSite();
  const { desk, ledger } = site.test;
  const of = { public_id: experiment, run_id: run };
  const result = (n: number, deviations = 'none') => ({
    id: `result-${n}`,
    by: 'op-0',
    outcome: 'not_done',
    deviations,
  });
  const kept = async () => {
    const { record } = await desk.db
      .selectFrom('omega_publications')
      .select('record')
      .where('public_id', '=', experiment)
      .executeTakeFirstOrThrow();
    return JSON.parse(record).results.length as number;
  };
  const before = await kept();
  await Promise.all([1, 2, 3].map((n) => storeResult(desk, ledger, of, result(n), noon)));
  assert.equal(await kept(), before + 3);
  await assert.rejects(storeResult(desk, ledger, of, result(4, 'Ask ada@mail.example.'), noon), {
    message: /e-mail/,
  });
  for (let n = await kept(); n < 20; n++) await storeResult(desk, ledger, of, result(10 + n), noon);
  await assert.rejects(storeResult(desk, ledger, of, result(99), noon), { reason: 'conflict' });
});
