import { setTimeout } from 'node:timers/promises';
import { lookUps, resolveByServers } from '../../access/outgoing/look-ups.ts';
import { ask, safeFetch } from '../../access/outgoing/safe-fetch.ts';
import type { WayOut } from '../../sources/live-reading.ts';

const requestMs = 120_000;

/** Requests to the services of sources, never into this network: each ends after two minutes. */
export function wayOut(clock: () => number): WayOut {
  return {
    fetch: safeFetch(
      { permitted: [], resolve: lookUps({ ask: resolveByServers, clock }) },
      (url, init, vetted) => ask(url, { ...init, signal: AbortSignal.timeout(requestMs) }, vetted),
    ),
    sleep: (ms) => setTimeout(ms),
  };
}
