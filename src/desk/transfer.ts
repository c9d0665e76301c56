// Everything that ledger and desk hold, carried from one place to another, whichever engines they are
// on. The rows stay as they are, numbers included, so a shelf made of the one fits the other. A hash
// over all rows in the order of their keys shows that both hold the same.

import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { ledgerTables } from '../ledger/ledger-tables.ts';
import type { Desk, DeskTransaction } from './desk.ts';
import type { Tables } from './schema/tables.ts';

interface KeyedTable {
  readonly name: string;
  readonly key: readonly string[];
}

type Keys = { readonly [Name in keyof Tables]: readonly (keyof Tables[Name] & string)[] };

/** The key of each table; what refers to a table stands after it. */
const deskKeys: Keys = {
  teams: ['id'],
  keys: ['id'],
  users: ['id'],
  identities: ['issuer', 'subject'],
  sessions: ['hash'],
  sign_in_links: ['hash'],
  email_confirmations: ['hash'],
  memberships: ['team_id', 'user_id'],
  invitations: ['id'],
  used_tickets: ['hash'],
  account_events: ['id'],
  account_closings: ['user_id'],
  team_closings: ['team_id'],
  oauth_records: ['model', 'id'],
  oauth_grants: ['id'],
  sign_in_handles: ['hash'],
  threads: ['experiment_id'],
  comments: ['id'],
  comment_bodies: ['experiment_id', 'hash'],
  recent_posts: ['kind', 'author'],
  messages: ['id'],
  data_requests: ['id'],
  requesters: ['request_id'],
  outbox: ['id'],
  confirmed_addresses: ['hash'],
  mail_suppressions: ['address_hash'],
  claims: ['id'],
  audit: ['seq'],
  projects: ['id'],
  project_versions: ['project_id', 'version'],
  research_jobs: ['id'],
  research_requests: ['team_id', 'key_hash'],
  webhook_deliveries: ['id'],
  webhook_attempts: ['delivery_id', 'number'],
  webhook_keys: ['generation'],
  webhook_secrets: ['team_id', 'secret'],
  saved_searches: ['id'],
  search_known: ['search_id', 'record_id'],
  digests: ['id'],
  search_hits: ['search_id', 'record_id', 'kind', 'occasion'],
  digest_times: ['user_id'],
  mail_stops: ['user_id', 'stream'],
  muted_records: ['user_id', 'family', 'record_id'],
  search_feeds: ['hash'],
  search_profiles: ['user_id'],
  lineage: ['part'],
  nightly: ['task', 'day'],
  erased_names: ['hash'],
  omega_participants: ['id'],
  omega_links: ['sha256'],
  omega_runs: ['id'],
  omega_members: ['run_id', 'participant_id'],
  omega_invites: ['sha256'],
  omega_steps: ['id'],
  omega_submissions: ['step_id', 'attempt'],
  omega_parts: ['digest'],
  omega_publications: ['public_id'],
  omega_manifests: ['run_id'],
  omega_results: ['id'],
  omega_reports: ['id'],
  omega_works: ['key', 'resolver'],
  unfinished_erasures: ['family', 'id'],
  markets: ['id'],
  market_outcomes: ['market_id', 'key'],
  market_clarifications: ['id'],
  market_evidence: ['id'],
  market_trades: ['id'],
  market_positions: ['market_id', 'user_id', 'outcome'],
  market_forecasts: ['id'],
  market_disputes: ['id'],
  market_scores: ['market_id', 'user_id'],
  point_accounts: ['account'],
  point_entries: ['id'],
  market_checks: ['day'],
  essays: ['id'],
  essay_revisions: ['essay_id', 'number'],
  essay_citations: ['essay_id', 'family', 'record_id'],
  desk_comments: ['id'],
  reports: ['id'],
  moderation: ['id'],
  reviews: ['id'],
  review_replies: ['id'],
  appeals: ['id'],
  fund_representatives: ['organization_id', 'user_id'],
};

export const carriedTables: readonly KeyedTable[] = [
  ...ledgerTables,
  ...Object.entries(deskKeys).map(([name, key]) => ({ name, key })),
];

type Row = Readonly<Record<string, string | number | null>>;

/** A desk that is carried is opened with these: nobody waits for it but who carries it. */
export const unhurried = { slowQueryMs: 60_000 };

/** A batch ends after so many rows, or with the row that reaches so many bytes: a slow line takes it in time. */
const maxRows = 500;
const maxBytes = 512 * 1024;

