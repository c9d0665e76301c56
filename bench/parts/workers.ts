// One worker and two on one machine, in turns.

import { inTurn } from '../asks.ts';
import type { Part } from '../bench.ts';
import { compare, comparison, figure, loadInTurns } from '../load.ts';
import { comesToRest, serve, start } from '../processes.ts';
import { atLeast } from '../table.ts';

export const workers: Part = {
  name: 'workers',
  summary: 'serve --workers 2 beside one worker',
  run: async (bench) => {
    const { env, distinct } = await bench.dataset();
    await using one = await start([...serve, '--workers', '1'], env);
    await using two = await start([...serve, '--workers', '2'], env);
    const kinds = [
      ['hot list', () => inTurn(['/api/v1/grants'])],
      ['distinct', () => inTurn(distinct)],
    ] as const;
    for (const [what, asks] of kinds) {
      const competitors = [two, one].map((server) => ({ server, asks: asks() }));
      await loadInTurns(competitors, { seconds: 1, turns: 1 });
      for (const { server } of bench.quick ? [] : competitors) await comesToRest(server.pid);
      const [both, single] = await loadInTurns(competitors, bench);
      if (!both || !single) return;
      const ratio = compare(both, single).rate;
      bench.row({
        what: `two workers: ${what}`,
        seen: figure(both),
        beside: `one worker ${figure(single)}`,
        ratio: comparison(both, single),
        ...(ratio === null ? {} : { goal: atLeast(ratio, 1.7) }),
      });
    }
  },
};
