// How many of something each caller has at the moment, such as connections or streams. Who has none takes no memory.

interface Tally {
  readonly of: (who: string) => number;
  /** @param more may be negative */
  readonly add: (who: string, more: number) => void;
}

export function newTally(): Tally {
  const counts = new Map<string, number>();
  const of = (who: string) => counts.get(who) ?? 0;
  return {
    of,
    add: (who, more) => {
      const left = of(who) + more;
      if (left > 0) counts.set(who, left);
      else counts.delete(who);
    },
  };
}
