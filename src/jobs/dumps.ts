// The nightly dumps. One node makes them, in a thread of its own, so that nobody waits for it. A night
// lasts from its hour to that of the next one, and all nodes look now and then whether it is done: what one
// leaves undone, because it ends, fails or could not ask the database, is made later, by it or another one.

import { Worker } from 'node:worker_threads';
import { Cron } from 'croner';
import type { Desk } from '../desk/desk.ts';
import { claimNight, finishNight, holdNight, lastNight, nightLease } from '../desk/upkeep.ts';

/** What the thread is told. */
export interface DumpTask {
  readonly folder: string;
  readonly shelf: string;
  readonly site: string;
  readonly licence: string;
  readonly now: string;
}

export interface NightlyDumps {
  readonly stop: () => Promise<void>;
}

export interface NightlyDumpsParts {
  readonly at: { readonly hour: number; readonly minute: number };
  readonly desk: Desk;
  readonly node: string;
  readonly task: Omit<DumpTask, 'now'>;
  readonly now: () => Date;
  readonly onDone: (version: string) => void;
  /** Told the day of a night that ended without dumps, by the node that begins the next one. */
  readonly onMissed: (day: string) => void;
  /** Told of each attempt that fails; another one follows. */
  readonly onFailure: (error: unknown) => void;
  /** Makes the dumps and resolves with their version; in a thread when left out. */
  readonly make?: (task: DumpTask, signal: AbortSignal) => Promise<string>;
  readonly lookEveryMs?: number;
}

/** Whoever failed leaves so many looks out: other nodes come first. */
const leftOut = 2;

export function startNightlyDumps(parts: NightlyDumpsParts): NightlyDumps {
  const { at, desk, node, task, now, onDone, onMissed, onFailure } = parts;
  const { make = inThread, lookEveryMs = 5 * 60_000 } = parts;
  const stopping = new AbortController();
  const later = (ms: number) => new Date(now().getTime() + ms);
  /** The night of now, or the one so many nights before it. */
  const dayOf = (before = 0) =>
    later(-((before * 24 + at.hour) * 60 + at.minute) * 60_000)
      .toISOString()
      .slice(0, 10);
  const started = dayOf();
  let made: string | null = null;
  let rest = 0;
  let running: Promise<void> | null = null;

  const look = async () => {
    const night = { task: 'dumps', day: dayOf(), node };
    const yesterday = dayOf(1);
    const last = await lastNight(desk, night.task, night.day);
    if (last?.day === night.day && last.leased_until === null) return;
    // Where there never were nightly dumps, the first night to come is the first one.
    if (!last && night.day === started) return;
    if (made !== night.day) {
      const claimed = await claimNight(desk, night.task, node, now(), night.day);
      if (claimed === null) return;
      if (claimed === 'first' && last && (last.day !== yesterday || last.leased_until !== null))
        onMissed(yesterday);
      const hold = (ms: number) => holdNight(desk, night, later(ms));
      using _holding = setInterval(() => hold(nightLease).catch(onFailure), lookEveryMs);
      try {
        onDone(await make({ ...task, now: now().toISOString() }, stopping.signal));
        made = night.day;
      } catch (error) {
        if (stopping.signal.aborted) return hold(0);
        onFailure(error);
        rest = leftOut;
        return hold(lookEveryMs);
      }
    }
    await finishNight(desk, night);
  };
  const tick = () => {
    if (running) return;
    if (rest > 0) {
      rest--;
      return;
    }
    running = look()
      .catch(onFailure)
      .finally(() => {
        running = null;
      });
  };
  const cron = new Cron(`${at.minute} ${at.hour} * * *`, { timezone: 'UTC' }, tick);
  const looking = setInterval(tick, lookEveryMs);
  return {
    stop: async () => {
      cron.stop();
      clearInterval(looking);
      stopping.abort();
      await running;
    },
  };
}

async function inThread(task: DumpTask, signal: AbortSignal): Promise<string> {
  signal.throwIfAborted();
  const worker = new Worker(new URL('./dumps-worker.ts', import.meta.url), { workerData: task });
  const end = () => worker.terminate();
  signal.addEventListener('abort', end);
  try {
    return await new Promise<string>((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
      worker.once('exit', (code) => reject(new Error(`the dumps were not finished (exit code ${code})`)));
    });
  } finally {
    signal.removeEventListener('abort', end);
  }
}
