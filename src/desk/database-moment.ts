import { sql } from 'kysely';
import type { Desk } from './desk.ts';

/** What time it is by the clock of a PostgreSQL database, in ms since 1970. */
export async function databaseMoment({ db }: Pick<Desk, 'db'>): Promise<number | null> {
  const { rows } = await sql<{ ms: number }>`
    select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`.execute(db);
  return rows[0]?.ms ?? null;
}
