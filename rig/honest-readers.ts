// Readers who ask as people do: eight of them, each from an address of its own, some five pages a second. They
// run in a thread of their own, so that what they wait for is the server and not their neighbours here.

import { Agent } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { chanceOf } from './chance.ts';
import { ask, several } from './hostile-callers.ts';

export interface Read {
  /** How long each answer took, in ms, sorted. */
  readonly took: readonly number[];
  /** The slowest few, the slowest first: what was asked, how many s after the beginning, and how long it took. */
  readonly slowest: readonly string[];
  /** What was not answered with 200: the status, or 'no answer'. */
  readonly unanswered: readonly string[];
  /** How late this thread itself was at 99 of 100 moments, in ms. */
  readonly lateMs: number;
}

interface Given {
  readonly port: number;
  readonly seed: number;
  readonly ms: number;
}

const paths = [
  '/api/v1/stats',
  '/api/v1/grants?limit=50',
  '/api/v1/grants?q=ageing&limit=20',
  '/api/v1/grants?label=longevity&limit=20',
  '/api/v1/search?q=longevity',
  '/api/v1/changes?limit=20',
  '/api/v1/events?limit=20',
  '/healthz',
] as const;

/** Reads for so many ms. */
export function honestReaders(given: Given): Promise<Read> {
  const worker = new Worker(new URL(import.meta.url), { workerData: given });
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

async function read({ port, seed, ms }: Given): Promise<Read> {
  const chance = chanceOf(seed);
  const answers: { readonly path: string; readonly from: number; readonly ms: number }[] = [];
  const unanswered: string[] = [];
  const delays = monitorEventLoopDelay({ resolution: 10 });
  delays.enable();
  const begin = performance.now();
  const end = begin + ms;
  await several(8, async (at) => {
    const agent = new Agent({ keepAlive: true, localAddress: `127.0.1.${at + 1}` });
    while (performance.now() < end) {
      const from = performance.now();
      const path = chance.oneOf(paths);
      const status = await ask(port, agent, { path }).catch(() => 'no answer');
      if (status === 200) answers.push({ path, from, ms: performance.now() - from });
      else unanswered.push(String(status));
      await setTimeout(150 + chance.whole(100));
    }
    agent.destroy();
  });
  answers.sort((a, b) => a.ms - b.ms);
  const slowest = answers
    .slice(-5)
    .reverse()
    .map(({ path, from, ms }) => `${path} after ${((from - begin) / 1e3).toFixed(0)} s: ${ms.toFixed(0)} ms`);
  return { took: answers.map(({ ms }) => ms), slowest, unanswered, lateMs: delays.percentile(99) / 1e6 };
}

if (!isMainThread && parentPort) parentPort.postMessage(await read(workerData as Given));
