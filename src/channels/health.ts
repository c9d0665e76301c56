// What operators and their tools ask: is the process alive, may it get requests, how does it do. These
// are answered beside the service: not counted, not logged, told nothing of the catalogue.

import { Refusal } from '../kernel/refusal.ts';
import { pathOf } from './address-parts.ts';
import type { Fetch } from './edge.ts';
import { isLoopback } from './hosts.ts';
import type { Metrics } from './metrics.ts';
import { commonHeaders, refusalResponse } from './rest/respond.ts';

export interface HealthParts {
  /** The newest sequence number of the truth, and of what is read. */
  readonly head: () => Promise<number>;
  readonly at: () => number;
  /** Whether the thread is at work that brings the shelf up to date. */
  readonly projects: () => boolean;
  /** Milliseconds that never step back. */
  readonly clock: () => number;
  /** Whether the server is about to stop. */
  readonly stopping: () => boolean;
  readonly metrics: Metrics | null;
  /** Everybody may read the figures; otherwise only who reaches the server without a proxy, when it listens on this machine. */
  readonly metricsForAll: boolean;
  /** The address the server listens on. */
  readonly host: string;
}

/** How long the shelf may stay at one number while the truth has a newer one, in ms: a batch takes a while. */
const patience = 30_000;

/** Answers /healthz, /readyz and /metrics; null for any other path. */
export function healthPages(
  parts: HealthParts,
): (path: string, request: Request) => Promise<Response> | null {
  /** Where the shelf was first seen behind, and when; it has not moved since. */
  let rests: { readonly at: number; readonly since: number } | null = null;

  async function readiness(): Promise<Response> {
    if (parts.stopping()) return said({ status: 'stopping' }, 503);
    const projection = parts.projects() ? 'running' : 'restarting';
    const [head, at] = [await headOrNull(parts.head), parts.at()];
    // Reading goes on from the shelf; if all nodes said that they are not ready, nobody could read.
    if (head === null) {
      rests = null;
      return said({ status: 'database_away', seq: at, projection }, 200);
    }
    // The shelf was given up, because it followed a log that is no more.
    if (at < 0) return said({ status: 'other_log', projection }, 503);
    if (at >= head) rests = null;
    else if (rests?.at !== at) rests = { at, since: parts.clock() };
    // For the same reason a shelf that moves is good enough: a long import puts all nodes behind at once.
    const stalled = rests !== null && parts.clock() - rests.since > patience;
    const status = stalled ? 'stalled' : rests ? 'behind' : 'ready';
    return said({ status, seq: at, behind: Math.max(0, head - at), projection }, stalled ? 503 : 200);
  }

  async function figures(request: Request): Promise<Response> {
    const { metrics, metricsForAll, host } = parts;
    const direct =
      isLoopback(host) && !request.headers.has('x-forwarded-for') && !request.headers.has('forwarded');
    if (!metrics || !(metricsForAll || direct)) return said({ status: 'not served here' }, 404);
    const { type, text } = await metrics.text();
    return new Response(text, {
      headers: { ...commonHeaders, 'Content-Type': type, 'Cache-Control': 'no-store' },
    });
  }

  return (path, request) => {
    if (path.length > 8 || (request.method !== 'GET' && request.method !== 'HEAD')) return null;
    if (path === '/healthz') return Promise.resolve(said({ status: 'alive' }, 200));
    if (path === '/readyz') return readiness().catch(() => said({ status: 'unavailable' }, 503));
    return path === '/metrics' ? figures(request) : null;
  };
}

/** What a server answers that is not ready: it lives, and brings its shelf up to date. */
export function answerWhileBuilding(site: string, at: () => number): Fetch {
  return async (request) => {
    const path = pathOf(request.url);
    if (path === '/healthz') return said({ status: 'alive' }, 200);
    if (path === '/readyz') return said({ status: 'building', seq: at() }, 503);
    const sentence = 'The server brings its catalogue up to date; ask again in a few seconds.';
    const accept = request.headers.get('accept');
    return refusalResponse(new Refusal('unavailable', sentence, { retryAfter: 2 }), {
      id: 'building',
      site,
      path,
      accept,
      headers: {},
    });
  };
}

/** The newest number; null while the database cannot be asked. */
async function headOrNull(head: HealthParts['head']): Promise<number | null> {
  try {
    return await head();
  } catch (error) {
    if (error instanceof Refusal && error.reason === 'unavailable') return null;
    throw error;
  }
}

function said(body: object, status: number): Response {
  const headers = {
    ...commonHeaders,
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
  };
  return new Response(JSON.stringify(body), { status, headers });
}
