// Words are compared without accents and marks, and told with the letters that were typed.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asTyped } from '../../src/matching/as-typed.ts';
import { aGrant } from '../support/records.ts';
import { createTestApp } from '../support/test-app.ts';

test('a word of a question is told as it was typed, and one that was not typed as it is', () => {
  const typed = asTyped('Frühdiagnose in España: プログラム 老化の研究');
  assert.equal(typed('fruhdiagnose espana'), 'frühdiagnose españa');
  assert.equal(typed('フロクラム'), 'プログラム', 'without its marks it is another word');
  assert.equal(typed('老化'), '老化', 'a part of what is written without spaces');
  assert.equal(typed('postdoctoral'), 'postdoctoral');
  assert.equal(asTyped('plain words')('plain words'), 'plain words');
});

test('find_funding says what no grant names in the letters of the question', async () => {
  await using app = await createTestApp();
  await app.add('grants', aGrant({ id: 'g', title: 'Research on senescence', public_id: 'g' }));
  const { body } = await app.get(`/funding?about=${encodeURIComponent('senescence プログラム')}`);
  assert.deepEqual(body.read.unnamed, ['プログラム']);
  assert.match(body.read.notes.join(' '), /names プログラム/);
});
