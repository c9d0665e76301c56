// The planner: a pure function of a run's answers and its seed. The same answers give the same plan, in
// whatever order they came.

import { sizes } from '../protocol/protocol.ts';
import type { StepKindName } from '../protocol/step-kind.ts';
import type { Fit } from '../scoring/rank.ts';
import type { Planned } from '../scoring/schedule.ts';
import { verdictOf } from './assessment.ts';
import { type Board, boardOf } from './board.ts';
import { extentOf } from './extent.ts';
import type { Accepted, PlannedPair, RunHead } from './run.ts';
import { activeIds, finalFit, wavesOf } from './tournament.ts';
import { pairSteps } from './verification.ts';

export interface PlannedStep {
  readonly key: string;
  readonly kind: StepKindName;
  readonly subject: string | null;
  readonly required: boolean;
  readonly games?: readonly Planned[];
  readonly pairs?: readonly PlannedPair[];
}

export interface Plan {
  readonly board: Board;
  /** Every step that is known by now, done or not, in the order of the protocol. */
  readonly steps: readonly PlannedStep[];
  /** Nothing follows what is known. */
  readonly ends: boolean;
  readonly fit: Fit | null;
}

/** What a review or a replication is of. */
export interface Base {
  readonly board: Board;
  readonly accepted: Accepted;
}

/**
 * @param skipped keys of optional steps that were given up
 * @param base of a review or a replication
 */
export function planOf(
  head: RunHead,
  accepted: Accepted,
  skipped: ReadonlySet<string>,
  base: Base | null = null,
): Plan {
  const size = sizes[head.size];
  const board = boardOf(head, accepted, size.literature, base?.board ?? null);
  const steps: PlannedStep[] = [];
  let fit: Fit | null = null;
  const done = (key: string) => accepted.has(key) || skipped.has(key);
  /** Adds a front; true once all of it is done, so that what follows may begin. */
  const front = (found: readonly PlannedStep[]): boolean => {
    steps.push(...found);
    return found.every(({ key }) => done(key));
  };
  const step = (kind: StepKindName, rest: string, subject: string | null, required = true): PlannedStep => ({
    key: rest === '' ? kind : `${kind}:${rest}`,
    kind,
    subject,
    required,
  });
  const answer = (ends: boolean): Plan => ({ board, steps, ends, fit });

  if (head.kind === 'replicate') {
    const frozen = [...(base?.accepted.values() ?? [])].filter(
      ({ kind, key }) => kind === 'hypothesise' || key.startsWith('compare:static:'),
    );
    const found = frozen
      .sort((a, b) => a.n - b.n)
      .slice(0, Math.max(1, head.budget))
      .map(({ kind, key, subject, checks }) => ({
        ...step(kind, key.slice(kind.length + 1), subject),
        ...(checks.games ? { games: checks.games } : {}),
      }));
    return answer(front(found));
  }
  if (head.kind !== 'review') {
    if (!front([step('question', '', null)])) return answer(false);
    if (board.question?.answerable === 'no') return answer(true);
    if (!front(board.chosen.map(({ id }, at) => step('literature', String(at), id)))) return answer(false);
    const seats = head.kind === 'test' ? 1 : size.seats;
    if (!front(Array.from({ length: seats }, (_, at) => step('hypothesise', String(at), `seat-${at + 1}`))))
      return answer(false);
  }
  const proposed = base
    ? board.hypotheses.filter(({ active }) => active).slice(0, size.hypotheses)
    : unmerged(board);
  const critiques = proposed.map(({ id }) =>
    Array.from({ length: head.critics }, (_, at) => step('critique', `${id}:${at}`, id)),
  );
  const criticised = front(critiques.flat());
  let revised = true;
  if (!base && extentOf(head, proposed.length).revises) {
    proposed.forEach(({ id }, at) => {
      const isReady = critiques[at]!.every(({ key }) => done(key));
      if (!isReady || !front([step('revise', id, id, false)])) revised = false;
    });
  }
  if (!criticised || !revised) return answer(false);
  const verify = (wave: 1 | 2) =>
    front(
      pairSteps(head, board, accepted, wave).map((pairs, at) => ({
        ...step('verify', `${wave}:${at}`, null),
        pairs,
      })),
    );
  if (!verify(1)) return answer(false);
  if (head.kind !== 'test') {
    const waves = wavesOf(head, board, accepted);
    for (const { wave, steps: games } of waves) {
      if (!front(games.map((some, at) => ({ ...step('compare', `${wave}:${at}`, null), games: some }))))
        return answer(false);
    }
    fit = finalFit(head, board, accepted, waves);
  }
  if (head.kind === 'review') return answer(verify(2));
  const order = fit ? fit.ranks.map(({ id }) => id) : activeIds(board);
  if (!front(order.slice(0, size.refute).map((id) => step('refute', id, id)))) return answer(false);
  if (!verify(2)) return answer(false);
  const standing = order.filter((id) => {
    const one = board.hypotheses.find((other) => other.id === id);
    return one && verdictOf(one, board, head.id) !== 'refuted';
  });
  const designed = [...standing, ...order.filter((id) => !standing.includes(id))].slice(0, size.design);
  return answer(front(designed.map((id) => step('design', id, id))));
}

/** Those that were there once near-copies across seats were merged; what critics merge later stays in the plan. */
function unmerged(board: Board) {
  return board.hypotheses.filter(({ mergedAtStart }) => !mergedAtStart);
}
