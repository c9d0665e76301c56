// What a node that serves knows of its ledger between two questions.

import type { Logger } from 'pino';
import { type DatabaseWatch, watchDatabase } from './database-watch.ts';
import type { Known } from './node/metrics.ts';
import type { Node } from './open-node.ts';
import { sourceAges } from './source-ages.ts';

/** What is known of the ledger without asking it: looked at twice a second, and whatever else is to be looked at then. */
export async function watchLedger(
  { ledger }: Pick<Node, 'ledger'>,
  looks: readonly (() => Promise<void>)[],
  clock: () => number,
  log: Logger,
): Promise<DatabaseWatch & Required<Pick<Known, 'head' | 'sources'>>> {
  let head: number | null = null;
  const ages = await sourceAges(ledger, clock);
  const watch = watchDatabase(
    async () => {
      head = await ledger.head();
      for (const look of looks) await look();
      await ages.look();
    },
    (refused) => {
      if (refused === null) log.info('the database answers again');
      else log.error({ err: refused }, 'the database is away: reading goes on from the shelf');
    },
  );
  return { ...watch, head: () => head, sources: ages.newest };
}
