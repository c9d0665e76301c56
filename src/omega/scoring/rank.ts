// Strength from pairwise games: Bradley-Terry by MAP with one term for the order in which a pair was
// shown. logit P(A wins) = s_A − s_B + b, A shown first; prior N(0, 1.5²) on every s, none on b. Games
// are summed as integers first, so the order in which they were played changes no bit of the result.

import type { Winner } from '../protocol/compare.ts';

export interface Game {
  readonly a: string;
  readonly b: string;
  readonly winner: Winner;
}

interface Rank {
  readonly id: string;
  readonly strength: number;
  readonly low: number;
  readonly high: number;
  readonly games: number;
  /** 1 is the group of the strongest; what overlaps is in one group. */
  readonly group: number;
}
export interface Fit {
  readonly ranks: readonly Rank[];
  /** What being shown first adds, in logits. */
  readonly order_effect: number;
}

const priorSd = 1.5;
const z95 = 1.96;
/** Beyond this a judge always takes the same side; the estimate would run to infinity. */
const maxBias = 8;
const rounds = 60;

interface Pair {
  readonly i: number;
  readonly j: number;
  /** Twice the wins of the one shown first, so that ties stay whole. */
  first2: number;
  games: number;
}

interface RawFit {
  readonly ids: readonly string[];
  readonly s: readonly number[];
  readonly variance: readonly number[];
  readonly bias: number;
  readonly played: readonly number[];
}

const lately = new Map<string, RawFit>();
const maxLately = 100;

/** The fit before it is rounded; games that were fitted lately are not fitted again. @param ids in any order */
export function fitRaw(ids: readonly string[], games: readonly Game[]): RawFit {
  const sorted = [...ids].sort();
  const key = JSON.stringify([sorted, games.map(({ a, b, winner }) => [a, b, winner])]);
  const known = lately.get(key);
  if (known) return known;
  const found = fitted(sorted, games);
  if (lately.size >= maxLately) lately.clear();
  lately.set(key, found);
  return found;
}

function fitted(sorted: readonly string[], games: readonly Game[]): RawFit {
  const index = new Map(sorted.map((id, at) => [id, at]));
  const size = sorted.length;
  const pairs = summed(games, index);
  const theta = new Float64Array(size + 1);
  for (let round = 0; round < rounds; round++) {
    const { gradient, hessian } = derivatives(theta, pairs, size);
    const step = solve(hessian, gradient);
    let largest = 0;
    for (let k = 0; k <= size; k++) {
      const move = Math.max(-2, Math.min(2, step[k]!));
      theta[k] = theta[k]! + move;
      largest = Math.max(largest, Math.abs(move));
    }
    theta[size] = Math.max(-maxBias, Math.min(maxBias, theta[size]!));
    if (largest < 1e-10) break;
  }
  const { hessian } = derivatives(theta, pairs, size);
  const variance = sorted.map((_, at) => {
    const unit = new Float64Array(size + 1);
    unit[at] = 1;
    return solve(hessian, unit)[at]!;
  });
  const played = sorted.map((_, at) =>
    pairs.reduce((sum, { i, j, games: n }) => (i === at || j === at ? sum + n : sum), 0),
  );
  return { ids: sorted, s: [...theta.slice(0, size)], variance, bias: theta[size]!, played };
}

export function fitRanks(ids: readonly string[], games: readonly Game[]): Fit {
  const raw = fitRaw(ids, games);
  const order = raw.ids.map((_, at) => at).sort((a, b) => raw.s[b]! - raw.s[a]! || a - b);
  let group = 0;
  let members: { low: number; high: number }[] = [];
  const ranks = order.map((at) => {
    const half = z95 * Math.sqrt(raw.variance[at]!);
    const one = { low: raw.s[at]! - half, high: raw.s[at]! + half };
    if (group === 0 || !members.some(({ low, high }) => one.high >= low && one.low <= high)) {
      group += 1;
      members = [];
    }
    members.push(one);
    return {
      id: raw.ids[at]!,
      strength: rounded(raw.s[at]!),
      low: rounded(one.low),
      high: rounded(one.high),
      games: raw.played[at]!,
      group,
    };
  });
  return { ranks, order_effect: rounded(raw.bias) };
}

