// A log that became another one under a node that serves: a standby took over that had not received the last
// commits, or the data folder was moved away and a backup was restored in its place. The node takes no write for
// a log that it does not follow, and goes on with a shelf of the new one.

import { statSync } from 'node:fs';
import type { Fetch } from '../channels/http/edge.ts';
import { DatabaseAwayError } from '../engines/database-away.ts';
import { checkLog, OtherLogError } from '../ledger/follow.ts';
import { type DataLocation, isBeingRestored, ledgerFile, ledgerGone } from './node/data-folder.ts';
import type { Node } from './open-node.ts';

/** What has the name of the ledger's file: the file that is open, none, or another one. */
type FileNow = 'same' | 'gone' | 'other';

/** To be called when the ledger was just opened. A file that is open stays, and keeps its number, without a name. */
export function watchFile({ perennialData, databaseUrl }: DataLocation): () => FileNow {
  if (databaseUrl !== null) return () => 'same';
  const look = () => statSync(ledgerFile(perennialData), { bigint: true, throwIfNoEntry: false });
  const opened = look();
  return () => {
    const now = look();
    if (now && now.ino === opened?.ino && now.dev === opened.dev) return 'same';
    return now && !isBeingRestored(perennialData) ? 'other' : 'gone';
  };
}

export interface LogWatch {
  /** Resolves when the log is another one. */
  readonly moved: Promise<'moved'>;
  /** Looks now. */
  readonly look: () => Promise<void>;
  /** The same answers, and `refused` to whoever would write while the log is another one. */
  readonly guarding: (fetch: Fetch, refused: Fetch) => Fetch;
}

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Each write looks before: what it is answered holds for the log that is there. */
export function watchLog(
  { ledger, shelf }: Pick<Node, 'ledger' | 'shelf'>,
  fileNow: () => FileNow,
): LogWatch {
  const { promise: moved, resolve } = Promise.withResolvers<'moved'>();
  let isOther = false;
  const look = async () => {
    const file = fileNow();
    if (file === 'gone') throw new DatabaseAwayError(ledgerGone);
    if (file === 'other') {
      isOther = true;
      return resolve('moved');
    }
    try {
      await checkLog(ledger, shelf, shelf.at());
    } catch (error) {
      if (!(error instanceof OtherLogError)) throw error;
      isOther = true;
      resolve('moved');
    }
  };
  return {
    moved,
    look,
    guarding: (fetch, refused) => async (request, connection) => {
      if (reading.has(request.method)) return fetch(request, connection);
      // A database that is away refuses the write itself; a file that is gone would take it, and nobody would find it.
      if (!isOther) await look().catch(() => undefined);
      return (isOther || fileNow() !== 'same' ? refused : fetch)(request, connection);
    },
  };
}
