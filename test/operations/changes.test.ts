import assert from 'node:assert/strict';
import { test } from 'node:test';
import { catchUp } from '../../src/ledger/follow.ts';
import { aCompany, aGrant, aLead, aTheory, uuid } from '../support/records.ts';
import { createTestApp, noon, type TestApp } from '../support/test-app.ts';

interface Entry {
  readonly seq: number;
  readonly op: string;
  readonly family: string;
  readonly id: string;
  readonly [member: string]: unknown;
}

async function page(
  app: TestApp,
  query: string,
  as?: string,
): Promise<{ data: Entry[]; next_cursor: string; has_more: boolean; oldest_seq: number }> {
  const { status, body, text } = await app.get(`/changes?${query}`, as ? { as } : {});
  assert.equal(status, 200, text);
  return body;
}

const told = (entries: readonly Entry[]) => entries.map(({ op, family, id }) => `${op} ${family} ${id}`);

test('the feed tells the newest state of each record once, in the order in which it was accepted', async () => {
  await using app = await createTestApp();
  await app.add('grants', aGrant({ id: 'a' }), aGrant({ id: 'b' }));
  await app.add('grants', aGrant({ id: 'a', title: 'New title' }));
  const { data, has_more } = await page(app, 'include=record');
  assert.deepEqual(told(data), ['upsert grants b', 'upsert grants a']);
  assert.deepEqual(
    data.map(({ seq, version, record }) => [seq, version, (record as { title: string }).title]),
    [
      [2, 2, 'Grant for research'],
      [3, 3, 'New title'],
    ],
  );
  assert.equal(has_more, false);
  const [row] = (await app.get('/grants?q=new')).body.data;
  assert.deepEqual(data[1]?.record, row, 'the record is the row as lists show it');
  assert.deepEqual(told((await page(app, 'families=events')).data), []);
});

test('pages go on from cursor to cursor, and a parked one tells what came since', async () => {
  await using app = await createTestApp();
  await app.add('grants', ...['a', 'b', 'c'].map((id) => aGrant({ id })));
  const first = await page(app, 'limit=2');
  assert.equal(first.has_more, true);
  const second = await page(app, `limit=2&cursor=${first.next_cursor}`);
  assert.deepEqual(told([...first.data, ...second.data]), [
    'upsert grants a',
    'upsert grants b',
    'upsert grants c',
  ]);
  const parked = await page(app, `cursor=${second.next_cursor}`);
  assert.deepEqual(parked.data, []);
  assert.match(parked.next_cursor, /^[\w-]+$/);
  await app.add('grants', aGrant({ id: 'd' }));
  assert.deepEqual(told((await page(app, `cursor=${parked.next_cursor}`)).data), ['upsert grants d']);
});

test('since tells what was accepted at that moment or later', async () => {
  await using app = await createTestApp();
  await app.add('grants', aGrant({ id: 'a' }));
  app.clock.now = new Date('2026-03-02T12:00:00Z');
  await app.add('grants', aGrant({ id: 'b' }));
  assert.deepEqual(told((await page(app, 'since=2026-03-02T12:00:00Z')).data), ['upsert grants b']);
  assert.deepEqual(told((await page(app, `since=${noon.toISOString()}`)).data).length, 2);
  const later = await page(app, 'since=2026-03-03T00:00:00Z');
  assert.deepEqual(later.data, []);
  await app.add('grants', aGrant({ id: 'c' }));
  assert.deepEqual(told((await page(app, `cursor=${later.next_cursor}`)).data), ['upsert grants c']);
});

test('what leaves the tier is told as hide, what comes back as unhide, with whatever depends on it', async () => {
  await using app = await createTestApp();
  const theory = uuid(1);
  await app.add('companies', aCompany({ id: 'c', public_id: 'c' }));
  await app.add('theories', aTheory({ id: theory, owner_kind: 'company', owner_id: 'c' }));
  const start = (await page(app, '')).next_cursor;
  await app.add('companies', aCompany({ id: 'c', public_id: 'c', is_public: false }));
  const hidden = await page(app, `cursor=${start}&include=record`);
  assert.deepEqual(told(hidden.data), ['hide companies c', `hide theories ${theory}`]);
  for (const entry of hidden.data) {
    assert.deepEqual(Object.keys(entry).sort(), ['family', 'id', 'op', 'seq', 'updated_at', 'version']);
  }
  await app.add('companies', aCompany({ id: 'c', public_id: 'c' }));
  assert.deepEqual(told((await page(app, `cursor=${hidden.next_cursor}`)).data), [
    'unhide companies c',
    `unhide theories ${theory}`,
  ]);
});

