// What leaves the house (webhooks, mail, questions to live sources) leaves from a thread of its own: whatever
// a strange machine or a library makes of it, at worst that thread ends. What it was at fails and is tried
// again by whoever asked; the next message starts another thread.

import { Worker } from 'node:worker_threads';
import { isOtherSide, OtherSideError } from '../access/outgoing/other-side.ts';
import type { Outcome, Post } from '../access/outgoing/safe-post.ts';
import type { SendMail } from '../people/mail/delivery.ts';
import { AddressRefused } from '../people/mail/suppressions.ts';

/** What the thread is made with. */
export interface OutgoingTask {
  /** Addresses and CIDR ranges that are permitted to webhooks besides public ones. */
  readonly permitted: readonly string[];
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
}

export type Errand =
  | { readonly kind: 'post'; readonly message: Parameters<Post>[0] }
  | { readonly kind: 'mail'; readonly message: Parameters<SendMail>[0] }
  | {
      readonly kind: 'fetch';
      readonly url: string;
      readonly method: string;
      readonly headers: readonly (readonly [string, string])[];
      readonly body: Uint8Array<ArrayBuffer>;
    };

/** An answer that was read whole. */
export interface Fetched {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export type FromMain = { readonly id: number; readonly errand: Errand } | { readonly cancel: number };
export type FromThread =
  | { readonly id: number; readonly result: unknown }
  | { readonly id: number; readonly failure: Failure };

/** An error leaves its class behind on its way between threads; whose fault it is is told beside it. */
export interface Failure {
  readonly message: string;
  readonly of: 'address' | 'other side' | 'ours';
  /** Where it was made. */
  readonly stack: string | undefined;
}

export interface Outgoing {
  readonly post: Post;
  readonly mail: SendMail;
  readonly fetch: (url: string, init?: RequestInit) => Promise<Response>;
  /** What is on its way fails. */
  readonly stop: () => Promise<void>;
}

/** A thread that holds more than this has met something that nobody meant it to read. */
const resourceLimits = { maxOldGenerationSizeMb: 192 };

function errorOf({ message, of, stack }: Failure): Error {
  if (of === 'address') return new AddressRefused(message);
  if (of === 'other side') return new OtherSideError(message);
  return Object.assign(new Error(message), { stack });
}

/** @param onDeath told when the thread ended by an error */
export function startOutgoing(
  task: OutgoingTask,
  onDeath: (error: unknown) => void,
  script: URL = new URL('./outgoing-thread.ts', import.meta.url),
): Outgoing {
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let worker: Worker | null = null;
  let ids = 0;
  let stopped = false;

  function begun(): Worker {
    if (worker) return worker;
    const made = new Worker(script, { workerData: task, resourceLimits });
    worker = made;
    made.on('message', (word: FromThread) => {
      const one = waiting.get(word.id);
      waiting.delete(word.id);
      if ('failure' in word) one?.reject(errorOf(word.failure));
      else one?.resolve(word.result);
    });
    let death: unknown = null;
    made.once('error', (error) => {
      death = error;
    });
    made.once('exit', () => {
      if (worker === made) worker = null;
      for (const one of waiting.values()) one.reject(new OtherSideError('what sends ended'));
      waiting.clear();
      if (death !== null) onDeath(death);
    });
    // Nobody waits for it at the end.
    made.unref();
    return made;
  }

  async function run(errand: Errand, signal?: AbortSignal | null): Promise<unknown> {
    const thread = begun();
    const id = ++ids;
    const answer = Promise.withResolvers<unknown>();
    waiting.set(id, answer);
    const cancel = () => {
      thread.postMessage({ cancel: id } satisfies FromMain);
      waiting.delete(id);
      answer.reject(signal?.reason);
    };
    signal?.addEventListener('abort', cancel, { once: true });
    thread.postMessage({ id, errand } satisfies FromMain);
    try {
      return await answer.promise;
    } finally {
      signal?.removeEventListener('abort', cancel);
    }
  }

  return {
    post: async (message) => {
      try {
        return (await run({ kind: 'post', message })) as Outcome;
      } catch (error) {
        if (stopped) return null;
        if (isOtherSide(error)) return { error: 'connection_failed' };
        throw error;
      }
    },
    mail: async (message) => {
      await run({ kind: 'mail', message });
    },
    fetch: async (url, init = {}) => {
      init.signal?.throwIfAborted();
      const request = new Request(url, init);
      const { method } = request;
      const [headers, body] = [[...request.headers], new Uint8Array(await request.arrayBuffer())];
      const errand: Errand = { kind: 'fetch', url, method, headers, body };
      const found = (await run(errand, init.signal)) as Fetched;
      const empty = found.status === 204 || found.status === 304;
      return new Response(empty ? null : found.bytes, {
        status: found.status,
        headers: found.headers.map(([name, value]) => [name, value] as [string, string]),
      });
    },
    stop: async () => {
      stopped = true;
      await worker?.terminate();
    },
  };
}
