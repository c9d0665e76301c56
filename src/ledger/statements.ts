// What the ledger asks and does, once for both engines: reading is statements and how their rows are
// read; what takes several statements in one transaction is written as steps, which an engine takes
// one after the other, SQLite at once and PostgreSQL across the network. Values stand as `?`.

import type { Row, Value } from '../engines/rows.ts';
import type { Doc } from '../kernel/family.ts';
import type { LogEntry } from '../kernel/log-entry.ts';
import type { HarvestRun, Ledger, SourceAge, Version } from './ledger.ts';

/** A statement and its values; the rows it answers come back from `yield`. */
export type Statement = readonly [sql: string, ...values: Value[]];
export type Steps<T> = Generator<Statement, T, readonly Row[]>;

type Ask = (...statement: Statement) => Promise<readonly Row[]>;

const runMembers = [
  'source',
  'started_at',
  'finished_at',
  'status',
  'added',
  'changed',
  'unchanged',
  'left',
  'refused',
  'suppressed',
  'watermark',
  'error',
  'as_of',
  'kept_on',
] as const satisfies readonly (keyof HarvestRun)[];
const runColumns = runMembers.map((member) => `"${member}"`).join(', ');

/** As PostgreSQL says it. */
const noSuchTable = '42P01';

type Reading = Pick<
  Ledger,
  | 'after'
  | 'head'
  | 'present'
  | 'version'
  | 'owner'
  | 'records'
  | 'versions'
  | 'merged'
  | 'slugsOfRenamed'
  | 'migrations'
  | 'counts'
  | 'runs'
  | 'sourceAges'
>;

/**
 * Everything of a ledger that only reads. @param askLong asks what may take a while: many documents, a count;
 * everything else is a look at an index
 */
export function readingBy(ask: Ask, askLong: Ask = ask): Reading {
  return {
    after: async (seq, limit) => {
      // Sizes are told without reading what they are the sizes of.
      const sizes = await ask(
        'select seq, octet_length(doc) as size from entries where seq > ? order by seq limit ?',
        seq,
        limit,
      );
      const batch = batchIn(sizes);
      if (batch === null) return [];
      // Whoever reads little, as each look at the last entry does, is told soon that the database fell silent.
      const rows = await (batch.bytes > fewBytes ? askLong : ask)(
        'select seq, family, id, doc, at, reason from entries where seq > ? and seq <= ? order by seq limit ?',
        seq,
        batch.last,
        limit,
      );
      return rows as readonly (Row & LogEntry)[];
    },
    head: async () => {
      const [row] = await ask('select max(seq) as seq from entries');
      return (row?.seq as number | null | undefined) ?? 0;
    },
    present: async (family, id) => (await versionOf(ask, family, id))?.record ?? null,
    version: (family, id) => versionOf(ask, family, id),
    owner: async (family, slug) => {
      const [row] = await ask('select id from slugs where family = ? and slug = ?', family, slug);
      return (row?.id as string | undefined) ?? null;
    },
    records: async function* (family) {
      for await (const { record } of versionsBy(askLong, family)) yield record;
    },
    versions: (family, names) => versionsBy(askLong, family, names),
    merged: async (family) => {
      const rows = await askLong(mergedDocs, family);
      return rows.map(docOf).filter((record) => record.merged_into);
    },
    slugsOfRenamed: async (family) => {
      const rows = await askLong(slugsOfRenamed, family, family);
      return rows.map((row) => ({ slug: row.slug as string, record: docOf(row) }));
    },
    counts: async () => {
      const rows = await askLong(
        'select family, count(*) as n from present where hash is not null group by family order by family',
      );
      return Object.fromEntries(rows.map((row) => [row.family as string, row.n as number]));
    },
    runs: async (source, limit) => {
      const rows = await ask(
        `select ${runColumns} from harvest_runs where cast(? as text) is null or source = ? order by run desc limit ?`,
        source,
        source,
        limit,
      );
      return rows as readonly (Row & HarvestRun)[];
    },
    migrations: async () => {
      try {
        return (await ask('select name from desk_migrations order by name')).map(
          ({ name }) => name as string,
        );
      } catch (error) {
        const { code, message } = error as { code?: unknown; message?: unknown };
        if (code === noSuchTable || /no such table/.test(String(message))) return [];
        throw error;
      }
    },
    sourceAges: async () => {
      const rows = await ask(
        `select source, max(case when run = held then read_at end) as harvested_at, max(case when held is null or run >= held then read_at end) as tried_at
         from (select source, run, status, case when status <> 'failed' and as_of is not null then as_of else finished_at end as read_at,
           max(case when status <> 'failed' then run end) over (partition by source) as held from harvest_runs) runs
         group by source order by source`,
      );
      return (rows as readonly (Row & SourceAge)[]).map((row) => ({ ...row }));
    },
  };
}

