// Research and webhooks beside the serving: loops that look for jobs, one for deliveries, until stopped.
// What is under way is brought to a good end; what is not is found by the next process.

import { setTimeout } from 'node:timers/promises';
import type { Post } from '../access/outgoing/safe-post.ts';
import type { Seal } from '../access/seal.ts';
import type { Repeating } from '../desk/repeating.ts';
import { sweepResearch } from '../people/research/sweep.ts';
import { type ResearchParts, workOnce } from '../people/research/worker.ts';
import { webhookDeliverer } from '../people/webhooks/delivery.ts';
import { ensureKey } from '../people/webhooks/sign.ts';

interface LoopParts extends Omit<ResearchParts, 'pause' | 'stopping'> {
  readonly post: Post;
  readonly seal: Seal;
  /** Whether what is over may be forgotten for good. */
  readonly sureNow: () => Promise<Date>;
}

/** How often the desk is looked at when there was nothing to do, in ms. */
const idleMs = 200;
/** Between the steps of a job, in ms: callers come first. */
const betweenStepsMs = 10;
const betweenSweepsMs = 60_000;

export function startResearch(parts: LoopParts): Repeating {
  const stopping = new AbortController();
  const stopped = () => stopping.signal.aborted;
  const pauseFor = (ms: number) =>
    setTimeout(ms, undefined, { signal: stopping.signal }).catch(() => undefined);
  /** An error, such as a disk that is full, is told, and the loop goes on a little later. */
  const loop = async (round: () => Promise<boolean>) => {
    while (!stopped()) {
      try {
        if (await round()) continue;
        await pauseFor(idleMs);
      } catch (error) {
        parts.onBug(error);
        await pauseFor(10 * idleMs);
      }
    }
  };
  // While stopping, what is left of the job at hand runs without pauses.
  const pause = () => pauseFor(betweenStepsMs);
  const deliverer = webhookDeliverer(parts, parts.onBug);
  let swept = Number.NEGATIVE_INFINITY;
  const sweep = async () => {
    const now = parts.now().getTime();
    // A clock that went back is no reason to wait until it is there again.
    if (Math.abs(now - swept) < betweenSweepsMs) return;
    swept = now;
    await ensureKey(parts.desk.db, parts.now(), parts.seal);
    const sure = await parts.sureNow();
    await sweepResearch({ ...parts, now: () => sure });
  };
  // One worker more than there are sources to wait for, so that one is always free for the catalogue.
  const workers = Array.from({ length: 1 + (parts.live?.sources.length ?? 0) }, (_, number) => {
    const own = { ...parts, worker: `${parts.worker}/${number}`, pause, stopping: stopping.signal };
    return loop(async () => {
      if (number === 0) await sweep();
      return workOnce(own);
    });
  });
  const deliveries = loop(async () => {
    if ((await deliverer.begin()) > 0) return true;
    if (!deliverer.busy()) return false;
    // Whatever settles makes room for the next.
    await Promise.race([pauseFor(idleMs), deliverer.oneSettled()]);
    return true;
  });
  return {
    stop: async () => {
      stopping.abort();
      await Promise.all([...workers, deliveries]);
      await deliverer.settled();
    },
  };
}
