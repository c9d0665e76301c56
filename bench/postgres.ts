// The PostgreSQL that peers and nodes are measured on: schemas of this run, dropped at its end.

import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import pg from 'pg';
import type { Bench } from './bench.ts';

const databaseUrl =
  process.env.BENCH_DATABASE_URL ||
  process.env.TEST_DATABASE_URL ||
  'postgres://postgres@127.0.0.1:5432/test';

export interface Schema {
  readonly name: string;
  /** The address with the schema in its search path. */
  readonly url: string;
}

/** A new empty schema; null, said aloud, where no PostgreSQL answers. */
export async function freshSchema(bench: Bench, what: string): Promise<Schema | null> {
  const name = `perennial_bench_${randomBytes(6).toString('hex')}`;
  try {
    await ask(`create schema ${name}`);
  } catch (error) {
    bench.skip(what, `no PostgreSQL at BENCH_DATABASE_URL: ${(error as Error).message || 'no answer'}`);
    return null;
  }
  bench.atEnd(() => dropSchema(name));
  const url = new URL(databaseUrl);
  url.searchParams.set('options', `-c search_path=${name}`);
  return { name, url: url.href.replaceAll('+', '%20') };
}

export async function dropSchema(name: string): Promise<void> {
  await ask(`set client_min_messages = warning; drop schema if exists ${name} cascade`);
}

/** The processes that serve the connections of this name, where the database is on this machine. */
export async function backendsOf(name: string): Promise<readonly number[]> {
  const rows = await ask('select pid from pg_stat_activity where application_name = $1', [name]);
  return rows.map(({ pid }) => Number(pid)).filter(isBackend);
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
