// Following the ledger: entries go to the shelf batch by batch until there are no more.

import { setImmediate } from 'node:timers/promises';
import type { Ledger } from './ledger.ts';

/** What follows: it knows where it is, and takes the entries after that. */
export interface Follower {
  readonly at: () => number;
  /** False when it was not at `from` any more: somebody else took the batch. */
  readonly take: (from: number, entries: Awaited<ReturnType<Ledger['after']>>) => boolean;
  /** Whether to break off behind the batch at hand. */
  readonly stopped?: () => boolean;
}

/** Hands over everything that is new; resolves with the number of entries taken. */
export async function catchUp(ledger: Ledger, follower: Follower, batch = 4000): Promise<number> {
  let taken = 0;
  while (!follower.stopped?.()) {
    const from = follower.at();
    const entries = await ledger.after(from, batch);
    if (entries.length === 0) return taken;
    if (follower.take(from, entries)) taken += entries.length;
    // A batch takes a while; whoever else waits for this thread goes first.
    await setImmediate();
  }
  return taken;
}
