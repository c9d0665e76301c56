// The sample size that a preregistration needs, computed again by the normal approximation.

import type { SampleSize } from '../protocol/design.ts';

interface Recomputed {
  /** The number that the method gives: for each arm, in all (correlation), or events (survival). */
  readonly n: number | null;
  readonly per: 'arm' | 'total' | 'events' | null;
  readonly state: 'agrees' | 'differs' | 'not_computable';
}

/** The standard normal's quantile (Acklam's rational approximation, relative error below 1.2e-9). */
function quantile(p: number): number {
  // biome-ignore format: tables of coefficients
  const a = [-39.69683028665376, 220.9460984245205, -275.9285104469687, 138.357751867269, -30.66479806614716, 2.506628277459239];
  // biome-ignore format: tables of coefficients
  const b = [-54.47609879822406, 161.5858368580409, -155.6989798598866, 66.80131188771972, -13.28068155288572];
  // biome-ignore format: tables of coefficients
  const c = [-0.007784894002430293, -0.3223964580411365, -2.400758277161838, -2.549732539343734, 4.374664141464968, 2.938163982698783];
  // biome-ignore format: tables of coefficients
  const d = [0.007784695709041462, 0.3224671290700398, 2.445134137142996, 3.754408661907416];
  const poly = (k: readonly number[], x: number) => k.reduce((sum, one) => sum * x + one, 0);
  if (p < 0.02425) {
    const q = Math.sqrt(-2 * Math.log(p));
    return poly(c, q) / (poly(d, q) * q + 1);
  }
  if (p > 1 - 0.02425) return -quantile(1 - p);
  const q = p - 0.5;
  const r = q * q;
  return (poly(a, r) * q) / (poly(b, r) * r + 1);
}

const tolerance = 0.1;

/** @param arms how many arms share n_total */
export function recompute(size: SampleSize, arms: number): Recomputed {
  const found = needed(size);
  if (found === null) return { n: null, per: null, state: 'not_computable' };
  const whole = found.per === 'arm' ? found.n * Math.max(2, arms) : found.n;
  const enrolled = whole / (1 - size.attrition);
  // Fewer participants than events is never right; how many more there are depends on the event rate.
  const differs =
    found.per === 'events'
      ? size.n_total < whole * (1 - tolerance)
      : Math.abs(size.n_total - enrolled) > enrolled * tolerance;
  return { ...found, state: differs ? 'differs' : 'agrees' };
}

function needed({
  method,
  alpha,
  power,
  tails,
  effect,
}: SampleSize): (Pick<Recomputed, 'per'> & { n: number }) | null {
  const z = quantile(1 - alpha / tails) + quantile(power);
  const { value } = effect;
  if (method === 'two_means' && value !== 0)
    return { n: Math.ceil((2 * z * z) / (value * value)), per: 'arm' };
  if (method === 'two_proportions' && value !== 0 && Math.abs(value) < 1) {
    // Around one half, where a difference is hardest to see.
    const [p, q] = [0.5 + Math.abs(value) / 2, 0.5 - Math.abs(value) / 2];
    return { n: Math.ceil((z * z * (p * (1 - p) + q * (1 - q))) / (value * value)), per: 'arm' };
  }
  if (method === 'survival' && value > 0 && value !== 1)
    return { n: Math.ceil((4 * z * z) / Math.log(value) ** 2), per: 'events' };
  if (method === 'correlation' && value !== 0 && Math.abs(value) < 1)
    return { n: Math.ceil((z / Math.atanh(Math.abs(value))) ** 2 + 3), per: 'total' };
  return null;
}
