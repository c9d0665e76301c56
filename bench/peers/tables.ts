// The grants of a running server as tables for the peers: the rows as the API shows them, as columns and as
// ready JSON, and what questions read, with the indexes that somebody who knows PostgreSQL would give them.

import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import pg from 'pg';

const tables = `
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
    standing boolean not null
  );
  create unlogged table ready (id uuid primary key, body text not null)`;

/**
 * What questions read, narrow and in the order of the answers: only grants that stand, and words beside the
 * rows, which the index alone is asked for.
 */
const searched = `
  set maintenance_work_mem = '1GB';
  create unlogged table searched (
    id uuid not null,
    deadline timestamptz,
    labels text[] not null,
    words tsvector not null
  ) with (toast_tuple_target = 128);
  alter table searched alter column words set storage external;
  insert into searched
    select id, deadline, labels, to_tsvector('simple', regexp_replace(
      title || ' ' || coalesce(description, '') || ' ' || funder_name, '[^[:alnum:]]+', ' ', 'g'))
    from grants where standing order by deadline nulls last, id;
  create index on searched (deadline, id);
  create index on searched using gin (words) with (fastupdate = off);
  create index on searched using gin (labels) with (fastupdate = off);
  vacuum (analyze) grants;
  vacuum (analyze) ready;
  vacuum (analyze) searched`;

const insert = `
  with kept as (
    insert into ready select (value ->> 'id')::uuid, value::text from json_array_elements($1::json))
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
    await client.query(tables);
    let inserted: Promise<unknown> = Promise.resolve();
    for await (const records of pages(port)) {
      await inserted;
      const out = records.map(({ id }) => id).filter((id) => hidden.has(id));
      inserted = client.query(insert, [JSON.stringify(records), out]);
    }
    await inserted;
    for (const statement of searched.split(';')) await client.query(statement);
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
