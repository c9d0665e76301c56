// The worst single requests that are known, once each, on a server that has answered nothing before.

import type { Part } from '../bench.ts';
import { serve, start } from '../processes.ts';

const asks = [
  '/api/v1/grants?scope=all&include_expired=true&facets=labels,funder,closing',
  '/api/v1/grants?q=a&sort=relevance',
  '/api/v1/grants?q=re&facets=labels,funder,closing',
  '/api/v1/grants?q=a+b+c+d+e+f+g+h+i+j+k+l+m+n+o+p',
  '/api/v1/grants?funder=e&scope=all',
  '/api/v1/grants?offset=100000&scope=all&include_expired=true&limit=200',
  '/api/v1/grants?sort=created&scope=all&include_expired=true',
  '/api/v1/search?q=re&limit=100',
  '/api/v1/search?q=a+b+c+d+e+f+g+h+i+j+k+l+m+n+o+p',
  '/api/v1/stats',
];

export const worst: Part = {
  name: 'worst',
  summary: 'the worst single requests that are known, once each',
  run: async (bench) => {
    const { env } = await bench.dataset();
    await using server = await start(serve, env);
    for (const path of asks) {
      const began = performance.now();
      const answer = await fetch(`http://127.0.0.1:${server.port}${path}`);
      await answer.arrayBuffer();
      const status = answer.ok ? '' : ` (${answer.status})`;
      const shown = path.slice('/api/v1'.length);
      bench.row({
        what: `once: ${shown.length > 44 ? `${shown.slice(0, 43)}…` : shown}`,
        seen: `${(performance.now() - began).toFixed(1)} ms${status}`,
      });
    }
  },
};
