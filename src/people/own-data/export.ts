// Everything that a person may take along, as one JSON document: a member for each table, its rows as the desk
// holds them, without hashes and without what is of others.

import { sql } from 'kysely';
import type { Desk } from '../../desk/desk.ts';
import type { Tables } from '../../desk/schema/tables.ts';
import { entriesOf, type OwnData, type PersonTables, teamsOfOnly, whereOwn } from './person-table.ts';

type Row = Readonly<Record<string, unknown>>;

interface AccountExport {
  readonly format: 'perennial-account/1';
  readonly site: string;
  readonly exported_at: string;
  readonly tables: Readonly<Record<string, readonly Row[]>>;
}

/** All of it as it stands at one moment. */
export function exportPerson(
  desk: Desk,
  tables: PersonTables,
  of: { readonly user: string; readonly secret: Uint8Array; readonly site: string },
  now: Date,
): Promise<AccountExport> {
  return desk.snapshot(async (db) => {
    const own: OwnData = { user: of.user, secret: of.secret, teams: await teamsOfOnly(db, of.user) };
    const found: Record<string, readonly Row[]> = {};
    for (const name of Object.keys(tables) as (keyof Tables)[]) {
      const rows = await rowsOf(db, tables, name, own);
      if (rows.length > 0) found[name] = rows;
    }
    return {
      format: 'perennial-account/1',
      site: of.site,
      exported_at: now.toISOString(),
      tables: found,
    };
  });
}

/** The rows of a table that are the person's; one that two entries tell of stands once. */
async function rowsOf(
  db: Desk['db'],
  tables: PersonTables,
  name: keyof Tables,
  own: OwnData,
): Promise<readonly Row[]> {
  const found = new Map<string, Row>();
  for (const entry of entriesOf(tables, name)) {
    const columns = entry.exported ?? [];
    const where = columns.length === 0 ? null : await whereOwn(db, tables, entry, own);
    if (where === null) continue;
    const { rows } = await sql<Row>`
      select ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(name)} where ${where}`.execute(
      db,
    );
    for (const row of rows) found.set(JSON.stringify(row), row);
  }
  return [...found.values()];
}
