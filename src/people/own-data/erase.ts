// Erases what a person has here, from the bottom of the list of tables to its top, and says what was done.

import { sql } from 'kysely';
import type { DeskTransaction } from '../../desk/desk.ts';
import { newId } from '../../desk/new-id.ts';
import type { Tables } from '../../desk/schema/tables.ts';
import type { ClockAndRandom } from '../accounts/events.ts';
import {
  type AnyEntry,
  type Choices,
  type Erasing,
  entriesOf,
  type PersonTables,
  teamsOfOnly,
  whereOwn,
} from './person-table.ts';

export interface Receipt {
  readonly erased: Readonly<Record<string, number>>;
  /** Rows that lost their person, and rows of which a part was erased. */
  readonly changed: Readonly<Record<string, number>>;
  /** What stays, with the reason. */
  readonly kept: readonly { readonly table: string; readonly rows: number; readonly why: string }[];
}

export interface ErasingParts extends ClockAndRandom {
  readonly secret: Uint8Array;
}

/**
 * Everything of a person, all or nothing with the transaction.
 * @param of.teams which teams end with it; left out: those that nobody else is in
 */
export async function erasePerson(
  trx: DeskTransaction,
  tables: PersonTables,
  of: { readonly user: string; readonly choices: Choices; readonly teams?: readonly string[] },
  { now, random, secret }: ErasingParts,
): Promise<Receipt> {
  const { user, choices } = of;
  const teams = of.teams ?? (await teamsOfOnly(trx, user));
  const erasing: Erasing = { user, teams, secret, now, stranger: newId(random) };
  const erased: Record<string, number> = {};
  const changed: Record<string, number> = {};
  const retained: { table: string; rows: number; why: string }[] = [];
  const add = (to: Record<string, number>, table: string, rows: number) => {
    if (rows > 0) to[table] = (to[table] ?? 0) + rows;
  };
  for (const table of (Object.keys(tables) as (keyof Tables)[]).toReversed()) {
    for (const entry of entriesOf(tables, table)) {
      const done = await closeRows(trx, table, entry, { tables, erasing, choices });
      if (entry.uncounted) continue;
      if (done.how === 'keep') {
        if (done.rows > 0) retained.push({ table, rows: done.rows, why: done.why });
      } else add(done.how === 'delete' ? erased : changed, table, done.rows);
    }
  }
  return { erased, changed, kept: retained };
}

type Done =
  | { readonly how: 'delete' | 'change'; readonly rows: number }
  | { readonly how: 'keep'; readonly rows: number; readonly why: string };

async function closeRows(
  trx: DeskTransaction,
  name: keyof Tables,
  entry: AnyEntry,
  of: { readonly tables: PersonTables; readonly erasing: Erasing; readonly choices: Choices },
): Promise<Done> {
  const { tables, erasing, choices } = of;
  const { kept } = entry;
  const closing = kept && choices[kept.choice] === 'keep' ? kept.closing : entry.closing;
  if (typeof closing === 'object' && 'by' in closing) {
    return { how: 'change', rows: await closing.by(trx, erasing) };
  }
  const where = await whereOwn(trx, tables, entry, erasing);
  const table = sql.table(name);
  if (where === null) return { how: 'change', rows: 0 };
  if (closing === 'delete') {
    const { numAffectedRows } = await sql`delete from ${table} where ${where}`.execute(trx);
    return { how: 'delete', rows: Number(numAffectedRows ?? 0) };
  }
  if ('keep' in closing) {
    const { rows } = await sql<{ n: number | string }>`
      select count(*) as n from ${table} where ${where}`.execute(trx);
    return { how: 'keep', rows: Number(rows[0]?.n ?? 0), why: closing.keep };
  }
  const set: Record<string, unknown> =
    'stranger' in closing
      ? { ...closing.stranger, [columnOf(entry)]: erasing.stranger }
      : { ...(typeof closing.set === 'function' ? closing.set(erasing.now.toISOString()) : closing.set) };
  const members = Object.entries(set).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  const { numAffectedRows } = await sql`update ${table} set ${sql.join(members)} where ${where}`.execute(trx);
  return { how: 'change', rows: Number(numAffectedRows ?? 0) };
}

function columnOf(entry: AnyEntry): string {
  if ('person' in entry) return entry.person;
  throw new Error('only rows that name the person can get a stranger in the place');
}
