// Load from this process against a server in another one: a number of connections, each of which asks
// again as soon as it is answered.

import autocannon from 'autocannon';
import { type Ask, type Asks, inTurn } from './asks.ts';
import { processorMs, type Running } from './processes.ts';
import { perSecond } from './table.ts';

export type { Sent } from './asks.ts';
export { type Running, start } from './processes.ts';

export interface Measured {
  readonly perSecond: number;
  readonly requests: number;
  readonly seconds: number;
  /** ms. */
  readonly p50: number;
  readonly p99: number;
  /** Of one answer, head and body. */
  readonly bytes: number;
  readonly failures: number;
  /** Ms of processor that the server spent on one answer; null when that was not seen. */
  readonly processor: number | null;
}

/** Asks the paths (or sends the bodies) in turn for some seconds; a list that is given again goes on where it was. */
export async function load(
  port: number,
  asks: Asks | readonly Ask[],
  seconds: number,
  connections = 32,
): Promise<Measured> {
  const { next } = 'next' in asks ? asks : inTurn(asks);
  const result = await autocannon({
    url: `http://127.0.0.1:${port}`,
    connections,
    duration: seconds,
    requests: [
      {
        setupRequest: (request: autocannon.Request) => {
          const ask = next();
          if (typeof ask === 'string') return { ...request, path: ask };
          const headers = {
            'content-type': 'application/json',
            accept: 'application/json, text/event-stream',
            ...ask.headers,
          };
          return { ...request, path: ask.path, body: ask.body, method: 'POST', headers };
        },
      },
    ],
  });
  const requests = result.requests.total;
  return {
    perSecond: requests / result.duration,
    requests,
    seconds: result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    bytes: result.throughput.total / Math.max(1, requests),
    failures: result.errors + result.non2xx,
    processor: null,
  };
}

/** A server: where it listens, and the processes that work for it. */
export interface Worked extends Pick<Running, 'port' | 'pid'> {
  /** Besides itself and those that it started, such as those of its database. */
  readonly others?: readonly number[];
}

export interface Competitor {
  readonly server: Worked;
  readonly asks: Asks | readonly Ask[];
}

/** Loads several servers in turn, so that whatever else the machine does meets all of them alike. */
export async function loadInTurns(
  competitors: readonly Competitor[],
  { seconds, turns }: { readonly seconds: number; readonly turns: number },
): Promise<readonly Measured[]> {
  const seen: Measured[][] = competitors.map(() => []);
  for (let turn = 0; turn < turns; turn++) {
    for (const [index, { server, asks }] of competitors.entries()) {
      seen[index]?.push(await loadSeeing(server, asks, Math.max(1, seconds / turns)));
    }
  }
  return seen.map(together);
}

/** Load, and what it cost the server, whatever else the machine does. */
export async function loadSeeing(
  { port, pid, others = [] }: Worked,
  asks: Asks | readonly Ask[],
  seconds: number,
  connections?: number,
): Promise<Measured> {
  const worked = () => {
    const each = [pid, ...others].map(processorMs);
    return each.includes(null) ? null : each.reduce<number>((sum, ms) => sum + (ms ?? 0), 0);
  };
  const before = worked();
  const measured = await load(port, asks, seconds, connections);
  const after = worked();
  if (before === null || after === null) return measured;
  return { ...measured, processor: (after - before) / Math.max(1, measured.requests) };
}

function together(turns: readonly Measured[]): Measured {
  const sum = (of: (turn: Measured) => number) => turns.reduce((total, turn) => total + of(turn), 0);
  const requests = sum((turn) => turn.requests);
  const seconds = sum((turn) => turn.seconds);
  return {
    perSecond: requests / seconds,
    requests,
    seconds,
    p50: sum((turn) => turn.p50) / turns.length,
    p99: Math.max(...turns.map((turn) => turn.p99)),
    bytes: sum((turn) => turn.bytes * turn.requests) / Math.max(1, requests),
    failures: sum((turn) => turn.failures),
    processor: turns.some((turn) => turn.processor === null)
      ? null
      : sum((turn) => (turn.processor as number) * turn.requests) / Math.max(1, requests),
  };
}

/** Answers a second, and what one costs the server. */
export function rate({ perSecond: each, processor }: Measured): string {
  return `${perSecond(each)}${processor === null ? '' : ` (${processor.toFixed(2)} ms CPU)`}`;
}

export function figure(measured: Measured): string {
  const { bytes, p50, p99, failures } = measured;
  const failed = failures > 0 ? `, ${failures} FAILED` : '';
  const size = bytes < 10_240 ? (bytes / 1024).toFixed(1) : Math.round(bytes / 1024);
  return `${rate(measured)}, ${size} KiB, p50 ${Math.round(p50)} p99 ${Math.round(p99)} ms${failed}`;
}
