// The ledger in one SQLite file. `synchronous=FULL` with a write-ahead log: an acknowledged append
// survives a power cut. Every transaction that writes starts with `begin immediate`, so several
// processes may share the file: they wait for each other instead of failing half-way.
//
// `entries` is the log. `present` names the newest entry of each record, so that a comparison or a
// count never searches the log. `slugs` remembers who owns an address, for ever.

import { createHash } from 'node:crypto';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { compact, erase, suppressionCheck, suppressionTable } from './erase.ts';
import {
  type Change,
  content,
  type Doc,
  type Entry,
  type HarvestRun,
  type Ledger,
  type Outcome,
} from './ledger.ts';

const schema = `
create table if not exists entries (
  seq integer primary key,
  family text not null,
  id text not null,
  doc text,
  at text not null,
  reason text
) strict;
create table if not exists present (
  family text not null,
  id text not null,
  seq integer not null,
  hash text,
  primary key (family, id)
) strict, without rowid;
create table if not exists slugs (
  family text not null,
  slug text not null,
  id text not null,
  primary key (family, slug)
) strict, without rowid;
create table if not exists harvest_runs (
  run integer primary key,
  source text not null,
  started_at text not null,
  finished_at text not null,
  status text not null,
  added integer not null,
  changed integer not null,
  unchanged integer not null,
  "left" integer not null,
  refused integer not null,
  watermark text,
  error text,
  suppressed integer not null default 0
) strict;
${suppressionTable}`;

interface Statements {
  readonly present: StatementSync;
  readonly doc: StatementSync;
  readonly insert: StatementSync;
  readonly setPresent: StatementSync;
  readonly owner: StatementSync;
  readonly own: StatementSync;
  readonly head: StatementSync;
  readonly after: StatementSync;
  readonly suppresses: (change: Change) => boolean;
}

/** Opens (or makes) the ledger in the file; ':memory:' keeps it in memory. */
export function openSqliteLedger(file: string): Ledger {
  const db = new DatabaseSync(file);
  db.exec('pragma busy_timeout = 20000; pragma journal_mode = wal; pragma synchronous = full;');
  db.exec(`begin immediate; ${schema}`);
  // Files of the first version have no such column yet.
  const counted = db.prepare("select 1 from pragma_table_info('harvest_runs') where name = 'suppressed'");
  if (!counted.get()) db.exec('alter table harvest_runs add column suppressed integer not null default 0');
  db.exec('commit');
  const statements: Statements = {
    present: db.prepare('select seq, hash from present where family = ? and id = ?'),
    doc: db.prepare('select doc from entries where seq = ?'),
    insert: db.prepare('insert into entries (family, id, doc, at, reason) values (?, ?, ?, ?, ?)'),
    setPresent: db.prepare(
      'insert into present (family, id, seq, hash) values (?, ?, ?, ?) on conflict do update set seq = excluded.seq, hash = excluded.hash',
    ),
    owner: db.prepare('select id from slugs where family = ? and slug = ?'),
    own: db.prepare('insert or ignore into slugs (family, slug, id) values (?, ?, ?)'),
    head: db.prepare('select max(seq) as seq from entries'),
    after: db.prepare(
      'select seq, family, id, doc, at, reason from entries where seq > ? order by seq limit ?',
    ),
    suppresses: suppressionCheck(db),
  };

  return {
    append: async (changes, at, { allOrNothing = false } = {}) => {
      db.exec('begin immediate');
      try {
        const outcomes = changes.map((change) => appendOne(statements, change, at.toISOString()));
        db.exec(allOrNothing && outcomes.includes('slug_taken') ? 'rollback' : 'commit');
        return outcomes;
      } catch (error) {
        db.exec('rollback');
        throw error;
      }
    },
    after: async (seq, limit) => statements.after.all(seq, limit) as unknown as Entry[],
    head: async () => (statements.head.get()?.seq as number | null) ?? 0,
    present: async (family, id) => {
      const now = statements.present.get(family, id);
      return now ? newest(statements, now.seq as number) : null;
    },
    records: (family) => recordsOf(db, family),
    counts: async () => {
      const rows = db
        .prepare('select family, count(*) as n from present where hash is not null group by family')
        .all();
      return Object.fromEntries(rows.map((row) => [row.family as string, row.n as number]));
    },
    erase: async (family, name, reason, at) => erase(db, family, name, reason, at.toISOString()),
    compact: async () => compact(db),
    recordRun: async (run) => insertRun(db, run),
    runs: async (source, limit) =>
      db
        .prepare(
          'select source, started_at, finished_at, status, added, changed, unchanged, "left", refused, suppressed, watermark, error from harvest_runs where ? is null or source = ? order by run desc limit ?',
        )
        .all(source, source, limit) as unknown as HarvestRun[],
    [Symbol.asyncDispose]: async () => db.close(),
  };
}

