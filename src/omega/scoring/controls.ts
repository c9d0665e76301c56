// The controls of a run: what was hidden in its steps, what should have been answered, what was.

import type { CompareAnswer } from '../protocol/compare.ts';
import type { VerifyAnswer } from '../protocol/verify.ts';
import type { Accepted } from '../runs/run.ts';

export interface Control {
  readonly step: string;
  readonly kind: 'compare' | 'verify';
  readonly item: string;
  readonly expected: string;
  readonly given: string;
  readonly passed: boolean;
}

/** A tie, "partly" and "cannot_access" fail: passed means equal. */
export function controlsOf(accepted: Accepted): readonly Control[] {
  const found: Control[] = [];
  for (const step of [...accepted.values()].sort((a, b) => a.n - b.n)) {
    const add = (kind: Control['kind'], item: string, expected: string, given: string | undefined) =>
      found.push({ step: step.id, kind, item, expected, given: given ?? 'none', passed: expected === given });
    if (step.kind === 'compare') {
      const { games } = step.output as unknown as CompareAnswer;
      for (const { game_id, kind, copy } of step.checks.games ?? []) {
        if (kind !== 'control') continue;
        add(
          'compare',
          game_id,
          copy === 'A' ? 'B' : 'A',
          games.find((one) => one.game_id === game_id)?.winner,
        );
      }
    }
    if (step.kind === 'verify') {
      const { pairs } = step.output as unknown as VerifyAnswer;
      for (const { id, expected } of step.checks.pairs ?? []) {
        if (expected !== null) add('verify', id, expected, pairs.find((one) => one.id === id)?.judgement);
      }
    }
  }
  return found;
}
