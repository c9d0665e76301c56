// Who writes the title of a call, or its number in any form, means that call.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { numbersIn } from '../../src/matching/question/numbers-in.ts';
import { aGrant } from '../support/records.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

async function withCalls(): Promise<TestApp> {
  const app = await createTestApp();
  await app.add(
    'grants',
    aGrant({ id: 'allowed', title: 'Crabs and tides (R15 Clinical Trial Required)' }),
    aGrant({ id: 'not', title: 'Crabs and tides (R15 Clinical Trial Not Allowed)' }),
    aGrant({ id: 'plain', title: 'Analysis' }),
    aGrant({ id: 'said', title: 'Analysis of tides, analysis of crabs' }),
    aGrant({ id: 'noise', title: 'Research Opportunities' }),
  );
  return app;
}

async function first(app: TestApp, question: string) {
  const { body } = await app.get(`/funding?about=${encodeURIComponent(question)}`);
  return { id: body.data[0]?.public_id, score: body.data[0]?.score, ids: body.data.length };
}

test('a whole title is the call that bears it, however it is written', async () => {
  await using app = await withCalls();
  const title = 'Crabs and tides (R15 Clinical Trial Not Allowed)';
  for (const question of [
    title,
    title.toLowerCase(),
    `“${title}”`,
    `I am looking for the call "${title}"`,
    title.replace('Clinical', 'Clincial'),
  ]) {
    const { id, score } = await first(app, question);
    assert.deepEqual([id, score], ['not', 100], question);
  }
  assert.deepEqual([(await first(app, 'Analysis')).id, (await first(app, 'Analysis')).ids], ['plain', 2]);
  assert.equal((await first(app, 'research opportunities')).id, 'noise');
  assert.equal((await first(app, 'Crabs and tides')).score, 100);
});

test('a title between quotation marks alone is the call once', async () => {
  await using app = await withCalls();
  const { body } = await app.get(`/funding?about=${encodeURIComponent('“Research Opportunities”')}`);
  const names = body.data.map((one: { public_id: string }) => one.public_id);
  assert.deepEqual([names[0], new Set(names).size], ['noise', names.length]);
});

test('a title is found by who may see it and while it is open', async () => {
  await using app = await withCalls();
  await app.add('grants', aGrant({ id: 'past', title: 'Moon mills', deadline: '2026-01-01T00:00:00Z' }));
  assert.equal((await first(app, 'Moon mills')).ids, 0);
});

test('a number is one with spaces, in one piece, with strokes, and in an address of the web', () => {
  const known = [
    'par 25 140',
    'w912dr26ra021',
    'europeaid 186091 dd act za',
    'horizon hlth 2027 02 disease 14',
  ];
  const numbered = (number: string) => (known.includes(number) ? ['id-1'] : []);
  const read = (question: string) => {
    const { numbers, rest } = numbersIn(question, numbered);
    return [...numbers.map(({ number }) => number), rest.replace(/\s+/g, ' ').trim()];
  };
  assert.deepEqual(read('when does par 25 140 close'), ['par 25 140', 'when does close']);
  assert.deepEqual(read('W912DR26RA021'), ['W912DR26RA021', '']);
  assert.deepEqual(read('EuropeAid/186091/DD/ACT/ZA'), ['EuropeAid/186091/DD/ACT/ZA', '']);
  assert.deepEqual(read('horizon hlth 2027 02 disease 14 for us'), [
    'horizon hlth 2027 02 disease 14',
    'for us',
  ]);
  assert.deepEqual(read('https://site.example/guide/pa-files/PAR-25-140.html'), ['PAR-25-140', '']);
  for (const none of ['covid 19 in 2026', 'people over 65 in 10 hospitals 2026', 'rs429358apoe1234'])
    assert.deepEqual(read(none), [none]);
});

test('grants of the European Research Council are asked for by their short names, and a hyphen to break at is none', async () => {
  await using app = await createTestApp();
  await app.add(
    'grants',
    aGrant({ id: 'start', title: 'ERC Starting Grant' }),
    aGrant({ id: 'crab', title: 'Senescence of crabs' }),
  );
  assert.equal((await first(app, 'ERC StG')).id, 'start');
  assert.equal((await first(app, 'senes\u00adcence')).id, 'crab');
});
