// Where tests keep ledger and desk: in memory or in files, or in PostgreSQL when TEST_ENGINE is
// postgresql. There each place is a schema of its own in the database of TEST_DATABASE_URL, dropped at the
// end. A place in memory or in a schema is emptied for the next test.

import { createHash, randomBytes } from 'node:crypto';
import { after } from 'node:test';
import { sql } from 'kysely';
import pg from 'pg';
import { type Desk, openDesk } from '../../src/desk/desk.ts';
import type { Times } from '../../src/engines/postgres-pool.ts';
import type { Ledger } from '../../src/ledger/ledger.ts';
import { openLedger } from '../../src/ledger/open-ledger.ts';
import { type DataLocation, truthOf } from '../../src/server/node/data-folder.ts';

const databaseUrl = process.env.TEST_DATABASE_URL ?? null;
export const onPostgres = process.env.TEST_ENGINE === 'postgresql';

export interface Truth extends AsyncDisposable {
  readonly ledger: Ledger;
  readonly desk: Desk;
}

let admin: Promise<pg.Client> | null = null;
const schemas = new Map<string, Promise<string>>();
const closing: (() => Promise<void>)[] = [];

function connected(): Promise<pg.Client> {
  if (databaseUrl === null) throw new Error('TEST_DATABASE_URL is not set');
  const url = databaseUrl;
  admin ??= (async () => {
    const client = new pg.Client(url);
    await client.connect();
    await dropLeftovers(client);
    return client;
  })();
  return admin;
}

/** Drops what tests left that were killed: a schema in use is locked by who made it. */
async function dropLeftovers(client: pg.Client): Promise<void> {
  const { rows } = await client.query(
    "select nspname as name from pg_namespace where nspname ~ '^perennial_test_[0-9a-f]{16}$'",
  );
  for (const { name } of rows) {
    const { rows: locked } = await client.query('select pg_try_advisory_lock(hashtext($1)) as got', [name]);
    if (!locked[0].got) continue;
    await client.query(`set client_min_messages = warning; drop schema if exists ${name} cascade`);
    await client.query('select pg_advisory_unlock(hashtext($1))', [name]);
  }
}

after(async () => {
  for (const close of closing) await close();
  if (admin === null) return;
  const client = await admin;
  for (const schema of schemas.keys()) {
    await client.query(`set client_min_messages = warning; drop schema if exists ${schema} cascade`);
  }
  await client.end();
});

/** The address of a schema, which is made when it is not there. A commit does not wait for the disk. */
export function schemaNamed(name: string): Promise<string> {
  let made = schemas.get(name);
  if (!made) {
    made = connected().then(async (client) => {
      await client.query('select pg_advisory_lock(hashtext($1))', [name]);
      await client.query(`create schema if not exists ${name}`);
      const url = new URL(databaseUrl as string);
      url.searchParams.set('options', `-c search_path=${name} -c synchronous_commit=off`);
      return url.href.replaceAll('+', '%20');
    });
    schemas.set(name, made);
  }
  return made;
}

/** A new empty schema. */
export function freshSchema(): Promise<string> {
  return schemaNamed(`perennial_test_${randomBytes(8).toString('hex')}`);
}

/** The place of a data folder: on PostgreSQL each folder has a schema. */
export async function placeOf(data: string): Promise<DataLocation> {
  if (!onPostgres) return { perennialData: data, databaseUrl: null };
  const name = createHash('sha256').update(data).digest('hex').slice(0, 16);
  return { perennialData: data, databaseUrl: await schemaNamed(`perennial_test_${name}`) };
}

/** Settings as a process is given them, with the database of their folder. */
export async function withTruth(
  settings: Readonly<Record<string, string>>,
): Promise<Readonly<Record<string, string>>> {
  if (!onPostgres || settings.PERENNIAL_DATA === undefined || settings.DATABASE_URL !== undefined) {
    return settings;
  }
  const { databaseUrl: url } = await placeOf(settings.PERENNIAL_DATA);
  return { ...settings, DATABASE_URL: url as string };
}

/** The ledger and the desk of a data folder. */
export async function ledgerIn(data: string): Promise<Ledger> {
  return openLedger(truthOf(await placeOf(data)));
}

export async function deskIn(data: string, times?: Times): Promise<Desk> {
  return openDesk(truthOf(await placeOf(data)), times);
}

/** Made once and emptied for the next test: to make the tables costs more than most tests. */
interface Reused extends Truth {
  readonly empty: () => Promise<void>;
}

const free: Reused[] = [];

/** An empty ledger and desk; what is disposed of is emptied and given to the next who asks. */
export async function freshTruth(): Promise<Truth> {
  const truth = free.pop() ?? (await (onPostgres ? newPostgresTruth() : newSqliteTruth()));
  return {
    ledger: { ...truth.ledger, [Symbol.asyncDispose]: async () => undefined },
    desk: { ...truth.desk, [Symbol.asyncDispose]: async () => undefined },
    [Symbol.asyncDispose]: async () => {
      try {
        await truth.empty();
        free.push(truth);
      } catch (error) {
        // A test that took a table away leaves nothing that another one can use.
        const { code, message } = error as { code?: unknown; message?: string };
        if (code !== '42P01' && !message?.includes('no such table')) throw error;
      }
    },
  };
}

/** An empty ledger alone, for tests that need nothing else. */
export async function freshLedger(): Promise<Ledger> {
  const truth = await freshTruth();
  return { ...truth.ledger, [Symbol.asyncDispose]: () => truth[Symbol.asyncDispose]() };
}

export async function freshDesk(): Promise<Desk> {
  const truth = await freshTruth();
  return { ...truth.desk, [Symbol.asyncDispose]: () => truth[Symbol.asyncDispose]() };
}

/** In memory: the ledger is a new one each time, since its numbers begin with 1. */
async function newSqliteTruth(): Promise<Reused> {
  const desk = await openDesk(':memory:');
  let ledger = await openLedger(':memory:');
  const { rows } = await sql<{ name: string }>`
    select name from sqlite_master where type = 'table' and name not like 'desk_migrations%' order by rowid desc
  `.execute(desk.db);
  const close = async () => {
    await desk[Symbol.asyncDispose]();
    await ledger[Symbol.asyncDispose]();
  };
  closing.push(close);
  return {
    get ledger() {
      return ledger;
    },
    desk,
    empty: async () => {
      await ledger[Symbol.asyncDispose]();
      ledger = await openLedger(':memory:');
      for (const { name } of rows) await sql`delete from ${sql.table(name)}`.execute(desk.db);
    },
    [Symbol.asyncDispose]: close,
  };
}

async function newPostgresTruth(): Promise<Reused> {
  const url = await freshSchema();
  const [ledger, desk] = [await openLedger(url), await openDesk(url)];
  const client = new pg.Client(url);
  await client.connect();
  // What refers to others was made after them.
  const { rows } = await client.query(
    "select relname from pg_class where relkind = 'r' and relnamespace = current_schema()::regnamespace and relname not like 'desk_migrations%' order by oid desc",
  );
  const emptying = rows.map(({ relname }) => `delete from ${relname}`).join('; ');
  const close = async () => {
    await client.end();
    await desk[Symbol.asyncDispose]();
    await ledger[Symbol.asyncDispose]();
  };
  closing.push(close);
  return {
    ledger,
    desk,
    empty: async () => {
      await client.query(emptying);
    },
    [Symbol.asyncDispose]: close,
  };
}
