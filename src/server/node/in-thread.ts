// A task in a thread of its own, while this one goes on answering.

import { Worker } from 'node:worker_threads';

interface ThreadTask<Message, Result> {
  readonly file: URL;
  readonly task: object;
  /** Told what the thread posts: its last word is what it made; undefined for all that comes before. */
  readonly told: (message: Message) => Result | undefined;
  /** Ends the thread before it is done. */
  readonly signal?: AbortSignal;
}

/** What the thread made, once it has ended; rejects where it ended without its last word. */
export async function inThread<Message, Result>({
  file,
  task,
  told,
  signal,
}: ThreadTask<Message, Result>): Promise<Result> {
  signal?.throwIfAborted();
  const worker = new Worker(file, { workerData: task });
  const end = () => worker.terminate();
  signal?.addEventListener('abort', end);
  try {
    return await new Promise<Result>((resolve, reject) => {
      let made: Result | undefined;
      worker.on('message', (message: Message) => {
        made = told(message);
      });
      worker.once('error', reject);
      worker.once('exit', (code) => {
        if (made !== undefined) resolve(made);
        else reject(new Error(`the thread ended before it was done (exit code ${code})`));
      });
    });
  } finally {
    signal?.removeEventListener('abort', end);
  }
}
