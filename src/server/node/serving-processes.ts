// Which processes serve from a data folder, and who has which shelf open: each leaves files with its number there while
// it does. A shelf that somebody reads is not taken away under them by another process, of whatever release.

import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { threadId } from 'node:worker_threads';
import { dropOtherShelves } from '../../shelf/layout/shelf-names.ts';
import { beganAt, isGone } from './processes.ts';

/** Of a shelf its fingerprint stands last; what stands before tells apart those who open it in one process. */
const markName = /^(?:serving-(\d+)|reading-(\d+)-\d+-\d+-(\w+))$/;

/** Says that this process serves from the folder, until it is disposed of. */
export function servesFrom(folder: string): Disposable {
  return marked(join(folder, `serving-${process.pid}`));
}

let opened = 0;

/** Says that the shelf of this fingerprint is open, until it is disposed of; said before it is opened. */
export function readsShelf(folder: string, fingerprint: string): Disposable {
  opened += 1;
  return marked(join(folder, `reading-${process.pid}-${threadId}-${opened}-${fingerprint}`));
}

function marked(file: string): Disposable {
  try {
    writeFileSync(file, beganAt(process.pid) ?? '');
  } catch {
    // Where nothing can be written, nobody else can take the shelf away either.
  }
  return { [Symbol.dispose]: () => dropMark(file) };
}

/** What a process that lives says of itself. */
interface ServingProcess {
  readonly pid: number;
  serves: boolean;
  /** The shelves that it reads; none where it is of a release that does not say so. */
  readonly shelves: Set<string>;
}

/** Those that live, this one too. What killed ones left is cleared away. */
function servingFrom(folder: string): readonly ServingProcess[] {
  const found = new Map<number, ServingProcess>();
  if (!existsSync(folder)) return [];
  for (const name of readdirSync(folder)) {
    const [, serving, reading, shelf] = markName.exec(name) ?? [];
    const pid = Number(serving ?? reading);
    if (!(pid > 0)) continue;
    if (!isWriter(pid, join(folder, name))) {
      dropMark(join(folder, name));
      continue;
    }
    const one = found.get(pid) ?? { pid, serves: false, shelves: new Set() };
    found.set(pid, one);
    if (shelf === undefined) one.serves = true;
    else one.shelves.add(shelf);
  }
  return [...found.values()];
}

/** Numbers come again: whether it is still the process that left the file, or may be, where that cannot be told. */
function isWriter(pid: number, file: string): boolean {
  if (isGone(pid)) return false;
  const [began, noted] = [beganAt(pid), textOf(file)];
  return began === null || noted === '' || noted === began;
}

function dropMark(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch {
    // Where nothing can be deleted it stays, and says nothing all the same.
  }
}

/** Whether another process that lives serves from the shelf of this fingerprint, or may do so. */
export function othersServeFrom(folder: string, fingerprint: string): boolean {
  return servingFrom(folder).some(
    ({ pid, serves, shelves }) =>
      pid !== process.pid && serves && (shelves.size === 0 || shelves.has(fingerprint)),
  );
}

/**
 * Deletes the shelves that no process reads, but for the one of this fingerprint; answers with the files of those
 * that stay for others. While a process does not say which one it reads, all of them stay.
 */
export function dropUnreadShelves(folder: string, fingerprint: string): readonly string[] {
  const serving = servingFrom(folder);
  const isUnsaid = serving.some(({ shelves }) => shelves.size === 0);
  const read = new Set(serving.flatMap(({ shelves }) => [...shelves]));
  return dropOtherShelves(folder, fingerprint, (shelf) => isUnsaid || read.has(shelf));
}

/** Clears away what killed processes left. */
export function clearKilled(folder: string): void {
  servingFrom(folder);
}

/** What a file holds; nothing for one that is gone. */
function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
