// Load from this process against a server in another one; each figure is requests a second.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import autocannon from 'autocannon';

export interface Measured {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly bytes: number;
  readonly failures: number;
}

/** A request with a JSON body, where a path alone does not say it. */
export interface Sent {
  readonly path: string;
  readonly body: string;
}

/** Asks the paths (or sends the bodies) in turn, over 32 connections, for some seconds. */
export async function load(
  port: number,
  asks: readonly (string | Sent)[],
  seconds: number,
): Promise<Measured> {
  let next = 0;
  const result = await autocannon({
    url: `http://127.0.0.1:${port}`,
    connections: 32,
    duration: seconds,
    requests: [
      {
        setupRequest: (request: autocannon.Request) => {
          const ask = asks[next % asks.length] as string | Sent;
          next++;
          if (typeof ask === 'string') return { ...request, path: ask };
          const headers = {
            'content-type': 'application/json',
            accept: 'application/json, text/event-stream',
          };
          return { ...request, ...ask, method: 'POST', headers };
        },
      },
    ],
  });
  return {
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    bytes: result.throughput.total / Math.max(1, result.requests.total),
    failures: result.errors + result.non2xx,
  };
}

export interface Running extends AsyncDisposable {
  readonly port: number;
  readonly pid: number;
  /** ms from the start of the process to its first answer. */
  readonly startMs: number;
}

/** Starts a Node program that prints its port, or an address with it, in its first line that has one. */
export async function start(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  now: () => number,
): Promise<Running> {
  const began = now();
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await portOf(child);
  await (await fetch(`http://127.0.0.1:${port}/`)).arrayBuffer();
  return {
    port,
    pid: child.pid as number,
    startMs: now() - began,
    [Symbol.asyncDispose]: async () => {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}

async function portOf(child: ChildProcess): Promise<number> {
  for await (const line of createInterface({ input: child.stdout as NodeJS.ReadableStream })) {
    const port = /(?:^|:)(\d+)(?:\s|$)/.exec(line)?.[1];
    if (port) return Number(port);
  }
  throw new Error('the program ended without saying its port');
}