/** The rows of a table in the order of its key, some at a time. */
async function* batches(db: Desk['db'], { name, key }: KeyedTable): AsyncGenerator<readonly Row[]> {
  const table = sql.table(name);
  const columns = sql.join(key.map((one) => sql.ref(one)));
  let { rows } = await sql<Row>`select * from ${table} limit 1`.execute(db);
  const bytes = sql.join(
    Object.keys(rows[0] ?? {}).map((one) => sql`coalesce(octet_length(cast(${sql.ref(one)} as text)), 0)`),
    sql` + `,
  );
  let beyond = sql``;
  while (rows.length > 0) {
    ({ rows } = await sql<Row>`
      select * from ${table} ${beyond} order by ${columns} limit (
        select count(*) from (
          select sum(bytes) over (order by ${columns}) - bytes as before from (
            select ${columns}, ${bytes} as bytes from ${table} ${beyond}
            order by ${columns} limit ${sql.lit(maxRows)}
          ) as next
        ) as summed where before < ${sql.lit(maxBytes)}
      )`.execute(db));
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows;
    beyond = sql`where (${columns}) > (${sql.join(key.map((one) => sql.val(last[one])))})`;
  }
}

/** Whether no table holds a row. */
async function isEmpty(db: Desk['db']): Promise<boolean> {
  for (const { name } of carriedTables) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db);
    if (rows.length > 0) return false;
  }
  return true;
}

function hasher() {
  const hash = createHash('sha256');
  return {
    add: (table: string, rows: readonly Row[]) => {
      for (const row of rows) {
        const members = Object.keys(row).sort();
        hash.update(`${JSON.stringify([table, ...members.map((member) => row[member])])}\n`);
      }
    },
    text: () => hash.digest('hex'),
  };
}

export interface Carried {
  /** The hash of what was read where it came from, and of what stands where it went. */
  readonly from: string;
  readonly to: string;
  readonly rows: Readonly<Record<string, number>>;
}

/**
 * Carries everything into an empty place, all or nothing; null when the place is not empty.
 * @param finish what belongs to it: done in the same transaction, once what stands there is what was read
 * @throws CarriedOtherwise, with nothing written, when what stands there is not what was read
 */
export async function transfer(
  from: Desk,
  to: Desk,
  onRows: (rows: number, of: number) => void,
  finish: (target: DeskTransaction) => Promise<void> = async () => {},
): Promise<Carried | null> {
  const rows: Record<string, number> = {};
  const hash = hasher();
  let carried = 0;
  return await from.snapshot((source) =>
    to.exclusively('ledger', async (target) => {
      if (!(await isEmpty(target))) return null;
      const all = await rowsIn(source);
      for (const table of carriedTables) {
        rows[table.name] = 0;
        for await (const batch of batches(source, table)) {
          hash.add(table.name, batch);
          await insert(target, table.name, batch);
          rows[table.name] = (rows[table.name] ?? 0) + batch.length;
          carried += batch.length;
          onRows(carried, all);
        }
      }
      const read = hash.text();
      const written = await hashOf(target);
      if (read !== written) throw new CarriedOtherwise();
      await finish(target);
      return { from: read, to: written, rows };
    }),
  );
}

async function rowsIn(source: DeskTransaction): Promise<number> {
  let rows = 0;
  for (const { name } of carriedTables) {
    const found = await sql<{ n: number | string }>`select count(*) as n from ${sql.table(name)}`.execute(
      source,
    );
    rows += Number(found.rows[0]?.n ?? 0);
  }
  return rows;
}

/** What was written reads otherwise than what was to be carried. */
export class CarriedOtherwise extends Error {
  override readonly name = 'CarriedOtherwise';
}

async function insert(db: DeskTransaction, table: string, rows: readonly Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => sql.val(row[column])))})`);
  const names = sql.join(columns.map((column) => sql.ref(column)));
  await sql`insert into ${sql.table(table)} (${names}) values ${sql.join(values)}`.execute(db);
}

/** The hash of everything that stands there, as this transaction sees it. */
async function hashOf(source: DeskTransaction): Promise<string> {
  const hash = hasher();
  for (const table of carriedTables) {
    for await (const batch of batches(source, table)) hash.add(table.name, batch);
  }
  return hash.text();
}

/** The hash of everything that is there now. */
export function hashOfAll(desk: Desk): Promise<string> {
  return desk.snapshot(hashOf);
}