test('a removal is told with nothing but the id and the reason, to those only who were told of the record', async () => {
  await using app = await createTestApp();
  await app.add('grants', aGrant({ id: 'a', public_id: 'jane', title: 'Jane' }));
  await app.add('companies', aCompany({ id: 'never', is_public: false }));
  await app.add('leads', aLead({ id: 'lead' }));
  const start = (await page(app, '')).next_cursor;
  await app.ledger.erase('grants', 'a', 'privacy_request', noon);
  await app.add('companies', { id: 'never', removed: true });
  await app.add('leads', { id: 'lead', removed: true, removal_reason: 'asked by Jane' });
  const { data } = await page(app, `cursor=${start}&include=record`);
  assert.deepEqual(data, [
    {
      seq: 4,
      op: 'delete',
      family: 'grants',
      id: 'a',
      version: 4,
      updated_at: noon.toISOString(),
      reason: 'privacy_request',
    },
  ]);
  const [, lead] = (await page(app, 'ops=delete', 'full')).data;
  assert.equal(lead?.reason, 'source_removed', 'words of an operator are not told');
  assert.ok(!JSON.stringify(await page(app, '')).includes('jane'));
});

test('whoever was told that a record was removed is told that it was erased later', async () => {
  await using app = await createTestApp();
  await app.add('grants', aGrant({ id: 'a' }));
  await app.add('leads', aLead({ id: 'lead' }));
  await app.add('grants', { id: 'a', removed: true });
  await app.add('leads', { id: 'lead', removed: true });
  const [open, keyed] = [await page(app, ''), await page(app, '', 'full')];
  await app.ledger.erase('grants', 'a', 'privacy_request', noon);
  await app.ledger.erase('leads', 'lead', 'privacy_request', noon);
  await catchUp(app.ledger, app.shelf);
  const reasons = (entries: readonly Entry[]) => entries.map(({ op, id, reason }) => `${op} ${id} ${reason}`);
  assert.deepEqual(reasons((await page(app, `cursor=${open.next_cursor}`)).data), [
    'delete a privacy_request',
  ]);
  assert.deepEqual(reasons((await page(app, `cursor=${keyed.next_cursor}`, 'full')).data), [
    'delete a privacy_request',
    'delete lead privacy_request',
  ]);
});

test('a merge names the survivor', async () => {
  await using app = await createTestApp();
  await app.add('grants', aGrant({ id: 'a', public_id: 'a' }), aGrant({ id: 'b', public_id: 'b' }));
  const start = (await page(app, '')).next_cursor;
  await app.add('grants', aGrant({ id: 'b', public_id: 'b', merged_into: 'a' }));
  const [entry] = (await page(app, `cursor=${start}`)).data;
  assert.equal(entry?.op, 'merge');
  assert.deepEqual(entry?.merged_into, { id: 'a', public_id: 'a' });
});

test('a record that was hidden and then merged is told as merged, to those only who were told of it', async () => {
  await using app = await createTestApp();
  const company = (id: string, more: object) => aCompany({ id, public_id: id, ...more });
  await app.add('companies', company('a', {}), company('b', {}), company('never', { is_public: false }));
  await app.add('companies', company('b', { is_public: false }));
  const { next_cursor } = await page(app, '');
  await app.add('companies', ...['b', 'never'].map((id) => company(id, { merged_into: 'a' })));
  const { data } = await page(app, `cursor=${next_cursor}`);
  assert.deepEqual(told(data), ['merge companies b']);
  assert.deepEqual(data[0]?.merged_into, { id: 'a', public_id: 'a' });
});

test('a change of what a tier may not read is not told to it', async () => {
  await using app = await createTestApp();
  const when = { created_at: noon.toISOString(), updated_at: noon.toISOString() };
  await app.add('grants', aGrant({ id: 'a', relevance_score: 1, ...when }));
  const [open, keyed] = [await page(app, ''), await page(app, '', 'full')];
  await app.add('grants', aGrant({ id: 'a', relevance_score: 2, ...when }));
  assert.deepEqual((await page(app, `cursor=${open.next_cursor}`)).data, []);
  assert.deepEqual(told((await page(app, `cursor=${keyed.next_cursor}`, 'full')).data), ['upsert grants a']);
});

