// Which engine keeps the truth is said by one text, for ledger and desk alike: the address of a
// PostgreSQL database, or else a file.

import type { Ledger } from './ledger.ts';
import { openSqliteLedger } from './sqlite.ts';

export function isPostgres(truth: string): boolean {
  return /^postgres(ql)?:\/\//.test(truth);
}

/** Opens the ledger at an address or in a file; ':memory:' keeps it in memory. */
export async function openLedger(truth: string): Promise<Ledger> {
  if (!isPostgres(truth)) return openSqliteLedger(truth);
  const { openPostgresLedger } = await import('./postgres.ts');
  return openPostgresLedger(truth);
}
