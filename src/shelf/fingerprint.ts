// A shelf fits the code that shaped it: the kernel, the shelf itself and the declarations.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

const rooms = ['../kernel/', '../shelf/', '../families/'];

/** Twelve characters that change whenever the code that shapes the shelf does. */
export function shelfFingerprint(): string {
  const hash = createHash('sha256');
  for (const room of rooms) {
    const folder = new URL(room, import.meta.url);
    for (const file of readdirSync(folder).sort()) hash.update(readFileSync(new URL(file, folder)));
  }
  return hash.digest('hex').slice(0, 12);
}
