// Comments posted by many authors at once, over HTTP, each one durable when it is answered.

import type { Part } from '../bench.ts';
import { comments as commentList } from '../comments.ts';
import { emptyPlaces } from '../engines.ts';
import { figure, load, loadSeeing } from '../load.ts';
import { serve, start } from '../processes.ts';

export const comments: Part = {
  name: 'comments',
  summary: 'comments posted a second',
  once: true,
  run: async (bench) => {
    for (const { engine, env } of await emptyPlaces(bench, 'comments')) {
      await using server = await start([...serve, '--demo'], env);
      const asks = { ...commentList(1), length: Number.POSITIVE_INFINITY, asked: () => 0 };
      await load(server.port, asks, 1, { connections: 16 });
      bench.row({
        what: `comments posted, ${engine}`,
        seen: figure(await loadSeeing(server, asks, bench.seconds, { connections: 16 })),
      });
    }
  },
};
