// A ledger whose newest runs can be told while its database is away: as they were when they were last
// asked for. They are figures beside the catalogue, and no reason to refuse an answer.

import { Refusal } from '../kernel/refusal.ts';
import type { HarvestRun, Ledger } from './ledger.ts';

const most = 100;

export function keepingRuns(ledger: Ledger): Ledger {
  const kept = new Map<string, readonly HarvestRun[]>();
  return {
    ...ledger,
    runs: async (source, limit) => {
      const key = JSON.stringify([source, limit]);
      try {
        const runs = await ledger.runs(source, limit);
        if (kept.size < most) kept.set(key, runs);
        return runs;
      } catch (error) {
        const known = kept.get(key);
        if (known && error instanceof Refusal && error.reason === 'unavailable') return known;
        throw error;
      }
    },
  };
}
