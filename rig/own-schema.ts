// A schema of its own in a database that is there, dropped at the end.

import { randomBytes } from 'node:crypto';
import pg from 'pg';

export interface OwnSchema extends AsyncDisposable {
  readonly url: string;
}

export async function freshSchemaIn(databaseUrl: string): Promise<OwnSchema> {
  const name = `perennial_rig_${randomBytes(8).toString('hex')}`;
  const asked = async (sql: string) => {
    const client = new pg.Client(databaseUrl);
    await client.connect();
    await client.query(sql);
    await client.end();
  };
  await asked(`create schema ${name}`);
  const url = new URL(databaseUrl);
  url.searchParams.set('options', `-c search_path=${name}`);
  return {
    url: url.href.replaceAll('+', '%20'),
    [Symbol.asyncDispose]: () => asked(`set client_min_messages = warning; drop schema ${name} cascade`),
  };
}
