// The thread of erasures.ts: finishes what was begun, says whether nothing is left, and ends.

import { parentPort, workerData } from 'node:worker_threads';
import { finishErasures } from './erasing.ts';
import type { ErasuresTask } from './erasures.ts';
import { openNode } from './open-node.ts';

const { perennialData: path, databaseUrl, dumps, now } = workerData as ErasuresTask;
const started = performanceNow();
const clock = () => new Date(Date.parse(now) + performanceNow() - started);
await using data = await openNode({ perennialData: path, databaseUrl }, clock);
const { compacted } = await finishErasures({
  data,
  desk: data.desk,
  dumps,
  shown: data.bringUpToDate,
  now: clock,
});
parentPort?.postMessage(compacted);

/** Ms since the machine started. */
function performanceNow(): number {
  return Number(process.hrtime.bigint() / 1_000_000n);
}
