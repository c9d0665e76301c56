// Which words are taken for misspelt, and what they are read as.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readQuery } from '../../src/matching/question/read-query.ts';
import { correctionOf } from '../../src/matching/words/corrections.ts';
import { lexiconOf } from '../../src/matching/words/lexicon.ts';

const lexicon = lexiconOf([]);

function read(question: string) {
  const now = new Date('2026-03-01T12:00:00Z');
  return readQuery(question, { lexicon, having: () => 0, titleWords: () => [], now });
}

test('a short word with another letter in it is another word; one dropped, added or swapped is misspelt', () => {
  assert.equal(correctionOf('clamp', ['clump']), null);
  assert.equal(correctionOf('storke', ['stroke']), 'stroke');
  assert.equal(correctionOf('strke', ['stroke']), 'stroke');
  assert.equal(correctionOf('brian', ['brain']), 'brain');
  assert.equal(correctionOf('burdon', ['burden']), 'burden');
});

test('a word of an English question is not read as one of another language that two letters are wrong in', () => {
  const read_as = (question: string) => read(question).corrected.map(({ read_as }) => read_as);
  assert.ok(lexicon.words.has('envejecimiento') && !lexicon.englishWords.has('envejecimiento'));
  assert.deepEqual(read_as('the envejecimento of whales'), ['envejecimiento']);
  assert.deepEqual(read_as('the envejezimento of whales'), []);
  assert.deepEqual(read_as('el envejezimento de las'), ['envejecimiento']);
  assert.deepEqual(read('the biomarkerz of whales').corrected, [
    { asked: 'biomarkerz', read_as: 'biomarker' },
  ]);
});

test('methods and practices that calls hardly name are read as what they are', () => {
  const meant = (question: string) => read(question).aspects.flatMap(({ meanings }) => meanings);
  assert.deepEqual(meant('patch clamp'), ['electrophysiology']);
  assert.deepEqual(meant('physical restraint'), ['physical-restraint']);
  assert.deepEqual(meant('radioligand'), ['imaging-tracer']);
  assert.deepEqual(meant('bolsa'), ['instrument-fellowship']);
  assert.deepEqual(meant('fraud'), ['fraud']);
  assert.ok(meant('research training in aging').includes('ageing'));
});
