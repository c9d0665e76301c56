// Which games are played: a ring in which each meets its four neighbours, in both orders; then two
// rounds of pairs that tell most about the top. Repeats and controls are mixed in by the seed.

import { drawFrom, shuffled } from './chance.ts';
import { fitRaw, type Game } from './rank.ts';

export type GameKind = 'base' | 'adaptive' | 'repeat' | 'control';

/** A game as it will be shown: `a` first. */
export interface Planned {
  readonly game_id: string;
  readonly a: string;
  readonly b: string;
  readonly kind: GameKind;
  /** Of a control: the hypothesis whose prediction and falsifier the copy got, and the side of the copy. */
  readonly donor?: string;
  readonly copy?: 'A' | 'B';
}

export interface ScheduleRequest {
  readonly seed: string;
  readonly ids: readonly string[];
  readonly opponents: number;
  readonly repeats: number;
  readonly controls: number;
  readonly perStep: number;
}

export type Wave = 'static' | 'adaptive_1' | 'adaptive_2';

/** Pairs of the ring; of fewer than five all pairs. */
export function ringPairs({
  seed,
  ids,
  opponents,
}: Omit<ScheduleRequest, 'repeats' | 'controls' | 'perStep'>) {
  const ring = shuffled([...ids].sort(), drawFrom(seed, 'ring'));
  const n = ring.length;
  const pairs: (readonly [string, string])[] = [];
  if (n < 5) {
    for (let i = 0; i < n; i++) for (let j = i + 1; j < n; j++) pairs.push([ring[i]!, ring[j]!]);
    return pairs;
  }
  for (let i = 0; i < n; i++) {
    pairs.push([ring[i]!, ring[(i + 1) % n]!]);
    // Three opponents: every other place meets the one after the next.
    if (opponents >= 4 || i % 2 === 0) pairs.push([ring[i]!, ring[(i + 2) % n]!]);
  }
  return pairs;
}

/** Half as many pairs as there are hypotheses, the most telling first. */
export function adaptivePairs(ids: readonly string[], played: readonly Game[]) {
  const { s, variance, ids: sorted } = fitRaw(ids, played);
  const top = Math.max(...s);
  const scored: { pair: readonly [string, string]; value: number }[] = [];
  for (let i = 0; i < sorted.length; i++) {
    for (let j = i + 1; j < sorted.length; j++) {
      const p = 1 / (1 + Math.exp(-(s[i]! - s[j]!)));
      const gap = top - (s[i]! + s[j]!) / 2;
      const value = p * (1 - p) * (variance[i]! + variance[j]!) * Math.exp(-gap);
      scored.push({ pair: [sorted[i]!, sorted[j]!], value });
    }
  }
  scored.sort((x, y) => y.value - x.value || (x.pair.join() < y.pair.join() ? -1 : 1));
  const used = new Map<string, number>();
  const chosen: (readonly [string, string])[] = [];
  for (const { pair } of scored) {
    if (chosen.length >= Math.max(1, Math.floor(ids.length / 2))) break;
    if (pair.some((id) => (used.get(id) ?? 0) >= 2)) continue;
    for (const id of pair) used.set(id, (used.get(id) ?? 0) + 1);
    chosen.push(pair);
  }
  return chosen;
}

/** The games of a wave in steps; the two orders of a pair are never in one step. */
export function waveSteps(
  wave: Wave,
  pairs: readonly (readonly [string, string])[],
  before: readonly Planned[],
  request: ScheduleRequest,
): readonly (readonly Planned[])[] {
  const { seed, ids, perStep } = request;
  const draw = drawFrom(seed, `games ${wave}`);
  const both = pairs.flatMap(([x, y]) => [
    [x, y],
    [y, x],
  ]) as [string, string][];
  const kind = wave === 'static' ? 'base' : 'adaptive';
  const games: Omit<Planned, 'game_id'>[] = both.map(([a, b]) => ({ a, b, kind }));
  // The side of the copy changes from control to control: who always says the same is right in half of them.
  const begins = drawFrom(seed, 'sides of controls')() < 0.5;
  const earlier = before.filter((game) => game.kind === 'control').length;
  for (let n = 0; n < share(request.controls, wave, 'controls'); n++)
    games.push(control(ids, draw, ((earlier + n) % 2 === 0) === begins ? 'A' : 'B'));
  const base = before.filter((game) => game.kind === 'base');
  for (let n = 0; n < share(request.repeats, wave, 'repeats') && base.length > 0; n++) {
    const { a, b } = base[Math.floor(draw() * base.length)]!;
    games.push({ a, b, kind: 'repeat' });
  }
  const steps: Omit<Planned, 'game_id'>[][] = [];
  for (const game of shuffled(games, draw)) {
    const fits = steps.find(
      (step) => step.length < perStep && !step.some((other) => pairKey(other) === pairKey(game)),
    );
    if (fits) fits.push(game);
    else steps.push([game]);
  }
  let number = before.length;
  return steps.map((step) => step.map((game) => ({ ...game, game_id: `g${++number}` })));
}

function pairKey({ a, b }: { readonly a: string; readonly b: string }): string {
  return a < b ? `${a} ${b}` : `${b} ${a}`;
}

/** Half of the controls come with the first games; repeats come at the end. */
function share(total: number, wave: Wave, of: 'controls' | 'repeats'): number {
  if (of === 'repeats') {
    if (wave === 'static') return 0;
    return wave === 'adaptive_1' ? Math.floor(total / 2) : Math.ceil(total / 2);
  }
  const first = Math.ceil(total / 2);
  if (wave === 'static') return first;
  return wave === 'adaptive_1' ? Math.ceil((total - first) / 2) : Math.floor((total - first) / 2);
}

function control(ids: readonly string[], draw: () => number, copy: 'A' | 'B'): Omit<Planned, 'game_id'> {
  const sorted = [...ids].sort();
  const real = sorted[Math.floor(draw() * sorted.length)]!;
  const donors = sorted.filter((id) => id !== real);
  const donor = donors[Math.floor(draw() * donors.length)]!;
  return { a: real, b: real, kind: 'control', donor, copy };
}
