// What forecasts were worth, apart from what was earned: over the time from the opening to the end (or until
// the outcome was known, where that was earlier), so a late sure thing adds little.

import { sum } from '../../kernel/sum.ts';

/** What was held likely from a moment (ms) on. */
export interface Step {
  readonly at: number;
  readonly probabilities: readonly number[];
}

interface Span {
  readonly from: number;
  readonly to: number;
  /** The outcome that came, by its position. */
  readonly outcome: number;
}

interface Score {
  /** 100 for a sure forecast all the time, 0 for none or for even chances. */
  readonly log_score: number;
  /** 0 is best; 0.25 is an even chance of two outcomes. Null without any forecast. */
  readonly brier: number | null;
  /** That of the market's prices over the same time. */
  readonly market_brier: number | null;
  /** The share of the time for which there was a forecast. */
  readonly coverage: number;
}

const clamp = (p: number) => Math.min(0.99, Math.max(0.01, p));

function brierOf(probabilities: readonly number[], outcome: number): number {
  const parts = probabilities.map((p, at) => (p - (at === outcome ? 1 : 0)) ** 2);
  return sum(parts) / 2;
}

/** ms × Brier score of the market from the beginning of the span to a moment, for any moment. */
export function marketBrier(steps: readonly Step[], { from, to, outcome }: Span): (at: number) => number {
  const parts = steps.map((step, at) => {
    const start = Math.max(from, step.at);
    const end = Math.min(to, steps[at + 1]?.at ?? to);
    return { start, end, rate: brierOf(step.probabilities, outcome) };
  });
  const before: number[] = [];
  let sum = 0;
  for (const { start, end, rate } of parts) {
    before.push(sum);
    sum += Math.max(0, end - start) * rate;
  }
  return (at) => {
    let [low, high] = [0, parts.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((parts[middle] as (typeof parts)[number]).start <= at) low = middle;
      else high = middle - 1;
    }
    const part = parts[low];
    if (!part) return 0;
    return (before[low] as number) + Math.max(0, Math.min(at, part.end) - part.start) * part.rate;
  };
}

/** The score of one person's forecasts, oldest first; each stands until the next one. */
export function scoreOf(forecasts: readonly Step[], span: Span, market: (at: number) => number): Score {
  const { from, to, outcome } = span;
  const whole = to - from;
  let [covered, log, own, markets] = [0, 0, 0, 0];
  for (const [index, { at, probabilities }] of forecasts.entries()) {
    const start = Math.max(from, at);
    const end = Math.min(to, forecasts[index + 1]?.at ?? to);
    if (end <= start) continue;
    const n = probabilities.length;
    covered += end - start;
    log += ((end - start) * 100 * Math.log(n * clamp(probabilities[outcome] as number))) / Math.log(n);
    own += (end - start) * brierOf(probabilities, outcome);
    markets += market(end) - market(start);
  }
  if (covered === 0 || whole <= 0) return { log_score: 0, brier: null, market_brier: null, coverage: 0 };
  return {
    log_score: log / whole,
    brier: own / covered,
    market_brier: markets / covered,
    coverage: covered / whole,
  };
}
