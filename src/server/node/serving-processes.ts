// Which processes serve from a data folder: each leaves a file with its number there while it does. A shelf that
// they read is not taken away under them by another process.

import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isGone } from './leftovers.ts';

const prefix = /^serving-(\d+)$/;

/** Says that this process serves from the folder, until it is disposed of. */
export function servesFrom(folder: string): Disposable {
  const file = join(folder, `serving-${process.pid}`);
  try {
    writeFileSync(file, beganAt(process.pid));
  } catch {
    // Where nothing can be written, nobody else can take the shelf away either.
  }
  return { [Symbol.dispose]: () => rmSync(file, { force: true }) };
}

/**
 * Whether another process that lives serves from the folder; what killed ones left is cleared away.
 * @param own processes that count as this one
 */
export function othersServeFrom(folder: string, own: readonly (number | undefined)[] = []): boolean {
  let found = false;
  for (const name of readdirSync(folder)) {
    const pid = Number(prefix.exec(name)?.[1]);
    if (!(pid > 0) || pid === process.pid || own.includes(pid)) continue;
    if (isGone(pid) || textOf(join(folder, name)) !== beganAt(pid)) {
      rmSync(join(folder, name), { force: true });
    } else found = true;
  }
  return found;
}

/** When the process of this number began, as Linux counts; empty elsewhere. Numbers come again. */
function beganAt(pid: number): string {
  const text = textOf(`/proc/${pid}/stat`);
  // The name of the program, in brackets, may hold anything.
  return text.slice(text.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}

/** What a file holds; nothing for one that is gone. */
function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
