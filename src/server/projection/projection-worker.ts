// The thread of projection.ts. A number asks to be told when everything so far is on the shelf;
// 'stop' ends the thread after the batch at hand. While the database is away, or another process keeps the
// shelf to itself (it builds it), it waits for it. A log that became another one ends the thread by an error:
// the threads that answer keep what they read of the old one in memory, so only a new start makes it good.

import { once } from 'node:events';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { checkLog } from '../../ledger/follow.ts';
import { type DataFolder, mustBeThere, openDataFolder } from '../node/data-folder.ts';
import { bringUpToDate, buildShelf, mergesIndex, unlessAway } from './build-shelf.ts';
import type { ProjectionTask } from './projection.ts';

const port = parentPort;
if (!port) throw new Error('projection-worker.ts runs as a worker thread');

const task = workerData as ProjectionTask;

/** Between two tries to open a database that is away, in ms. */
const pauseMs = 250;
/** A log that brings nothing new is looked at every so many times, whether it is still the same: 10 s on PostgreSQL. */
const looksUnchecked = 20;

let stopped = false;
let rang = true;
let tickets: number[] = [];
const bell = new EventTarget();
const ring = () => {
  rang = true;
  bell.dispatchEvent(new Event('ring'));
};
port.on('message', (message: number | 'stop') => {
  if (message === 'stop') stopped = true;
  else tickets.push(message);
  ring();
});

async function follow(data: DataFolder): Promise<void> {
  const { ledger, shelf } = data;
  await using _listening = ledger.listen(ring);
  let waits = task.begin === 'when asked';
  let looks = 0;
  /** Waits for more of the log; false when the shelf is asked for, or another process fills it. */
  const goesOn = async () => {
    if (tickets.length > 0 || stopped || shelf.at() > 0) return false;
    await once(bell, 'ring');
    return true;
  };
  async function upToDate(checks: boolean): Promise<number> {
    if (checks) await checkLog(ledger, shelf, shelf.at());
    return bringUpToDate(ledger, shelf, { stopped: () => stopped });
  }
  while (!stopped) {
    rang = false;
    const requested = tickets.splice(0);
    waits &&= requested.length === 0 && shelf.at() === 0;
    if (waits) {
      // Reads along with whoever appends, and writes the shelf when asked.
      await unlessAway(buildShelf(ledger, shelf, { stopped: () => stopped, goesOn }));
      await goesOn();
      continue;
    }
    const done = await unlessAway(upToDate(looks % looksUnchecked === 0));
    // Whoever comes back may be another one.
    looks = done === null ? 0 : looks + 1;
    if (stopped) break;
    if (done !== null) {
      if (requested.length > 0) while (mergesIndex(shelf));
      for (const ticket of requested) port?.postMessage(ticket);
    } else {
      tickets = [...requested, ...tickets];
    }
    if (rang || mergesIndex(shelf)) await setImmediate();
    else await once(bell, 'ring');
  }
}

async function openThere(): Promise<DataFolder> {
  mustBeThere(task);
  return openDataFolder(task);
}

while (!stopped) {
  await using data = await unlessAway(openThere());
  if (data) await follow(data);
  else await setTimeout(pauseMs);
}
port.close();