test('a bad cursor, an old one and one of another history each say what to do', async () => {
  await using app = await createTestApp({ parts: () => ({ historyId: 'here' }) });
  await app.add('grants', aGrant({ id: 'a' }));
  const { next_cursor } = await page(app, 'limit=1');
  for (const bad of ['x', 'WzFd', 'e30', `${next_cursor}%00`]) {
    const { status, body } = await app.get(`/changes?cursor=${bad}`);
    assert.equal(status, 400, bad);
    assert.equal(body.errors[0].field, 'cursor');
  }
  const elsewhere = Buffer.from(JSON.stringify(['there', 1, 'grants', 'a'])).toString('base64url');
  const gone = await app.get(`/changes?cursor=${elsewhere}`);
  assert.equal(gone.status, 410);
  assert.equal(gone.body.code, 'cursor_expired');
  assert.match(gone.body.dumps_url, /\/datasets\/index\.json$/);
  await app.add('grants', aGrant({ id: 'b' }));
  app.clock.now = new Date(noon.getTime() + 399 * 86_400_000);
  assert.equal((await app.get(`/changes?cursor=${next_cursor}`)).status, 200);
  app.clock.now = new Date(noon.getTime() + 401 * 86_400_000);
  assert.equal((await app.get(`/changes?cursor=${next_cursor}`)).status, 410);
  assert.equal((await app.get('/changes')).status, 200, 'the beginning is never too old');
  assert.equal((await app.get(`/changes?cursor=${next_cursor}&since=2026-01-01T00:00:00Z`)).status, 400);
  assert.equal((await app.get('/changes?families=leads')).status, 403);
  assert.equal((await app.get('/changes?families=pets')).status, 400);
  assert.equal((await app.get('/changes?limit=1001')).status, 400);
});

test('who begins now reads to the end, however old the changes are', async () => {
  await using app = await createTestApp();
  await app.add('grants', ...['a', 'b', 'c'].map((id) => aGrant({ id })));
  app.clock.now = new Date(noon.getTime() + 500 * 86_400_000);
  for (const beginning of ['limit=1', 'limit=1&since=2020-01-01T00:00:00Z']) {
    const read: string[] = [];
    let next = beginning;
    for (let more = true; more; ) {
      const { data, next_cursor, has_more } = await page(app, next);
      read.push(...told(data));
      next = `limit=1&cursor=${next_cursor}`;
      more = has_more;
    }
    assert.deepEqual(read, ['upsert grants a', 'upsert grants b', 'upsert grants c']);
  }
});

test('the catalogue counts what the caller may see, and counts again after ten minutes', async () => {
  await using app = await createTestApp();
  await app.add('grants', aGrant({ id: 'a' }));
  await app.add('leads', aLead({ id: 'l' }));
  const counts = async (as?: string) => {
    const { body } = await app.get('/catalogue', as ? { as } : {});
    assert.equal(body.refresh_seconds, 600);
    const rows = body.families as { family: string; rows: number | null; rows_public: number | null }[];
    return Object.fromEntries(rows.map(({ family, rows, rows_public }) => [family, [rows, rows_public]]));
  };
  const open = await counts();
  assert.deepEqual(
    [open.grants, open.leads],
    [
      [1, 1],
      [null, null],
    ],
  );
  assert.deepEqual((await counts('full')).leads, [1, null]);
  for (const { family, api_url } of (await app.get('/catalogue')).body.families)
    assert.match(api_url, /^http:\/\/perennial\.test\/api\/v1\/[^{]+$/, family);
  for (const family of [
    'organizations',
    'investors',
    'companies',
    'preservation_companies',
    'heroes',
    'rated_projects',
    'theories',
    'ideas',
    'omega_hypotheses',
    'events',
    'labels',
  ]) {
    assert.ok(open[family], family);
  }
  await app.add('grants', aGrant({ id: 'b' }));
  assert.deepEqual((await counts()).grants, [1, 1]);
  app.clock.now = new Date(noon.getTime() + 600_000);
  assert.deepEqual((await counts()).grants, [2, 2]);
});

test('the schema of a family is what its rows are, for the tier that asks', async () => {
  await using app = await createTestApp();
  const open = (await app.get('/schemas/grants')).body;
  assert.ok(open.properties.title && !open.properties.relevance_score);
  assert.ok((await app.get('/schemas/grants', { as: 'full' })).body.properties.relevance_score);
  assert.equal((await app.get('/schemas/leads')).status, 403);
  assert.equal((await app.get('/schemas/pets')).status, 404);
});
