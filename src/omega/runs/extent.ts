// How much of a plan a budget pays for. Adaptive games are cut first, then opponents (never under
// three), then revisions; never critique, refutation or verification.

import { sizes } from '../protocol/protocol.ts';
import type { RunHead } from './run.ts';

export interface Extent {
  readonly opponents: number;
  /** How many adaptive rounds are played. */
  readonly adaptive: number;
  readonly revises: boolean;
}

const pairsPerStep = 6;

/** The steps of both waves of verification. */
function verifySteps({ size, kind }: Pick<RunHead, 'size' | 'kind'>): number {
  const { pairs, pairControls } = sizes[size];
  if (kind === 'replicate') return 0;
  return 2 * Math.ceil((pairs / 2 + pairControls / 2) / pairsPerStep);
}

function compareSteps(head: Pick<RunHead, 'size' | 'perStep'>, h: number, extent: Extent): number {
  if (h < 2) return 0;
  const { repeats, gameControls } = sizes[head.size];
  const ring = h < 5 ? h * (h - 1) : h * 2 * (extent.opponents >= 4 ? 2 : 1.5);
  const waves = [Math.ceil(ring) + Math.ceil(gameControls / 2)];
  for (let n = 0; n < extent.adaptive; n++) {
    waves.push(2 * Math.max(1, Math.floor(h / 2)) + Math.ceil(gameControls / 4) + Math.ceil(repeats / 2));
  }
  return waves.reduce((sum, games) => sum + Math.ceil(games / head.perStep), 0);
}

/** @param h how many hypotheses there are once near-copies are merged */
export function extentOf(head: RunHead, h: number): Extent {
  const full: Extent = { opponents: 4, adaptive: 2, revises: true };
  if (head.kind !== 'discover' && head.kind !== 'review') return { ...full, revises: head.kind === 'test' };
  const { literature, seats, refute, design } = sizes[head.size];
  const discovers = head.kind === 'discover';
  const fixed =
    h * head.critics + verifySteps(head) + (discovers ? 1 + literature + seats + refute + design : 0);
  const choices: readonly Extent[] = [
    full,
    { ...full, adaptive: 1 },
    { ...full, adaptive: 0 },
    { opponents: 3, adaptive: 0, revises: true },
    { opponents: 3, adaptive: 0, revises: false },
  ];
  const costs = (extent: Extent) =>
    fixed + (extent.revises && discovers ? h : 0) + compareSteps(head, h, extent);
  return choices.find((one) => costs(one) <= head.budget) ?? (choices.at(-1) as Extent);
}

type Needs = Pick<RunHead, 'kind' | 'size' | 'critics' | 'perStep'>;

/**
 * The steps that a run needs with all that can be cut left out, however its games fall into steps.
 * @param reviewed how many hypotheses stand in the run that a review is of
 */
export function leastSteps(head: Needs, reviewed: number): number {
  const { hypotheses, literature, seats, refute, design } = sizes[head.size];
  switch (head.kind) {
    // It asks for as many answers again as there is room for.
    case 'replicate':
      return 1;
    case 'review':
      return Math.min(reviewed, hypotheses) * head.critics + verifySteps(head) + ringSteps(head, reviewed);
    // One hypothesis: a question, a seat, a revision, a refutation, a design.
    case 'test':
      return 5 + literature + head.critics + verifySteps(head);
    case 'discover': {
      const proposed = 1 + literature + seats + hypotheses * head.critics;
      return proposed + verifySteps(head) + ringSteps(head, hypotheses) + refute + design;
    }
  }
}

/** The most steps that the first games take: the orders of a pair, and controls of one hypothesis, stand apart. */
function ringSteps({ size, perStep }: Needs, h: number): number {
  if (h < 2) return 0;
  const controls = Math.ceil(sizes[size].gameControls / 2);
  const games = controls + (h < 5 ? h * (h - 1) : 2 * (h + Math.ceil(h / 2)));
  const unfilled = Math.max(2, controls);
  return Math.floor((games - unfilled) / perStep) + unfilled;
}
