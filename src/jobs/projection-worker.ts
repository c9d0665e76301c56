// The thread of projection.ts. A number asks to be told when everything so far is on the shelf;
// 'stop' ends the thread after the batch at hand. While the database is away, it waits for it.

import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { openDataFolder, type Place } from '../data-folder.ts';
import { Refusal } from '../kernel/refusal.ts';
import { catchUp } from '../ledger/follow.ts';

const port = parentPort;
if (!port) throw new Error('projection-worker.ts runs as a worker thread');

let stopped = false;
let told = true;
let tickets: number[] = [];
const bell = new EventTarget();
const ring = () => {
  told = true;
  bell.dispatchEvent(new Event('ring'));
};
port.on('message', (message: number | 'stop') => {
  if (message === 'stop') stopped = true;
  else tickets.push(message);
  ring();
});

/** Whether everything that was appended is on the shelf; false when the database is away. */
async function caughtUp(): Promise<boolean> {
  try {
    await catchUp(data.ledger, data.shelf);
    return true;
  } catch (error) {
    if (error instanceof Refusal && error.reason === 'unavailable') return false;
    throw error;
  }
}

await using data = await openDataFolder(workerData as Place);
await using _listening = data.ledger.listen(ring);
while (!stopped) {
  told = false;
  const asked = tickets.splice(0);
  if (await caughtUp()) {
    if (asked.length > 0) while (data.shelf.tidy());
    for (const ticket of asked) port.postMessage(ticket);
  } else {
    tickets = [...asked, ...tickets];
  }
  if (told || data.shelf.tidy()) await setImmediate();
  else await once(bell, 'ring');
}
port.close();
