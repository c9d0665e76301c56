// What pages cost beside their answers: pictures drawn anew, and a first view in a browser that has nothing
// of the site yet.

import { existsSync } from 'node:fs';
import { chromiumPath, launch } from '../../test/support/chromium.ts';
import { type FirstView, firstView } from '../../test/support/first-view.ts';
import type { Part } from '../bench.ts';
import { atMost } from '../table.ts';

const scores = (seed: number) =>
  ['Mechanism', 'Evidence', 'Centrality', 'Impact', 'Readiness', 'Execution', 'Defence', 'Openness'].map(
    (label, at) => ({ label, value: (seed * 7 + at * 13) % 100 }),
  );
const moments = (seed: number) =>
  Array.from({ length: 6 }, (_, at) => ({
    label: `Date ${at + 1}`,
    at: new Date(Date.UTC(2026, at, 1, 0, seed)).toISOString(),
  }));
const steps = (seed: number) => [
  'premise',
  'premise/derivation',
  ...[1, 2, 3].map((n) => `premise/derivation/${n + seed}`),
];

/** Of processor, for one picture. */
const maxMs = 6;

export const pictures: Part = {
  name: 'pictures',
  summary: 'Pictures of pages drawn anew, in process, processor time of each',
  once: true,
  run: async ({ row, quick }) => {
    const { bars, timeline } = await import('../../src/website/charts/pictures.ts');
    const { radar, paths } = await import('../../src/website/charts/shapes.ts');
    const kinds = {
      bars: (n: number) => bars(scores(n), 100, `bars ${n}`),
      'radar, wide and narrow': (n: number) => radar(scores(n), 100, `radar ${n}`),
      timeline: (n: number) => timeline(moments(n), `timeline ${n}`),
      'tree, wide and narrow': (n: number) => paths(steps(n), `tree ${n}`),
    };
    let drawn = 0;
    for (const [kind, draw] of Object.entries(kinds)) {
      // The alternative text is no part of what a drawing is kept by; each has data of its own.
      for (let n = 0; n < 20; n++) draw(n + 1_000);
      const times: number[] = [];
      for (let n = 0; n < (quick ? 5 : 90); n++) {
        const before = process.cpuUsage();
        draw(n);
        const { user, system } = process.cpuUsage(before);
        times.push((user + system) / 1000);
        drawn++;
      }
      const [p50, p90] = [0.5, 0.9].map(
        (share) => times.sort((a, b) => a - b)[Math.floor(times.length * share)] ?? 0,
      ) as [number, number];
      row({
        what: `picture: ${kind}, drawn anew`,
        seen: `${p50.toFixed(2)} ms of processor, ${p90.toFixed(2)} at the 90th percentile`,
        goal: atMost(Number(p50.toFixed(2)), maxMs, ' ms CPU'),
      });
    }
    if (drawn === 0) throw new Error('nothing was drawn');
  },
};

const viewed: Readonly<Record<string, string>> = {
  'front page': '/',
  'list of grants': '/grants',
  'list of theories': '/theories',
  search: '/search?q=senescence',
  documentation: '/docs',
  'documentation of an operation': '/docs/list_grants',
};
const maxBytes = 110;

export const firstViews: Part = {
  name: 'first-view',
  summary:
    'Pages seen for the first time in Chromium: requests, bytes, elements, layout shift, largest paint',
  run: async (bench) => {
    if (!existsSync(chromiumPath)) {
      bench.skip('first views', `no Chromium at ${chromiumPath}`);
      return;
    }
    const server = await bench.server();
    const site = `http://127.0.0.1:${server.port}`;
    const { slugs } = await bench.dataset();
    await using browser = await launch();
    const pages = { ...viewed, 'page of a grant': `/grants/${slugs[0]}` };
    for (const [what, path] of Object.entries(pages)) {
      const views: FirstView[] = [];
      for (let n = 0; n < (bench.quick ? 1 : 5); n++) views.push(await firstView(browser, site + path));
      const largest = views.map(({ largestMs }) => largestMs).sort((a, b) => a - b);
      const { requests, bytes, elements } = views[0] as FirstView;
      const shift = Math.max(...views.map((one) => one.shift));
      const kilobytes = Math.round(bytes / 1024);
      bench.row({
        what: `first view: ${what}`,
        seen: `${requests.length} requests, ${kilobytes} KB, ${elements} elements, shift ${shift.toFixed(3)}, largest paint ${Math.round(largest[0] ?? 0)} to ${Math.round(largest.at(-1) ?? 0)} ms`,
        goal: atMost(kilobytes, maxBytes, ' KB'),
      });
    }
  },
};
