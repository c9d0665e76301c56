// SQLite lets one process write at a time. Whoever waits for it inside SQLite holds up its thread, and with
// it everybody who only reads there; so nobody waits there. What finds the file busy is tried again, a few
// ms later each time, while the thread does other things.

import { setTimeout } from 'node:timers/promises';
import { isBusy } from '../kernel/sqlite-code.ts';
import { withFaults } from './file-fault.ts';

/** For how long a writer waits for others altogether, in ms. */
const longestWaitMs = 20_000;
const pausesMs = [1, 2, 5, 10];
const longestPauseMs = 20;

/** Runs out when a writer has waited for too long; counted from when it began to wait in line. */
export function writerDeadline(): AbortSignal {
  return AbortSignal.timeout(longestWaitMs);
}

/** What `run` gives, once nobody else holds the file. @throws FileFault when somebody does for too long */
export async function whileBusy<T>(run: () => T, deadline: AbortSignal = writerDeadline()): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return run();
    } catch (error) {
      if (!isBusy(error) || deadline.aborted) {
        return withFaults(() => {
          throw error;
        });
      }
    }
    await setTimeout(pausesMs[tries] ?? longestPauseMs);
  }
}

interface Waiting {
  readonly enter: () => void;
  /** How many that came later have gone before it. */
  passed: number;
}

/** So many short ones go before one that waits. */
const maxPassed = 16;

/**
 * Lets those who ask through one after the other, in their order; but short ones go before others, so that they
 * need not wait for all the long ones that came at once. Between two of them the thread answers whoever else
 * is there: what they do ends without a pause, and many of them would hold it up together.
 */
export function oneAtATime(): (length?: 'short') => Promise<() => void> {
  let taken = false;
  const long: Waiting[] = [];
  const short: Waiting[] = [];
  const next = () => {
    const [first] = long;
    const goesFirst = first === undefined || first.passed < maxPassed ? short.shift() : undefined;
    const chosen = goesFirst ?? long.shift();
    if (goesFirst && first) first.passed++;
    if (chosen) chosen.enter();
    else taken = false;
  };
  const turn = () => {
    let over = false;
    return () => {
      if (over) return;
      over = true;
      if (long.length + short.length > 0) setImmediate(next);
      else taken = false;
    };
  };
  return async (length) => {
    if (taken) {
      const { promise, resolve } = Promise.withResolvers<void>();
      (length === 'short' ? short : long).push({ enter: resolve, passed: 0 });
      await promise;
    }
    taken = true;
    return turn();
  };
}
