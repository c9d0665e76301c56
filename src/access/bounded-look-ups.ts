// Anybody can make up tokens and cookies that look right. What was good lately is looked up whoever shows it; what
// nobody has shown yet is looked up a few at a time, and not at all for an address that was refused too often.

/** So many are remembered that were good lately; those that were good last stand last. */
const mostKnown = 10_000;
/** Look-ups of unknown ones at one time. */
const batchSize = 4;

/**
 * Looks something up by what names it.
 * @param before called before what is not known is looked up: throws for whoever may not ask that now
 * @param ask null, or a throw, where it is good for nothing
 */
export type BoundedLookUp = <Found>(
  id: string,
  before: (() => void) | undefined,
  ask: () => Promise<Found | null>,
) => Promise<Found | null>;

export function boundedLookUps(): BoundedLookUp {
  const good = new Set<string>();
  const waiting: (() => void)[] = [];
  let running = 0;

  async function inTurn<Found>(ask: () => Promise<Found>): Promise<Found> {
    if (running >= batchSize) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await ask();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  }

  function note(id: string, isGood: boolean): void {
    good.delete(id);
    if (isGood) good.add(id);
    const [oldest] = good.size > mostKnown ? good : [];
    if (oldest !== undefined) good.delete(oldest);
  }

  return async (id, before, ask) => {
    const found = good.has(id)
      ? await ask()
      : await inTurn(async () => {
          before?.();
          return ask();
        });
    note(id, found !== null);
    return found;
  };
}
