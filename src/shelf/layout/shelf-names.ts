// What the files of shelves are called. Each version of the program has its own: one of another version is never
// read; a new one is made beside it, and the old one deleted.

import { existsSync, readdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';

/**
 * Where the shelf of this fingerprint lives in a data folder. One that takes the place of another has a name of its
 * own, and the newest counts: whoever closes a file that is gone would take the write-ahead log of its name away.
 */
export function shelfFile(folder: string, fingerprint: string): string {
  const name = new RegExp(`^shelf-${fingerprint}(?:_(\\d+))?\\.db$`);
  const numbers = namesIn(folder).map((file) => Number(name.exec(file)?.[1] ?? 1));
  return numbered(join(folder, `shelf-${fingerprint}.db`), Math.max(1, ...numbers));
}

/** The shelf that takes the place of one, and those whose place that one took. */
export function shelvesBeside(file: string): { readonly next: string; readonly earlier: readonly string[] } {
  const [whole, digits = 1] = /_(\d+)\.db$/.exec(file) ?? ['.db'];
  const [first, number] = [`${file.slice(0, -whole.length)}.db`, Number(digits)];
  const earlier = Array.from({ length: number - 1 }, (_, at) => numbered(first, at + 1));
  return { next: numbered(first, number + 1), earlier };
}

function numbered(file: string, number: number): string {
  return number === 1 ? file : `${file.slice(0, -'.db'.length)}_${number}.db`;
}

function namesIn(folder: string): readonly string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}

/**
 * Deletes shelves of other versions, and those whose place another one took; answers with the files of those that stay
 * because somebody reads the shelf of their fingerprint.
 */
export function dropOtherShelves(
  folder: string,
  fingerprint: string,
  isRead: (fingerprint: string) => boolean,
): readonly string[] {
  const current = basename(shelfFile(folder, fingerprint), 'db');
  const stay: string[] = [];
  for (const file of namesIn(folder)) {
    const [, of, isWhole] = /^shelf-([^._-]+).*?(\.db)?$/.exec(file) ?? [];
    if (of === undefined || file.startsWith(current)) continue;
    if (of === fingerprint || !isRead(of)) rmSync(join(folder, file), { force: true });
    else if (isWhole) stay.push(join(folder, file));
  }
  return stay;
}