/** To six places, never -0. */
function rounded(value: number): number {
  return Math.round(value * 1e6) / 1e6 + 0;
}

function summed(games: readonly Game[], index: ReadonlyMap<string, number>): readonly Pair[] {
  const pairs = new Map<number, Pair>();
  for (const { a, b, winner } of games) {
    const [i, j] = [index.get(a), index.get(b)];
    if (i === undefined || j === undefined || i === j) continue;
    const key = i * index.size + j;
    const pair = pairs.get(key) ?? { i, j, first2: 0, games: 0 };
    pair.first2 += winner === 'A' ? 2 : winner === 'tie' ? 1 : 0;
    pair.games += 1;
    pairs.set(key, pair);
  }
  return [...pairs.entries()].sort(([x], [y]) => x - y).map(([, pair]) => pair);
}

function derivatives(theta: Float64Array, pairs: readonly Pair[], size: number) {
  const gradient = new Float64Array(size + 1);
  const hessian = Array.from({ length: size + 1 }, () => new Float64Array(size + 1));
  const precision = 1 / (priorSd * priorSd);
  for (let k = 0; k < size; k++) {
    gradient[k] = -precision * theta[k]!;
    hessian[k]![k] = precision;
  }
  // Without a game nothing speaks of the order; a hair keeps the matrix whole.
  hessian[size]![size] = 1e-9;
  for (const { i, j, first2, games } of pairs) {
    const p = 1 / (1 + Math.exp(-(theta[i]! - theta[j]! + theta[size]!)));
    const pull = first2 / 2 - games * p;
    const weight = games * p * (1 - p);
    const signs: readonly (readonly [number, number])[] = [
      [i, 1],
      [j, -1],
      [size, 1],
    ];
    for (const [k, sign] of signs) {
      gradient[k] = gradient[k]! + sign * pull;
      for (const [l, other] of signs) hessian[k]![l] = hessian[k]![l]! + sign * other * weight;
    }
  }
  return { gradient, hessian };
}

/** Solves a positive definite system by Cholesky. */
function solve(matrix: readonly Float64Array[], right: Float64Array): Float64Array {
  const n = right.length;
  const lower = Array.from({ length: n }, () => new Float64Array(n));
  for (let i = 0; i < n; i++) {
    for (let j = 0; j <= i; j++) {
      let sum = matrix[i]![j]!;
      for (let k = 0; k < j; k++) sum -= lower[i]![k]! * lower[j]![k]!;
      lower[i]![j] = i === j ? Math.sqrt(Math.max(sum, 1e-12)) : sum / lower[j]![j]!;
    }
  }
  const y = new Float64Array(n);
  for (let i = 0; i < n; i++) {
    let sum = right[i]!;
    for (let k = 0; k < i; k++) sum -= lower[i]![k]! * y[k]!;
    y[i] = sum / lower[i]![i]!;
  }
  const x = new Float64Array(n);
  for (let i = n - 1; i >= 0; i--) {
    let sum = y[i]!;
    for (let k = i + 1; k < n; k++) sum -= lower[k]![i]! * x[k]!;
    x[i] = sum / lower[i]![i]!;
  }
  return x;
}

/** Kendall's tau of two rankings of the same things, -1 to 1. */
export function kendallTau(a: readonly number[], b: readonly number[]): number {
  let agree = 0;
  let pairs = 0;
  for (let i = 0; i < a.length; i++) {
    for (let j = 0; j < i; j++) {
      agree += Math.sign(a[i]! - a[j]!) * Math.sign(b[i]! - b[j]!);
      pairs += 1;
    }
  }
  return pairs === 0 ? 0 : agree / pairs;
}
