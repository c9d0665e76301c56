// A person whose rows stand in every table that tells of persons.

import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Tables } from '../../src/desk/schema/tables.ts';
import { type AnyEntry, entriesOf } from '../../src/people/own-data/person-table.ts';
import { personTables } from '../../src/people/own-data/person-tables.ts';
import { hereWithKeys, signedInBrowser } from './browser.ts';
import { createTestApp, type TestApp } from './test-app.ts';
import { onPostgres } from './truth.ts';

export const secret = new Uint8Array(32).fill(7);

export const names = Object.keys(personTables) as (keyof Tables)[];

export const app = () =>
  createTestApp({
    parts: (desk, clock) => ({
      ...hereWithKeys(desk, clock),
      secret,
    }),
  });

export const random = (bytes: number) => randomBytes(bytes);

export const means = (t: TestApp) => ({ now: t.clock.now, random, secret });

export interface Column {
  readonly name: string;
  readonly type: string;
  readonly nullable: boolean;
}

/** The columns of a table, on either engine. */
export async function columnsOf(t: Pick<TestApp, 'desk'>, name: string): Promise<readonly Column[]> {
  const lite = sql<Column>`select name, type, "notnull" = 0 and pk = 0 as nullable from pragma_table_info(${name})`;
  const server = sql<Column>`
    select column_name as name, data_type as type, is_nullable = 'YES' as nullable
    from information_schema.columns where table_schema = current_schema() and table_name = ${name}`;
  const { rows } = await (onPostgres ? server : lite).execute(t.desk.db);
  return rows;
}

/** A row in every table that tells of persons, all its texts canaries, of this person and this team. */
export async function fillTables(t: TestApp, user: string, team: string, other: string): Promise<void> {
  const keys = new Map<string, string>();
  for (const name of names) {
    for (const [n, entry] of entriesOf(personTables, name).entries()) {
      const whose = whoseOf(entry);
      if (
        whose === null ||
        name === 'users' ||
        name === 'memberships' ||
        name === 'teams' ||
        name === 'account_closings' ||
        name === 'team_closings'
      )
        continue;
      // Rows that a tag picks are not made here, nor what belongs to them.
      if ('of' in entry && !keys.has(entry.of)) continue;
      const columns = await columnsOf(t, name);
      const row = Object.fromEntries(
        columns.map(({ name: column, type, nullable }) => {
          if (column === whose)
            return [
              column,
              'person' in entry ? user : 'team' in entry ? team : keys.get(('of' in entry && entry.of) || ''),
            ];
          if (column === 'team_id') return [column, team];
          if (/^(?:user_id|account_id)$/.test(column)) return [column, nullable ? null : other];
          if (/int|num|bool|real|double/i.test(type)) return [column, n + 1];
          if (/_at$|^at$|_until$/.test(column)) return [column, '2031-01-01T00:00:00.000Z'];
          if (column === 'history') return [column, '[]'];
          const parent = parentOf(column, keys);
          if (parent !== undefined) return [column, parent];
          return [column, `canary ${name} ${n} ${column}`];
        }),
      );
      await insertLoosely(t, name, row);
      if (!keys.has(name)) keys.set(name, String(row.id ?? row.request_id ?? ''));
    }
  }
}

/** The key of the row that a column such as job_id refers to, where there is one. */
export function parentOf(column: string, keys: ReadonlyMap<string, string>): string | undefined {
  const stem = /^(\w+)_id$/.exec(column)?.[1];
  if (stem === undefined) return undefined;
  return [...keys].find(([name]) => name === `${stem}s` || name.endsWith(`_${stem}s`))?.[1];
}

export function whoseOf(entry: AnyEntry): string | null {
  if ('person' in entry) return entry.person;
  if ('team' in entry) return entry.team;
  return 'part' in entry ? entry.part : null;
}

/** Inserts a row; what refers to rows that are not there is not asked about. */
export async function insertLoosely(
  t: TestApp,
  name: string,
  row: Readonly<Record<string, unknown>>,
): Promise<void> {
  const columns = sql.join(Object.keys(row).map((one) => sql.ref(one)));
  const insert = sql`insert into ${sql.table(name)} (${columns}) values (${sql.join(Object.values(row))})`;
  try {
    await insert.execute(t.desk.db);
  } catch (error) {
    throw new Error(`${name}: ${(error as Error).message} ${JSON.stringify(row)}`);
  }
}

export async function allRows(
  t: TestApp,
): Promise<Readonly<Record<string, readonly Record<string, unknown>[]>>> {
  const found: Record<string, readonly Record<string, unknown>[]> = {};
  for (const name of names) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(t.desk.db);
    found[name] = rows;
  }
  return found;
}

export async function close(t: TestApp, user: string, typed: Record<string, string> = {}) {
  const browser = await signedInBrowser(t, user);
  return {
    browser,
    answer: await browser.submit('/account/close', '/account/close', { name: 'Ada', ...typed }),
  };
}
