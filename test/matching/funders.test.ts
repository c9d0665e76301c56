// Questions that name a funder: its calls come first, and where none is on what was asked, the answer says so.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aGrant } from '../support/records.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

const agency = 'National Agency of Tidal Research';

async function withFunders(): Promise<TestApp> {
  const app = await createTestApp();
  await app.add(
    'grants',
    aGrant({ id: 'tides', title: 'Sleep of shift workers', funder_name: 'House of Waves' }),
    aGrant({
      id: 'agency',
      title: 'Muscle of crabs',
      funder_name: agency,
      funder_aliases: ['NATR', 'Agence des marées', 'Institute on Sleep', 'IOS', 'DOT', 'QX'],
    }),
    aGrant({ id: 'said', title: 'Programmes like NATR ones', funder_name: 'Bureau of Tidal Research' }),
    aGrant({ id: 'charity', title: 'Dementia care', funder_name: 'Crab Eaters’ Association' }),
  );
  return app;
}

async function asked(app: TestApp, question: string) {
  const { body } = await app.get(`/funding?about=${encodeURIComponent(question)}`);
  const ids = body.data.map(({ public_id }: { public_id: string }) => public_id);
  return { ids, body, frame: body.read.frame.map(({ kind }: { kind: string }) => kind) };
}

test('who names a funder or an institute that takes part gets its calls first, by any of its names', async () => {
  await using app = await withFunders();
  for (const name of [
    agency,
    agency.toLowerCase(),
    'NATR',
    'natr',
    'Agence des Marées',
    'Institute on Sleep',
  ])
    for (const question of [
      name,
      `grants from the ${name}`,
      `${name} funding for research`,
      `${name}'s calls`,
    ]) {
      const { ids, frame, body } = await asked(app, question);
      assert.equal(ids[0], 'agency', question);
      assert.deepEqual(frame, ['funder'], question);
      assert.ok(!ids.includes('tides'), question);
      assert.ok(body.data[0].reasons.some(({ member }: { member: string }) => member === 'funder_name'));
    }
  assert.equal((await asked(app, 'crab eaters association')).ids[0], 'charity');
});

test('a funder whose name has more words than one search may have is asked for by all of them', async () => {
  await using app = await createTestApp();
  const long =
    'Waves, the Dutch Organisation for Knowledge and Innovation in Health, Healthcare and Well-being';
  await app.add(
    'grants',
    aGrant({ id: 'long', title: 'Muscle of crabs', funder_name: long }),
    aGrant({ id: 'other', title: 'Dementia care', funder_name: 'House of Waves' }),
  );
  const { body, frame } = await asked(app, long);
  assert.deepEqual(frame, ['funder']);
  assert.equal(body.data[0].public_id, 'long');
});

test('a funder that has no call on the topic is said to have none, and nothing scores high', async () => {
  await using app = await withFunders();
  const { body } = await asked(app, 'does NATR pay for dementia care');
  assert.match(body.read.notes.join(' '), /None of these is a call of natr that names dementia or care/);
  assert.ok(body.data.every(({ score }: { score: number }) => score <= 50));
  const muscle = (await asked(app, 'NATR money for muscle')).body;
  assert.equal(muscle.data[0].public_id, 'agency');
  assert.deepEqual(muscle.read.notes, []);
});

test('a short name that is a word too names a funder where it is written in capitals', async () => {
  await using app = await withFunders();
  assert.deepEqual((await asked(app, 'DOT grants')).frame, ['funder']);
  assert.deepEqual((await asked(app, 'crabs and qx')).frame, []);
  assert.deepEqual((await asked(app, 'crabs QX')).frame, []);
  assert.deepEqual((await asked(app, 'crabs, paid by QX')).frame, ['funder']);
});

test('who is a post-doc asks for no funder that is called DOC', async () => {
  await using app = await withFunders();
  await app.add(
    'grants',
    aGrant({
      id: 'sea',
      title: 'Charts of the sea',
      funder_name: 'Department of Commerce',
      funder_aliases: ['DOC'],
    }),
  );
  assert.deepEqual((await asked(app, 'sea charts, DOC')).frame, ['funder']);
  for (const said of ['post-doc', 'Post-Docs', 'post doc'])
    assert.ok(!(await asked(app, `${said} on sea charts`)).frame.includes('funder'), said);
});

test('a name is known as soon as its first call is, and its list is asked by it too', async () => {
  await using app = await withFunders();
  assert.deepEqual((await asked(app, 'Moon Mills grants')).frame, []);
  await app.add('grants', aGrant({ id: 'moon', title: 'Lunar dust', funder_name: 'Moon Mills' }));
  assert.deepEqual((await asked(app, 'Moon Mills grants')).ids, ['moon']);
  const { body } = await app.get(`/grants?scope=all&q=${encodeURIComponent('Institute on Sleep muscle')}`);
  assert.deepEqual(
    body.data.map(({ public_id }: { public_id: string }) => public_id),
    ['agency'],
  );
});

test('a funder whose name has a bracket behind it is asked for without it', async () => {
  await using app = await withFunders();
  await app.add(
    'grants',
    aGrant({ id: 'bracket', title: 'Lunar dust', funder_name: 'Lantern Trust (Examplia)' }),
    aGrant({ id: 'other', title: 'Lantern light', funder_name: 'Trust of Lamps' }),
  );
  for (const question of [
    'Lantern Trust',
    'grants from the Lantern Trust',
    'the lantern trust (examplia) calls',
  ]) {
    const { ids, frame } = await asked(app, question);
    assert.equal(ids[0], 'bracket', question);
    assert.deepEqual(frame, ['funder'], question);
  }
  const { body } = await app.get('/grants?scope=all&q=Lantern%20Trust%20dust');
  assert.deepEqual(
    body.data.map(({ public_id }: { public_id: string }) => public_id),
    ['bracket'],
  );
});

test('calls that are named by the European Union or a programme of it are those of the Commission, not of a place', async () => {
  await using app = await withFunders();
  assert.deepEqual(
    (await asked(app, 'EU programmes for crabs')).frame,
    ['place'],
    'nobody is known to give them',
  );
  await app.add(
    'grants',
    aGrant({ id: 'said', title: 'Crabs in European calls', funder_name: 'European Crab Society' }),
    aGrant({ id: 'given', title: 'Crabs of the coast', funder_name: 'European Commission' }),
  );
  for (const question of [
    'EU programmes for crabs',
    'European programmes on crabs',
    'European Union grants, crabs',
    'crabs, EU-funded projects',
    'Horizon Europe crabs',
  ]) {
    const { ids, frame } = await asked(app, question);
    assert.equal(ids[0], 'given', question);
    assert.deepEqual(frame, ['funder'], question);
  }
  assert.deepEqual((await asked(app, 'crabs, European laboratories')).frame, ['place']);
});

test('non-profit is one kind of applicant however it is written, in the question and in the call', async () => {
  await using app = await withFunders();
  const description = 'Open to a not-for-profit organisation.';
  await app.add(
    'grants',
    aGrant({ id: 'open', title: 'Crab care', description }),
    aGrant({ id: 'firm', title: 'Crab care', description: 'Open to firms that make a profit.' }),
  );
  for (const said of [
    ...['non-profit', 'nonprofit', 'non profit', 'not-for-profit', 'not for profit', 'nonprofits'],
    ...['Non-profit organisations', 'not for profit institution', 'non‑profit'],
  ]) {
    const { ids, frame } = await asked(app, `crab care for a ${said}`);
    assert.deepEqual(frame, ['applicant'], said);
    assert.equal(ids[0], 'open', said);
  }
});
