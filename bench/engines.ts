// The places that writes are measured on: a file, and a schema of PostgreSQL.

import { join } from 'node:path';
import type { Bench } from './bench.ts';
import { settings } from './dataset.ts';
import { freshSchema } from './postgres.ts';

export interface EmptyPlace {
  readonly engine: 'SQLite' | 'PostgreSQL';
  /** What ledger and desk are opened with. */
  readonly truth: string;
  readonly env: Readonly<Record<string, string>>;
}

/** An empty place on each engine; without PostgreSQL, said aloud, only a file. */
export async function emptyPlaces(bench: Bench, what: string): Promise<readonly EmptyPlace[]> {
  const data = bench.freshFolder('place');
  const places: EmptyPlace[] = [
    { engine: 'SQLite', truth: join(data, 'ledger.db'), env: { ...settings, PERENNIAL_DATA: data } },
  ];
  const schema = await freshSchema(bench, `${what}, PostgreSQL`);
  if (schema !== null) {
    const env = { ...settings, PERENNIAL_DATA: bench.freshFolder('place'), DATABASE_URL: schema.url };
    places.push({ engine: 'PostgreSQL', truth: schema.url, env });
  }
  return places;
}
