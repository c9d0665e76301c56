// Anybody can make up tokens and cookies that look right. What was good lately is looked up whoever shows it; what
// nobody has shown yet is looked up a few at a time, and not at all for an address that was refused too often.

import { putLast } from '../kernel/put-last.ts';
import { atMost } from './at-most.ts';

/** So many are remembered that were good lately; those that were good last stand last. */
const maxKnown = 10_000;
/** Look-ups of unknown ones at one time. */
const batchSize = 4;

/**
 * Looks something up by what names it.
 * @param before called before what is not known is looked up: throws for whoever may not ask that now
 * @param ask null, or a throw, where it is good for nothing
 */
type CredentialLookUp = <Found>(
  id: string,
  before: (() => void) | undefined,
  ask: () => Promise<Found | null>,
) => Promise<Found | null>;

export function credentialLookUps(): CredentialLookUp {
  const good = new Map<string, true>();
  const inTurn = atMost(batchSize);

  return async (id, before, ask) => {
    const found = good.has(id)
      ? await ask()
      : await inTurn(async () => {
          before?.();
          return ask();
        });
    if (found === null) good.delete(id);
    else putLast(good, id, true, maxKnown);
    return found;
  };
}
