// The values that are counted beside a list: their order, and how many of them are told.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aGrant, anEvent } from '../support/records.ts';
import { createTestApp, site } from '../support/test-app.ts';

test('of values that as many rows carry, the first by their bytes come first, whenever each was seen', async () => {
  await using app = await createTestApp();
  // Each word is in more rows than the one before: some values are in their place already, some are not.
  const words = { alpha: 3, bravo: 11, charlie: 12, delta: 31, echo: 32, foxtrot: 70, golf: 120 };
  const records = Array.from({ length: 120 }, (_, at) => ({
    labels: [`${['z', 'a', 'm'][at % 3]}-${(at * 37) % 120}`],
    funder_name: `${['Ångström', 'Zeta', '\u{1f9ec}', '\uffee'][at % 4]} ${(at * 53) % 120}.`,
  }));
  await app.add(
    'grants',
    ...records.map((one, at) => {
      const title = Object.entries(words).flatMap(([word, rows]) => (at < rows ? [word] : []));
      return aGrant({ ...one, id: `v${at}`, title: title.join(' ') });
    }),
  );
  const inOrder = (values: readonly string[]) =>
    values.toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
  for (const [word, rows] of Object.entries(words)) {
    const { body } = await app.get(`/grants?q=${word}&facets=labels,funder`);
    const values = (counted: readonly { value: string }[]) => counted.map(({ value }) => value);
    const some = records.slice(0, rows);
    assert.deepEqual(values(body.facets.labels), inOrder(some.flatMap(({ labels }) => labels)), word);
    assert.deepEqual(values(body.facets.funder), inOrder(some.map((one) => one.funder_name)), word);
  }
});

test('a page tells the first values alone, and the interface all that it promises', async () => {
  await using app = await createTestApp();
  await app.add(
    'grants',
    ...Array.from({ length: 30 }, (_, at) => aGrant({ id: `v${at}`, title: 'Muscle', labels: [`l${at}`] })),
  );
  const told = async () => (await app.get('/grants?q=muscle&facets=labels,funder')).body.facets.labels.length;
  const shown = async () => {
    const page = new Request(`${site}/grants?q=muscle`, { headers: { accept: 'text/html' } });
    const text = await (await app.app.fetch(page)).text();
    return [...text.matchAll(/href="\/grants\?q=muscle&amp;label=l\d+"/g)].length;
  };
  assert.equal(await told(), 30);
  assert.equal(await shown(), 8);
  assert.equal(await told(), 30, 'what was cut for a page is not kept');
  assert.equal(await shown(), 8);
});

test('the facet of labels tells what calls are about, not for whom they are or what form the money has', async () => {
  await using app = await createTestApp();
  const labels = ['frailty', 'postdoctoral', 'rolling', 'eligible-individual', 'instrument-prize', 'prize'];
  await app.add('grants', aGrant({ id: 'one', title: 'Muscle', labels }));
  const { body } = await app.get('/grants?q=muscle&facets=labels');
  assert.deepEqual(
    body.facets.labels.map(({ value }: { value: string }) => value),
    ['frailty', 'prize'],
  );
  assert.equal((await app.get('/grants?label=instrument-prize')).body.data.length, 1, 'it is found by them');
});

test('the count of a funder is that of the list it leads to, which other names of it find too', async () => {
  await using app = await createTestApp();
  const above = { funder_aliases: ['European Commission', 'EC'] };
  await app.add(
    'grants',
    aGrant({ title: 'Muscle one', funder_name: 'European Commission' }),
    aGrant({ title: 'Muscle two', funder_name: 'European Commission' }),
    aGrant({ title: 'Muscle three', funder_name: 'Chips Joint Undertaking', ...above }),
    aGrant({ title: 'Bone', funder_name: 'Project funded by the European Commission', ...above }),
  );
  for (const query of ['', 'q=muscle&', 'q=bone&', 'include_expired=true&']) {
    const { body } = await app.get(`/grants?${query}facets=funder`);
    assert.ok(body.facets.funder.length > 0, query);
    for (const { value, count } of body.facets.funder) {
      const found = await app.get(`/grants?${query}funder=${encodeURIComponent(value)}`);
      assert.equal(count, found.body.pagination.total, `${query} ${value}`);
    }
  }
  const { facets } = (await app.get('/grants?facets=funder')).body;
  assert.deepEqual(facets.funder[0], { value: 'European Commission', count: 4 });
  const grouped = (await app.get('/counts/grants?by=funder')).body;
  assert.equal(grouped.data[0].count, 2, 'groups do not overlap');
});

test('the count of an organizer is that of the list it leads to', async () => {
  await using app = await createTestApp();
  const [own, longer] = ['Society for Ageing', 'The Society for Ageing of Europe'];
  await app.add('events', anEvent({ organizer: own }), anEvent({ organizer: longer }));
  const { facets } = (await app.get('/events?facets=funder')).body;
  assert.deepEqual(facets.funder, [
    { value: own, count: 2 },
    { value: longer, count: 1 },
  ]);
});
