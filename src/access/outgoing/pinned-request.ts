// Requests to the machines that an address was vetted for, and to nothing else: the name is not looked up again, no
// redirect, cookie or proxy counts. The library for it is loaded when there is something to send.

import type { Agent, Dispatcher } from 'undici';
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
  const { request } = await import('undici');
  const agent = await agentTo(addresses, timeoutMs);
  const limits = { headersTimeout: timeoutMs, bodyTimeout: timeoutMs };
  try {
    return await read(await request(url, { ...asked, ...limits, dispatcher: agent }));
  } finally {
    await agent.destroy();
  }
}

/** How long a connection of `pinnedFetch` is tried; for the rest its signal counts. */
const connectMs = 10_000;

/** As `fetch` answers, unpacked and with a body that is read later; what it is connected to ends with the body. */
export async function pinnedFetch({ url, addresses }: VettedAddress, init: RequestInit): Promise<Response> {
  const { fetch } = await import('undici');
  const dispatcher = await agentTo(addresses, connectMs);
  const headers = [...new Headers(init.headers)];
  try {
    return (await fetch(url, { ...init, headers, redirect: 'manual', dispatcher } as never)) as never;
  } finally {
    // It waits for the body.
    dispatcher.close().catch(() => undefined);
  }
}

/** What connects to these addresses alone, whatever name is asked for. */
async function agentTo(addresses: readonly string[], timeoutMs: number): Promise<Agent> {
  const { Agent } = await import('undici');
  const found = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
  return new Agent({
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
}
