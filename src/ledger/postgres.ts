// The ledger in PostgreSQL, shared by any number of nodes. An append first takes a lock that all nodes
// know, then reads the last number and gives out the next ones itself, and keeps the lock until its
// commit. So numbers appear in the order of commits and have no gaps: whoever has seen N has seen
// everything below N. An acknowledged append is as durable as PostgreSQL's `synchronous_commit` says.
//
// An append notifies the channel of its schema; who listens also looks by itself, because a notice can
// be lost with its connection.

import { DatabaseAwayError, databaseName } from '../engines/database-away.ts';
import { listenTo } from '../engines/postgres-listen.ts';
import {
  numbered,
  type PostgresClient,
  type PostgresPool,
  postgresPool,
  type Times,
} from '../engines/postgres-pool.ts';
import type { Row } from '../engines/rows.ts';
import { appendOne, isRefused } from './append.ts';
import { type Erased, erasing } from './erase.ts';
import type { Change, Ledger, Outcome } from './ledger.ts';
import { schemaFor } from './ledger-tables.ts';
import { openAppendTransaction } from './postgres-append.ts';
import { rewriting } from './rewrite.ts';
import { keepRun, readingBy, type Steps } from './statements.ts';

/** Connections of one ledger: it writes one batch at a time and reads beside it. */
const maxConnections = 3;
/** What may take long: a batch of thousands of records, a wait for other writers; in ms. */
const longWaitMs = 60_000;
/** How long a batch may be worked on between two statements. */
const batchIdleMs = 15_000;
const oldestVersion = 150_000;

/** The statement that lets one transaction of this schema through at a time, until it ends. */
export const lockOf = (section: string) =>
  `select pg_advisory_xact_lock(hashtext(current_schema()), hashtext('${section.replaceAll("'", "''")}'))`;

/** Opens the ledger at the address, making its tables where there are none. */
export async function openPostgresLedger(url: string, times: Times = {}): Promise<Ledger> {
  const pool = postgresPool(url, maxConnections, { idleMs: batchIdleMs, ...times });
  try {
    await prepare(pool, databaseName(url));
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    ...readingBy(
      (sql, ...values) => pool.all(sql, values),
      (sql, ...values) => pool.all(sql, values, longWaitMs),
    ),
    append: (changes, at, { allOrNothing = false } = {}) => append(pool, changes, at, allOrNothing),
    erase: (family, name, reason, at) => erase(pool, erasing(family, name, reason, at.toISOString())),
    empty: (family, name, reason, at) =>
      erase(pool, erasing(family, name, reason, at.toISOString(), 'may come back')),
    rewrite: (family, id, edit, at) =>
      writing(pool, async (client) => {
        const seq = await take(client, rewriting(family, id, edit, at.toISOString()));
        if (seq !== null) await client.query(notice, [String(seq)]);
        return seq;
      }),
    compact: () => compact(pool),
    recordRun: (run) =>
      writing(pool, async (client) => {
        await take(client, keepRun(run));
      }),
    listen: (told) => listenTo(pool, told),
    [Symbol.asyncDispose]: () => pool.end(),
  };
}

const notice = "select pg_notify('perennial_' || current_schema(), $1)";

/** One transaction of a writer, while no other one writes. */
function writing<T>(pool: PostgresPool, write: (client: PostgresClient) => Promise<T>): Promise<T> {
  return pool.within(async (client) => {
    await client.query(lockOf('ledger'));
    return write(client);
  }, longWaitMs);
}

function erase(pool: PostgresPool, steps: Steps<Erased | null>): Promise<Erased | null> {
  return writing(pool, async (client) => {
    const erased = await take(client, steps);
    if (erased) await client.query(notice, [String(erased.seq)]);
    return erased;
  });
}

async function append(
  pool: PostgresPool,
  changes: readonly Change[],
  at: Date,
  allOrNothing: boolean,
): Promise<readonly Outcome[]> {
  if (changes.length === 0) return [];
  return writing(pool, async (client) => {
    const transaction = await openAppendTransaction(client, changes);
    const outcomes = changes.map((change) => appendOne(transaction, change, at.toISOString()));
    if (allOrNothing && outcomes.some(isRefused)) return outcomes;
    const seq = await transaction.flush();
    if (seq !== null) await client.query(notice, [String(seq)]);
    return outcomes;
  });
}

async function take<T>(client: PostgresClient, steps: Steps<T>): Promise<T> {
  let next = steps.next();
  while (!next.done) {
    const [sql, ...values] = next.value;
    next = steps.next((await client.query(numbered(sql), values)).rows as Row[]);
  }
  return next.value;
}

/** Why an address is of no use whose search path leads nowhere. */
export const noSchema = 'none of the schemas in its search_path exists';

async function prepare(pool: PostgresPool, place: string): Promise<void> {
  const [server] = await pool.all(
    "select current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding, current_schema() as schema, not exists (select 1 from information_schema.columns where table_schema = current_schema() and table_name = 'harvest_runs' and column_name = 'kept_on') as lacking",
  );
  const refuse = (why: string) => new DatabaseAwayError(`${place}: ${why}`);
  if ((server?.version as number) < oldestVersion) throw refuse('PostgreSQL 15 or newer is needed');
  if (server?.encoding !== 'UTF8') throw refuse(`its encoding is ${server?.encoding}, and UTF8 is needed`);
  if (server?.schema === null) throw refuse(noSchema);
  if (!server?.lacking) return;
  await writing(pool, async (client) => {
    await client.query(schemaFor('postgresql'));
    // Older tables have no such columns yet.
    for (const column of ['as_of', 'kept_on'])
      await client.query(`alter table harvest_runs add column if not exists ${column} text collate "C"`);
  });
}

/** Where a desk is in the same schema, its list of what is being erased held the names too. */
async function besideTheLog(pool: PostgresPool): Promise<readonly string[]> {
  const [row] = await pool.all("select to_regclass('unfinished_erasures')::text as name", []);
  return typeof row?.name === 'string' ? [row.name] : [];
}

/**
 * Writes the tables anew, which leaves no old version of a row in their files. False when somebody
 * else held them for too long. The write-ahead log of the server keeps what was written until it is
 * recycled, and so do archives and backups of it.
 */
async function compact(pool: PostgresPool): Promise<boolean> {
  try {
    for (const table of ['entries', 'present', 'slugs', ...(await besideTheLog(pool))])
      await pool.all(`vacuum (full, analyze) ${table}`, [], longWaitMs);
    return true;
  } catch (error) {
    const { code } = ((error as Error).cause ?? {}) as { code?: string };
    if (error instanceof DatabaseAwayError && code === '55P03') return false;
    throw error;
  }
}
