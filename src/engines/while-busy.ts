// SQLite lets one process write at a time. Whoever waits for it inside SQLite holds up its thread, and with
// it everybody who only reads there; so nobody waits there. What finds the file busy is tried again, a few
// ms later each time, while the thread does other things.

import { setTimeout } from 'node:timers/promises';
import { withFaults } from './file-fault.ts';

/** For how long a writer waits for others altogether, in ms. */
const longestWaitMs = 20_000;
const pausesMs = [1, 2, 5, 10];
const longestPauseMs = 20;

const busyCode = 5;

function isBusy(error: unknown): boolean {
  return (((error as { errcode?: number } | null)?.errcode ?? 0) & 0xff) === busyCode;
}

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

/** Lets those who ask through one after the other, in their order. */
export function oneAtATime(): () => Promise<() => void> {
  let last: Promise<void> = Promise.resolve();
  return async () => {
    const before = last;
    const { promise, resolve } = Promise.withResolvers<void>();
    last = promise;
    await before;
    return resolve;
  };
}
