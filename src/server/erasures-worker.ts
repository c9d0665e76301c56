// The thread of erasures.ts: finishes what was begun, says whether nothing is left, and ends.

import { parentPort, workerData } from 'node:worker_threads';
import { openDesk } from '../desk/desk.ts';
import { finishErasures } from './erasing.ts';
import type { ErasuresTask } from './erasures.ts';
import { openDataFolder, truthOf } from './node/data-folder.ts';
import { bringUpToDate } from './projection/build-shelf.ts';

const { perennialData: path, databaseUrl, dumps, now } = workerData as ErasuresTask;
const started = performanceNow();
await using data = await openDataFolder({ perennialData: path, databaseUrl });
await using desk = await openDesk(truthOf({ perennialData: path, databaseUrl }));
const { compacted } = await finishErasures({
  data,
  desk,
  dumps,
  shown: async () => void (await bringUpToDate(data.ledger, data.shelf)),
  now: () => new Date(Date.parse(now) + performanceNow() - started),
});
parentPort?.postMessage(compacted);

/** Ms since the machine started. */
function performanceNow(): number {
  return Number(process.hrtime.bigint() / 1_000_000n);
}
