// The PostgreSQL that peers and nodes are measured on: schemas of this run, dropped at its end.

import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import pg from 'pg';
import type { Bench } from './bench.ts';

const databaseUrl =
  process.env.BENCH_DATABASE_URL ||
  process.env.TEST_DATABASE_URL ||
  'postgres://postgres@127.0.0.1:5432/test';

/** What suits many short questions at once, for every peer; no processes besides those that are counted. */
export const serverSettings = [
  'jit=off',
  'max_parallel_workers_per_gather=0',
  'work_mem=64MB',
  'timezone=UTC',
];

export interface Schema {
  readonly name: string;
  /** The address with the schema in its search path. */
  readonly url: string;
}

/** A new empty schema; null, said aloud, where no PostgreSQL answers. */
export async function freshSchema(bench: Bench, what: string): Promise<Schema | null> {
  const name = await fresh(bench, what, 'schema');
  if (name === null) return null;
  bench.atEnd(() => dropSchema(name));
  return { name, url: address({ options: `-c search_path=${name}` }) };
}

/** A new empty database, for a peer with tables of its own; null, said aloud, where none can be made. */
export async function freshDatabase(bench: Bench, what: string): Promise<Schema | null> {
  const name = await fresh(bench, what, 'database');
  if (name === null) return null;
  bench.atEnd(async () => void (await ask(`drop database if exists ${name} with (force)`)));
  const options = `-c ${serverSettings.join(' -c ')}`;
  return { name, url: address({ options, application_name: name }, name) };
}

async function fresh(bench: Bench, what: string, kind: 'schema' | 'database'): Promise<string | null> {
  const name = `perennial_bench_${randomBytes(6).toString('hex')}`;
  try {
    await ask(`create ${kind} ${name}`);
    return name;
  } catch (error) {
    const why = (error as Error).message || 'no answer';
    bench.skip(what, `no ${kind} in a PostgreSQL at BENCH_DATABASE_URL: ${why}`);
    return null;
  }
}

function address(parameters: Readonly<Record<string, string>>, database?: string): string {
  const url = new URL(databaseUrl);
  if (database !== undefined) url.pathname = `/${database}`;
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href.replaceAll('+', '%20');
}

export async function dropSchema(name: string): Promise<void> {
  await ask(`set client_min_messages = warning; drop schema if exists ${name} cascade`);
}

/** The processes that serve the connections of this name; null where the database is not on this machine. */
export async function backendsOf(name: string): Promise<readonly number[] | null> {
  const rows = await ask('select pid from pg_stat_activity where application_name = $1', [name]);
  const pids = rows.map(({ pid }) => Number(pid));
  return pids.length > 0 && pids.every(isBackend) ? pids : null;
}

function isBackend(pid: number): boolean {
  const file = `/proc/${pid}/comm`;
  return existsSync(file) && readFileSync(file, 'utf8').startsWith('postgres');
}

async function ask(sql: string, values?: unknown[]): Promise<readonly { readonly pid?: number }[]> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 2_000 });
  await client.connect();
  try {
    return (await client.query(sql, values)).rows ?? [];
  } finally {
    await client.end();
  }
}
