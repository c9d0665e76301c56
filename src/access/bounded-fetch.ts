// Asks of a service that the operator named: an end of time and of size for each answer, so that a service that
// is slow, or sends without end, holds nobody up and fills no memory.

export interface AnswerBounds {
  /** For everything together: connecting, the head, the last byte. */
  readonly timeoutMs: number;
  readonly mostBytes: number;
}

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** `fetch` whose answers are read whole within these bounds. Rejects as `fetch` does where there is none. */
export function boundedFetch(fetch: Fetch, { timeoutMs, mostBytes }: AnswerBounds): Fetch {
  return async (url, init) => {
    const ending = new AbortController();
    const signals = [ending.signal, AbortSignal.timeout(timeoutMs), ...(init.signal ? [init.signal] : [])];
    const answer = await fetch(url, { ...init, signal: AbortSignal.any(signals) });
    const chunks: Uint8Array[] = [];
    let bytes = 0;
    for await (const chunk of answer.body ?? []) {
      bytes += chunk.length;
      if (bytes > mostBytes) {
        ending.abort();
        throw new TypeError(`the answer has more than ${mostBytes} bytes`);
      }
      chunks.push(chunk);
    }
    const headers = new Headers(answer.headers);
    // What was read is no longer packed.
    for (const name of ['content-encoding', 'content-length']) headers.delete(name);
    const body = answer.body === null ? null : Buffer.concat(chunks);
    return new Response(body, { status: answer.status, statusText: answer.statusText, headers });
  };
}
