// The thread of nightly-harvests.ts: harvests what the night still needs, tells of each source, and ends.

import { parentPort, workerData } from 'node:worker_threads';
import { families } from '../../families.ts';
import { openLedger } from '../../ledger/open-ledger.ts';
import { readLive } from '../../sources/live-reading.ts';
import { sources } from '../../sources/sources.ts';
import { truthOf } from '../node/data-folder.ts';
import { harvestNight } from './harvest-night.ts';
import type { HarvestNews, HarvestTask } from './nightly-harvests.ts';
import { wayOut } from './way-out.ts';

const task = workerData as HarvestTask;
const tell = (news: HarvestNews) => parentPort?.postMessage(news);
// The thread has the moment that it was told, and counts on from there.
const clock = () => Number(process.hrtime.bigint() / 1_000_000n);
const startedAt = clock();
const now = () => new Date(Date.parse(task.now) + clock() - startedAt);
const way = wayOut(clock);
await using ledger = await openLedger(truthOf(task));
const again = await harvestNight(
  sources.filter(({ name }) => task.sources.includes(name)),
  {
    ledger,
    families,
    now,
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
