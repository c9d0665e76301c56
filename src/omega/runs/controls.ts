// The controls of a run: what was hidden in its steps, what should have been answered, what was.

import { thresholds } from '../protocol/protocol.ts';
import type { Accepted } from './run.ts';

export interface Control {
  readonly step: string;
  readonly kind: 'compare' | 'verify';
  readonly item: string;
  readonly expected: string;
  readonly given: string;
  readonly passed: boolean;
}

/**
 * Whether a judge can be told from one who guesses, and from one who always says the same: three quarters of
 * all, more than half of the games and of the sources each, and of each right answer a third. A kind that was
 * not asked is not counted.
 */
export function passControls(controls: readonly Pick<Control, 'kind' | 'expected' | 'passed'>[]): {
  readonly passed: boolean;
  readonly detail: string;
} {
  const right = (of: readonly Pick<Control, 'passed'>[]) => of.filter(({ passed }) => passed).length;
  const kinds = [...Map.groupBy(controls, ({ kind }) => kind)];
  const answers = [...Map.groupBy(controls, ({ kind, expected }) => `${kind} ${expected}`).values()];
  const needed = Math.ceil(controls.length * thresholds.control_share);
  const passed =
    right(controls) >= needed &&
    kinds.every(([, of]) => right(of) > of.length * thresholds.control_kind_share) &&
    answers.every((of) => right(of) >= of.length * thresholds.control_answer_share);
  const rightByKind = kinds.map(([kind, of]) => `${kind} ${right(of)} of ${of.length}`).join(', ');
  return {
    passed,
    detail: `${right(controls)} of ${controls.length} controls passed, ${needed} needed: ${rightByKind}`,
  };
}

/** A tie, "partly" and "cannot_access" fail: passed means equal. */
export function controlsOf(accepted: Accepted): readonly Control[] {
  const found: Control[] = [];
  for (const step of [...accepted.values()].sort((a, b) => a.n - b.n)) {
    const add = (kind: Control['kind'], item: string, expected: string, given: string | undefined) =>
      found.push({ step: step.id, kind, item, expected, given: given ?? 'none', passed: expected === given });
    if (step.kind === 'compare') {
      const { games } = step.output;
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
      const { pairs } = step.output;
      for (const { id, expected } of step.checks.pairs ?? []) {
        if (expected !== null) add('verify', id, expected, pairs.find((one) => one.id === id)?.judgement);
      }
    }
  }
  return found;
}
