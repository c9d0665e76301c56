// The nightly dumps. One node makes them, in a thread of its own, so that nobody waits for it.

import { Worker } from 'node:worker_threads';
import { Cron } from 'croner';
import type { Desk } from '../desk/desk.ts';
import { claimNight } from '../desk/upkeep.ts';

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
  readonly onFailure: (error: unknown) => void;
}

export function startNightlyDumps(parts: NightlyDumpsParts): NightlyDumps {
  const { at, desk, node, task, now, onDone, onFailure } = parts;
  let running: Promise<void> = Promise.resolve();
  let worker: Worker | null = null;
  const night = async () => {
    const moment = now();
    if (!(await claimNight(desk, 'dumps', node, moment))) return;
    onDone(
      await new Promise<string>((resolve, reject) => {
        const workerData: DumpTask = { ...task, now: moment.toISOString() };
        worker = new Worker(new URL('./dumps-worker.ts', import.meta.url), { workerData });
        worker.once('message', resolve);
        worker.once('error', reject);
        worker.once('exit', (code) => reject(new Error(`the dumps were not finished (exit code ${code})`)));
      }),
    );
  };
  const cron = new Cron(`${at.minute} ${at.hour} * * *`, { timezone: 'UTC' }, () => {
    running = night().catch(onFailure);
  });
  return {
    stop: async () => {
      cron.stop();
      await worker?.terminate();
      await running;
    },
  };
}
