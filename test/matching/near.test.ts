// A search that meets labels by their names, and what a list says is near when it finds nothing.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { grants } from '../../src/families/grants/grants.ts';
import { families } from '../../src/families.ts';
import type { Family } from '../../src/kernel/family.ts';
import { defaultFilters } from '../../src/kernel/filter.ts';
import type { ListRequest } from '../../src/kernel/reader.ts';
import { finderOver } from '../../src/matching/near.ts';
import { aCompany, aGrant, aLabel, anEvent } from '../support/records.ts';
import { createTestApp, noon, type TestApp } from '../support/test-app.ts';
import { callTool } from '../support/tool-client.ts';

async function seeded(): Promise<TestApp> {
  const app = await createTestApp();
  const aliases = { en: ['senescence', 'senescent cell'], de: ['Zellalterung'] };
  await app.add(
    'labels',
    aLabel({ id: 'h', slug: 'hallmark', name: 'Hallmarks of ageing' }),
    aLabel({
      id: 'l',
      slug: 'cellular-senescence',
      name: 'Cellular senescence',
      parent: 'hallmark',
      aliases,
    }),
    aLabel({ id: 'm', slug: 'muscle', name: 'Muscle', parent: 'funder-focus' }),
  );
  await app.add(
    'grants',
    aGrant({ id: 'labelled', title: 'Arrest of division', labels: ['cellular-senescence'] }),
    aGrant({ id: 'worded', title: 'Senescence of tumours' }),
    aGrant({ id: 'unverified', title: 'Skeletal muscle repair', verified: false }),
    aGrant({ id: 'other', title: 'Organization of meetings' }),
  );
  return app;
}

const ids = (body: { data: readonly { id: string }[] }) => body.data.map(({ id }) => id).sort();

test('q meets a label by its name and aliases in every language, and a word in both spellings', async () => {
  await using app = await seeded();
  const q = async (words: string) => ids((await app.get(`/grants?q=${encodeURIComponent(words)}`)).body);
  assert.deepEqual(await q('senescence'), ['labelled', 'worded']);
  assert.deepEqual(await q('Zellalterung'), ['labelled']);
  assert.deepEqual(await q('senescent cells'), ['labelled']);
  assert.deepEqual(await q('senescence tumors'), ['worded'], 'all words still occur');
  assert.deepEqual(await q('senesc'), ['worded'], 'a beginning is a word, and no name');
  assert.deepEqual(await q('"senescence"'), ['worded'], 'a quotation is what it says');
  const csv = await app.get('/grants.csv?q=Zellalterung');
  assert.match(csv.text, /labelled/);
  assert.doesNotMatch(csv.text, /worded/);
});

test('an empty list says what is near: spelling, labels, scope, families, and the records that fit best', async () => {
  await using app = await seeded();
  await app.add('companies', aCompany({ id: 'c', name: 'Skeletal Muscle Repair', is_public: true }));
  const { data, meta } = (await app.get('/grants?q=skeletal%20muscle')).body;
  assert.deepEqual(data, [], 'the list itself stays exact');
  assert.deepEqual(meta.relax, [{ drop: 'q', total: 3 }]);
  assert.deepEqual(meta.near.scope, [{ parameter: 'scope', value: 'all', total: 1 }]);
  assert.deepEqual(meta.near.families, [{ family: 'companies', total: 1 }]);
  const [best] = meta.near.records;
  assert.deepEqual(
    [best.id, best.name, best.named],
    ['unverified', 'Skeletal muscle repair', ['skeletal muscle']],
  );
  const misspelt = (await app.get('/grants?q=senescense%20of%20corals')).body.meta.near;
  assert.deepEqual(misspelt.spelling, [{ asked: 'senescense', read_as: 'senescence' }]);
  assert.deepEqual(misspelt.labels, [
    { label: 'cellular-senescence', name: 'Cellular senescence', total: 1 },
  ]);
  assert.deepEqual(misspelt.unnamed, ['corals']);
  assert.equal((await app.get('/grants?q=qwxyz')).body.meta.near, undefined);
  assert.equal((await app.get('/grants?label=nothing')).body.meta.near, undefined);
});

