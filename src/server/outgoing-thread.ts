// The thread of outgoing.ts: runs errands as they come, each with its end.

import { parentPort, workerData } from 'node:worker_threads';
import { lookUps, resolveByServers } from '../access/outgoing/look-ups.ts';
import { isOtherSide, OtherSideError } from '../access/outgoing/other-side.ts';
import { ask, safeFetch } from '../access/outgoing/safe-fetch.ts';
import { safePost } from '../access/outgoing/safe-post.ts';
import { boundedBytes } from '../kernel/bounded-bytes.ts';
import { smtpMail } from '../people/mail/smtp.ts';
import { AddressRefused } from '../people/mail/suppressions.ts';
import { steadyMs } from './node/thread-clock.ts';
import type { Errand, Failure, Fetched, FromMain, FromThread, OutgoingTask } from './outgoing.ts';

const { permitted, smtpUrl, mailFrom } = workerData as OutgoingTask;
const rules = {
  permitted,
  resolve: lookUps({ ask: resolveByServers, clock: steadyMs }),
};
const post = safePost(rules);
const mail = smtpUrl === null ? null : smtpMail(smtpUrl, mailFrom);
// What is permitted besides is permitted to webhooks.
const safelyFetch = safeFetch({ ...rules, permitted: [] }, ask);
const running = new Map<number, AbortController>();
/** The largest answer of a service that is read, in bytes. */
const maxBytes = 32 * 1024 * 1024;

async function run(errand: Errand, signal: AbortSignal): Promise<unknown> {
  if (errand.kind === 'post') return post(errand.message);
  if (errand.kind === 'mail') {
    if (mail === null) throw new Error('no mail server is set');
    await mail(errand.message);
    return null;
  }
  const { url, method, headers, body } = errand;
  const response = await safelyFetch(url, {
    method,
    headers: headers as [string, string][],
    ...(body.length > 0 ? { body } : {}),
    signal,
  });
  const tooLarge = () => new OtherSideError(`it answered with more than ${maxBytes} bytes`);
  // In memory of its own, which alone is copied to the other thread.
  const bytes = new Uint8Array(await boundedBytes(response.body, maxBytes, tooLarge));
  // The bytes are unpacked here.
  const left = [...response.headers].filter(
    ([name]) => name !== 'content-encoding' && name !== 'content-length',
  );
  return { status: response.status, headers: left, bytes } satisfies Fetched;
}

function failureOf(error: unknown): Failure {
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  if (error instanceof AddressRefused) return { message, of: 'address', stack };
  return { message, of: isOtherSide(error) ? 'other side' : 'ours', stack };
}

parentPort?.on('message', (word: FromMain) => {
  if ('cancel' in word) {
    running.get(word.cancel)?.abort();
    return;
  }
  const { id, errand } = word;
  const controller = new AbortController();
  running.set(id, controller);
  const say = (answer: FromThread) => parentPort?.postMessage(answer);
  run(errand, controller.signal)
    .then(
      (result) => say({ id, result }),
      (error: unknown) => say({ id, failure: failureOf(error) }),
    )
    .finally(() => running.delete(id));
});
