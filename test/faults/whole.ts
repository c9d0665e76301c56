// Whether everything that a node keeps is whole: what a fault may have torn is looked for here.

import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Desk } from '../../src/desk/desk.ts';
import { dumpVersions, readDumpIndex } from '../../src/dumps/dump-index.ts';
import { families } from '../../src/families.ts';
import type { LogEntry } from '../../src/kernel/log-entry.ts';
import { catchUp } from '../../src/ledger/follow.ts';
import type { Ledger } from '../../src/ledger/ledger.ts';
import { verifyAudit } from '../../src/operations/intelligence/audit-log.ts';
import { ledgerFile } from '../../src/server/node/data-folder.ts';
import { openShelf } from '../../src/shelf/shelf.ts';

function shelfFiles(data: string): readonly string[] {
  const names = readdirSync(data).filter((name) => /^shelf-\w+\.db$/.test(name));
  return names.map((name) => join(data, name));
}

/** Every page, index and full-text index of the files in a data folder. */
export function assertSoundFiles(data: string): void {
  for (const file of [ledgerFile(data), ...shelfFiles(data)].filter(existsSync)) {
    const db = new DatabaseSync(file);
    const found = db.prepare('pragma integrity_check').all() as { integrity_check: string }[];
    db.close();
    assert.deepEqual(
      found.map((row) => row.integrity_check),
      ['ok'],
      file,
    );
  }
}

/** All entries of the ledger: numbers without a gap, and the newest of each record is its present. */
export async function assertSoundLedger(ledger: Ledger): Promise<readonly LogEntry[]> {
  const entries: LogEntry[] = [];
  for (let through = false; !through; ) {
    const some = await ledger.after(entries.at(-1)?.seq ?? 0, 10_000);
    entries.push(...some);
    through = some.length === 0;
  }
  entries.forEach(({ seq }, at) => {
    assert.equal(seq, at + 1, 'no number is missing');
  });
  const newest = new Map(entries.map((entry) => [`${entry.family} ${entry.id}`, entry]));
  const counts: Record<string, number> = {};
  for (const { family, doc } of newest.values()) {
    if (doc !== null) counts[family] = (counts[family] ?? 0) + 1;
  }
  assert.deepEqual(await ledger.counts(), counts);
  return entries;
}

/** What one transaction writes into several tables of the desk stands in all of them or in none. */
export async function assertSoundDesk(desk: Desk): Promise<void> {
  assert.equal((await verifyAudit(desk)).bad, null, 'the chain of the audit log');
  const { db } = desk;
  const ids = async (table: 'messages' | 'data_requests' | 'comments') =>
    (await db.selectFrom(table).select('id').orderBy('id').execute()).map(({ id }) => id);
  const requesters = await db.selectFrom('requesters').select('request_id').orderBy('request_id').execute();
  assert.deepEqual(
    requesters.map(({ request_id }) => request_id),
    [...(await ids('messages')), ...(await ids('data_requests'))].sort(),
    'messages and requests have a sender each',
  );
  const posted = await db.selectFrom('threads').select('posted').execute();
  const comments = await ids('comments');
  assert.equal(
    posted.reduce((sum, thread) => sum + thread.posted, 0),
    comments.length,
  );
  const remembered = await db.selectFrom('comment_bodies').select('comment_id').execute();
  assert.deepEqual(
    remembered.map(({ comment_id }) => comment_id).sort(),
    comments.flatMap((id) => [id, id]),
    'each body is remembered twice: by itself and with its author',
  );
  const jobs = new Set((await db.selectFrom('research_jobs').select('id').execute()).map(({ id }) => id));
  const asked = await db.selectFrom('research_requests').select(['grants_job', 'events_job']).execute();
  for (const pair of asked) for (const id of Object.values(pair)) assert.ok(jobs.has(id), 'both jobs');
}

