// What goes wrong below the files of ledger and desk: the disk is full, somebody holds a file for too long,
// it may not be opened, or it is damaged. Nothing of what was begun is kept then, and everything before it is whole. Callers get one
// refusal, `unavailable`, which is 503 with Retry-After; reading goes on, and writing as soon as it can.

import { Refusal } from '../kernel/refusal.ts';
import { sqliteCode } from '../kernel/sqlite-code.ts';

/** The files cannot be used at the moment. */
export class FileFault extends Refusal {
  /** For the operator: what happened and what helps. */
  readonly why: string;

  constructor(sentence: string, why: string, cause: unknown) {
    super('unavailable', sentence, { retryAfter: 30 });
    this.why = why;
    this.cause = cause;
  }
}

/** A newer program has changed the data in a way that this one does not know. */
export function tooNew(why: string): FileFault {
  return new FileFault('The data belongs to a newer program.', `This program is too old: ${why}`, undefined);
}

/** Primary result codes of SQLite. */
const [busy, readOnly, inputOutput, corrupt, full, cannotOpen, notADatabase] = [5, 8, 10, 11, 13, 14, 26];
const unusable = new Set([busy, readOnly, inputOutput]);
const unreadable = new Set([corrupt, cannotOpen, notADatabase]);
const noRoom = new Set(['ENOSPC', 'EDQUOT']);
/** SQLITE_IOERR_SHMSIZE: the file beside the log cannot be given its size, as on a disk that was full before. */
const noRoomForIndex = 4874;

/** The error as a FileFault where it is one; any other as it is. */
export function faultIn(error: unknown): unknown {
  if (error instanceof FileFault || !(error instanceof Error)) return error;
  const { code, errcode } = error as { code?: string; errcode?: number };
  const result = sqliteCode(error);
  if (result === full || errcode === noRoomForIndex || noRoom.has(code ?? '')) {
    return new FileFault(
      'Nothing can be stored at the moment, because the disk of the server is full; ask again later.',
      'The disk is full. What was confirmed is kept, and nothing half done; make room and try again.',
      error,
    );
  }
  if (unreadable.has(result)) {
    const why =
      result === cannotOpen
        ? 'look whose they are, and whether the user of this process may write there'
        : 'a damaged shelf is made anew by the next start of the server; for a damaged ledger.db restore the backup';
    return new FileFault(
      'The files of the server cannot be used at the moment; ask again later.',
      `The files of the data folder cannot be used (${error.message}): ${why}.`,
      error,
    );
  }
  if (!unusable.has(result)) return error;
  return new FileFault(
    'Nothing can be stored at the moment, because the files of the server cannot be written; ask again later.',
    `The files of the data folder cannot be written (${error.message}). What was confirmed is kept.`,
    error,
  );
}

/** What `run` gives; a fault of the files below it is thrown as a FileFault. */
export function withFaults<T>(run: () => T): T {
  try {
    return run();
  } catch (error) {
    throw faultIn(error);
  }
}
