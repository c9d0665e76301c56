// What stands for less than a synonym: words of one root, words that are said in the same breath.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deadlinesIn, monthsIn } from '../../src/matching/question/months-in.ts';
import { readQuery } from '../../src/matching/question/read-query.ts';
import { lexiconOf } from '../../src/matching/words/lexicon.ts';
import table from '../../src/matching/words/related.json' with { type: 'json' };
import { relatedTo } from '../../src/matching/words/related.ts';
import { rootOf } from '../../src/matching/words/roots.ts';
import { aLabel } from '../support/records.ts';
import { createTestApp, noon, type TestApp } from '../support/test-app.ts';

const call = (id: string, title: string, description = 'Supports projects.', more: object = {}) => ({
  id,
  public_id: id,
  title,
  description,
  funder_name: 'Office of Examples',
  url: `https://example.org/${id}`,
  deadline: '2027-02-05T22:00:00Z',
  verified: true,
  ...more,
});

async function found(app: TestApp, about: string) {
  const { data, read } = (await app.get(`/funding?about=${encodeURIComponent(about)}`)).body;
  type Found = { public_id: string; score: number; named: string[]; reasons: { text: string }[] };
  return { data: data as Found[], read };
}

test('words of one root have one root, and an organ is no organization', () => {
  assert.equal(rootOf('frailty'), rootOf('frail-ness'.replace('-', '')));
  assert.equal(rootOf('toxicology'), rootOf('toxicity'));
  assert.equal(rootOf('regulatory'), rootOf('regulation'));
  assert.notEqual(rootOf('organization'), 'organ');
  assert.equal(rootOf('p16'), null);
});

test('words that are said in the same breath find each other, whatever their form', () => {
  assert.ok(relatedTo('nurses').includes('health workforce'));
  assert.ok(relatedTo('recruiting').includes('retention'));
  assert.ok(!relatedTo('nurses').includes('nurse'));
  assert.deepEqual(relatedTo('zirconium'), []);
});

test('each theme has names enough and none twice', () => {
  for (const theme of table.themes) {
    const names = theme.split(', ');
    assert.ok(names.length >= 3 && names.length <= 16, theme);
    assert.equal(new Set(names).size, names.length, theme);
  }
});

test('a related word finds a call, says so, names nothing and scores 50 at most', async () => {
  await using app = await createTestApp();
  await app.add(
    'grants',
    call('soft', 'Circuits of neuropsychiatric change'),
    call('dams', 'Repair of dams'),
  );
  const { data, read } = await found(app, 'aggressive');
  assert.deepEqual(
    data.map(({ public_id }) => public_id),
    ['soft'],
  );
  assert.ok((data[0]?.score ?? 99) <= 50, `${data[0]?.score}`);
  assert.deepEqual(data[0]?.named, []);
  assert.deepEqual(read.unnamed, ['aggressive']);
  assert.ok(data[0]?.reasons.some(({ text }) => text === 'related: aggressive → neuropsychiatric'));
  assert.deepEqual(app.bugs, []);
});

test('what is met by another name of a topic, or by what it is a part of, says which words of the call these are', async () => {
  await using app = await createTestApp();
  const aliases = { en: ['sundials', 'gnomonics'] };
  await app.add(
    'labels',
    aLabel({ id: 'd', slug: 'disease-area', name: 'Diseases' }),
    aLabel({ id: 'e', slug: 'exposure', name: 'Exposure', parent: 'disease-area', aliases }),
  );
  await app.add(
    'grants',
    call('other', 'Gnomonics of rivers'),
    call('own', 'Sundials in cities'),
    call('label', 'Gnomonics of towns', 'Supports projects.', { labels: ['exposure'] }),
  );
  const { data } = await found(app, 'sundials');
  const told = (id: string) =>
    data
      .find(({ public_id }) => public_id === id)
      ?.reasons.map(({ text }) => text)
      .filter((text) => text.includes('→'));
  assert.deepEqual(told('other'), ['same topic (exposure): sundials → Gnomonics']);
  assert.deepEqual(told('own'), []);
  assert.deepEqual(told('label'), [], 'it carries the label of the topic, and says so');
});

test('the word itself comes before what is related to it, and says nothing of relation', async () => {
  await using app = await createTestApp();
  await app.add(
    'grants',
    call('near', 'Circuits of neuropsychiatric change'),
    call('word', 'Circuits of aggressive change'),
  );
  const { data } = await found(app, 'aggressive');
  assert.deepEqual(
    data.map(({ public_id }) => public_id),
    ['word', 'near'],
  );
  assert.ok(data[0]?.reasons.every(({ text }) => !text.startsWith('related')));
});

