// Load from this machine against a server in another process: a number of connections, each of which asks
// again as soon as it is answered. wrk asks where it is installed, and autocannon where it is not, or where
// each request must be made up anew. What counts is the processor time of the server for one answer; answers
// a second are those of a server only while whoever asks has time to spare.

import autocannon from 'autocannon';
import { type Ask, type Asks, inTurn } from './asks.ts';
import { machineMs, processorMs, type Running } from './processes.ts';
import { perSecond } from './table.ts';
import { hasWrk, headersOf, wrk } from './wrk.ts';

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
  /** Which part of a processor whoever asked needed itself. */
  readonly generator: number;
  /** Ms of processor that the server spent on one answer (of several turns the median); null when that was not seen. */
  readonly processor: number | null;
  /** The same of the turn in which it was least. */
  readonly leastProcessor: number | null;
  /** How many processors worked for others meanwhile; null when that was not seen. */
  readonly others: number | null;
}

/** Above this the generator may be what limits. */
export const maxBusy = 0.8;

export interface LoadOptions {
  readonly connections?: number | undefined;
  /** What every request carries besides. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** Asks the paths (or sends the bodies) in turn for some seconds; a list that is given again goes on where it was. */
export async function load(
  port: number,
  given: Asks | readonly Ask[],
  seconds: number,
  { connections = 32, headers = {} }: LoadOptions = {},
): Promise<Measured> {
  const asks = 'next' in given ? given : inTurn(given);
  const unseen = { processor: null, leastProcessor: null, others: null };
  if (hasWrk && asks.upcoming) {
    const seen = await wrk(port, asks.upcoming(), { seconds, connections }, headers);
    asks.advance?.(seen.requests);
    const took = seen.us / 1e6;
    return {
      ...unseen,
      perSecond: seen.requests / took,
      requests: seen.requests,
      seconds: took,
      p50: seen.p50 / 1000,
      p99: seen.p99 / 1000,
      bytes: seen.bytes / Math.max(1, seen.requests),
      failures: seen.failures,
      generator: seen.busy / took,
    };
  }
  const before = process.cpuUsage();
  const result = await cannon(port, asks, seconds, connections, headers);
  const { user, system } = process.cpuUsage(before);
  const requests = result.requests.total;
  return {
    ...unseen,
    perSecond: requests / result.duration,
    requests,
    seconds: result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    bytes: result.throughput.total / Math.max(1, requests),
    failures: result.errors + result.non2xx,
    generator: (user + system) / 1e6 / result.duration,
  };
}

function cannon(
  port: number,
  { next }: Asks,
  duration: number,
  connections: number,
  always: Readonly<Record<string, string>>,
) {
  return autocannon({
    url: `http://127.0.0.1:${port}`,
    connections,
    duration,
    requests: [
      {
        setupRequest: (request: autocannon.Request) => {
          const ask = next();
          const headers = { ...headersOf(ask), ...always };
          if (typeof ask === 'string') return { ...request, path: ask, headers };
          return { ...request, path: ask.path, body: ask.body, method: 'POST', headers };
        },
      },
    ],
  });
}

/** A server: where it listens, and the processes that work for it. */
export interface Worked extends Pick<Running, 'port' | 'pid'> {
  /** Besides itself and those that it started, such as those of its database; null where these are not seen. */
  readonly others?: readonly number[] | null;
}

export interface Competitor {
  readonly server: Worked;
  readonly asks: Asks | readonly Ask[];
  /** What every request to it carries besides. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** Loads several servers in turn, so that whatever else the machine does meets all of them alike. */
export async function loadInTurns(
  competitors: readonly Competitor[],
  { seconds, turns }: { readonly seconds: number; readonly turns: number },
): Promise<readonly Measured[]> {
  const seen: Measured[][] = competitors.map(() => []);
  for (let turn = 0; turn < turns; turn++) {
    for (const [index, { server, asks, headers }] of competitors.entries()) {
      seen[index]?.push(await loadSeeing(server, asks, Math.max(1, seconds / turns), { headers }));
    }
  }
  return seen.map(together);
}

/** Ms that the processors worked for a server and all that work for it; null where some of it is not seen. */
export function workedMs({ pid, others = [] }: Omit<Worked, 'port'>): number | null {
  const each = others === null ? [null] : [pid, ...others].map(processorMs);
  return each.includes(null) ? null : each.reduce<number>((sum, ms) => sum + (ms ?? 0), 0);
}

/** Load, and what it cost the server, whatever else the machine does. */
export async function loadSeeing(
  server: Worked,
  asks: Asks | readonly Ask[],
  seconds: number,
  options?: LoadOptions,
): Promise<Measured> {
  const before = workedMs(server);
  const [wholeBefore, from] = [machineMs(), performance.now()];
  const measured = await load(server.port, asks, seconds, options);
  const [wholeAfter, to] = [machineMs(), performance.now()];
  const after = workedMs(server);
  if (before === null || after === null) return measured;
  const processor = (after - before) / Math.max(1, measured.requests);
  const own = after - before + measured.generator * measured.seconds * 1000;
  const others_ =
    wholeBefore === null || wholeAfter === null
      ? null
      : Math.max(0, wholeAfter - wholeBefore - own) / (to - from);
  return { ...measured, processor, leastProcessor: processor, others: others_ };
}

function together(turns: readonly Measured[]): Measured {
  const sum = (of: (turn: Measured) => number) => turns.reduce((total, turn) => total + of(turn), 0);
  const requests = sum((turn) => turn.requests);
  const seconds = sum((turn) => turn.seconds);
  const processors = turns.map(({ processor }) => processor);
  const others = turns.map((turn) => turn.others);
  return {
    perSecond: requests / seconds,
    requests,
    seconds,
    p50: sum((turn) => turn.p50) / turns.length,
    p99: Math.max(...turns.map((turn) => turn.p99)),
    bytes: sum((turn) => turn.bytes * turn.requests) / Math.max(1, requests),
    failures: sum((turn) => turn.failures),
    generator: Math.max(...turns.map((turn) => turn.generator)),
    processor: allSeen(processors) ? median(processors) : null,
    leastProcessor: allSeen(processors) ? Math.min(...processors) : null,
    others: allSeen(others) ? median(others) : null,
  };
}

function allSeen(list: readonly (number | null)[]): list is readonly number[] {
  return !list.includes(null);
}

export function median(list: readonly number[]): number {
  return list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] as number;
}

/** What one answer costs the server. */
export function cost({ processor, leastProcessor }: Measured): string {
  if (processor === null || leastProcessor === null) return 'CPU not seen';
  const least = leastProcessor < processor * 0.99 ? ` (least ${micros(leastProcessor)})` : '';
  return `${micros(processor)} µs CPU${least}`;
}

function micros(ms: number): string {
  return Math.round(ms * 1000).toLocaleString('en');
}

/** What one answer costs the server, and answers a second. */
export function rate(measured: Measured): string {
  return `${cost(measured)}, ${perSecond(measured.perSecond)}`;
}

export function figure(measured: Measured): string {
  const { bytes, p50, p99, failures } = measured;
  const failed = failures > 0 ? `, ${failures} FAILED` : '';
  const size = bytes < 10_240 ? (bytes / 1024).toFixed(1) : Math.round(bytes / 1024);
  return `${rate(measured)}, ${size} KiB, p50 ${ms(p50)} p99 ${ms(p99)} ms${failed}`;
}

function ms(value: number): string {
  return value < 10 ? value.toFixed(1) : String(Math.round(value));
}

/** How ours stands to theirs: by processor time, and by rate unless the generator may be what was measured. */
export function compare(ours: Measured, theirs: Measured): { cpu: number | null; rate: number | null } {
  const busy = Math.max(ours.generator, theirs.generator);
  return {
    cpu: ours.processor === null || theirs.processor === null ? null : ours.processor / theirs.processor,
    rate: busy > maxBusy ? null : ours.perSecond / theirs.perSecond,
  };
}

export function comparison(ours: Measured, theirs: Measured): string {
  const { cpu, rate } = compare(ours, theirs);
  const busy = Math.max(ours.generator, theirs.generator).toFixed(2);
  return [
    cpu === null ? 'CPU not seen' : `CPU × ${cpu.toFixed(2)}`,
    rate === null ? `rate void: generator ${busy} busy` : `rate ${rate.toFixed(2)} (generator ${busy} busy)`,
  ].join(', ');
}

/** What worked beside server and generator: with others on the machine, rates and p99 say little. */
export function company(measured: Measured): string {
  return measured.others === null ? '' : `others ${measured.others.toFixed(1)} cores`;
}
