// Load that comes as it comes: requests begin by the clock, whether those before them were answered or
// not, and a request's latency counts from the instant for which it was planned. A server that stops for a
// moment is so charged for everybody who came meanwhile (no coordinated omission).

import { Agent, type IncomingMessage, request } from 'node:http';
import type { Ask } from './asks.ts';

export interface Planned {
  readonly kind: string;
  readonly ask: Ask;
  /** The address that it comes from, as a proxy tells it. */
  readonly from?: string;
}

export interface OpenMeasured {
  /** ms by kind, and of all under ''; sorted. Those that were sent away are under 'sent away' alone. */
  readonly latencies: ReadonlyMap<string, readonly number[]>;
  readonly failures: number;
  /** How many were told with 503 and Retry-After to come again. */
  readonly sentAway: number;
  /** ms by which this side began requests too late, sorted: it is part of the latencies. */
  readonly lateness: readonly number[];
  /** Answers a second. */
  readonly perSecond: number;
  /** The share of a core that this side needed itself: near 1 it is what is measured. */
  readonly busy: number;
}

export async function openLoad(
  port: number,
  next: () => Planned,
  perSecond: number,
  seconds: number,
): Promise<OpenMeasured> {
  // With a time of its own the agent heeds that of the server, and uses no connection that is about to be closed.
  const agent = new Agent({ keepAlive: true, maxSockets: 2_000, maxFreeSockets: 2_000, timeout: 30_000 });
  const latencies = new Map<string, number[]>([['', []]]);
  const lateness: number[] = [];
  const total = Math.round(perSecond * seconds);
  let [failures, sentAway] = [0, 0];
  let begun = 0;
  let ended = 0;
  const from = performance.now() + 20;
  const before = process.cpuUsage();
  await new Promise<void>((resolve) => {
    const send = (planned: number, { kind, ask, from: address }: Planned) => {
      lateness.push(performance.now() - planned);
      let over = false;
      const end = (how: 'answered' | 'failed' | 'sent away') => {
        if (over) return;
        over = true;
        if (how === 'failed') failures++;
        if (how === 'sent away') sentAway++;
        const took = performance.now() - planned;
        for (const name of how === 'sent away' ? [how] : ['', kind]) {
          const list = latencies.get(name) ?? [];
          latencies.set(name, list);
          list.push(took);
        }
        if (++ended === total) resolve();
      };
      const sent = typeof ask === 'string' ? { path: ask, body: undefined, headers: {} } : ask;
      const headers = {
        ...(sent.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(address === undefined ? {} : { 'x-forwarded-for': address }),
        ...sent.headers,
      };
      const method = sent.body === undefined ? 'GET' : 'POST';
      const sending = request({
        host: '127.0.0.1',
        port,
        agent,
        path: sent.path,
        method,
        headers,
        timeout: 30_000,
      })
        .on('response', (response) => {
          response.resume();
          response.on('end', () => end(outcome(response)));
          response.on('error', () => end('failed'));
        })
        .on('timeout', () => sending.destroy(new Error('too slow')))
        .on('error', () => end('failed'))
        .end(sent.body);
    };
    const tick = () => {
      const due = Math.min(total, Math.floor(((performance.now() - from) / 1000) * perSecond) + 1);
      for (; begun < due; begun++) send(from + (begun * 1000) / perSecond, next());
      if (begun < total) setTimeout(tick, 1);
    };
    setTimeout(tick, 20);
  });
  const took = (performance.now() - from) / 1000;
  const { user, system } = process.cpuUsage(before);
  agent.destroy();
  for (const list of latencies.values()) list.sort((a, b) => a - b);
  return {
    latencies,
    failures,
    sentAway,
    lateness: lateness.sort((a, b) => a - b),
    perSecond: total / took,
    busy: (user + system) / 1e6 / took,
  };
}

function outcome({ statusCode = 500, headers }: IncomingMessage) {
  if (statusCode === 503 && headers['retry-after'] !== undefined) return 'sent away';
  return statusCode >= 400 ? 'failed' : 'answered';
}

/** Of a sorted list: 0.5 is its median. */
export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
