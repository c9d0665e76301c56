import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { readQuery } from '../../src/matching/question/read-query.ts';
import { finderOf, quoteAround } from '../../src/matching/scoring/matches-in.ts';
import { lexiconOf } from '../../src/matching/words/lexicon.ts';
import { often } from '../support/often.ts';
import { noon } from '../support/test-app.ts';

const lexicon = lexiconOf([]);
const aspectsOf = (query: string) =>
  readQuery(query, { lexicon, having: () => 1, titleWords: () => [], now: noon }).aspects;

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

test('the whole of a life, "across the lifespan", is no long one', () => {
  assert.deepEqual(foundIn('Care across the lifespan, and what lengthens the lifespan', 'lifespan'), [
    'lifespan',
  ]);
  assert.deepEqual(foundIn('Trauma throughout the Lifespan', 'lifespan'), []);
});

test('a kind of a disease is found by all of its names as by the one that is asked', () => {
  const text = 'frontotemporal degeneration (FTD), dementia';
  const aliases = { en: ['frontotemporal dementia'] };
  const lexicon = lexiconOf([{ slug: 'dementia', name: 'Dementia', parent: 'disease-area', aliases }]);
  const known = { lexicon, having: () => 1, titleWords: () => [], now: noon };
  const found = finderOf(readQuery('frontotemporal dementia', known).aspects)(text);
  const exact = found.filter(({ weight }) => weight === 1).map(({ start, end }) => text.slice(start, end));
  assert.ok(exact.includes('frontotemporal degeneration') && exact.includes('FTD'), exact.join());
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
  const { aspects } = readQuery('pets', {
    lexicon: animals,
    having: () => 1,
    titleWords: () => [],
    now: noon,
  });
  const found = (text: string) => finderOf(aspects)(text).map(({ start, end }) => text.slice(start, end));
  assert.deepEqual(found('PET imaging, and a pet at home'), ['pet']);
  assert.deepEqual(found('GRANTS FOR PETS'), ['PETS']);
});

test('whatever a text says and is asked for, words and phrases are found where they stand, and nowhere else', () => {
  const word = fc.constantFrom(
    'age',
    'aged',
    'ages',
    'muscle',
    'of',
    'mice',
    'co2',
    '10',
    'страх',
    'ångström',
    'été',
  );
  const phrase = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '));
  const gap = fc.constantFrom(' ', '-', ', ', ' – ', '. ', '\n', '(');
  const text = fc
    .array(fc.tuple(fc.oneof(word, fc.constantFrom('Age', 'MICE', 'agement', 'x')), gap))
    .map((said) => said.flat().join(''));
  const property = fc.property(text, fc.array(phrase, { minLength: 1, maxLength: 4 }), (text, exact) => {
    const folded = (one: string) => one.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
    const words = [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: said, index }) => ({ said, index }));
    const expected = words.flatMap(({ index }, at) =>
      exact.flatMap((phrase) => {
        const parts = phrase.split(' ').map(folded);
        const stands = parts.every((part, step) => folded(words[at + step]?.said ?? '') === part);
        const last = words[at + parts.length - 1];
        return stands && last ? [text.slice(index, last.index + last.said.length)] : [];
      }),
    );
    const none = { alike: [], near: [], related: [], whole: [], small: [] };
    const found = finderOf([{ exact: exact.map((one) => one.split(' ').map(folded).join(' ')), ...none }])(
      text,
    );
    assert.deepEqual(
      found.map(({ start, end }) => text.slice(start, end)),
      expected,
    );
  });
  fc.assert(property, { numRuns: often(1000) });
});
