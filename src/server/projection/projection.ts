// Projection beside the work: a thread of its own follows the ledger, so that the thread which answers
// (or imports) never waits for it.

import { Worker } from 'node:worker_threads';
import type { DataFolder, DataLocation } from '../node/data-folder.ts';
import { showOnShelf } from './build-shelf.ts';

export interface Projection {
  /** Resolves when everything appended before the call is on the shelf. */
  readonly caughtUp: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

export interface ProjectionTask extends DataLocation {
  /**
   * With 'when asked' an empty shelf is not to be read before the first `caughtUp`: whoever appends much to
   * an empty ledger has it built in one go.
   */
  readonly begin: 'at once' | 'when asked';
}

/** Brings the ledger of a place to its shelf until it is stopped. */
export function startProjection(
  { perennialData: data, databaseUrl }: DataLocation,
  onError: (error: unknown) => void,
  begin: ProjectionTask['begin'] = 'at once',
): Projection {
  const workerData: ProjectionTask = { perennialData: data, databaseUrl, begin };
  const worker = new Worker(new URL('./projection-worker.ts', import.meta.url), { workerData });
  const waiting = new Map<number, { resolve: () => void; reject: (error: unknown) => void }>();
  let next = 0;
  let ended: unknown = null;
  const fail = (error: unknown) => {
    ended ??= error;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  worker.on('message', (ticket: number) => {
    waiting.get(ticket)?.resolve();
    waiting.delete(ticket);
  });
  worker.on('error', (error) => {
    onError(error);
    fail(error);
  });
  const exited = new Promise<void>((resolve) => {
    worker.on('exit', () => {
      fail(new Error('the projection has stopped'));
      resolve();
    });
  });
  return {
    caughtUp: () =>
      new Promise((resolve, reject) => {
        if (ended !== null) return reject(ended);
        waiting.set(++next, { resolve, reject });
        worker.postMessage(next);
      }),
    stop: () => {
      worker.postMessage('stop');
      return exited;
    },
  };
}

/** The same in the thread that asks, whenever it asks. */
export function projectionHere(data: Pick<DataFolder, 'ledger' | 'shelf'>): Projection {
  return { caughtUp: () => showOnShelf(data), stop: async () => undefined };
}