/** Each set of dumps that is published holds every file that its index names, byte for byte. */
export function assertSoundDumps(folder: string): readonly string[] {
  const versions = dumpVersions(folder);
  for (const version of versions) {
    for (const { name, sha256 } of readDumpIndex(folder, version)?.files ?? assert.fail(version)) {
      const bytes = readFileSync(join(folder, version, name));
      assert.equal(createHash('sha256').update(bytes).digest('hex'), sha256, `${version}/${name}`);
    }
  }
  return versions;
}

/** The shelf of a folder holds row for row what one holds that is built from the ledger at once. */
export async function assertShelfFits(data: string, ledger: Ledger): Promise<void> {
  const [kept, ...others] = shelfFiles(data);
  assert.deepEqual(others, []);
  const fresh = join(data, 'fresh.db');
  {
    using shelf = openShelf(fresh, families);
    await catchUp(ledger, shelf);
  }
  const [there, expected] = [rowsOf(kept as string), rowsOf(fresh)];
  for (const table of new Set([...there.keys(), ...expected.keys()])) {
    const [found, due] = [there.get(table) ?? [], expected.get(table) ?? []];
    const differing = (one: readonly string[], other: readonly string[]) => {
      const rows = new Set(other);
      return one.filter((row) => !rows.has(row)).map((row) => row.slice(0, 500))[0];
    };
    assert.deepEqual(
      [differing(found, due), differing(due, found), found.length],
      [undefined, undefined, due.length],
      table,
    );
  }
}

/**
 * Tables that tell how a shelf came to be: what is to be merged, what was touched lately, the seconds in which
 * batches were taken, a key of chance.
 */
const history = new Set(['unmerged', 'touched', 'moments', 'pseudonym_key']);

/**
 * The rows of each table, in an order of their own. Which key a row has beside its neighbours, and which
 * number stands for a word that repeats, is history; the order of keys and the words are content.
 */
function rowsOf(file: string): ReadonlyMap<string, readonly string[]> {
  const db = new DatabaseSync(file, { readOnly: true });
  const all = (sql: string) => {
    const statement = db.prepare(sql);
    // A key has more bits than a number holds.
    statement.setReadBigInts(true);
    return statement.all();
  };
  const tables = all("select name from sqlite_schema where type = 'table' and name not like 'sqlite_%'").map(
    ({ name }) => name as string,
  );
  const owners = families.map(({ name }) => name).filter((name) => tables.includes(name));
  const places = new Map(
    owners.map((owner) => {
      const rows = all(`select _key, id from "${owner}" order by _key`);
      return [owner, new Map(rows.map(({ _key, id }, at) => [_key, `${at} ${id}`]))];
    }),
  );
  const rows = tables
    .filter((name) => !history.has(name) && !name.includes('_text') && !name.includes('_values_'))
    .map((name) => {
      const [owner] = owners
        .filter((one) => `${name}_`.startsWith(`${one}_`))
        .sort((a, b) => b.length - a.length);
      const list = owner === undefined ? null : /^_list_(.+)$/.exec(name.slice(owner.length))?.[1];
      const words = list ? all(`select ref, value from "${owner}_values_${list}"`) : [];
      const wordOf = new Map(words.map(({ ref, value }) => [ref, value]));
      const text = (column: string, value: unknown) => {
        if (column === '_key') return places.get(owner ?? '')?.get(value as bigint) ?? `no row has ${value}`;
        if (column.startsWith('_ref_')) return undefined;
        if (column === 'ref') return wordOf.get(value as bigint) ?? `no word has ${value}`;
        return typeof value === 'bigint' ? String(value) : value;
      };
      return [
        name,
        all(`select * from "${name}"`)
          // Which history of the log it followed is asked of the desk, which a shelf made here was not.
          .filter((row) => name !== 'state' || row.name !== 'history')
          .map((row) => JSON.stringify(row, text))
          .sort(),
      ] as const;
    });
  db.close();
  return new Map(rows);
}
