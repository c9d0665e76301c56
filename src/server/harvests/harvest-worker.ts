// The thread of nightly-harvests.ts: harvests what the night still needs, tells of each source, and ends.

import { parentPort, workerData } from 'node:worker_threads';
import { families } from '../../families.ts';
import { openLedger } from '../../ledger/open-ledger.ts';
import { readLive } from '../../sources/live-reading.ts';
import { sources } from '../../sources/sources.ts';
import { mustBeThere, truthOf } from '../node/data-folder.ts';
import { countedFrom, steadyMs } from '../node/thread-clock.ts';
import { harvestNight } from './harvest-night.ts';
import type { HarvestNews, HarvestTask } from './nightly-harvests.ts';
import { wayOut } from './way-out.ts';

const task = workerData as HarvestTask;
const tell = (news: HarvestNews) => parentPort?.postMessage(news);
const way = wayOut(steadyMs);
mustBeThere(task);
await using ledger = await openLedger(truthOf(task));
const again = await harvestNight(
  sources.filter(({ name }) => task.sources.includes(name)),
  {
    ledger,
    families,
    now: countedFrom(task.now),
    topicMin: task.topicMin,
    ...(task.openListed ? { openListed: task.openListed } : {}),
    ...(task.verifiedDays === undefined ? {} : { verifiedDays: task.verifiedDays }),
    began: new Date(task.began),
    read: (source, context) => readLive(source, context, ledger, task.perennialData, way),
    onDone: (run) => tell({ run }),
    onFailed: (source, error) =>
      tell({ failed: source, why: error instanceof Error ? error.message : String(error) }),
  },
);
tell({ again });
