// The nightly dumps. One node makes them, in a thread of its own, so that nobody waits for it.

import { Worker } from 'node:worker_threads';
import { type Nightly, type NightlyParts, startNightly } from '../node/nightly.ts';

/** What the thread is told. */
export interface DumpTask {
  readonly folder: string;
  readonly shelf: string;
  readonly site: string;
  readonly licence: string;
  readonly now: string;
}

export interface NightlyDumpsParts extends Omit<NightlyParts, 'task' | 'run'> {
  readonly task: Omit<DumpTask, 'now'>;
  readonly onDone: (version: string) => void;
  /** Makes the dumps and resolves with their version; in a thread when left out. */
  readonly make?: (task: DumpTask, signal: AbortSignal) => Promise<string>;
}

export function startNightlyDumps({ task, onDone, make = inThread, ...nightly }: NightlyDumpsParts): Nightly {
  return startNightly({
    ...nightly,
    task: 'dumps',
    run: async (signal) => onDone(await make({ ...task, now: nightly.now().toISOString() }, signal)),
  });
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
