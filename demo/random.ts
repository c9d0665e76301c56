/** A stream of pseudo-random numbers that a seed determines completely. */
export interface Random {
  /** A whole number from 0 to 2^32 - 1. */
  readonly bits: () => number;
  /** A number from 0 up to, but not including, 1. */
  readonly unit: () => number;
  /** A whole number from `min` to `max`, both included. */
  readonly int: (min: number, max: number) => number;
  readonly pick: <T>(list: readonly T[]) => T;
}

/** A counter whose every step is scrambled: quick, and good enough for invented texts. */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  const bits = (): number => {
    state = (state + 0x9e3779b9) >>> 0;
    let x = state;
    x = Math.imul(x ^ (x >>> 16), 0x21f0aaad);
    x = Math.imul(x ^ (x >>> 15), 0x735a2d97);
    return (x ^ (x >>> 15)) >>> 0;
  };
  const unit = (): number => bits() / 4294967296;
  const int = (min: number, max: number): number => min + Math.floor(unit() * (max - min + 1));
  const pick = <T>(list: readonly T[]): T => {
    const item = list[int(0, list.length - 1)];
    if (item === undefined) throw new RangeError('pick needs a list with at least one item');
    return item;
  };
  return { bits, unit, int, pick };
}