test('a month with its year is the month in which a call closes', async () => {
  assert.deepEqual(monthsIn('calls that close in march 2027').months, [
    { asked: 'march 2027', closes: '2027-03' },
  ]);
  assert.deepEqual(monthsIn('fin en mars 2027').months[0]?.closes, '2027-03');
  assert.deepEqual(monthsIn('march for science').months, []);
  const days = (begins: string) => Object.values(deadlinesIn(begins));
  assert.deepEqual(days('2028-02'), ['2028-02-01', '2028-02-29']);
  assert.deepEqual(days('2027'), ['2027-01-01', '2027-12-31']);
  await using app = await createTestApp();
  await app.add(
    'grants',
    call('later', 'Tissue repair'),
    call('march', 'Tissue repair', 'Supports projects.', { deadline: '2027-03-20T22:00:00Z' }),
  );
  const { data, read } = await found(app, 'tissue repair, closing in March 2027');
  assert.equal(data[0]?.public_id, 'march');
  assert.deepEqual(read.frame, [{ asked: 'march 2027', kind: 'year', as: [] }]);
});

test('a month before or after which a call closes is not the month in which it does', async () => {
  const closes = (text: string) => monthsIn(text).months[0]?.closes;
  assert.equal(closes('closing before april 2026'), '..2026-03-31');
  assert.equal(closes('due by april 2026'), '..2026-04-30');
  assert.equal(closes('nach april 2026'), '2026-05-01..');
  await using app = await createTestApp();
  await app.add(
    'grants',
    call('april', 'Tissue repair', 'Supports projects.', { deadline: '2026-04-08T21:00:00Z' }),
    call('march', 'Tissue repair', 'Supports projects.', { deadline: '2026-03-20T22:00:00Z' }),
  );
  const { data, read } = await found(app, 'tissue repair, closing before April 2026');
  assert.deepEqual(
    data.map(({ public_id }) => public_id),
    ['march', 'april'],
  );
  assert.deepEqual(read.frame, [{ asked: 'before april 2026', kind: 'year', as: [] }]);
});

test('who asks for more of an award that runs finds what is for holders of one', async () => {
  await using app = await createTestApp();
  await app.add(
    'grants',
    call('more', 'Administrative Supplements to Existing Awards'),
    call('other', 'Repair of dams'),
  );
  const { data } = await found(app, 'administrative supplement to my award');
  assert.ok((data[0]?.score ?? 0) > 50, `${data[0]?.score}`);
});

test('a text that says it again comes before one that names it once', async () => {
  await using app = await createTestApp();
  const long =
    'Many other matters are described here, at such a length that nothing stands near anything else. ';
  await app.add(
    'grants',
    call('once', 'A call', `For tissue. ${long}For granite.`),
    call('again', 'Call B', `For tissue, tissues. ${long}More tissue. ${long}For granite.`),
  );
  const { data } = await found(app, 'tissue granite');
  const scores = new Map(data.map(({ public_id, score }) => [public_id, score]));
  assert.ok((scores.get('again') ?? 0) > (scores.get('once') ?? 0), JSON.stringify([...scores]));
});

test('the state of the art is no art, and PET in capitals is no pet', async () => {
  await using app = await createTestApp();
  await app.add('grants', call('state', 'Repair of dams', 'Beyond the state of the art.'));
  assert.deepEqual((await found(app, 'fine arts')).data, []);
  const { read } = await found(app, 'PET tracer');
  assert.match(read.words.join(' '), /tomography/);
});

test('a word of another language is an English one of a theme, but for two letters', () => {
  const read = readQuery('Folgen der Ethnographie', {
    lexicon: lexiconOf([]),
    having: (forms) => (forms.includes('ethnographies') ? 1 : 0),
    titleWords: () => [],
    now: noon,
  });
  assert.deepEqual(read.corrected, [{ asked: 'ethnographie', read_as: 'ethnography' }]);
});

test('what was kept of a question before it had related words is weighed all the same', () => {
  const { aspects } = readQuery('tissue', {
    lexicon: lexiconOf([]),
    having: () => 1,
    titleWords: () => [],
    now: noon,
  });
  assert.deepEqual(aspects[0]?.related, []);
});

test('where nothing is asked for but a frame, plain words weigh next to nothing and calls for any field come first', async () => {
  await using app = await createTestApp();
  await app.add(
    'grants',
    call('plain', 'Nothing done and little shown'),
    call('one', 'Small grants for scholars of bridges'),
    call('any', 'Small grants for scholars', 'Supports projects.', { open_to_ageing: 'any_field' }),
  );
  const { data } = await found(app, 'small grant, little done and nothing to show');
  assert.deepEqual(
    data.map(({ public_id }) => public_id),
    ['any', 'one'],
  );
  const { data: vague } = await found(app, 'nothing done');
  assert.deepEqual([vague[0]?.public_id, vague[0]?.score], ['plain', 50], 'plain words alone ask for little');
  const { read } = await found(app, 'seeing nothing yet');
  assert.deepEqual(read.corrected, [], 'a plain word is no misspelling');
});
