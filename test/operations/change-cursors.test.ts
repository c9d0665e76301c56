// Whom a cursor of the change feed is good for, and for what.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aCompany, aGrant, aLead } from '../support/records.ts';
import { createTestApp, site, type TestApp } from '../support/test-app.ts';

interface Entry {
  readonly op: string;
  readonly family: string;
  readonly id: string;
}

async function page(
  app: TestApp,
  query: string,
  as?: string,
): Promise<{ data: readonly Entry[]; next_cursor: string }> {
  const { status, body, text } = await app.get(`/changes?${query}`, as ? { as } : {});
  assert.equal(status, 200, text);
  return body;
}

const told = (entries: readonly Entry[]) => entries.map(({ op, family, id }) => `${op} ${family} ${id}`);

test('a cursor goes on with what it was given for, or less, and says so where more is asked', async () => {
  await using app = await createTestApp();
  await app.add('grants', aGrant({ id: 'a' }));
  await app.add('companies', aCompany({ id: 'c' }));
  const { next_cursor: ofGrants } = await page(app, 'families=grants&ops=upsert,delete');
  await app.add('grants', aGrant({ id: 'b' }));
  const same = await page(app, `families=grants&ops=upsert,delete&cursor=${ofGrants}`);
  assert.deepEqual(told(same.data), ['upsert grants b']);
  const fewer = await page(app, `families=grants&ops=delete&cursor=${ofGrants}`);
  for (const [query, sentence] of [
    [`families=grants,companies&ops=upsert&cursor=${ofGrants}`, /given with families=grants: go on/],
    [`ops=upsert&cursor=${ofGrants}`, /given with families=grants: go on/],
    [`families=grants&cursor=${ofGrants}`, /given with ops=upsert,delete: go on/],
    [`families=grants&ops=upsert&cursor=${fewer.next_cursor}`, /given with ops=delete: go on/],
  ] as const) {
    const { status, body } = await app.get(`/changes?${query}`);
    assert.deepEqual([status, body.errors[0].field], [400, 'cursor'], query);
    assert.match(body.error, sentence);
  }
  const { next_cursor: ofAll } = await page(app, '');
  await app.add('companies', aCompany({ id: 'd' }));
  assert.deepEqual(told((await page(app, `families=companies&cursor=${ofAll}`)).data), [
    'upsert companies d',
  ]);
  const [history, ...place] = JSON.parse(Buffer.from(ofGrants, 'base64url').toString());
  const given = Buffer.from(JSON.stringify([history, ...place.slice(0, 4)])).toString('base64url');
  assert.equal(
    (await page(app, `cursor=${given}`)).data.length,
    3,
    'one that was given before is as good as it was',
  );
});

test('a cursor is for readers of the tier that it was given to: others are sent to the dumps', async () => {
  await using app = await createTestApp();
  await app.add('leads', aLead({ id: 'l' }));
  const cursors = { public: '', full: '' };
  for (const tier of ['public', 'full'] as const) cursors[tier] = (await page(app, '', tier)).next_cursor;
  await app.add('grants', aGrant({ id: 'a' }));
  for (const [given, asked] of [
    ['public', 'full'],
    ['full', 'public'],
  ] as const) {
    const { status, body } = await app.get(`/changes?cursor=${cursors[given]}`, { as: asked });
    assert.deepEqual([status, body.code], [410, 'cursor_expired']);
    assert.match(body.error, new RegExp(`of the ${given} tier, and this one reads the ${asked} tier`));
    assert.deepEqual(told((await page(app, `cursor=${cursors[given]}`, given)).data), ['upsert grants a']);
  }
});

test('a cursor that the feed gave is taken, however long the id is at which a page ended', async () => {
  await using app = await createTestApp();
  const ids = ['漢'.repeat(2_000), '"'.repeat(2_000)];
  await app.add('grants', ...ids.map((id, n) => aGrant({ id, public_id: `g${n}` })), aGrant({ id: 'last' }));
  const families =
    'families=grants,organizations,companies,events,theories,heroes&ops=upsert,hide,unhide,merge';
  let [cursor, seen]: [string, string[]] = ['', []];
  for (let turn = 0; turn < 3; turn++) {
    const { data, next_cursor } = await page(app, `${families}&limit=1${cursor}`, 'full');
    cursor = `&cursor=${next_cursor}`;
    seen = [...seen, ...data.map(({ id }) => id)];
  }
  assert.deepEqual(seen, [...ids, 'last']);
  const atom = await app.get('/changes.atom?limit=1');
  const next = /rel="next" href="([^"]+)"/.exec(atom.text)?.[1]?.replaceAll('&amp;', '&');
  const older = await app.get(
    new URL(next ?? '', site).pathname.replace('/api/v1', '') + new URL(next ?? '', site).search,
  );
  assert.equal(older.status, 200, older.text.slice(0, 200));
});
