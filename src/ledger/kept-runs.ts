// A ledger whose newest runs can be told while its database is away: as they were when they were last
// asked for. They are figures beside the catalogue, and no reason to refuse an answer.

import { Refusal } from '../kernel/refusal.ts';
import type { HarvestRun, Ledger } from './ledger.ts';

export function keepingRuns(ledger: Ledger): Ledger {
  // As many as the code has questions: no caller chooses one.
  const kept = new Map<string, readonly HarvestRun[]>();
  return {
    ...ledger,
    runs: async (source, limit) => {
      const key = JSON.stringify([source, limit]);
      try {
        const runs = await ledger.runs(source, limit);
        kept.set(key, runs);
        return runs;
      } catch (error) {
        const known = kept.get(key);
        if (known && error instanceof Refusal && error.reason === 'unavailable') return known;
        throw error;
      }
    },
  };
}
