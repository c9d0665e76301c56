import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aContentItem, aGrant } from '../support/records.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

async function found(app: TestApp, q: string): Promise<string[]> {
  const { status, text, body } = await app.get(`/grants?q=${encodeURIComponent(q)}`);
  assert.equal(status, 200, `${q}: ${text}`);
  return body.data.map((row: { id: string }) => row.id).sort();
}

async function each(
  app: TestApp,
  matrix: readonly [q: string, expected: readonly string[]][],
): Promise<void> {
  for (const [q, expected] of matrix) assert.deepEqual(await found(app, q), expected, JSON.stringify(q));
}

test('q finds grants in which every word begins a word of title, description or funder', async () => {
  await using app = await createTestApp();
  await app.add(
    'grants',
    aGrant({
      id: 'a',
      title: 'Senescent cells',
      description: 'Clearance in mice',
      funder_name: 'Alpha Fund',
    }),
    aGrant({ id: 'b', title: 'Stem cells', location: 'Nowhere', labels: ['mice'] }),
  );
  await each(app, [
    ['cells', ['a', 'b']],
    ['CELLS', ['a', 'b']],
    ['cell', ['a', 'b']],
    ['s', ['a', 'b']],
    ['ells', []],
    ['cells senescent', ['a']],
    ['cells mice alpha', ['a']],
    ['cells mice beta', []],
    ['nowhere', []],
    ['cell cells', ['a', 'b']],
    ['  cells   stem  ', ['b']],
  ]);
});

test('a part of a Chinese or Japanese name finds it: such names have no spaces between their words', async () => {
  await using app = await createTestApp();
  await app.add(
    'grants',
    aGrant({ id: 'a', title: 'Small grants', funder_name: '公益財団法人見本長寿振興財団' }),
    aGrant({ id: 'b', title: 'Awards', funder_name: 'ミホン・ファンド and 见本基金会 2026' }),
  );
  await each(app, [
    ['公益財団法人見本長寿振興財団', ['a']],
    ['見本長寿', ['a']],
    ['長寿振興財団', ['a']],
    ['長寿 small', ['a']],
    ['"振興財団"', ['a']],
    ['団', ['a']],
    ['振財', []],
    ['見本振興', []],
    ['基金会', ['b']],
    ['ファンド', ['b']],
    ['本基金 2026', ['b']],
  ]);
});

test('a quoted phrase must occur word by word', async () => {
  await using app = await createTestApp();
  await app.add(
    'grants',
    aGrant({ id: 'a', title: 'Biology of old cells' }),
    aGrant({ id: 'b', title: 'Old biology of cells' }),
  );
  await each(app, [
    ['"old cells"', ['a']],
    ['"OLD  cells"', ['a']],
    ['"cells old"', []],
    ['"biology of"', ['a', 'b']],
    ['"biology of" "old cells"', ['a']],
    ['"old cell"', []],
    ['"biology of cells', ['b']],
    ['biology"old cells"', ['a']],
    ['""', []],
    ['"', []],
  ]);
});

test('case, diacritics and compatible characters do not count, in any script', async () => {
  await using app = await createTestApp();
  const titles = {
    french: 'Étude du vieillissement cérébral',
    decomposed: 'E\u0301tude re\u0301pe\u0301te\u0301e',
    russian: 'Конкурс геронтологий',
    korean: '노화 연구',
    japanese: 'がん研究',
    chinese: '衰老研究基金',
    greek: 'ΓΗΡΑΣ',
    formula: 'CO₂ and ﬁbrosis at 10² cells',
    turkish: 'İstanbul ödülü',
    strokes: 'Łódź, Ærø og Ørsted: groß',
    german: 'Alternsforschung',
  };
  await app.add('grants', ...Object.entries(titles).map(([id, title]) => aGrant({ id, title })));
  for (const [id, title] of Object.entries(titles)) {
    assert.ok((await found(app, title)).includes(id), `${id} by its own title`);
    assert.ok((await found(app, title.normalize('NFD'))).includes(id), `${id} by its decomposed title`);
    assert.ok((await found(app, `"${title}"`)).includes(id), `${id} by its title as a phrase`);
  }
  await each(app, [
    ['etude', ['decomposed', 'french']],
    ['CEREBRAL', ['french']],
    ['repetee', ['decomposed']],
    ['co2', ['formula']],
    ['fibrosis', ['formula']],
    ['衰老', ['chinese']],
    ['istanbul odulu', ['turkish']],
    ['γηρας', ['greek']],
    ['lodz aero orsted gross', ['strokes']],
    // As a page with soft hyphens, or a text with characters of no width, is copied.
    ['Alterns\u00adfor\u00adschung', ['german']],
    ['\u200bVieillisse\u200dment\ufeff', ['french']],
  ]);
});

