import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { signUp } from '../../src/people/accounts/users.ts';
import { askToClose, stopClosing } from '../../src/people/own-data/closings.ts';
import { folderForTest } from '../ledger/folder.ts';
import { noon } from '../support/test-app.ts';
import { deskIn } from '../support/truth.ts';
import { perennial } from './process.ts';

test('who suspends or resumes a team is told how it stands then, also while it is being closed', async () => {
  using folder = folderForTest();
  const settings = { PERENNIAL_DATA: `${folder.path}/data` };
  let moment = noon.getTime();
  const said = async (...args: readonly string[]) => {
    moment += 1_000;
    const { code, stdout } = await perennial(args, settings, () => new Date(moment));
    assert.equal(code, 0, args.join(' '));
    return stdout.trimEnd();
  };
  await said('keys', 'create', '--tier', 'full', '--team', 'Lab');
  assert.equal(await said('teams', 'resume', 'lab'), 'lab may act: it was not suspended.');
  await said('teams', 'close', 'lab');
  assert.equal(await said('teams', 'resume', 'lab'), 'lab is not suspended; it is being closed.');
  assert.equal(await said('teams', 'suspend', 'lab'), 'lab is suspended.');
  assert.equal(await said('teams', 'suspend', 'lab'), 'lab is suspended already.');
  assert.match(await said('teams', 'list'), /Lab \(suspended and being closed\)/);
  assert.match(await said('teams', 'close', 'lab', '--keep'), /^lab is kept, and suspended\./);
  assert.match(await said('teams', 'list'), /Lab \(suspended\)/);
  assert.equal(await said('teams', 'resume', 'lab'), 'lab may act again.');
  assert.doesNotMatch(await said('teams', 'list'), /suspended/);
});

test('who suspends or resumes a person is told how the account stands then, also while it is being closed', async () => {
  using folder = folderForTest();
  const settings = { PERENNIAL_DATA: `${folder.path}/data` };
  const clockAndRandom = { now: noon, random: (bytes: number) => randomBytes(bytes) };
  const said = async (act: string) => {
    const { code, stdout } = await perennial(['people', act, 'ada'], settings, () => noon);
    assert.equal(code, 0, act);
    return stdout.trimEnd();
  };
  await perennial(['people', 'list'], settings);
  await using desk = await deskIn(`${folder.path}/data`);
  const identity = { issuer: 'i', subject: 's', email: null, emailVerified: false, image: null };
  const profile = { name: 'Ada', handle: 'ada', publicName: false };
  const ada = await signUp(desk, { identity, profile, tier: 'full' }, clockAndRandom);
  await askToClose(desk, { user: ada, words: 'keep', reviews: 'keep' }, clockAndRandom);
  assert.equal(await said('resume'), 'Ada is not suspended; the account is being closed.');
  assert.match(await said('suspend'), /^Ada is suspended: sessions/);
  assert.equal(await said('suspend'), 'Ada is suspended already.');
  assert.equal(await said('resume'), 'Ada may sign in again; the account is being closed.');
  await said('suspend');
  await stopClosing(desk, ada, clockAndRandom);
  assert.equal(await said('resume'), 'Ada may act again.');
  assert.equal(await said('resume'), 'Ada may act: the account was not suspended.');
});

test('a team without an owner is given one, who may be no member yet, and whose account is active', async () => {
  using folder = folderForTest();
  const settings = { PERENNIAL_DATA: `${folder.path}/data` };
  const run = (...args: readonly string[]) => perennial(args, settings, () => noon);
  await run('keys', 'create', '--tier', 'full', '--team', 'Lab');
  const clockAndRandom = { now: noon, random: (bytes: number) => randomBytes(bytes) };
  await using desk = await deskIn(`${folder.path}/data`);
  const identity = { issuer: 'i', subject: 's', email: null, emailVerified: false, image: null };
  const profile = { name: 'Ada', handle: 'ada', publicName: true };
  const ada = await signUp(desk, { identity, profile, tier: 'public' }, clockAndRandom);
  const owner = async () => (await run('teams', 'owner', 'lab', 'ada')).stdout;
  assert.equal(await owner(), 'Ada owns lab.\n');
  assert.equal(await owner(), 'Ada owned lab already.\n');
  await desk.db.updateTable('memberships').set({ role: 'viewer' }).where('user_id', '=', ada).execute();
  assert.equal(await owner(), 'Ada owns lab.\n');
  const roles = await desk.db.selectFrom('memberships').select('role').where('role', '=', 'owner').execute();
  assert.equal(roles.length, 1);
  assert.match((await run('teams', 'owner', 'none', 'ada')).stderr, /There is no team none/);
  assert.match((await run('teams', 'owner', 'lab', 'nobody')).stderr, /Nobody is called nobody here/);
  await run('people', 'suspend', 'ada');
  assert.match((await run('teams', 'owner', 'lab', 'ada')).stderr, /The account is suspended/);
});
