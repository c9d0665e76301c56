import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { openDesk } from '../../src/desk/desk.ts';
import { carriedTables } from '../../src/desk/transfer.ts';
import { openLedger } from '../../src/ledger/open-ledger.ts';
import { appendAudit, verifyAudit } from '../../src/operations/intelligence/audit-log.ts';
import { createKey } from '../../src/people/accounts/keys.ts';
import { keepMessage } from '../../src/people/requests/messages-store.ts';
import { withdrawalsIn } from '../../src/server/erasure/withdrawals.ts';
import { ledgerFile } from '../../src/server/node/data-folder.ts';
import { folderForTest } from '../ledger/folder.ts';
import { freshSchema, freshTruth, onPostgres } from '../support/truth.ts';
import { perennial } from './process.ts';

const options = { skip: onPostgres ? false : 'needs a database to move to, so PostgreSQL' };
const now = new Date('2026-03-01T12:00:00.000Z');

test('every table of ledger and desk is carried', async () => {
  await using truth = await freshTruth();
  const tables = await truth.desk.db.introspection.getTables();
  const own = tables.map(({ name }) => name);
  const carried = carriedTables.map(({ name }) => name);
  // On SQLite in memory, ledger and desk are two databases.
  for (const name of own) assert.ok(carried.includes(name) || name.startsWith('desk_migrations'), name);
  assert.equal(new Set(carried).size, carried.length);
});

/** A ledger with versions, a removal, an erased record and a run; a desk with something in it. */
async function fill(data: string): Promise<void> {
  await using ledger = await openLedger(ledgerFile(data));
  const labels = Array.from({ length: 1_200 }, (_, n) => ({
    family: 'labels',
    id: `l-${n}`,
    record: { id: `l-${n}`, name: `Ümlaut ${n} \u{1f42d}` },
    slug: `s-${n}`,
  }));
  await ledger.append(labels, now);
  await ledger.append([{ family: 'labels', id: 'l-1', record: { id: 'l-1', name: 'again' } }], now);
  await ledger.append([{ family: 'labels', id: 'l-2', record: null, reason: 'policy' }], now);
  await ledger.erase('labels', 'l-3', 'privacy_request', now);
  const counts = { added: 1, changed: 0, unchanged: 0, left: 0, refused: 0, suppressed: 0 };
  const at = now.toISOString();
  const run = {
    source: 'ror',
    started_at: at,
    finished_at: at,
    status: 'completed',
    watermark: null,
    as_of: null,
    error: null,
  } as const;
  await ledger.recordRun({ ...run, ...counts });
  await using desk = await openDesk(ledgerFile(data));
  await createKey(
    desk,
    { tier: 'full', team: 'Lab', operator: false, days: 9 },
    { now, random: randomBytes },
  );
  const entry = {
    at,
    key_id: null,
    actor: 'a',
    team: null,
    path: '/p',
    params_sha256: null,
    subject_ids: '[]',
  };
  for (let n = 0; n < 3; n++) await appendAudit(desk, { ...entry, status: n });
  const message = {
    id: 'm',
    purpose: 'press',
    organisation: null,
    entity_to_correct: null,
    message: 'Hello',
  } as const;
  const limit = { kind: 'm', maxPosts: 1, windowMs: 1, words: '' };
  const sender = { name: 'Jane', email: 'jane@mail.example', user_id: null };
  await keepMessage(desk, message, sender, { author: 'a', limit, mailId: 'x' }, now);
}

const moving = (settings: Record<string, string>, to: string) =>
  perennial(['move', '--to', to, '--json'], settings);

test('a folder moves into a database and back with everything in it', options, async () => {
  using folder = folderForTest();
  const url = await freshSchema();
  await fill(folder.path);
  const there = await moving({ PERENNIAL_DATA: folder.path, DATABASE_URL: url }, 'postgresql');
  assert.equal(there.code, 0, there.stderr);
  const first = JSON.parse(there.stdout);
  assert.deepEqual(
    [first.same, first.rows.entries, first.rows.suppressions, first.rows.harvest_runs, first.rows.audit],
    [true, 1_203, 2, 1, 3],
  );
  assert.equal(first.from_sha256, first.to_sha256);
  using other = folderForTest();
  const erasure = { family: 'labels', id: 'l-3', at: now.toISOString() };
  folder.write('erased.ndjson', [erasure]);
  const back = await moving({ PERENNIAL_DATA: folder.path, DATABASE_URL: url }, other.path);
  assert.equal(JSON.parse(back.stdout).to_sha256, first.from_sha256);
  const list = await withdrawalsIn(`${other.path}/erased.ndjson`);
  assert.deepEqual(list, [erasure], 'what must not come back is written down there too');

  await using ledger = await openLedger(url);
  await using desk = await openDesk(url);
  assert.equal((await verifyAudit(desk)).rows, 3);
  const change = (id: string, slug: string) => ({ family: 'labels', id, record: { id }, slug });
  const outcomes = await ledger.append(
    [change('l-3', 'new'), change('n', 's-3'), change('n', 's-4'), change('n', 'n')],
    now,
  );
  assert.deepEqual(outcomes, ['suppressed', 'suppressed', 'slug_taken', 'added']);
  assert.equal(await ledger.head(), 1_204, 'numbers go on where they ended');
});

test('nothing is moved into a place that is not empty', options, async () => {
  using folder = folderForTest();
  const url = await freshSchema();
  await fill(folder.path);
  await using desk = await openDesk(url);
  await using _ = await openLedger(url);
  await createKey(desk, { tier: 'top', team: 'T', operator: false, days: 1 }, { now, random: randomBytes });
  const refused = await moving({ PERENNIAL_DATA: folder.path, DATABASE_URL: '' }, url);
  assert.deepEqual([refused.code, refused.stdout], [1, '']);
  assert.match(refused.stderr, /^127\.0\.0\.1:5432\/\w+ is not empty/);
  assert.doesNotMatch(refused.stderr, /postgres@/);
  assert.equal((await desk.db.selectFrom('audit').select('seq').execute()).length, 0);
});

test('a place that move cannot use is named', async () => {
  using folder = folderForTest();
  const settings = { PERENNIAL_DATA: `${folder.path}/none`, DATABASE_URL: '' };
  const outcomes = [];
  for (const to of ['postgresql', 'mysql://u:secret@h/d', 'sqlite', 'postgres://h/d']) {
    const { code, stderr } = await moving(settings, to);
    assert.doesNotMatch(stderr, /secret/);
    outcomes.push([code, stderr.split(/[ ,]/).slice(0, 4).join(' ')]);
  }
  assert.deepEqual(outcomes, [
    [2, '--to postgresql takes DATABASE_URL'],
    [2, '--to takes the address'],
    [2, 'A folder is filled'],
    [1, 'There is no data'],
  ]);
});
