// The ledger in one SQLite file. `synchronous=FULL` with a write-ahead log: an acknowledged append
// survives a power cut. Every transaction that writes starts with `begin immediate`, so several
// processes may share the file: they wait for each other instead of failing half-way, and no thread waits with
// them (while-busy.ts).
//
// SQLite leaves bytes of changed rows in free pages and in the write-ahead log; `compact` writes the
// file anew and empties the log, so that nothing of them remains in the folder.

import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { withFaults } from '../engines/file-fault.ts';
import type { Row } from '../engines/rows.ts';
import { syncNames } from '../engines/sync-names.ts';
import { oneAtATime, whileBusy, writerDeadline } from '../engines/while-busy.ts';
import { type AppendTransaction, appendOne, isRefused } from './append.ts';
import { erasing } from './erase.ts';
import type { Ledger } from './ledger.ts';
import { schemaFor } from './ledger-tables.ts';
import { rewriting } from './rewrite.ts';
import { docOf, keepRun, readingBy, type Statement, type Steps } from './statements.ts';

/** How often the file is looked at for what other processes appended, in ms. */
const pauseMs = 150;
/** How often emptying the log is tried again while others read. */
const maxTries = 20;

/** Opens (or makes) the ledger in the file; ':memory:' keeps it in memory. */
export function openSqliteLedger(file: string): Ledger {
  return withFaults(() => {
    const ledger = ledgerOver(new DatabaseSync(file));
    syncNames(file);
    return ledger;
  });
}

function ledgerOver(db: DatabaseSync): Ledger {
  db.exec('pragma busy_timeout = 20000; pragma journal_mode = wal; pragma synchronous = full;');
  db.exec(`begin immediate; ${schemaFor('sqlite')}`);
  // Older files have no such columns yet.
  const known = db.prepare("select 1 from pragma_table_info('harvest_runs') where name = ?");
  for (const [column, kind] of [
    ['suppressed', 'integer not null default 0'],
    ['as_of', 'text'],
    ['kept_on', 'text'],
  ] as const)
    if (!known.get(column)) db.exec(`alter table harvest_runs add column ${column} ${kind}`);
  db.exec('commit; pragma busy_timeout = 0');

  const prepared = new Map<string, StatementSync>();
  function ask([sql, ...values]: Statement): readonly Row[] {
    let statement = prepared.get(sql);
    if (!statement) {
      statement = db.prepare(sql);
      prepared.set(sql, statement);
    }
    return statement.all(...values) as Row[];
  }

  const turn = oneAtATime();
  /** One transaction of a writer, once its turn has come and no other process writes; a false `keep` undoes it. */
  async function within<T>(run: () => T, keep: (result: T) => boolean = () => true): Promise<T> {
    const deadline = writerDeadline();
    const end = await turn();
    try {
      await whileBusy(() => db.exec('begin immediate'), deadline);
      return withFaults(() => {
        const result = run();
        db.exec(keep(result) ? 'commit' : 'rollback');
        return result;
      });
    } catch (error) {
      // Where the disk is full, SQLite has undone it already.
      if (db.isTransaction) db.exec('rollback');
      throw error;
    } finally {
      end();
    }
  }

  function take<T>(steps: Steps<T>): T {
    let next = steps.next();
    while (!next.done) next = steps.next(ask(next.value));
    return next.value;
  }

  /** Steps after which no page of the file holds what they took away. */
  async function forget<T>(steps: Steps<T>): Promise<T> {
    db.exec('pragma secure_delete = on');
    return within(() => take(steps));
  }

  const transaction = appendTransactionOn(db);
  return {
    ...readingBy(async (...statement) => withFaults(() => ask(statement))),
    append: async (changes, at, { allOrNothing = false } = {}) =>
      within(
        () => {
          const lent = { ...transaction, forgets: once(transaction.forgets) };
          return changes.map((change) => appendOne(lent, change, at.toISOString()));
        },
        (outcomes) => !(allOrNothing && outcomes.some(isRefused)),
      ),
    erase: (family, name, reason, at) => forget(erasing(family, name, reason, at.toISOString())),
    empty: (family, name, reason, at) =>
      forget(erasing(family, name, reason, at.toISOString(), 'may come back')),
    rewrite: (family, id, edit, at) => forget(rewriting(family, id, edit, at.toISOString())),
    compact: async () => {
      const end = await turn();
      try {
        await whileBusy(() => db.exec('vacuum'));
        const emptied = () => db.prepare('pragma wal_checkpoint(truncate)').get() as { busy: number };
        // Readers hold it for as long as one question takes.
        for (let tries = 0; tries < maxTries; tries++) {
          if (withFaults(emptied).busy === 0) return true;
          await setTimeout(pauseMs);
        }
        return false;
      } finally {
        end();
      }
    },
    recordRun: async (run) => {
      await within(() => take(keepRun(run)));
    },
    listen: (told) => {
      const timer = setInterval(told, pauseMs);
      return { [Symbol.asyncDispose]: async () => clearInterval(timer) };
    },
    [Symbol.asyncDispose]: async () => db.close(),
  };
}

/** Asks once for each family: within a transaction the answer stays. */
function once(asked: AppendTransaction['forgets']): AppendTransaction['forgets'] {
  const known = new Map<string, boolean>();
  return (family) => {
    const found = known.get(family) ?? asked(family);
    known.set(family, found);
    return found;
  };
}

function appendTransactionOn(db: DatabaseSync): AppendTransaction {
  const present = db.prepare('select seq, hash from present where family = ? and id = ?');
  const doc = db.prepare('select doc from entries where seq = ?');
  const insert = db.prepare('insert into entries (family, id, doc, at, reason) values (?, ?, ?, ?, ?)');
  const setPresent = db.prepare(
    'insert into present (family, id, seq, hash) values (?, ?, ?, ?) on conflict do update set seq = excluded.seq, hash = excluded.hash',
  );
  const owner = db.prepare('select id from slugs where family = ? and slug = ?');
  const own = db.prepare('insert or ignore into slugs (family, slug, id) values (?, ?, ?)');
  const forgets = db.prepare('select 1 from suppressions where family = ? limit 1');
  const forgotten = db.prepare('select 1 from suppressions where family = ? and hash = ?');
  return {
    present: (family, id) => present.get(family, id) as ReturnType<AppendTransaction['present']>,
    doc: (seq) => {
      const row = doc.get(seq) as Row | undefined;
      return row?.doc ? docOf(row) : null;
    },
    owner: (family, slug) => owner.get(family, slug)?.id as string | undefined,
    own: (family, slug, id) => {
      own.run(family, slug, id);
    },
    forgets: (family) => forgets.get(family) !== undefined,
    isForgotten: (family, hashes) => hashes.some((hash) => forgotten.get(family, hash) !== undefined),
    write: ({ family, id, doc: text, at, reason }, hash) => {
      const { lastInsertRowid } = insert.run(family, id, text, at, reason);
      setPresent.run(family, id, Number(lastInsertRowid), hash);
    },
  };
}