test('labels below what is asked for are near where nothing else is asked for', async () => {
  await using app = await seeded();
  await app.add(
    'labels',
    aLabel({ id: 'b', slug: 'brain-ageing', name: 'Brain ageing', parent: 'hallmark' }),
    aLabel({ id: 'o', slug: 'older-adults', name: 'Older adults', parent: 'hallmark' }),
  );
  await app.add('grants', aGrant({ id: 'brain', title: 'Cortex', labels: ['brain-ageing'] }));
  await app.add('grants', aGrant({ id: 'muscle', title: 'Fibres', labels: ['muscle'] }));
  const near = async (q: string) => {
    const { labels } = (await app.get(`/grants?q=${encodeURIComponent(q)}`)).body.meta.near;
    return labels.map(({ label }: { label: string }) => label);
  };
  assert.deepEqual(await near('corals in ageing muscle'), ['muscle']);
  assert.deepEqual(await near('vieillissement'), ['brain-ageing']);
});

test('where no row has all words, a list has what is met whole in other words, and says so', async () => {
  await using app = await seeded();
  const stage = { parent: 'career-stage', aliases: { en: ['postdoc', 'postdoctoral fellowship'] } };
  await app.add('labels', aLabel({ id: 'p', slug: 'postdoctoral', name: 'Postdoctoral', ...stage }));
  await app.add(
    'grants',
    aGrant({ id: 'any', title: 'Postdoctoral fellowships', open_to_ageing: 'any_field', labels: [] }),
  );
  const asked = async (words: string) =>
    (await app.get(`/grants?q=${encodeURIComponent(words)}`)).body as {
      data: readonly { id: string }[];
      meta?: { near: { met: readonly string[] } };
    };
  const told = await asked('funding for senescent tumour');
  assert.deepEqual(ids(told), ['worded'], 'words that only ask are not looked for, and forms are met');
  assert.deepEqual(told.meta?.near.met, ['senescent', 'tumour']);
  assert.deepEqual(ids(await asked('which calls are there for Zellalterung')), ['labelled', 'worded']);
  const framed = await asked('postdoc money for senescence');
  assert.deepEqual(ids(framed), ['any'], 'a fellowship for any field takes a topic of ageing');
  assert.deepEqual(ids(await asked('senescence of corals')), [], 'what is met in part is not listed');
  assert.deepEqual(ids(await asked('"senescent" tumours')), [], 'a quotation is what it says');
  assert.deepEqual(ids(await asked('senescence in the next 30 days')), []);
  const all = await asked('senescence tumours');
  assert.deepEqual(
    [ids(all), all.meta],
    [['worded'], undefined],
    'words that all occur are met as they stand',
  );
  const csv = await app.get('/grants.csv?q=funding+for+senescent+tumour');
  assert.match(csv.text, /worded/);
});

test('two things that name a label together are met by it, and ageing without more by what takes it', async () => {
  await using app = await seeded();
  const aliases = { en: ['late-life depression', 'depression in old age', 'suicide in old age'] };
  await app.add(
    'labels',
    aLabel({ id: 'a', slug: 'audience', name: 'Audience' }),
    aLabel({
      id: 'o',
      slug: 'older-adults',
      name: 'Older adults',
      parent: 'audience',
      aliases: { en: ['old age'] },
    }),
    aLabel({
      id: 'w',
      slug: 'late-life-mental-health',
      name: 'Late-life mental health',
      parent: 'audience',
      aliases,
    }),
  );
  await app.add(
    'grants',
    aGrant({ id: 'mental', title: 'Well-being of the oldest', labels: ['late-life-mental-health'] }),
    aGrant({ id: 'old', title: 'Care', labels: ['older-adults'] }),
    aGrant({ id: 'microbes', title: 'Gut microbiome', open_to_ageing: 'institute' }),
    aGrant({ id: 'closed', title: 'Gut microbiome of children', open_to_ageing: 'no' }),
  );
  const q = async (words: string) => ids((await app.get(`/grants?q=${encodeURIComponent(words)}`)).body);
  assert.deepEqual(await q('depression and suicide in old age'), ['mental']);
  assert.deepEqual(await q('suicide of children in old age'), [], 'what is met in part is not listed');
  assert.deepEqual(await q('gut microbiome and aging'), ['microbes']);
  assert.deepEqual(await q('gut microbiome and senescence'), [], 'a topic of ageing is more than ageing');
});

