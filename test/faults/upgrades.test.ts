// Data of every released version: this one opens it, brings it up to date, answers from it and writes on.

import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import packageJson from '../../package.json' with { type: 'json' };
import { families, operations } from '../../src/catalogue.ts';
import { ledgerFile, openDataFolder, type Place, truthOf } from '../../src/data-folder.ts';
import { verifyAudit } from '../../src/desk/audit.ts';
import { openDesk } from '../../src/desk/desk.ts';
import { catchUp } from '../../src/ledger/follow.ts';
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

/** A data folder as the version left it. */
function folderOf(version: string, data: string): void {
  mkdirSync(data);
  const db = new DatabaseSync(ledgerFile(data));
  db.exec(
    `pragma journal_mode = wal; begin; ${readFileSync(join(fixtures, version, 'ledger.sql'), 'utf8')}; commit`,
  );
  db.close();
}

async function assertServes(place: Place, { key, erased, rows }: Known): Promise<void> {
  await using data = await openDataFolder(place);
  const { ledger, shelf } = data;
  await using desk = await openDesk(truthOf(place));
  assert.equal((await verifyAudit(desk)).bad, null);
  assert.equal((await verifyAudit(desk)).rows, rows.audit);
  for (const table of ['comments', 'claims', 'messages', 'research_jobs', 'keys', 'outbox'] as const) {
    assert.equal((await desk.db.selectFrom(table).selectAll().execute()).length, rows[table], table);
  }
  assert.equal(await ledger.head(), rows.entries);
  await catchUp(ledger, shelf);
  const ask = await askingAs(key, data, desk, now);
  const lists = operations.filter(
    ({ method, path, root }) => method === 'GET' && root !== 'site' && !path.includes('{'),
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
  const counts = await ledger.counts();
  for (const { name, of } of families)
    if (of === undefined) assert.ok((counts[name] ?? 0) > 0, `${name} is in it`);
}

test('there is a fixture of the version at hand, made when it is released', () => {
  assert.ok(versions.includes(packageJson.version), 'run test/fixtures/make.ts; CONTRIBUTING.md says when');
});

for (const version of versions) {
  test(`a folder of ${version} opens, is brought up to date, answers and takes changes`, async () => {
    using folder = folderForTest();
    const data = join(folder.path, 'data');
    folderOf(version, data);
    await assertServes({ data, databaseUrl: null }, knownOf(version));
  });

  const skip = onPostgres ? false : 'needs a database to move to, so PostgreSQL';
  test(`a folder of ${version} moves into a database and answers from there`, { skip }, async () => {
    using folder = folderForTest();
    const data = join(folder.path, 'data');
    folderOf(version, data);
    const databaseUrl = await freshSchema();
    const settings = { PERENNIAL_DATA: data, DATABASE_URL: databaseUrl };
    const moved = await perennial(['move', '--to', 'postgresql', '--json'], settings);
    assert.equal(moved.code, 0, moved.stderr);
    assert.equal(JSON.parse(moved.stdout).same, true);
    await assertServes({ data: join(folder.path, 'node'), databaseUrl }, knownOf(version));
  });
}
