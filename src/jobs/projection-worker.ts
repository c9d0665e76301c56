// The thread of projection.ts. A number asks to be told when everything so far is on the shelf;
// 'stop' ends the thread after the batch at hand.

import { setTimeout } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { openDataFolder } from '../data-folder.ts';
import { catchUp } from '../ledger/follow.ts';

/** How often the ledger is looked at for what other processes appended, in ms. */
const pause = 150;

const port = parentPort;
if (!port) throw new Error('projection-worker.ts runs as a worker thread');

let stopped = false;
const tickets: number[] = [];
let wake = new AbortController();
port.on('message', (message: number | 'stop') => {
  if (message === 'stop') stopped = true;
  else tickets.push(message);
  wake.abort();
});

const { folder } = workerData as { folder: string };
await using data = await openDataFolder(folder);
while (!stopped) {
  const asked = tickets.splice(0);
  await catchUp(data.ledger, data.shelf);
  if (asked.length > 0) while (data.shelf.tidy());
  for (const ticket of asked) port.postMessage(ticket);
  if (tickets.length > 0 || stopped || data.shelf.tidy()) continue;
  wake = new AbortController();
  await setTimeout(pause, undefined, { signal: wake.signal }).catch((error: unknown) => {
    if ((error as Error).name !== 'AbortError') throw error;
  });
}
port.close();