/** How far a batch of the log reaches, and how many bytes of documents it is. */
interface Batch {
  readonly last: number;
  readonly bytes: number;
}

/** The batch that begins with these entries: up to so many bytes, and one entry at least. */
function batchIn(sizes: readonly Row[]): Batch | null {
  let batch: Batch | null = null;
  for (const { seq, size } of sizes) {
    const bytes: number = (batch?.bytes ?? 0) + ((size as number | null) ?? 0);
    if (batch !== null && bytes > maxBytes) return batch;
    batch = { last: seq as number, bytes };
  }
  return batch;
}

/** What any database reads within the usual time. */
const fewBytes = 1024 * 1024;
/** What is made of a batch in memory takes several times its bytes. */
const maxBytes = 16 * 1024 * 1024;

export function docOf(row: Row): Doc {
  return JSON.parse(row.doc as string) as Doc;
}

const batchSize = 500;

async function versionOf(ask: Ask, family: string, id: string): Promise<Version | null> {
  const [row] = await ask(
    'select present.seq, entries.doc from present join entries on entries.seq = present.seq where present.family = ? and present.id = ?',
    family,
    id,
  );
  return row?.doc ? { seq: row.seq as number, record: docOf(row) } : null;
}

/** To look for more names than so many costs more than to read the documents. */
const maxSought = 50;

async function* versionsBy(
  ask: Ask,
  family: string,
  names: ReadonlySet<string> = new Set(),
): AsyncIterable<Version> {
  const sought =
    names.size > 0 && names.size <= maxSought ? [...names].map((name) => JSON.stringify(name)) : null;
  const isLeftOut = (doc: string) => sought?.every((name) => !doc.includes(name)) ?? false;
  let last: string | null = '';
  while (last !== null) {
    const rows: readonly Row[] = await ask(...presentDocs, family, last, batchSize);
    for (const row of rows) {
      if (!isLeftOut(row.doc as string)) yield { seq: row.seq as number, record: docOf(row) };
    }
    last = (rows.at(-1)?.id as string | undefined) ?? null;
  }
}

/** Of a family, after an id, so many: ids and the newest versions of records that are there. */
export const presentDocs = [
  `select present.id, present.seq, entries.doc from present join entries on entries.seq = present.seq
   where present.family = ? and present.id > ? and present.hash is not null order by present.id limit ?`,
] as const;

const mergedDocs = `select entries.doc from present join entries on entries.seq = present.seq
  where present.family = ? and present.hash is not null and entries.doc like '%"merged_into":"%' order by present.id`;

const slugsOfRenamed = `select slugs.slug, entries.doc from slugs
  join present on present.family = slugs.family and present.id = slugs.id
  join entries on entries.seq = present.seq
  where slugs.family = ? and present.hash is not null
    and slugs.id in (select id from slugs where family = ? group by id having count(*) > 1) order by slugs.slug`;

export function* keepRun(run: HarvestRun): Steps<null> {
  const [row] = yield ['select coalesce(max(run), 0) + 1 as next from harvest_runs'];
  const values = runMembers.map((member) => run[member] ?? null);
  const marks = values.map(() => '?').join(', ');
  yield [`insert into harvest_runs (run, ${runColumns}) values (?, ${marks})`, row?.next ?? 1, ...values];
  return null;
}
