// One count for several processes of a machine. Each appends a record for a request to a file that all
// share, and reads on until it meets its own record. Appending is atomic, so all read the same records
// in the same order, do the same sums, and know the same answer, without asking anybody: about 3 µs.
//
// A file ends after so many bytes; what lands behind its end is void and is written again to the next
// one. Files whose seconds no longer count are deleted; whoever begins reads those that are left.

import { closeSync, constants, mkdirSync, openSync, readdirSync, readSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Limits,
  type LimitTable,
  limitTables,
  rememberedHashes,
  tableOf,
  windowSeconds,
} from './limits.ts';

export interface SharedLimits extends Limits, Disposable {
  /** Reads what others wrote: to be called now and then, so that nobody falls far behind. */
  readonly follow: () => void;
}

interface SharedLimitsParts {
  /** A folder of a local file system, for these limits alone. */
  readonly folder: string;
  /** Below 65,536, and of no other process at the same time. */
  readonly worker: number;
  /** Milliseconds that never step back and are the same in all processes. */
  readonly clock: () => number;
  /** Told when a record could not be written; the request then counts in this process alone. */
  readonly onError: (error: unknown) => void;
  /** A secret that all processes which count together share. */
  readonly seed: string;
  readonly fileBytes?: number;
}

/** A record: caller (8 bytes), second (4), which table and how many requests are allowed (2), worker (2). */
const recordBytes = 16;
/** The number of the table stands above the number of requests. */
const tableShift = 14;

/** For how long a file is kept after its end was read, in ms: longer than any of its records counts. */
const keptForMs = 2 * (windowSeconds + 1) * 1000;

export function sharedLimits(parts: SharedLimitsParts): SharedLimits {
  const { folder, worker, clock, seed, fileBytes = 4 * 2 ** 20 } = parts;
  const tables = limitTables();
  const hashOf = rememberedHashes(seed);
  const tableAt = (number: number) => tables[number] as LimitTable;
  const record = new ArrayBuffer(recordBytes);
  const [ownCaller, ownNumbers, ownShorts] = viewsOf(record);
  const readBytes = new ArrayBuffer(4096 * recordBytes);
  const into = new Uint8Array(readBytes);
  const [callers, numbers, shorts] = viewsOf(readBytes);
  const ended: { readonly number: number; readonly at: number }[] = [];
  let at = 0;
  // A machine may have tidied its temporary folders since the others began.
  mkdirSync(folder, { recursive: true });
  let { number, file } = fileAfter(folder, (filesIn(folder)[0] ?? 1) - 1);

  function openNext(): void {
    const next = fileAfter(folder, number);
    closeSync(file);
    ended.push({ number, at: clock() });
    ({ number, file } = next);
    at = 0;
    while (ended[0] && clock() - ended[0].at > keptForMs) {
      rmSync(fileOf(folder, ended[0].number), { force: true });
      ended.shift();
    }
  }

  /** Whether the last own request passed; null until its record is met. */
  let passed: boolean | null = null;

  /** Does the sums of all records up to the end. */
  function readOn(): void {
    for (;;) {
      const got = readSync(file, into, 0, Math.min(into.length, fileBytes - at), at);
      const whole = Math.floor(got / recordBytes);
      for (let index = 0; index < whole; index++) {
        const [asked, writer] = [shorts[index * 8 + 6] as number, shorts[index * 8 + 7]];
        const passes = tableAt(asked >> tableShift).take(
          callers[index * 2] as number,
          asked & ((1 << tableShift) - 1),
          numbers[index * 4 + 2] as number,
        );
        if (writer === worker) passed = passes;
      }
      at += whole * recordBytes;
      if (at >= fileBytes) openNext();
      else if (got < into.length) return;
    }
  }

  function count(table: number, caller: number, requests: number, second: number): boolean {
    ownCaller[0] = caller;
    ownNumbers[2] = second;
    ownShorts[6] = requests | (table << tableShift);
    ownShorts[7] = worker;
    passed = null;
    try {
      while (passed === null) {
        writeSync(file, new Uint8Array(record));
        readOn();
      }
    } catch (error) {
      parts.onError(error);
    }
    return passed ?? tableAt(table).take(caller, requests, second);
  }

  readOn();
  return {
    take: (who, policy) => {
      const caller = hashOf(who);
      const moment = clock() / 1000;
      const second = Math.floor(moment);
      const [number, { requests }] = [tableOf(policy), policy];
      const table = tableAt(number);
      const passes = !table.isFull(caller, requests, second) && count(number, caller, requests, second);
      return { passes, ...table.standing(caller, requests, moment) };
    },
    look: (who, policy) => {
      const caller = hashOf(who);
      const moment = clock() / 1000;
      const table = tableAt(tableOf(policy));
      const passes = !table.isFull(caller, policy.requests, Math.floor(moment));
      return { passes, ...table.standing(caller, policy.requests, moment) };
    },
    follow: () => {
      try {
        readOn();
      } catch (error) {
        parts.onError(error);
      }
    },
    [Symbol.dispose]: () => closeSync(file),
  };
}

function viewsOf(bytes: ArrayBuffer): readonly [Float64Array, Uint32Array, Uint16Array] {
  return [new Float64Array(bytes), new Uint32Array(bytes), new Uint16Array(bytes)];
}

/**
 * Opens the next file behind this number. Files are made in their order and deleted in it, so one that is not
 * there while a later one is was deleted: none of its records counts, and the later one is next. A file is
 * made only where nothing comes after it; one made again would be read by nobody else.
 */
function fileAfter(folder: string, number: number): { number: number; file: number } {
  const following = number + 1;
  for (;;) {
    const later = filesIn(folder).filter((one) => one > following);
    for (const next of [following, ...later]) {
      const file = openIfThere(fileOf(folder, next));
      if (file !== null) return { number: next, file };
    }
    if (later.length === 0) return { number: following, file: openSync(fileOf(folder, following), 'a+') };
  }
}

/** The file, to be read and appended to; null where it is not there, also when it was listed just before. */
function openIfThere(path: string): number | null {
  try {
    return openSync(path, constants.O_RDWR | constants.O_APPEND);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

function fileOf(folder: string, number: number): string {
  return join(folder, `requests-${number}`);
}

/** The numbers of the files that are there, smallest first. */
function filesIn(folder: string): readonly number[] {
  const names = readdirSync(folder).filter((name) => name.startsWith('requests-'));
  return names.map((name) => Number(name.slice('requests-'.length))).sort((a, b) => a - b);
}
