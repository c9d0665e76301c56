import assert from 'node:assert/strict';
import { hash } from 'node:crypto';
import { test } from 'node:test';
import { limitsBy } from '../../src/access/limits.ts';
import { createApp } from '../../src/app.ts';
import { operations } from '../../src/catalogue.ts';
import {
  type AuditRow,
  appendAudit,
  auditRows,
  chainStart,
  verifyAudit,
} from '../../src/operations/intelligence/audit-log.ts';
import { anInvestor } from '../support/records.ts';
import { appParts, createTestApp, namedCaller, site, type TestApp } from '../support/test-app.ts';

async function rowsOf({ desk }: TestApp): Promise<AuditRow[]> {
  const rows: AuditRow[] = [];
  for await (const row of auditRows(desk)) rows.push(row);
  return rows;
}

const entry = {
  at: '2026-03-01T12:00:00.000Z',
  key_id: 'k',
  actor: 'key:abcd',
  team: 'Team a',
  path: '/intelligence/investors',
  params_sha256: null,
  subject_ids: '[]',
  status: 200,
};

test('every operation below /intelligence is audited, and none of another place', () => {
  for (const { path, audited, cached, name } of operations) {
    assert.equal(audited ?? false, path.startsWith('/intelligence/'), name);
    if (audited) assert.ok(!cached, name);
  }
});

test('every call of Deep Intelligence is written down before its answer, refused ones too', async () => {
  await using app = await createTestApp();
  await app.add('investors', anInvestor({ id: 'i-1', public_id: 'tide' }));
  const asks: readonly (readonly [string, string | undefined, number])[] = [
    ['/intelligence/events', undefined, 403],
    ['/intelligence/events', 'full team-a', 403],
    ['/intelligence/events?min=0', 'top team-a', 400],
    ['/intelligence/events?nonsense=1', 'top team-a', 400],
    ['/intelligence/events?min=2', 'top team-a', 200],
    ['/intelligence/investors', 'top team-a', 200],
    ['/intelligence/investors/tide', 'top team-a', 403],
    ['/intelligence/investors/nobody', 'top house operator', 404],
    ['/intelligence/investors/tide', 'top house operator', 200],
    ['/intelligence/investors/tide', 'top house operator', 200],
  ];
  for (const [at, [path, as, status]] of asks.entries()) {
    const answer = await app.get(path, as === undefined ? {} : { as });
    assert.equal(answer.status, status, path);
    assert.equal((await rowsOf(app)).length, at + 1, path);
  }
  const rows = await rowsOf(app);
  assert.deepEqual(
    rows.map((row) => row.status),
    asks.map(([, , status]) => status),
  );
  assert.deepEqual(
    rows.map((row) => row.seq),
    asks.map((_, at) => at + 1),
  );
  const [anonymous, , , unread, asked] = rows as [AuditRow, AuditRow, AuditRow, AuditRow, AuditRow];
  assert.deepEqual([anonymous.key_id, anonymous.actor, anonymous.team], [null, 'anonymous', null]);
  assert.equal(unread.params_sha256, null);
  assert.equal(asked.params_sha256, hash('sha256', '{"min":2}'));
  assert.deepEqual([asked.key_id, asked.actor, asked.team], ['key-team-a', 'key:abcd', 'Team team-a']);
  assert.deepEqual([rows[6]?.path, rows[6]?.subject_ids], ['/intelligence/investors/tide', '["tide"]']);
  assert.equal(rows[8]?.subject_ids, '["i-1"]');
  const found = await verifyAudit(app.desk);
  assert.deepEqual([found.rows, found.bad], [10, null]);
});

test('an answer that is not modified and a HEAD request are written down as well', async () => {
  await using app = await createTestApp();
  const first = await app.get('/intelligence/events', { as: 'top team-a' });
  const headers = { 'if-none-match': first.headers.get('etag') ?? '' };
  assert.equal((await app.get('/intelligence/events', { as: 'top team-a', headers })).status, 304);
  assert.equal((await app.send('HEAD', '/intelligence/events', { as: 'top team-a' })).status, 200);
  assert.equal((await rowsOf(app)).length, 3);
});

test('a credential that is not valid is written down without a name', async () => {
  await using app = await createTestApp();
  const { identify: _none, ...parts } = { identify: namedCaller, ...appParts(app) };
  const strict = createApp(parts);
  const url = `${site}/api/v1/intelligence/investors/tide`;
  const answer = await strict.fetch(new Request(url, { headers: { authorization: 'Bearer nonsense' } }));
  assert.equal(answer.status, 401);
  const [row] = await rowsOf(app);
  assert.deepEqual(
    [row?.status, row?.key_id, row?.actor, row?.path],
    [401, null, 'anonymous', '/intelligence/investors/tide'],
  );
});

test('a request below Deep Intelligence that nothing answers is written down as well', async () => {
  await using app = await createTestApp();
  const asks: readonly (readonly [method: string, path: string, status: number])[] = [
    ['GET', '/intelligence', 404],
    ['GET', '/intelligence/people', 404],
    ['GET', '/intelligence/investors/a%20b/rounds', 404],
    ['GET', '/intelligence/events.csv', 404],
    ['POST', '/intelligence/events', 405],
    ['DELETE', '/intelligence/investors/a%20b', 405],
  ];
  for (const [method, path, status] of asks) {
    assert.equal((await app.send(method, path, { as: 'top team-a' })).status, status, path);
  }
  await app.get('/intelligences', { as: 'top team-a' });
  const rows = await rowsOf(app);
  assert.deepEqual(
    rows.map((row) => [row.status, row.path, row.actor]),
    asks.map(([, path, status]) => [status, path, 'key:abcd']),
  );
  assert.equal(rows.at(-1)?.subject_ids, '["a b"]');
});

