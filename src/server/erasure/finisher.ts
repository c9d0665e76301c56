// Erasures that a process began and did not finish, and dumps that still hold what was erased by another
// node: the server looks for both when it starts and now and then, and sees to them in a thread of its own,
// because files that are written anew take a while.

import type { Desk } from '../../desk/desk.ts';
import { unfinishedErasures } from '../../desk/unfinished-erasures.ts';
import { dumpSeq, dumpVersions } from '../../dumps/dump-index.ts';
import type { DataLocation } from '../node/data-folder.ts';
import { inThread } from '../node/in-thread.ts';
import type { FinishParts } from './erasing.ts';

/** What the thread is told. */
export interface ErasuresTask extends DataLocation {
  readonly dumps: FinishParts['dumps'];
  readonly now: string;
}

interface ErasuresParts {
  readonly desk: Desk;
  readonly place: DataLocation;
  readonly dumps: FinishParts['dumps'];
  /** The number of the last erasure that the shelf took. */
  readonly erasedAt: () => number;
  readonly now: () => Date;
}

/** For how long whoever began an erasure is left to finish it, in ms. */
const ownWaitMs = 30_000;

/** A function that finishes what is left; the first call also what was begun a moment ago. */
export function erasuresFinisher(parts: ErasuresParts): () => Promise<void> {
  const { desk, place, dumps, erasedAt, now } = parts;
  let isFirst = true;
  return async () => {
    const before = new Date(now().getTime() - (isFirst ? 0 : ownWaitMs)).toISOString();
    isFirst = false;
    const left = (await unfinishedErasures(desk)).some(({ at }) => at <= before);
    if (!left && !holdErased(dumps.folder, erasedAt())) return;
    const task: ErasuresTask = {
      perennialData: place.perennialData,
      databaseUrl: place.databaseUrl,
      dumps,
      now: now().toISOString(),
    };
    const file = new URL('./finisher-worker.ts', import.meta.url);
    await inThread({ file, task, told: (compacted: boolean) => compacted });
  };
}

/** Whether one of the dumps is from before this number of the log. */
function holdErased(folder: string, erasedAt: number): boolean {
  if (erasedAt === 0) return false;
  return dumpVersions(folder).some((version) => dumpSeq(folder, version) < erasedAt);
}
