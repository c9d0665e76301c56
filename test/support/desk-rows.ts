// Rows of the desk as a test needs them, with something in every column that must have something.

import assert from 'node:assert/strict';
import { sql } from 'kysely';
import type { Desk } from '../../src/desk/desk.ts';
import { type Column, columnsOf } from './own-data.ts';

export type Row = Record<string, string | number | null>;

/** A row with something in every column that must have something. */
export async function fill(desk: Desk, table: string, given: Row): Promise<void> {
  const columns = await columnsOf({ desk }, table);
  const needed = columns.filter(({ name, nullable }) => !nullable || given[name] !== undefined);
  assert.ok(needed.length > 0, table);
  const of = table === 'teams' || table === 'users' ? {} : owners;
  const filledIn = ({ name, type }: Column) =>
    given[name] ?? of[name] ?? (/int/i.test(type) ? ++filled : `${name} ${++filled}`);
  const values = needed.map((column) => sql`${filledIn(column)}`);
  const into = sql.join(needed.map(({ name }) => sql.ref(name)));
  await sql`insert into ${sql.table(table)} (${into}) values (${sql.join(values)})`.execute(desk.db);
}
let filled = 1;

/** A desk with a team and a person, whom the rows belong to. */
export async function deskWithOwners(desk: Desk): Promise<void> {
  await fill(desk, 'teams', { id: 'a-team', tier: 'full' });
  await fill(desk, 'users', { id: 'a-person', public_name: 0 });
}
const owners: Row = { team_id: 'a-team', user_id: 'a-person' };
