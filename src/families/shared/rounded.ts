// How figures that were computed are shown.

/** Two decimals: what readers compare. */
export function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
