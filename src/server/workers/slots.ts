// Every place has a worker: who ended is started again, later each time it does not last, and all are
// replaced one by one by workers of the program as it is now.

import type { Logger } from 'pino';
import { minuteMs, secondMs } from '../../kernel/durations.ts';
import type { Crew, EndedEarly, Member } from './crew.ts';

interface Slots {
  /** Starts all; the exit code of the first one that does not begin, or where they serve. */
  readonly fill: () => Promise<number | string | null>;
  /** Another one for a member that ended. */
  readonly refill: (member: Member, end: object) => void;
  /** Replaces each worker by a new one, which answers before the old one leaves. */
  readonly replaceAll: () => Promise<void>;
  /** Starts nobody later. */
  readonly stop: () => void;
}

/** Ms before the next start of a worker whose predecessors keep ending; the last one holds for all that follow. */
const pauses = [0, secondMs, 2 * secondMs, 5 * secondMs, 15 * secondMs, minuteMs];
/** A worker that lived for so many ms is not one that keeps ending. */
const stableAfterMs = minuteMs;
/** So often a worker that is killed before it answers is started. */
const maxTries = 5;

export function slotsOf(
  count: number,
  { crew, clock, log }: { readonly crew: Crew; readonly clock: () => number; readonly log: Logger },
): Slots {
  const failures = new Map<number, number>();
  const timers = new Set<NodeJS.Timeout>();

  function startAgain(number: number, of: object): void {
    const failed = failures.get(number) ?? 0;
    failures.set(number, failed + 1);
    const pauseMs = pauses[Math.min(failed, pauses.length - 1)] ?? stableAfterMs;
    log.error({ ...of, restarts_in_ms: pauseMs }, 'a worker ended and is started again');
    const timer = setTimeout(async () => {
      timers.delete(timer);
      // A restart of all may have filled the place meanwhile.
      if (crew.inPlace(number) || crew.startingFor(number)) return;
      const begun = await crew.begin(number).begun.promise;
      if (typeof begun !== 'string' && !crew.stopping()) startAgain(number, { worker: number, ...begun });
    }, pauseMs);
    timers.add(timer);
  }

  /** False: a new worker did not begin, and the old ones go on. */
  async function replace(number: number): Promise<boolean> {
    const old = crew.inPlace(number);
    const begun = await crew.begin(number).begun.promise;
    if (typeof begun !== 'string') {
      if (!crew.stopping())
        log.error({ worker: number, ...begun }, 'a new worker did not begin: the old ones go on');
      if (!crew.stopping() && !crew.inPlace(number)) startAgain(number, { worker: number });
      return false;
    }
    if (!old || !crew.lives(old)) return true;
    crew.tellToLeave(old);
    await old.ended.promise;
    return true;
  }

  /** A worker that is killed before it answers is no reason to give up: another one takes its place. */
  async function beginFor(number: number): Promise<string | EndedEarly> {
    for (let tries = 1; ; tries++) {
      const begun = await crew.begin(number).begun.promise;
      if (typeof begun === 'string' || begun.signal === null || tries === maxTries || crew.stopping())
        return begun;
      log.error(
        { worker: number, signal: begun.signal },
        'a worker was killed before it answered; another one starts',
      );
    }
  }

  return {
    fill: async () => {
      let site: string | null = null;
      // The first one builds the shelf alone.
      for (const numbers of [[1], Array.from({ length: count - 1 }, (_, index) => index + 2)]) {
        if (crew.stopping()) return null;
        for (const begun of await Promise.all(numbers.map(beginFor))) {
          if (typeof begun !== 'string') return crew.stopping() ? null : begun.code || 1;
          site = begun;
        }
      }
      crew.dropOldShelves();
      return site;
    },
    refill: (member, end) => {
      const { number, bornAt } = member;
      if (clock() - bornAt >= stableAfterMs) failures.delete(number);
      startAgain(number, { worker: number, ...end });
    },
    replaceAll: async () => {
      log.info({ workers: count }, 'the workers are replaced one by one');
      for (let number = 1; number <= count; number++) {
        await crew.startingFor(number)?.begun.promise;
        if (crew.stopping() || !(await replace(number))) return;
      }
      if (crew.stopping()) return;
      crew.dropOldShelves();
      log.info({ workers: count }, 'the workers are replaced');
    },
    stop: () => {
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
