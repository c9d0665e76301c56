// Requests to the machines that an address was vetted for, and to nothing else: the name is not looked up again, no
// redirect, cookie or proxy counts. The library for it is loaded when there is something to send.

import type { Dispatcher } from 'undici';
import type { VettedAddress } from './safe-address.ts';

interface PinnedRequest {
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Ends everything together. */
  readonly signal: AbortSignal;
}

/** Loads it before. */
export function loadAgent(): Promise<unknown> {
  return import('undici');
}

/** What `read` makes of the answer; afterwards nothing is connected any more. */
export async function pinnedRequest<Made>(
  { url, addresses }: VettedAddress,
  asked: PinnedRequest,
  timeoutMs: number,
  read: (answer: Dispatcher.ResponseData) => Promise<Made>,
): Promise<Made> {
  const { Agent, request } = await import('undici');
  const found = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
  const agent = new Agent({
    allowH2: false,
    pipelining: 0,
    connect: {
      timeout: timeoutMs,
      lookup: (_hostname, { all }, done) => {
        // Answered at once, a connection that fails at once would fail before anybody listens to it.
        process.nextTick(() => {
          if (all) done(null, found);
          else done(null, found[0]?.address ?? '', found[0]?.family);
        });
      },
    },
  });
  const limits = { headersTimeout: timeoutMs, bodyTimeout: timeoutMs };
  try {
    return await read(await request(url, { ...asked, ...limits, dispatcher: agent }));
  } finally {
    await agent.destroy();
  }
}
