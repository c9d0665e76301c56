// Data of every released version: this one opens it, brings it up to date, answers from it and writes on.

import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import packageJson from '../../package.json' with { type: 'json' };
import { operations } from '../../src/catalogue.ts';
import { catchUp } from '../../src/ledger/follow.ts';
import { verifyAudit } from '../../src/operations/intelligence/audit-log.ts';
import { type DataLocation, ledgerFile } from '../../src/server/node/data-folder.ts';
import { openNode } from '../../src/server/open-node.ts';
import { perennial } from '../commands/process.ts';
import { askingAs } from '../fixtures/asking.ts';
import { folderForTest } from '../ledger/folder.ts';
import { changeOf } from '../support/node.ts';
import { aGrant } from '../support/records.ts';
import { freshSchema, onPostgres } from '../support/truth.ts';

const fixtures = fileURLToPath(new URL('../fixtures/', import.meta.url));
const versions = readdirSync(fixtures).filter((name) => /^\d+\.\d+\.\d+$/.test(name));
/** Within the year for which the keys of the fixtures are good. */
const now = new Date('2026-11-21T12:00:00Z');

interface Known {
  readonly key: string;
  readonly erased: string;
  readonly rows: Readonly<Record<string, number>>;
}

function knownOf(version: string): Known {
  return JSON.parse(readFileSync(join(fixtures, version, 'known.json'), 'utf8')) as Known;
}

type Counts = Readonly<Record<string, number>>;

/** A data folder as the version left it; returns how many records of each family are in it. */
function folderOf(version: string, data: string): Counts {
  mkdirSync(data);
  const db = new DatabaseSync(ledgerFile(data));
  db.exec(
    `pragma journal_mode = wal; begin; ${readFileSync(join(fixtures, version, 'ledger.sql'), 'utf8')}; commit`,
  );
  const counts = db
    .prepare('select family, count(*) as n from present where hash is not null group by family')
    .all();
  db.close();
  return Object.fromEntries(counts.map(({ family, n }) => [String(family), Number(n)]));
}

async function assertServes(place: DataLocation, { key, erased, rows }: Known, held: Counts): Promise<void> {
  await using data = await openNode(place, () => now);
  const { ledger, shelf, desk } = data;
  assert.equal((await verifyAudit(desk)).bad, null);
  assert.equal((await verifyAudit(desk)).rows, rows.audit);
  for (const table of ['comments', 'claims', 'messages', 'research_jobs', 'keys', 'outbox'] as const) {
    assert.equal((await desk.db.selectFrom(table).selectAll().execute()).length, rows[table], table);
  }
  assert.equal(await ledger.head(), rows.entries);
  await catchUp(ledger, shelf);
  const ask = await askingAs(key, data, now);
  // What asks for the link of an agent refuses every key.
  const lists = operations.filter(
    ({ method, path, root, refuses = [] }) =>
      method === 'GET' && root !== 'site' && !path.includes('{') && !refuses.includes('link_required'),
  );
  for (const { name, path } of lists) {
    const { status, body } = await ask('GET', `/api/v1${path}`);
    // Some must be told what to look for.
    assert.ok(status === 200 || status === 400, `${name}: ${status} ${JSON.stringify(body).slice(0, 200)}`);
  }
  assert.equal((await ask('GET', '/api/v1/me')).status, 200, 'a key of that time is good');
  const experiment = (await ledger.records('experiments')[Symbol.asyncIterator]().next()).value;
  const comments = `/api/omega/experiments/${experiment?.slug ?? experiment?.public_id}/comments`;
  assert.equal((await ask('GET', comments)).body.comments.length, rows.comments);
  assert.equal((await ask('POST', comments, { body: 'One more.' })).status, 201);
  assert.equal((await ask('GET', '/api/v1/crm/claims')).body.length, rows.claims);

  const [family, id] = erased.split('/') as [string, string];
  const back = { family, id, record: { id, name: 'Back' } };
  assert.deepEqual(await ledger.append([back, changeOf('grants', aGrant({ id: 'new' }))], now), [
    'suppressed',
    'added',
  ]);
  assert.equal(await ledger.head(), (rows.entries as number) + 1);
  assert.deepEqual({ ...(await ledger.counts()) }, { ...held, grants: (held.grants ?? 0) + 1 });
}

test('there is a fixture of the version at hand, made when it is released', () => {
  assert.ok(versions.includes(packageJson.version), 'run test/fixtures/make.ts; CONTRIBUTING.md says when');
});

for (const version of versions) {
  test(`a folder of ${version} opens, is brought up to date, answers and takes changes`, async () => {
    using folder = folderForTest();
    const data = join(folder.path, 'data');
    const held = folderOf(version, data);
    await assertServes({ perennialData: data, databaseUrl: null }, knownOf(version), held);
  });

  const skip = onPostgres ? false : 'needs a database to move to, so PostgreSQL';
  test(`a folder of ${version} moves into a database and answers from there`, { skip }, async () => {
    using folder = folderForTest();
    const data = join(folder.path, 'data');
    const held = folderOf(version, data);
    const databaseUrl = await freshSchema();
    const settings = { PERENNIAL_DATA: data, DATABASE_URL: databaseUrl };
    const moved = await perennial(['move', '--to', 'postgresql', '--json'], settings);
    assert.equal(moved.code, 0, moved.stderr);
    assert.equal(JSON.parse(moved.stdout).same, true);
    await assertServes({ perennialData: join(folder.path, 'node'), databaseUrl }, knownOf(version), held);
  });
}
