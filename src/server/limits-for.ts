// How often callers may ask, of one process or of several workers that count together.

import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import { type Limits, limitsBy } from '../access/limits.ts';
import { sharedLimits } from '../access/shared-limits.ts';
import type { WorkerSlot } from './workers/worker.ts';

/** Limits of this process or, of a worker, those that all have together. */
export function limitsFor(place: WorkerSlot | null, clock: () => number, log: Logger): Limits & Disposable {
  if (!place)
    return { ...limitsBy(clock, undefined, randomBytes(16).toString('hex')), [Symbol.dispose]: () => {} };
  const { limits: folder, seed, mark: worker } = place.slot;
  let isLogged = false;
  const onError = (error: unknown) => {
    if (!isLogged) log.error({ err: error }, 'requests are counted by this worker alone');
    isLogged = true;
  };
  const shared = sharedLimits({ folder, seed, worker, clock, onError });
  const following = setInterval(shared.follow, 500);
  return {
    take: shared.take,
    look: shared.look,
    [Symbol.dispose]: () => {
      clearInterval(following);
      shared[Symbol.dispose]();
    },
  };
}