function newest(statements: Statements, seq: number): Doc | null {
  const doc = statements.doc.get(seq)?.doc as string | null | undefined;
  return doc ? (JSON.parse(doc) as Doc) : null;
}

function appendOne(statements: Statements, change: Change, at: string): Outcome {
  const { family, id } = change;
  const now = statements.present.get(family, id) as { seq: number; hash: string | null } | undefined;
  if (change.record === null) {
    if (!now || now.hash === null) return 'unchanged';
    const { lastInsertRowid } = statements.insert.run(family, id, null, at, change.reason ?? null);
    statements.setPresent.run(family, id, Number(lastInsertRowid), null);
    return 'removed';
  }
  if (statements.suppresses(change)) return 'suppressed';
  const text = content(change.record, change.ignored);
  const hash = createHash('sha1').update(text).digest('base64');
  if (now?.hash === hash && sameMoments(statements, now.seq, change.record)) return 'unchanged';
  if (change.slug) {
    const owner = statements.owner.get(family, change.slug)?.id;
    if (owner !== undefined && owner !== id) return 'slug_taken';
    if (owner === undefined) statements.own.run(family, change.slug, id);
  }
  const before = now && now.hash !== null ? newest(statements, now.seq) : null;
  const created_at = change.record.created_at ?? before?.created_at ?? at;
  const updated_at = change.record.updated_at ?? at;
  const doc = JSON.stringify({ ...change.record, created_at, updated_at });
  const { lastInsertRowid } = statements.insert.run(family, id, doc, at, change.reason ?? null);
  statements.setPresent.run(family, id, Number(lastInsertRowid), hash);
  return before ? 'changed' : 'added';
}

/** Moments that a record brings itself are content too. */
function sameMoments(statements: Statements, seq: number, record: Doc): boolean {
  if (record.created_at === undefined && record.updated_at === undefined) return true;
  const kept = newest(statements, seq);
  return (['created_at', 'updated_at'] as const).every(
    (member) => record[member] === undefined || record[member] === kept?.[member],
  );
}

async function* recordsOf(db: DatabaseSync, family: string): AsyncIterable<Doc> {
  const page = db.prepare(
    `select present.id, entries.doc from present join entries on entries.seq = present.seq
     where present.family = ? and present.id > ? and present.hash is not null order by present.id limit 500`,
  );
  let last = '';
  for (;;) {
    const rows = page.all(family, last) as { id: string; doc: string }[];
    for (const row of rows) yield JSON.parse(row.doc) as Doc;
    const end = rows.at(-1);
    if (!end) return;
    last = end.id;
  }
}

function insertRun(db: DatabaseSync, run: HarvestRun): void {
  db.prepare(
    'insert into harvest_runs (source, started_at, finished_at, status, added, changed, unchanged, "left", refused, watermark, error, suppressed) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
  ).run(
    run.source,
    run.started_at,
    run.finished_at,
    run.status,
    run.added,
    run.changed,
    run.unchanged,
    run.left,
    run.refused,
    run.watermark,
    run.error,
    run.suppressed,
  );
}
