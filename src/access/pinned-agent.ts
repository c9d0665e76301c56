// Connections to the machines that an address was vetted for, and to nothing else: the name is not looked up
// again. The library for it is loaded when there is something to send.

import type { Agent } from 'undici';

/** Loads it before. */
export function loadAgent(): Promise<unknown> {
  return import('undici');
}

export async function pinnedAgent(addresses: readonly string[], timeoutMs: number): Promise<Agent> {
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
