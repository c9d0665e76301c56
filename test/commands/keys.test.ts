import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { closeSync, openSync, writeFileSync } from 'node:fs';
import { test } from 'node:test';
import { createKey, listKeys, rotateKey } from '../../src/people/accounts/keys.ts';
import { folderForTest } from '../ledger/folder.ts';
import { deskIn } from '../support/truth.ts';
import { perennial, perennialProcess } from './process.ts';

test('the list of keys says what their team reads where that is less, and a new key says that it raises its team', async () => {
  using folder = folderForTest();
  const settings = { PERENNIAL_DATA: `${folder.path}/data` };
  const run = (...args: readonly string[]) => perennial(args, settings);
  const create = () => run('keys', 'create', '--tier', 'top', '--team', 'Lab');
  const listed = async () => (await run('keys', 'list')).stdout.trimEnd().split('; ')[1];
  assert.doesNotMatch((await create()).stderr, /reads/);
  assert.equal(await listed(), undefined);
  await run('teams', 'tier', 'lab', 'public');
  assert.equal(await listed(), 'its team reads public');
  await run('teams', 'suspend', 'lab');
  assert.equal(await listed(), 'its team is suspended');
  await run('teams', 'resume', 'lab');
  const [key] = JSON.parse((await run('keys', 'list', '--json')).stdout);
  assert.deepEqual([key.tier, key.team_tier, key.team_suspended], ['top', 'public', false]);
  const raised = 'The team could read the public tier and reads the top tier now, with all its keys.';
  assert.equal((await create()).stderr.trimEnd().split('\n')[1], raised);
  assert.equal(await listed(), undefined);
});

test('the list says until when a key is good, and of one that is over since when', async () => {
  using folder = folderForTest();
  const settings = { PERENNIAL_DATA: `${folder.path}/data` };
  const on = (day: number) => () => new Date(`2026-03-0${day}T12:00:00.000Z`);
  await perennial(['keys', 'create', '--tier', 'full', '--team', 'Lab', '--expires', '1'], settings, on(1));
  const listed = async (day: number) => (await perennial(['keys', 'list'], settings, on(day))).stdout;
  assert.match(await listed(1), / Lab: valid until 2026-03-02T12:00:00\.000Z, never used$/m);
  assert.match(await listed(3), / Lab: expired 2026-03-02T12:00:00\.000Z, never used$/m);
});

test('a key that was made is shown also where the list of what was withdrawn is spoiled, which is said in a sentence', async () => {
  using folder = folderForTest();
  const data = `${folder.path}/data`;
  const run = (...args: readonly string[]) => perennial(args, { PERENNIAL_DATA: data });
  await run('keys', 'create', '--tier', 'full', '--team', 'Lab');
  writeFileSync(`${data}/erased.ndjson`, 'spoiled\nspoiled\n');
  const [{ id }] = JSON.parse((await run('keys', 'list', '--json')).stdout);
  for (const args of [
    ['create', '--tier', 'full', '--team', 'Lab'],
    ['rotate', id, '--grace', 'now'],
  ]) {
    const { code, stdout, stderr } = await run('keys', ...args);
    assert.equal(code, 1);
    assert.match(stdout, /^perennial_key_\w+\n$/);
    assert.match(stderr, /erased\.ndjson:1 is not an erasure.*mend the line/);
    assert.doesNotMatch(stderr, /^ +at /m);
  }
});

test('a key is good once it was shown: who is killed before, or finds nobody who takes it, leaves all as it was', async () => {
  using folder = folderForTest();
  await using desk = await deskIn(`${folder.path}/data`);
  const clockAndRandom = { now: new Date(), random: randomBytes };
  const wanted = { tier: 'full', team: 'Lab', operator: false, days: 9 } as const;
  const old = await createKey(desk, wanted, clockAndRandom);
  const valid = async () =>
    (await listKeys(desk, clockAndRandom.now)).filter(({ state }) => state === 'valid').map(({ id }) => id);
  const refusing = async () => {
    throw new Error('nobody reads it');
  };
  await assert.rejects(rotateKey(desk, old.id, 'now', clockAndRandom, refusing), /nobody reads it/);
  await assert.rejects(
    createKey(desk, { ...wanted, team: 'Other' }, clockAndRandom, refusing),
    /nobody reads it/,
  );
  assert.deepEqual(await valid(), [old.id]);
  const other = desk.db.selectFrom('teams').select('name').where('name', '=', 'Other');
  assert.deepEqual(await other.execute(), []);
  let seen = '';
  const made = await rotateKey(desk, old.id, 'now', clockAndRandom, async (key) => {
    seen = key;
  });
  assert.equal(typeof made === 'object' && made?.key, seen);
});

test('a command whose output nobody reads leaves no key that nobody knows', async () => {
  using folder = folderForTest();
  const settings = { PERENNIAL_DATA: `${folder.path}/data` };
  const listed = async () => JSON.parse((await perennial(['keys', 'list', '--json'], settings)).stdout);
  await perennial(['keys', 'create', '--tier', 'full', '--team', 'Lab'], settings);
  const [old] = await listed();
  for (const args of [
    ['rotate', old.id, '--grace', 'now'],
    ['create', '--tier', 'top', '--team', 'Other'],
  ]) {
    const { stderr } = await perennialProcess(['keys', ...args], settings, 'nobody reads');
    assert.equal(stderr, '');
    assert.deepEqual(await listed(), [old]);
  }
});

test('a command that cannot write what it prints says so in one line, and leaves no key', {
  skip: process.platform !== 'linux' && 'only Linux has a device that is always full',
}, async () => {
  using folder = folderForTest();
  const settings = { PERENNIAL_DATA: `${folder.path}/data` };
  const full = openSync('/dev/full', 'w');
  const { code, stderr } = await perennialProcess(
    ['keys', 'create', '--tier', 'full', '--team', 'Lab'],
    settings,
    full,
  );
  closeSync(full);
  assert.equal(code, 1);
  assert.match(stderr, /^What this command prints could not be written: .*no space left on device.*\.\n$/);
  assert.equal((await perennial(['keys', 'list', '--json'], settings)).stdout.trim(), '[]');
});