test('what the limit turns away is written down too, of a flood as much again as the limit', async () => {
  let ms = 0;
  await using app = await createTestApp({ parts: () => ({ limits: limitsBy(() => ms) }) });
  const ask = (as?: string) => app.get('/intelligence/investors/tide', as === undefined ? {} : { as });
  const count = async (status: number) => (await rowsOf(app)).filter((row) => row.status === status).length;
  for (let n = 0; n < 600; n++) await app.get('/nothing');
  assert.equal((await ask()).status, 429);
  const [row] = await rowsOf(app);
  assert.deepEqual(
    [row?.status, row?.actor, row?.path, row?.subject_ids],
    [429, 'anonymous', '/intelligence/investors/tide', '["tide"]'],
  );
  for (let n = 0; n < 700; n++) assert.equal((await ask()).status, 429);
  assert.equal(await count(429), 600);
  assert.equal((await ask('top team-a')).status, 403, 'another caller is written down as ever');
  assert.equal(await count(403), 1);
  ms += 61_000;
  assert.equal((await ask()).status, 403);
  assert.equal((await verifyAudit(app.desk)).bad, null);
});

test('nothing is answered when the audit log cannot be written', async () => {
  await using app = await createTestApp();
  await app.add('investors', anInvestor({ id: 'i-1', public_id: 'tide', name: 'Tide' }));
  await app.desk.db.schema.dropTable('audit').execute();
  for (const as of ['top house operator', 'top team-a', 'full team-a']) {
    const { status, body, text, headers } = await app.get('/intelligence/investors/tide', { as });
    assert.equal(status, 503);
    assert.equal(body.code, 'unavailable');
    assert.ok(Number(headers.get('retry-after')) > 0);
    assert.doesNotMatch(text, /Tide/);
  }
  assert.equal(app.bugs.length, 3);
});

test('a hundred calls at once make one chain without gaps', async () => {
  await using app = await createTestApp();
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, n) => app.get(`/intelligence/events?min=${n + 1}`, { as: 'top team-a' })),
  );
  // On a machine that stands, a database has no connection for some of them: these are refused.
  const answered = answers.filter(({ status }) => status === 200).length;
  assert.ok(answered > 10, `${answered} were answered`);
  for (const { status } of answers) assert.ok([200, 503].includes(status), `${status}`);
  const found = await verifyAudit(app.desk);
  assert.equal(found.bad, null);
  assert.ok(found.rows >= answered && found.rows <= 100, `${found.rows} rows, ${answered} answered`);
});

test('a changed, dropped or inserted row is named by the verifier', async () => {
  const spoilers: readonly (readonly [string, (app: TestApp) => Promise<unknown>, number])[] = [
    [
      'a changed status',
      ({ desk }) => desk.db.updateTable('audit').set({ status: 404 }).where('seq', '=', 3).execute(),
      3,
    ],
    [
      'a changed hash',
      ({ desk }) => desk.db.updateTable('audit').set({ hash: chainStart }).where('seq', '=', 2).execute(),
      2,
    ],
    ['a dropped row', ({ desk }) => desk.db.deleteFrom('audit').where('seq', '=', 2).execute(), 3],
    ['a dropped beginning', ({ desk }) => desk.db.deleteFrom('audit').where('seq', '=', 1).execute(), 2],
    [
      'an inserted row',
      ({ desk }) =>
        desk.db
          .insertInto('audit')
          .values({ ...entry, seq: 0, hash: chainStart })
          .execute(),
      0,
    ],
  ];
  for (const [what, spoil, bad] of spoilers) {
    await using app = await createTestApp();
    for (let n = 0; n < 5; n++) await appendAudit(app.desk, { ...entry, status: 200 + n });
    await spoil(app);
    assert.equal((await verifyAudit(app.desk)).bad?.seq, bad, what);
  }
});

test('one flipped byte in any member of a row is named', async () => {
  for (const member of ['at', 'key_id', 'actor', 'team', 'path', 'subject_ids', 'hash'] as const) {
    await using app = await createTestApp();
    for (let n = 0; n < 3; n++) await appendAudit(app.desk, entry);
    const [, second] = (await rowsOf(app)) as [AuditRow, AuditRow];
    const text = String(second[member]);
    const flipped = `${text.slice(0, -1)}${String.fromCharCode(text.charCodeAt(text.length - 1) ^ 1)}`;
    await app.desk.db
      .updateTable('audit')
      .set({ [member]: flipped })
      .where('seq', '=', 2)
      .execute();
    assert.equal((await verifyAudit(app.desk)).bad?.seq, 2, member);
  }
});

test('a chain that was cut at its end is found out by the head that was noted down', async () => {
  await using app = await createTestApp();
  for (let n = 0; n < 3; n++) await appendAudit(app.desk, entry);
  const { head } = await verifyAudit(app.desk);
  await appendAudit(app.desk, entry);
  assert.equal((await verifyAudit(app.desk, head)).noted, true);
  await app.desk.db.deleteFrom('audit').where('seq', '>=', 3).execute();
  const cut = await verifyAudit(app.desk, head);
  assert.deepEqual([cut.bad, cut.noted], [null, false]);
});