test('near shows nothing of families above the tier of the caller', async () => {
  await using app = await seeded();
  await app.add('leads', { id: 'x', name: 'Skeletal muscle lead' });
  const near = async (tier: 'public' | 'full') =>
    (await app.get('/grants?q=skeletal%20muscle', { tier })).body.meta.near.families;
  assert.deepEqual(await near('public'), []);
  assert.deepEqual(await near('full'), [{ family: 'leads', total: 1 }]);
});

test('search answers a question in any spelling and language, best match first', async () => {
  await using app = await seeded();
  const found = async (q: string) =>
    (await app.get(`/search?q=${encodeURIComponent(q)}`)).body.grants.map(({ id }: { id: string }) => id);
  assert.deepEqual((await found('Förderung für Zellalterung')).slice(0, 1), ['labelled']);
  assert.deepEqual((await found('funding for repair of skeletal muscles')).slice(0, 1), ['unverified']);
  assert.deepEqual(await found('organs'), [], 'an organ is no organization');
  assert.deepEqual(await found('senesc'), ['worded'], 'a beginning is found as in lists');
});

test('a name that puts a topic and older people together asks for both, and a call for any field takes a topic in the asked frame', async () => {
  await using app = await createTestApp();
  const aliases = { en: ['cancer', 'older cancer patients'] };
  await app.add(
    'labels',
    aLabel({ id: 'd', slug: 'disease-area', name: 'Diseases' }),
    aLabel({ id: 'c', slug: 'cancer', name: 'Cancer', parent: 'disease-area', aliases }),
    aLabel({
      id: 'o',
      slug: 'older-adults',
      name: 'Older adults',
      parent: 'audience',
      aliases: { en: ['older patients'] },
    }),
    aLabel({
      id: 's',
      slug: 'predoctoral',
      name: 'Predoctoral',
      parent: 'career-stage',
      aliases: { en: ['PhD'] },
    }),
  );
  await app.add(
    'grants',
    aGrant({ id: 'both', title: 'Quality of life of older patients with cancer', labels: [] }),
    aGrant({ id: 'one', title: 'Cancer centres', labels: [] }),
    aGrant({ id: 'any', title: 'PhD fellowships', open_to_ageing: 'any_field', labels: [] }),
    aGrant({ id: 'named', title: 'PhD fellowships in linguistics', labels: [] }),
    ...Array.from({ length: 9 }, (_, at) => aGrant({ id: `x${at}`, title: `Bridges ${at}`, labels: [] })),
  );
  const asked = async (about: string) => (await app.get(`/funding?about=${encodeURIComponent(about)}`)).body;
  const told = await asked('cancer in older patients');
  assert.deepEqual(
    told.read.topics.map(({ asked }: { asked: string }) => asked),
    ['cancer', 'older patients'],
  );
  const [first, second] = told.data as readonly { title: string; score: number }[];
  assert.match(String(first?.title), /^Quality of life/);
  assert.ok((second?.score ?? 0) <= 50, `a call on cancer alone: ${second?.score}`);
  const framed = await asked('PhD on proteomics of older adults');
  assert.equal(framed.data[0].title, 'PhD fellowships');
});

