// The thread of projection.ts. A number asks to be told when everything so far is on the shelf;
// 'stop' ends the thread after the batch at hand. While the database is away, it waits for it.

import { once } from 'node:events';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { type DataFolder, openDataFolder, type Place } from '../data-folder.ts';
import { Refusal } from '../kernel/refusal.ts';
import { catchUp } from '../ledger/follow.ts';

const port = parentPort;
if (!port) throw new Error('projection-worker.ts runs as a worker thread');

/** Between two tries to open a database that is away, in ms. */
const pause = 250;

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

/** What was asked for, or null while the database is away. */
async function unlessAway<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof Refusal && error.reason === 'unavailable') return null;
    throw error;
  }
}

async function follow({ ledger, shelf }: DataFolder): Promise<void> {
  await using _listening = ledger.listen(ring);
  while (!stopped) {
    told = false;
    const asked = tickets.splice(0);
    if ((await unlessAway(catchUp(ledger, shelf))) !== null) {
      if (asked.length > 0) while (shelf.tidy());
      for (const ticket of asked) port?.postMessage(ticket);
    } else {
      tickets = [...asked, ...tickets];
    }
    if (told || shelf.tidy()) await setImmediate();
    else await once(bell, 'ring');
  }
}

while (!stopped) {
  await using data = await unlessAway(openDataFolder(workerData as Place));
  if (data) await follow(data);
  else await setTimeout(pause);
}
port.close();
