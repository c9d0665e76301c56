// The nightly dumps. One node makes them, in a thread of its own, so that nobody waits for it.

import type { Repeating } from '../../desk/repeating.ts';
import { inThread } from '../node/in-thread.ts';
import { type NightlyParts, startNightly } from '../node/nightly.ts';

/** What the thread is told. */
export interface DumpTask {
  readonly folder: string;
  readonly shelf: string;
  readonly program?: string;
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

export function startNightlyDumps({
  task,
  onDone,
  make = inOwnThread,
  ...nightly
}: NightlyDumpsParts): Repeating {
  return startNightly({
    ...nightly,
    task: 'dumps',
    run: async (signal) => onDone(await make({ ...task, now: nightly.now().toISOString() }, signal)),
  });
}

const file = new URL('./dumps-worker.ts', import.meta.url);

function inOwnThread(task: DumpTask, signal: AbortSignal): Promise<string> {
  return inThread({ file, task, signal, told: (version: string) => version });
}
