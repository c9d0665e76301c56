// How much money a question asks for, and for how long.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { amountsIn, isOfAmount } from '../../src/matching/question/amounts-in.ts';
import { aGrant } from '../support/records.ts';
import { createTestApp } from '../support/test-app.ts';

const read = (question: string) =>
  amountsIn(question).amounts.map(({ least, most, currency }) => [least, most, currency]);

test('an amount is read with its bound and its currency, and what only counts is none', () => {
  assert.deepEqual(read('up to 500k'), [[null, 500_000, null]]);
  assert.deepEqual(read('at least 2 million eur'), [[2_000_000, null, 'EUR']]);
  assert.deepEqual(read('about $50,000'), [[50_000, 50_000, 'USD']]);
  assert.deepEqual(read('a €1.5m grant'), [[1_500_000, 1_500_000, 'EUR']]);
  assert.deepEqual(read('between 100k and 300k'), [[100_000, 300_000, null]]);
  assert.deepEqual(read('£20-40k'), [[20_000, 40_000, 'GBP']]);
  for (const other of [
    'over 5 million people',
    'up to 50 patients',
    '10k steps a day',
    '1,000 genomes',
    'il 6 over 65',
  ])
    assert.deepEqual(read(other), [], other);
});

test('for how long money is asked is told apart from ages of animals', () => {
  assert.deepEqual(amountsIn('a five-year grant').durations, ['five-year']);
  assert.deepEqual(amountsIn('12 months of support').durations, ['12 months of']);
  assert.deepEqual(amountsIn('2-year-old mice').durations, []);
});

test('an award in other money, or of a call that states none, is neither right nor wrong', () => {
  const asked = { asked: '', least: null, most: 500_000, currency: 'USD' };
  assert.equal(isOfAmount(asked, { least: null, most: 200_000, currency: 'USD' }), true);
  assert.equal(isOfAmount(asked, { least: 600_000, most: 900_000, currency: 'USD' }), false);
  assert.equal(isOfAmount(asked, { least: null, most: 200_000, currency: 'EUR' }), null);
  assert.equal(isOfAmount(asked, { least: null, most: null, currency: null }), null);
});

test('an amount is no topic that nothing names: what pays as much comes first, what pays otherwise last', async () => {
  await using app = await createTestApp();
  const call = (id: string, most: string | null) =>
    aGrant({
      id,
      title: 'Tissue repair',
      detail: { funding: { ...(most === null ? {} : { max_award: { amount: most, currency: 'USD' } }) } },
    });
  await app.add('grants', call('large', '4000000'), call('silent', null), call('small', '90000'));
  const asked = async (question: string) =>
    (await app.get(`/funding?about=${encodeURIComponent(`tissue repair ${question}`)}`)).body;
  const { data, read } = await asked('up to $100k, a two-year grant');
  assert.deepEqual(
    data.map(({ public_id }: { public_id: string }) => public_id),
    ['small', 'silent', 'large'],
  );
  assert.ok(data[0].score > 80);
  assert.deepEqual(read.frame, [{ asked: 'up to $100k', kind: 'amount', as: [] }]);
  assert.deepEqual([read.unnamed, read.left_out], [[], ['two-year']]);
  assert.equal((await asked('at least 2 million dollars')).data[0].public_id, 'large');
});
