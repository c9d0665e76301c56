import assert from 'node:assert/strict';
import { test } from 'node:test';
import { finderOf, quoteAround, sideBySide } from '../../src/matching/matches-in.ts';
import { readQuery } from '../../src/matching/read-query.ts';

/** The pieces of a text that a query finds. */
function foundIn(text: string, query: string): readonly string[] {
  return finderOf(readQuery(query).terms)(text).map(({ start, end }) => text.slice(start, end));
}

test('terms are found where they begin a word, in every spelling, whatever the case', () => {
  assert.deepEqual(foundIn('MUSCLE loss, muscles; intramuscular', 'muscle'), ['MUSCLE', 'muscles']);
  assert.deepEqual(foundIn('Aging and ageing, anti-ageing', 'ageing'), ['Aging', 'ageing', 'ageing']);
  assert.deepEqual(foundIn('A longer life  span (lifespan)', 'lifespan'), ['life  span', 'lifespan']);
  assert.deepEqual(foundIn('nothing of it', 'muscle'), []);
  assert.deepEqual(foundIn('anything', ''), []);
});

test('letters of any script are compared without their marks, and the text is quoted as it stands', () => {
  const marks = 'Die Zellalterung, Me\u0301tabolisme et « métabolismes » – ﬁbrose, CO₂';
  assert.deepEqual(foundIn(marks, 'metabolisme'), ['Me\u0301tabolisme', 'métabolismes']);
  assert.deepEqual(foundIn(marks, 'fibrose co2'), ['ﬁbrose', 'CO₂']);
  assert.deepEqual(foundIn('старение мышц и Старения', 'старени'), ['старение', 'Старения']);
  assert.deepEqual(foundIn('Straße und strasse', 'strasse'), ['Straße', 'strasse']);
});

test('words stand side by side when only what is no word lies between them, in the order of the query', () => {
  const together = (text: string) => {
    return sideBySide(text, finderOf(readQuery('skeletal muscle').terms)(text));
  };
  assert.ok(together('of skeletal muscle'));
  assert.ok(together('of Skeletal – muscles'));
  assert.ok(!together('of skeletal and muscle'));
  assert.ok(!together('of muscle, skeletal'));
});

test('a quote shows the place where most terms stand together, in 120 characters at most', () => {
  const text = `Muscle. ${'Other things are said here. '.repeat(20)}Then skeletal muscle of the old. ${'More. '.repeat(50)}`;
  const quote = quoteAround(text, finderOf(readQuery('skeletal muscle').terms)(text));
  assert.ok(quote.includes('skeletal muscle'), quote);
  assert.ok([...quote].length <= 120 && quote.startsWith('…') && quote.endsWith('…'), quote);
});
