// Shelves that are in no file.

import { DatabaseSync } from 'node:sqlite';
import type { Family } from '../../src/kernel/family.ts';
import { type Shelf, shelfIn } from '../../src/shelf/shelf.ts';

/** Empty shelves as bytes: to make the tables costs more than most tests do. */
const emptyShelves = new WeakMap<readonly Family[], Uint8Array>();

/** An empty shelf that is in no file. */
export function shelfInMemory(declared: readonly Family[]): Shelf {
  const db = new DatabaseSync(':memory:');
  const empty = emptyShelves.get(declared);
  if (empty) db.deserialize(empty);
  const shelf = shelfIn(db, declared);
  if (!empty) emptyShelves.set(declared, db.serialize());
  return shelf;
}
