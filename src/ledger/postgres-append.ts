// The book of an append on PostgreSQL: everything that the changes ask for is fetched before, in a few
// questions, and everything they write is kept until the end and goes out in a few statements. So a
// batch of a thousand changes costs as many trips over the network as a single one.

import type { PostgresClient } from '../engines/postgres-pool.ts';
import type { Row } from '../engines/rows.ts';
import type { LogEntry } from '../kernel/log-entry.ts';
import type { AppendTransaction } from './append.ts';
import { namesOf } from './erase.ts';
import type { Change } from './ledger.ts';
import { docOf } from './statements.ts';

interface PostgresAppendTransaction extends AppendTransaction {
  /** Sends what was written; resolves with the last number that was given, null when there was none. */
  readonly flush: () => Promise<number | null>;
}

const keyOf = (family: string, name: string) => `${family}\n${name}`;

/** Fetches what these changes ask for. The lock on the append is held already. */
export async function openAppendTransaction(
  client: PostgresClient,
  changes: readonly Change[],
): Promise<PostgresAppendTransaction> {
  const ask = async (sql: string, ...values: unknown[]) => (await client.query(sql, values)).rows as Row[];
  const families = [...new Set(changes.map(({ family }) => family))];
  const known = await ask(
    `select present.family, present.id, present.seq, present.hash, entries.doc
     from unnest($1::text[], $2::text[]) as asked (family, id)
     join present on present.family = asked.family and present.id = asked.id
     join entries on entries.seq = present.seq`,
    changes.map(({ family }) => family),
    changes.map(({ id }) => id),
  );
  const addressed = changes.filter(({ slug }) => slug);
  const slugs = await ask(
    `select slugs.family, slugs.slug, slugs.id from unnest($1::text[], $2::text[]) as asked (family, slug)
     join slugs on slugs.family = asked.family and slugs.slug = asked.slug`,
    addressed.map(({ family }) => family),
    addressed.map(({ slug }) => slug),
  );
  const [state] = await ask(
    `select (select coalesce(max(seq), 0) from entries) as head,
     (select string_agg(distinct family, ' ') from suppressions where family = any ($1::text[])) as forgetful`,
    families,
  );
  const forgetful = new Set(String(state?.forgetful ?? '').split(' '));
  const forgotten = await suppressed(
    ask,
    changes.filter(({ family }) => forgetful.has(family)),
  );

  let head = state?.head as number;
  const present = new Map<string, { seq: number; hash: string | null }>();
  const docs = new Map<number, Row>();
  for (const row of known) {
    const { seq, hash } = row as { seq: number; hash: string | null };
    present.set(keyOf(row.family as string, row.id as string), { seq, hash });
    if (row.doc !== null) docs.set(seq, row);
  }
  const owners = new Map(
    slugs.map((row) => [keyOf(row.family as string, row.slug as string), row.id as string]),
  );
  const entries: LogEntry[] = [];
  const owned: { family: string; slug: string; id: string }[] = [];
  const changed = new Map<string, { family: string; id: string; seq: number; hash: string | null }>();

  return {
    present: (family, id) => present.get(keyOf(family, id)),
    doc: (seq) => {
      const row = docs.get(seq);
      return row ? docOf(row) : null;
    },
    owner: (family, slug) => owners.get(keyOf(family, slug)),
    own: (family, slug, id) => {
      owners.set(keyOf(family, slug), id);
      owned.push({ family, slug, id });
    },
    forgets: (family) => forgetful.has(family),
    isForgotten: (family, hashes) => hashes.some((hash) => forgotten.has(keyOf(family, hash))),
    write: (entry, hash) => {
      const { family, id, doc } = entry;
      const seq = ++head;
      entries.push({ ...entry, seq });
      if (doc !== null) docs.set(seq, { doc });
      present.set(keyOf(family, id), { seq, hash });
      changed.set(keyOf(family, id), { family, id, seq, hash });
    },
    flush: async () => {
      if (owned.length > 0) await insert(client, 'slugs', ['family', 'slug', 'id'], owned);
      if (entries.length === 0) return null;
      await insert(client, 'entries', ['seq', 'family', 'id', 'doc', 'at', 'reason'], entries);
      await insert(client, 'present', ['family', 'id', 'seq', 'hash'], [...changed.values()], newer);
      return head;
    },
  };
}

const newer = 'on conflict (family, id) do update set seq = excluded.seq, hash = excluded.hash';

async function suppressed(
  ask: (sql: string, ...values: unknown[]) => Promise<readonly Row[]>,
  changes: readonly Change[],
): Promise<ReadonlySet<string>> {
  const names = changes.flatMap((change) => namesOf(change).map((hash) => ({ family: change.family, hash })));
  if (names.length === 0) return new Set();
  const found = await ask(
    `select s.family, s.hash from unnest($1::text[], $2::text[]) as asked (family, hash)
     join suppressions as s on s.family = asked.family and s.hash = asked.hash`,
    names.map(({ family }) => family),
    names.map(({ hash }) => hash),
  );
  return new Set(found.map((row) => keyOf(row.family as string, row.hash as string)));
}

/** Inserts rows column by column, in one statement. */
async function insert<T extends object>(
  client: PostgresClient,
  table: string,
  columns: readonly (keyof T & string)[],
  rows: readonly T[],
  otherwise = '',
): Promise<void> {
  const arrays = columns.map((column, n) => `$${n + 1}::${column === 'seq' ? 'bigint' : 'text'}[]`);
  const sql = `insert into ${table} (${columns.join(', ')}) select * from unnest(${arrays.join(', ')}) ${otherwise}`;
  await client.query(
    sql,
    columns.map((column) => rows.map((row) => row[column])),
  );
}
