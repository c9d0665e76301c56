// The grants of a running server as a table for the peers: the rows as the API shows them, with the
// columns and indexes that somebody who knows PostgreSQL would give them.

import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import pg from 'pg';

const table = `
  create unlogged table grants (
    id uuid primary key,
    public_id text,
    title text not null,
    description text,
    funder_name text not null,
    deadline timestamptz,
    url text not null,
    info_url text,
    location text,
    labels text[] not null,
    public_url text,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    text_policy text not null,
    source_url text,
    standing boolean not null,
    words tsvector generated always as (to_tsvector('simple', regexp_replace(
      title || ' ' || coalesce(description, '') || ' ' || funder_name, '[^[:alnum:]]+', ' ', 'g'))) stored
  );
  alter table grants alter column words set storage external`;

/** Partial ones, because every question is about grants that stand. */
const indexes = `
  set maintenance_work_mem = '1GB';
  create index on grants (deadline, id) where standing;
  create index on grants using gin (words) with (fastupdate = off) where standing;
  create index on grants using gin (labels) with (fastupdate = off) where standing;
  vacuum (analyze) grants`;

const insert = `
  insert into grants (id, public_id, title, description, funder_name, deadline, url, info_url, location, labels,
    public_url, created_at, updated_at, text_policy, source_url, standing)
  select id, public_id, title, description, funder_name, deadline, url, info_url, location, labels,
    public_url, created_at, updated_at, text_policy, source_url, id <> all ($2::uuid[])
  from json_to_recordset($1::json) as row (id uuid, public_id text, title text, description text,
    funder_name text, deadline timestamptz, url text, info_url text, location text, labels text[],
    public_url text, created_at timestamptz, updated_at timestamptz, text_policy text, source_url text)`;

/** Copies what the server at the port serves; `file` says which grants are verified and not closed. */
export async function fillPeer(url: string, port: number, file: string): Promise<void> {
  const hidden = await hiddenIds(file);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(table);
    let inserted: Promise<unknown> = Promise.resolve();
    for await (const records of pages(port)) {
      await inserted;
      const out = records.map(({ id }) => id).filter((id) => hidden.has(id));
      inserted = client.query(insert, [JSON.stringify(records), out]);
    }
    await inserted;
    for (const statement of indexes.split(';')) await client.query(statement);
  } finally {
    await client.end();
  }
}

interface Listed {
  readonly id: string;
}

interface ChangesPage {
  readonly data: readonly { readonly record?: Listed }[];
  readonly next_cursor: string;
  readonly has_more: boolean;
}

async function* pages(port: number): AsyncGenerator<readonly Listed[]> {
  let cursor = '';
  for (;;) {
    const path = `/api/v1/changes?families=grants&include=record&limit=1000${cursor && `&cursor=${cursor}`}`;
    const page = (await (await fetch(`http://127.0.0.1:${port}${path}`)).json()) as ChangesPage;
    yield page.data.flatMap(({ record }) => (record ? [record] : []));
    if (!page.has_more) return;
    cursor = page.next_cursor;
  }
}

async function hiddenIds(file: string): Promise<ReadonlySet<string>> {
  const hidden = new Set<string>();
  for await (const line of createInterface({ input: createReadStream(file) })) {
    const { id, verified, closed_at } = JSON.parse(line) as Listed & {
      verified?: boolean;
      closed_at?: string;
    };
    if (!verified || closed_at) hidden.add(id);
  }
  return hidden;
}
