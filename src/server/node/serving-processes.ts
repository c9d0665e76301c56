// Which processes serve from a data folder, and who has which shelf open: each holds files with its name there while
// it does. A shelf that somebody reads is not taken away under them by another process, of whatever release and in
// whatever container.

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { holdFile, isHeld } from '../../engines/held-file.ts';
import { ownName, processName } from '../../engines/process-name.ts';
import { dropOtherShelves } from '../../shelf/layout/shelf-names.ts';

/**
 * The name of a process; of a shelf its fingerprint stands last, and what stands before tells apart those who open it
 * in one process.
 */
const markName = /^(?:serving|reading)-(\d+(?:-[0-9a-f]{8})?)(?:-\d+-\d+-(\w+))?$/;

/** Says that this process serves from the folder, until it is disposed of. */
export function servesFrom(folder: string): Disposable {
  return holdFile(join(folder, `serving-${processName}`));
}

/** Says that the shelf of this fingerprint is open, until it is disposed of; said before it is opened. */
export function readsShelf(folder: string, fingerprint: string): Disposable {
  return holdFile(join(folder, `reading-${ownName()}-${fingerprint}`));
}

/** What a process that lives says of itself. */
interface ServingProcess {
  readonly name: string;
  serves: boolean;
  /** The shelves that it reads; none where it has none open yet, or is of a release that does not say so. */
  readonly shelves: Set<string>;
}

/** Those that live, this one too. What killed ones left is cleared away. */
function servingFrom(folder: string): readonly ServingProcess[] {
  const found = new Map<string, ServingProcess>();
  if (!existsSync(folder)) return [];
  for (const file of readdirSync(folder)) {
    const [, name, shelf] = markName.exec(file) ?? [];
    if (name === undefined || !isHeld(join(folder, file))) continue;
    const one = found.get(name) ?? { name, serves: false, shelves: new Set() };
    found.set(name, one);
    if (shelf === undefined) one.serves = true;
    else one.shelves.add(shelf);
  }
  return [...found.values()];
}

/** Whether another process that lives serves from the shelf of this fingerprint, or may do so. */
export function othersServeFrom(folder: string, fingerprint: string): boolean {
  return servingFrom(folder).some(
    ({ name, serves, shelves }) =>
      name !== processName && serves && (shelves.size === 0 || shelves.has(fingerprint)),
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

/** Whether the process of this name serves from the folder. */
export function isServing(folder: string, name: string): boolean {
  return isHeld(join(folder, `serving-${name}`));
}