test('British and American spellings find each other', async () => {
  await using app = await createTestApp();
  await app.add(
    'grants',
    aGrant({ id: 'british', title: 'Ageing and tumours: the healthspan of anti-ageing' }),
    aGrant({ id: 'american', title: 'Aging and tumors: the health span of antiaging' }),
  );
  for (const q of [
    'ageing',
    'Aging',
    'tumour',
    'tumors',
    'healthspan',
    'health-span',
    'antiageing',
    'anti-aging',
  ]) {
    assert.deepEqual(await found(app, q), ['american', 'british'], q);
  }
});

test('operators and punctuation in q are plain text', async () => {
  await using app = await createTestApp();
  await app.add(
    'grants',
    aGrant({ id: 'a', title: 'Cells and not tissues', description: 'near or far' }),
    aGrant({ id: 'b', title: 'Cells only' }),
    aGrant({ id: 'c', title: 'Beta-2: C++ & 50% (pilot_study)' }),
  );
  await each(app, [
    ['cells AND tissues', ['a']],
    // What no row has as it stands is read as a question, in which small words say nothing.
    ['cells OR only', ['a', 'b']],
    ['cells NOT tissues', ['a']],
    ['NOT', ['a']],
    ['NEAR', ['a']],
    ['NEAR(cells far)', ['a']],
    ['cel*', ['a', 'b']],
    ['^cells', ['a', 'b']],
    ['title:cells', []],
    ['tags:vis0', []],
    ['{title}:cells', []],
    ['(cells)', ['a', 'b']],
    ['cells;', ['a', 'b']],
    ["cells'--", ['a', 'b']],
    ['+cells', ['a', 'b']],
    ['-cells', ['a', 'b']],
    ['cells \\', ['a', 'b']],
    ['cells 🧬', ['a', 'b']],
    ['beta-2', ['c']],
    ['c++', ['a', 'b', 'c']],
    ['50%', ['c']],
    ['%', []],
    ['_', []],
    ['pilot_study', ['c']],
    ['🧬', []],
    ["* ^ : ( ) - ' % _ \\ ;", []],
  ]);
});

test('what lies beyond the excerpt of an excerpt_only text cannot be searched', async () => {
  await using app = await createTestApp();
  const description = `visible ${'word '.repeat(80)}canary`;
  await app.add(
    'grants',
    aGrant({ id: 'excerpt', description, text_policy: 'excerpt_only' }),
    aGrant({ id: 'whole', description }),
  );
  await app.add(
    'content',
    aContentItem({ id: 'excerpt', text: description, excerpt: 'shown', text_policy: 'excerpt_only' }),
    aContentItem({ id: 'whole', text: description, excerpt: 'shown' }),
  );
  await each(app, [
    ['visible', ['excerpt', 'whole']],
    ['canary', ['whole']],
  ]);
  const items = (await app.get('/content/interview?q=canary')).body;
  assert.deepEqual(
    items.data.map((row: { id: string }) => row.id),
    ['whole'],
  );
  const rows = (await app.get('/grants?q=visible')).body.data;
  const cut = rows.find((row: { id: string }) => row.id === 'excerpt').description;
  assert.ok([...cut].length <= 300 && cut.startsWith('visible word'));
});

test('q takes 200 characters, counted as code points', async () => {
  await using app = await createTestApp();
  const status = async (q: string) => (await app.get(`/grants?q=${encodeURIComponent(q)}`)).status;
  assert.equal(await status('🧬'.repeat(200)), 200);
  assert.equal(await status('🧬'.repeat(201)), 400);
  assert.equal(await status('é'.repeat(200)), 200);
  assert.equal(await status('e\u0301'.repeat(101)), 400);
  assert.equal(await status(''), 400);
});