test('an empty list that searches no words says how many rows wider scopes of it have', async () => {
  await using app = await createTestApp();
  assert.equal((await app.get('/events')).body.meta, undefined, 'of nothing there is nothing wider');
  await app.add(
    'events',
    anEvent({ id: 'series', title: 'Congress of Ageing (series)', start_date: null, end_date: null }),
    anEvent({
      id: 'over',
      title: 'Congress of Ageing 2019',
      start_date: '2019-05-01T00:00:00Z',
      end_date: null,
    }),
  );
  const { data, meta } = (await app.get('/events')).body;
  assert.deepEqual(data, []);
  assert.deepEqual(meta.relax, []);
  assert.deepEqual(meta.near.scope, [
    { parameter: 'include_past', value: true, total: 1 },
    { parameter: 'scope', value: 'all', total: 1 },
  ]);
  assert.deepEqual(meta.near.records, []);
  const narrowed = (await app.get('/events?location=nowhere')).body.meta;
  assert.deepEqual([narrowed.relax, narrowed.near], [[{ drop: 'location', total: 0 }], undefined]);
  assert.equal(
    (await app.get('/events?scope=all&include_past=true&location=nowhere')).body.meta.near,
    undefined,
  );
  const { content } = await callTool(app, 'list_events', {});
  assert.match(content[0].text, /Near: include_past=true: 1; scope=all: 1\./);
});

test('a filter by a label that is none says which label may be meant, and counts say what is near as lists do', async () => {
  await using app = await seeded();
  const { meta } = (await app.get('/grants?label=senescence')).body;
  assert.deepEqual(meta.near.labels, [
    { label: 'cellular-senescence', name: 'Cellular senescence', total: 1 },
  ]);
  assert.equal((await app.get('/grants?label=cellular-senescence')).body.meta, undefined);
  assert.deepEqual((await app.get('/grants?label=unheard-of')).body.meta.near, undefined);
  for (const query of ['labels=Senescence', 'labels_any=senescence,unheard-of']) {
    const { near } = (await app.get(`/grants?${query}`)).body.meta;
    assert.deepEqual(near?.labels, meta.near.labels, query);
  }
  await app.add('grants', aGrant({ id: 'hidden', labels: ['muscle'], verified: false }));
  const counted = (await app.get('/counts/grants?by=labels&label=muscle')).body;
  assert.equal(counted.total, 0);
  assert.deepEqual(counted.meta, (await app.get('/grants?label=muscle')).body.meta);
  assert.deepEqual(counted.meta.near.scope, [{ parameter: 'scope', value: 'all', total: 1 }]);
  const { content } = await callTool(app, 'count_grants', { by: ['labels'], label: 'muscle' });
  assert.match(content[0].text, /Without label: 3 would match\.\nNear: scope=all: 1\./);
});

test('what is near is found by reading a search once, and a label that is none without looking for its words', async () => {
  await using app = await seeded();
  await app.add('grants', aGrant({ id: 'z', title: 'Zymurgical methods' }));
  const asked: ListRequest[] = [];
  const { reader } = app.shelf;
  const noted =
    <Found>(ask: (family: Family, request: ListRequest) => Found) =>
    (family: Family, request: ListRequest) => {
      asked.push(request);
      return ask(family, request);
    };
  const noting = { ...reader, list: noted(reader.list), rowSet: noted(reader.rowSet) };
  const near = (filters: object) => {
    asked.length = 0;
    const all = { ...defaultFilters(grants), ...filters };
    const request = { tier: 'public', now: noon, filters: all, limit: 10, offset: 0 } as const;
    return finderOver(noting, families).near(grants, request, () => true);
  };
  assert.deepEqual(near({ q: 'zymurgicla' })?.spelling, [{ asked: 'zymurgicla', read_as: 'zymurgical' }]);
  const ofTitles = asked.filter(({ anyOf, anyIn }) => anyOf !== undefined && anyIn === 'title');
  assert.equal(ofTitles.length, 1, 'titles that begin alike are read once for its correction');
  assert.equal((near({ labels: ['senescense-unheard-of'] })?.labels as unknown[] | undefined)?.length, 1);
  assert.deepEqual(asked, []);
});
