// Everything at once, as callers come: 500 requests a second, planned by the clock.

import { type Ask, inTurn } from '../asks.ts';
import type { Part } from '../bench.ts';
import { comments } from '../comments.ts';
import type { Dataset } from '../dataset.ts';
import { openLoad, type Planned, quantile } from '../open-load.ts';
import { atMost } from '../table.ts';

const each = 500;

/** How many of a hundred. */
const mix: readonly (readonly [kind: string, share: number])[] = [
  ['distinct', 60],
  ['hot', 20],
  ['detail', 10],
  ['search', 5],
  ['facets', 3],
  ['comment', 2],
];

export const mixed: Part = {
  name: 'mixed',
  summary: `p50 and p99 under ${each} requests a second of every kind, planned by the clock`,
  run: async (bench) => {
    const server = await bench.server();
    const next = plan(await bench.dataset());
    await openLoad(server.port, next, each, bench.quick ? 1 : 3);
    const measured = await openLoad(server.port, next, each, bench.quick ? 3 : 5 * bench.seconds);
    const { latencies, lateness, sentAway } = measured;
    const failures = measured.failures + sentAway;
    const all = latencies.get('') ?? [];
    const p99 = quantile(all, 0.99);
    const failed = failures > 0 ? `, ${failures} FAILED` : '';
    bench.row({
      what: `mixed load, ${each} requests/s`,
      seen: `${ms(all)} of ${all.length}${failed}`,
      beside: `began late: p99 ${quantile(lateness, 0.99).toFixed(1)} ms`,
      goal: atMost(Number(p99.toFixed(1)), 25, ' ms'),
    });
    for (const [kind] of mix) bench.row({ what: `  of these: ${kind}`, seen: ms(latencies.get(kind) ?? []) });
  },
};

function ms(sorted: readonly number[]): string {
  const [p50, p99, most] = [0.5, 0.99, 1].map((share) => quantile(sorted, share).toFixed(1));
  return `p50 ${p50}, p99 ${p99}, most ${most} ms`;
}

function plan({ asks, words, slugs }: Dataset): () => Planned {
  const lists: Readonly<Record<string, { readonly next: () => Ask }>> = {
    distinct: asks,
    hot: inTurn(['/api/v1/grants']),
    detail: inTurn(slugs.map((slug) => `/api/v1/grants/${slug}`)),
    search: inTurn(words.toReversed().map((word) => `/api/v1/search?q=${word}`)),
    facets: inTurn(words.toReversed().map((word) => `/api/v1/grants?q=${word}&facets=labels,funder,closing`)),
    comment: comments(2),
  };
  // A hundred places, of which each kind takes its share as evenly as it goes.
  const places = mix
    .flatMap(([kind, share]) => Array.from({ length: share }, (_, i) => ({ kind, at: (i + 0.5) / share })))
    .toSorted((a, b) => a.at - b.at);
  let count = 0;
  return () => {
    const { kind } = places[count++ % places.length] as { kind: string };
    return { kind, ask: lists[kind]?.next() as Ask };
  };
}
