// What operators and their tools ask: is the process alive, may it get requests, how does it do. These
// are answered beside the service: not counted, not logged, told nothing of the catalogue.

import { randomUUID } from 'node:crypto';
import { pathOf } from '../channels/http/address-parts.ts';
import type { Fetch } from '../channels/http/edge.ts';
import { isLoopback } from '../channels/http/hosts.ts';
import { commonHeaders, refusalResponse } from '../channels/http/respond.ts';
import { notThisMethod } from '../channels/rest/addresses.ts';
import { Refusal, unlessUnavailable } from '../kernel/refusal.ts';
import type { Metrics } from './node/metrics.ts';

interface HealthParts {
  /** The newest sequence number of the truth, and of what is read. */
  readonly head: () => Promise<number>;
  readonly at: () => number;
  /** Whether the database cannot be asked, or the ledger's file is gone from under the one that is open. */
  readonly isAway: () => boolean;
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
  /** Told of what failed, but not that the database is away. */
  readonly bug: (error: unknown, sentence: string) => void;
}

/** For how long an answer of the database is taken for the newest, in ms: whoever asks often asks nobody else. */
const headHoldsMs = 250;

/** How long the shelf may stay at one number while the truth has a newer one, in ms: a batch takes a while. */
const stalledAfterMs = 30_000;

/**
 * Answers /healthz, /readyz and /metrics; null for any other path.
 * @throws Refusal where it is asked by another method than those that read
 */
export function healthPages(
  parts: HealthParts,
): (path: string, request: Request) => Promise<Response> | null {
  /** Where the shelf was first seen behind, and when; it has not moved since. */
  let rests: { readonly at: number; readonly since: number } | null = null;

  let lastHead: { readonly at: number; readonly head: Promise<number | null> } | null = null;

  function headNow(): Promise<number | null> {
    const at = parts.clock();
    if (lastHead === null || at - lastHead.at >= headHoldsMs)
      lastHead = { at, head: unlessUnavailable(parts.head()) };
    return lastHead.head;
  }

  /** Whether it is asked from this machine: how far the log has come tells of what others may not see. */
  function isNear(request: Request): boolean {
    const { host, metricsForAll } = parts;
    return metricsForAll || (isLoopback(host) && isDirect(request));
  }

  async function readiness(request: Request): Promise<Response> {
    const seen = (numbers: object) => (isNear(request) ? numbers : {});
    if (parts.stopping()) return jsonResponse({ status: 'stopping' }, 503);
    const projection = parts.projects() ? 'running' : 'restarting';
    const [head, at] = [await headNow(), parts.at()];
    // Reading goes on from the shelf; if all nodes said that they are not ready, nobody could read.
    if (head === null || parts.isAway()) {
      rests = null;
      return jsonResponse({ status: 'database_away', ...seen({ seq: at }), projection }, 200);
    }
    // The shelf was given up, because it followed a log that is no more.
    if (at < 0) return jsonResponse({ status: 'other_log', projection }, 503);
    if (at >= head) rests = null;
    else if (rests?.at !== at) rests = { at, since: parts.clock() };
    // For the same reason a shelf that moves is good enough: a long import puts all nodes behind at once.
    const stalled = rests !== null && parts.clock() - rests.since > stalledAfterMs;
    const status = stalled ? 'stalled' : rests ? 'behind' : 'ready';
    const numbers = seen({ seq: at, behind: Math.max(0, head - at) });
    return jsonResponse({ status, ...numbers, projection }, stalled ? 503 : 200);
  }

  async function figures(request: Request): Promise<Response> {
    const { metrics, metricsForAll, host } = parts;
    // A page that gave its own name the address of this machine reads nothing here.
    const direct = isLoopback(host) && isDirect(request) && isLoopback(hostOf(request.url));
    if (!metrics || !(metricsForAll || direct)) return jsonResponse({ status: 'not served here' }, 404);
    const { type, text } = await metrics.text();
    return new Response(text, {
      headers: { ...commonHeaders, 'Content-Type': type, 'Cache-Control': 'no-store' },
    });
  }

  return (path, request) => {
    if (path.length > 8 || !paths.has(path)) return null;
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return Promise.reject(notThisMethod(request.method, new Set(['GET'])));
    if (path === '/healthz') return Promise.resolve(jsonResponse({ status: 'alive' }, 200));
    if (path === '/readyz')
      return readiness(request).catch((error: unknown) => {
        parts.bug(error, 'whether this node is ready could not be found out');
        return jsonResponse({ status: 'unavailable' }, 503);
      });
    return figures(request);
  };
}

const paths: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);

/** Whether no proxy stands between. */
function isDirect({ headers }: Request): boolean {
  return !headers.has('x-forwarded-for') && !headers.has('forwarded');
}

function hostOf(url: string): string {
  return new URL(url).hostname.replace(/^\[|\]$/g, '');
}

/** What a server answers that is not ready: it lives, and brings its shelf up to date. */
export function answerWhileBuilding(site: string): Fetch {
  return async (request) => {
    const path = pathOf(request.url);
    if (path === '/healthz') return jsonResponse({ status: 'alive' }, 200);
    if (path === '/readyz') return jsonResponse({ status: 'building' }, 503);
    return unavailable(
      request,
      site,
      'The server brings its catalogue up to date; ask again in a few seconds.',
    );
  };
}

/** What a server answers to whoever would write, where its log is gone or is another one. */
export function answerWithoutLog(site: string): Fetch {
  const sentence = 'This server takes nothing in at the moment; ask again in a few seconds.';
  return async (request) => unavailable(request, site, sentence);
}

function unavailable(request: Request, site: string, sentence: string): Response {
  return refusalResponse(new Refusal('unavailable', sentence, { retryAfter: 2 }), {
    id: randomUUID(),
    site,
    path: pathOf(request.url),
    accept: request.headers.get('accept'),
    headers: {},
  });
}

function jsonResponse(body: object, status: number): Response {
  const headers = {
    ...commonHeaders,
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
  };
  return new Response(JSON.stringify(body), { status, headers });
}
