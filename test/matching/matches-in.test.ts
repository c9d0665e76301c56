import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lexiconOf } from '../../src/matching/lexicon.ts';
import { finderOf, quoteAround } from '../../src/matching/matches-in.ts';
import { readQuery } from '../../src/matching/read-query.ts';

const lexicon = lexiconOf([]);
const aspectsOf = (query: string) =>
  readQuery(query, { lexicon, having: () => 1, titleWords: () => [] }).aspects;

/** The pieces of a text that a question finds. */
function foundIn(text: string, query: string): readonly string[] {
  return finderOf(aspectsOf(query))(text).map(({ start, end }) => text.slice(start, end));
}

test('words are found as a whole, in every spelling and form, whatever the case', () => {
  assert.deepEqual(foundIn('TISSUE loss, tissues; intratissue', 'tissue'), ['TISSUE', 'tissues']);
  assert.deepEqual(foundIn('Aging and ageing, anti-ageing', 'ageing'), ['Aging', 'ageing', 'ageing']);
  assert.deepEqual(foundIn('randomised, Randomization', 'randomized'), ['randomised', 'Randomization']);
  assert.deepEqual(foundIn('a senescent cell in senescence', 'senescence'), ['senescent', 'senescence']);
  assert.deepEqual(foundIn('of organs and organizations', 'organ'), ['organs']);
  assert.deepEqual(foundIn('was designed, des Gehirns', 'des'), []);
  assert.deepEqual(foundIn('nothing of it', 'tissue'), []);
  assert.deepEqual(foundIn('anything', ''), []);
});

test('letters of any script are compared without their marks, and the text is quoted as it stands', () => {
  const marks = 'Die Zellalterung, Me\u0301tabolisme et « métabolisme » – ﬁbrose, CO₂';
  assert.deepEqual(foundIn(marks, 'metabolisme'), ['Me\u0301tabolisme', 'métabolisme']);
  assert.deepEqual(foundIn(marks, 'fibrose co2'), ['ﬁbrose', 'CO₂']);
  assert.deepEqual(foundIn('старение мышц и Старения', 'старение'), ['старение']);
  assert.deepEqual(foundIn('Straße und strasse', 'strasse'), ['Straße', 'strasse']);
});

test('phrases stand side by side, whatever separates their words', () => {
  const said = foundIn('A proof-of-concept, seed  grant', 'proof of concept');
  assert.deepEqual(said, ['proof-of-concept', 'seed  grant']);
});

test('a quote shows the place where most of what was asked stands together, in 120 characters at most', () => {
  const text = `Tissue. ${'Other things are said here. '.repeat(20)}Then skeletal tissue of the old. ${'More. '.repeat(50)}`;
  const quote = quoteAround(text, finderOf(aspectsOf('skeletal tissue'))(text));
  assert.ok(quote.includes('skeletal tissue'), quote);
  assert.ok([...quote].length <= 120 && quote.startsWith('…') && quote.endsWith('…'), quote);
});

test('a short name in small letters is not what a text writes in capitals', () => {
  const animals = lexiconOf([
    { slug: 'companion-animal', name: 'Companion animals', parent: 'modality', aliases: { en: ['pets'] } },
  ]);
  const { aspects } = readQuery('pets', { lexicon: animals, having: () => 1, titleWords: () => [] });
  const found = (text: string) => finderOf(aspects)(text).map(({ start, end }) => text.slice(start, end));
  assert.deepEqual(found('PET imaging, and a pet at home'), ['pet']);
  assert.deepEqual(found('GRANTS FOR PETS'), ['PETS']);
});
