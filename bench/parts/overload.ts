// More questions than can be answered: what is sent away, and what those wait that are let in.

import type { Bench, Part } from '../bench.ts';
import type { Dataset } from '../dataset.ts';
import { load, maxBusy, type Running } from '../load.ts';
import { type OpenMeasured, openLoad, type Planned, quantile } from '../open-load.ts';
import { atMost } from '../table.ts';

/** How many times what can be answered is asked. */
const times = [0.5, 1, 1.5, 2, 3];
/** As many callers ask, each by an address of its own. */
const callers = 200;
/** ms: the slowest of a hundred answers, however much is asked. */
const maxMs = 500;

export const overload: Part = {
  name: 'overload',
  summary: 'what is sent away, and p99 of what is answered, at up to three times what a node can answer',
  run: async (bench) => {
    const server = await bench.server();
    const next = questions(await bench.dataset());
    const can = await capacity(bench, server, next);
    for (const factor of bench.quick ? [2] : times) {
      const perSecond = Math.round(can * factor);
      const seen = await openLoad(server.port, next, perSecond, bench.quick ? 2 : 2 * bench.seconds);
      tell(bench, `${factor} times what it can (${perSecond}/s)`, seen);
    }
  },
};

/** Answers a second when as many are asked as are answered. */
async function capacity(bench: Bench, server: Running, next: () => Planned): Promise<number> {
  const { perSecond } = await load(
    server.port,
    { next: () => next().ask, length: Number.POSITIVE_INFINITY, asked: () => 0 },
    bench.quick ? 1 : bench.seconds,
    { connections: 16 },
  );
  return perSecond;
}

function tell(
  bench: Bench,
  what: string,
  { latencies, sentAway, failures, lateness, perSecond, busy }: OpenMeasured,
) {
  const answered = latencies.get('') ?? [];
  const away = latencies.get('sent away') ?? [];
  const all = answered.length + sentAway;
  const [p50, p99, most] = [0.5, 0.99, 1].map((share) => quantile(answered, share).toFixed(0));
  bench.row({
    what: `asked ${what}`,
    seen: `p50 ${p50}, p99 ${p99}, most ${most} ms; ${Math.round((100 * sentAway) / all)} % sent away${
      sentAway > 0 ? ` after p50 ${quantile(away, 0.5).toFixed(0)} ms` : ''
    }${failures > 0 ? `, ${failures} FAILED` : ''}`,
    beside: `answered ${Math.round((perSecond * answered.length) / all)}/s; began late: p99 ${quantile(lateness, 0.99).toFixed(0)} ms`,
    // What is asked by a generator that has no time for it waits there and not in the server.
    ...(busy > maxBusy
      ? { ratio: `void: generator ${busy.toFixed(2)} busy` }
      : { ratio: `generator ${busy.toFixed(2)} busy`, goal: atMost(Number(p99), maxMs, ' ms') }),
  });
}

/**
 * Questions that nobody asked before, half of them so dear that a node answers far fewer than this side can ask: three
 * times as many cheap ones are more than a generator in one process manages.
 */
function questions({ asks, words }: Dataset): () => Planned {
  /** Pairs of words: the square of their number, so no pair comes twice in a run. */
  const search = (number: number) => {
    const [at, round] = [number % words.length, Math.floor(number / words.length)];
    return `/api/v1/search?q=${words[at]}+${words[(at + round + 1) % words.length]}`;
  };
  let count = 0;
  return () => {
    const number = count++;
    const caller = number % callers;
    return {
      kind: 'question',
      ask: number % 2 === 0 ? asks.next() : search((number - 1) / 2),
      from: `10.${caller % 7}.${caller}.9`,
    };
  };
}
