// Asks of a service that the operator named: an end of time and of size for each answer, so that a service that
// is slow, or sends without end, holds nobody up and fills no memory.

import { boundedBytes } from '../../kernel/bounded-bytes.ts';

export interface AnswerBounds {
  /** For everything together: looking up, connecting, the head, the last byte. */
  readonly timeoutMs: number;
  readonly maxBytes: number;
}

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** `fetch` whose answers are read whole within these bounds. Rejects as `fetch` does where there is none. */
export function boundedFetch(fetch: Fetch, { timeoutMs, maxBytes }: AnswerBounds): Fetch {
  return async (url, init) => {
    const ending = new AbortController();
    const signals = [ending.signal, AbortSignal.timeout(timeoutMs), ...(init.signal ? [init.signal] : [])];
    const answer = await fetch(url, { ...init, signal: AbortSignal.any(signals) });
    const bytes = await boundedBytes(answer.body, maxBytes, () => {
      ending.abort();
      return new TypeError(`the answer has more than ${maxBytes} bytes`);
    });
    const headers = new Headers(answer.headers);
    // What was read is no longer packed.
    for (const name of ['content-encoding', 'content-length']) headers.delete(name);
    return new Response(answer.body === null ? null : bytes, {
      status: answer.status,
      statusText: answer.statusText,
      headers,
    });
  };
}
