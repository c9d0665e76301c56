// A ledger whose newest runs can be told while its database is away: as they were when they were last
// asked for. They are figures beside the catalogue, and no reason to refuse an answer.

import { isUnavailable } from '../kernel/refusal.ts';
import type { HarvestRun, Ledger, SourceAge } from './ledger.ts';

export function keepingRuns(ledger: Ledger): Ledger {
  // As many as the code has questions: no caller chooses one.
  const lastRuns = new Map<string, readonly HarvestRun[]>();
  const lastAges = new Map<string, readonly SourceAge[]>();
  return {
    ...ledger,
    runs: (source, limit) =>
      lastKnown(lastRuns, JSON.stringify([source, limit]), () => ledger.runs(source, limit)),
    sourceAges: () => lastKnown(lastAges, '', ledger.sourceAges),
  };
}

async function lastKnown<T>(answers: Map<string, T>, key: string, ask: () => Promise<T>): Promise<T> {
  try {
    const answer = await ask();
    answers.set(key, answer);
    return answer;
  } catch (error) {
    const known = answers.get(key);
    if (known && isUnavailable(error)) return known;
    throw error;
  }
}
