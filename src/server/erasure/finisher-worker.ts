// The thread of finisher.ts: finishes what was begun, says whether nothing is left, and ends.

import { parentPort, workerData } from 'node:worker_threads';
import { mustBeThere } from '../node/data-folder.ts';
import { countedFrom } from '../node/thread-clock.ts';
import { openNode } from '../open-node.ts';
import { finishErasures } from './erasing.ts';
import type { ErasuresTask } from './finisher.ts';

const { perennialData: path, databaseUrl, dumps, now } = workerData as ErasuresTask;
const clock = countedFrom(now);
const place = { perennialData: path, databaseUrl, perennialDumps: dumps.folder };
mustBeThere(place);
await using data = await openNode(place, clock);
const { compacted } = await finishErasures({
  data,
  desk: data.desk,
  dumps,
  shown: data.bringUpToDate,
  now: clock,
});
parentPort?.postMessage(compacted);
