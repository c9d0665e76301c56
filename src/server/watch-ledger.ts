// What a node that serves knows of its ledger between two questions: whether the database can be asked, so that
// answers say when they come from a shelf that nobody brings up to date; how far the log is; when each source was
// harvested last. The operator is told once when the database is away, and once when it answers again. Whatever else
// a look ends with is a bug, and says nothing of the database.

import type { Logger } from 'pino';
import { isUnavailable } from '../kernel/refusal.ts';
import type { Known } from './node/metrics.ts';
import type { Node } from './open-node.ts';

type LedgerWatch = Disposable & Required<Pick<Known, 'away' | 'head' | 'sources'>>;

const pauseMs = 500;
const agesEveryMs = 30_000;

/** Looks twice a second, also at whatever else is to be looked at then. */
export async function watchLedger(
  { ledger }: Pick<Node, 'ledger'>,
  looks: readonly (() => Promise<void>)[],
  clock: () => number,
  log: Logger,
  onBug: (error: unknown) => void,
): Promise<LedgerWatch> {
  let head: number | null = null;
  let ages = await ledger.sourceAges();
  let agesAt = clock();
  let away = false;
  let looking = false;
  let ended = false;
  const look = async () => {
    head = await ledger.head();
    for (const other of looks) await other();
    if (clock() - agesAt < agesEveryMs) return;
    agesAt = clock();
    ages = await ledger.sourceAges();
  };
  const report = (refused: unknown) => {
    // A look that the end of the server cut off says nothing of the database.
    if (ended) return;
    if (refused !== null && !isUnavailable(refused)) return onBug(refused);
    if (away === (refused !== null)) return;
    away = refused !== null;
    if (away) log.error({ err: refused }, 'the database is away: reading goes on from the shelf');
    else log.info('the database answers again');
  };
  const timer = setInterval(() => {
    if (looking) return;
    looking = true;
    look()
      .then(() => report(null), report)
      .finally(() => {
        looking = false;
      });
  }, pauseMs);
  return {
    away: () => away,
    head: () => head,
    sources: () => ages,
    [Symbol.dispose]: () => {
      ended = true;
      clearInterval(timer);
    },
  };
}
