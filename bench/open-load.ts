// Load that comes as it comes: requests begin by the clock, whether those before them were answered or
// not, and a request's latency counts from the instant for which it was planned. A server that stops for a
// moment is so charged for everybody who came meanwhile (no coordinated omission).

import { Agent, request } from 'node:http';
import type { Ask } from './asks.ts';

export interface Planned {
  readonly kind: string;
  readonly ask: Ask;
}

export interface OpenMeasured {
  /** ms by kind, and of all under ''; sorted. */
  readonly latencies: ReadonlyMap<string, readonly number[]>;
  readonly failures: number;
  /** ms by which this side began requests too late, sorted: it is part of the latencies. */
  readonly lateness: readonly number[];
  /** Answers a second. */
  readonly perSecond: number;
}

export async function openLoad(
  port: number,
  next: () => Planned,
  perSecond: number,
  seconds: number,
): Promise<OpenMeasured> {
  // With a time of its own the agent heeds that of the server, and uses no connection that is about to be closed.
  const agent = new Agent({ keepAlive: true, maxSockets: 1_000, timeout: 30_000 });
  const latencies = new Map<string, number[]>([['', []]]);
  const lateness: number[] = [];
  const total = Math.round(perSecond * seconds);
  let failures = 0;
  let begun = 0;
  let ended = 0;
  const from = performance.now() + 20;
  await new Promise<void>((resolve) => {
    const send = (planned: number, { kind, ask }: Planned) => {
      lateness.push(performance.now() - planned);
      let over = false;
      const end = (failed: boolean) => {
        if (over) return;
        over = true;
        if (failed) failures++;
        const took = performance.now() - planned;
        latencies.get('')?.push(took);
        latencies.set(kind, latencies.get(kind) ?? []);
        latencies.get(kind)?.push(took);
        if (++ended === total) resolve();
      };
      const sent = typeof ask === 'string' ? { path: ask, body: undefined, headers: {} } : ask;
      const headers = sent.body === undefined ? {} : { 'content-type': 'application/json', ...sent.headers };
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
          response.on('end', () => end((response.statusCode ?? 500) >= 400));
          response.on('error', () => end(true));
        })
        .on('timeout', () => sending.destroy(new Error('too slow')))
        .on('error', () => end(true))
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
  agent.destroy();
  for (const list of latencies.values()) list.sort((a, b) => a - b);
  return { latencies, failures, lateness: lateness.sort((a, b) => a - b), perSecond: total / took };
}

/** Of a sorted list: 0.5 is its median. */
export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
