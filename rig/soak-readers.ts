// Those who read from every place of a soak, and comment at its nodes.

import { setTimeout } from 'node:timers/promises';
import type { Place } from './soak-places.ts';

export interface Heard {
  /** Ids that were acknowledged. */
  readonly comments: string[];
  /** ms of each read, by the name of the place. */
  readonly times: Map<string, number[]>;
  /** What nobody expects. */
  readonly odd: string[];
}

const paths = [
  '/api/v1/grants?q=atlas',
  '/api/v1/grants?include_expired=true&limit=50',
  '/api/v1/events',
  '/api/v1/heroes',
  '/api/v1/companies',
  '/api/v1/search?q=beacon',
  '/api/v1/changes?limit=50',
  '/api/omega/experiments/e/comments',
  '/healthz',
];

/** The slowest read that is good, in ms, on a machine that does ten other things. */
const maxMs = 15_000;

/** Resolves when it is over. */
export async function readAndComment(
  all: readonly Place[],
  nodes: readonly Place[],
  key: string,
  heard: Heard,
  over: () => boolean,
): Promise<void> {
  const reading = all.map(async (place, nth) => {
    const times: number[] = [];
    heard.times.set(place.name, times);
    for (let n = nth; !over(); n++) {
      await setTimeout(60);
      if (!place.isUp()) continue;
      const path = paths[n % paths.length] as string;
      const from = performance.now();
      // A mirror knows no keys of the instance.
      const headers = nodes.includes(place) && n % 2 === 0 ? { authorization: `Bearer ${key}` } : undefined;
      const status = await fetch(place.url + path, {
        ...(headers ? { headers } : {}),
        signal: AbortSignal.timeout(60_000),
      })
        .then(async (response) => {
          await response.arrayBuffer();
          return response.status;
        })
        .catch(() => null);
      const ms = performance.now() - from;
      if (!place.isUp()) continue;
      if (status === null) {
        // It was being killed, which may be known a moment later.
        await setTimeout(200);
        if (place.isUp()) heard.odd.push(`${place.name} ${path}: no answer after ${ms.toFixed(0)} ms`);
        continue;
      }
      if (status !== 200 && !(status === 404 && path.includes('comments')))
        heard.odd.push(`${place.name} ${path}: ${status}`);
      times.push(ms);
      if (ms > maxMs) heard.odd.push(`${place.name} ${path}: ${ms.toFixed(0)} ms`);
    }
  });
  const commenting = nodes.map(async (place, nth) => {
    for (let n = 0; !over(); n++) {
      await setTimeout(200);
      if (!place.isUp()) continue;
      const posted = await fetch(`${place.url}/api/omega/experiments/e/comments`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': `10.${nth}.${(n >> 8) & 255}.${n & 255}`,
        },
        body: JSON.stringify({ body: `Comment ${nth} ${n}` }),
        signal: AbortSignal.timeout(60_000),
      })
        .then(async (response) => ({ status: response.status, text: await response.text() }))
        .catch(() => null);
      if (posted?.status === 201) heard.comments.push(JSON.parse(posted.text).comment.id);
      else if (posted && ![429, 503].includes(posted.status))
        heard.odd.push(`a comment at ${place.name}: ${posted.status} ${posted.text.slice(0, 200)}`);
    }
  });
  await Promise.all([...reading, ...commenting]);
}
