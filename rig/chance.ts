// Chance that a seed repeats.

export interface Chance {
  /** From 0 up to below `below`. */
  readonly whole: (below: number) => number;
  readonly oneOf: <Item>(items: readonly Item[]) => Item;
  readonly is: (part: number) => boolean;
}

/** Mulberry32, by Tommy Ettinger (public domain). */
export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (below: number) => Math.floor(next() * below);
  return {
    whole,
    oneOf: (items) => items[whole(items.length)] as (typeof items)[number],
    is: (part) => next() < part,
  };
}
