// When each source was harvested last, as it was last asked for: figures need no question of their own.

import type { Ledger, SourceAge } from '../ledger/ledger.ts';

export interface SourceAges {
  readonly newest: () => readonly SourceAge[];
  /** Asks again where the last question lies half a minute back. */
  readonly look: () => Promise<void>;
}

const everyMs = 30_000;

export async function sourceAges(ledger: Ledger, clock: () => number): Promise<SourceAges> {
  let ages = await ledger.sourceAges();
  let askedAt = clock();
  return {
    newest: () => ages,
    look: async () => {
      if (clock() - askedAt < everyMs) return;
      askedAt = clock();
      ages = await ledger.sourceAges();
    },
  };
}
