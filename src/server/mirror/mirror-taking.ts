// What a mirror takes into its own ledger: files of the dumps, each checked before anything of it is taken, and
// what they say of records and of names that led to others.

import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setImmediate } from 'node:timers/promises';
import { counted } from '../../kernel/counted.ts';
import type { Family } from '../../kernel/family.ts';
import type { Change, Ledger } from '../../ledger/ledger.ts';
import { readLines } from '../../sources/reading/read-lines.ts';
import { type FeedEntry, idsIn, type Listed, MirrorError, mergeChange, replicaChange } from './lines.ts';

export interface MirrorParts {
  /** The address of the instance that is mirrored, without a trailing slash. */
  readonly url: string;
  readonly ledger: Ledger;
  readonly families: readonly Family[];
  /** The folder that holds the mirror's cursor and files on their way. */
  readonly folder: string;
  /** Asks the instance, with the key where there is one. */
  readonly ask: (address: string, ending?: AbortSignal) => Promise<Response>;
  /** Aborted when nothing more is to be taken; left out: never. */
  readonly ending?: AbortSignal;
  /** The most pages of the feed in one look; left out: 10,000, each of which tells of a thousand records once. */
  readonly maxPages?: number;
  readonly now: () => Date;
  readonly onProgress: (sentence: string) => void;
  /** Told before a record loses its words here, so that their bytes go too, whatever happens. */
  readonly forgotten?: (family: string, id: string) => Promise<void>;
}

/** Changes that are taken together, and characters that they are read from. */
const [batchSize, batchCharacters] = [500, 16_000_000];

/** A change, and how long the line was that tells of it. */
interface Read {
  readonly change: Change;
  readonly characters: number;
}

/** Each record is a commit of its own, in the thread that answers: whoever reads has a turn between two of them. */
const readersFirst = () => setImmediate();

/** The records of a file, each in the place of what was there; resolves with their ids. */
export async function loadFile(
  parts: MirrorParts,
  listed: Listed,
  family: Family,
): Promise<ReadonlySet<string>> {
  parts.onProgress(`loading ${listed.family}: ${counted(listed.rows, 'row')}`);
  const path = await fetched(parts, listed);
  const seen = await take(parts, readReplicas(path, family));
  await rm(path);
  return seen;
}

/** Names that lead to the record that took the place of theirs. */
export async function loadMerges(parts: MirrorParts, listed: Listed): Promise<void> {
  const path = await fetched(parts, listed);
  await take(parts, readMerges(path, parts.families));
  await rm(path);
}

async function fetched(
  { ask, folder }: MirrorParts,
  { url: address, bytes, sha256, family }: Listed,
): Promise<string> {
  const path = join(folder, `mirror-${family}.ndjson.gz`);
  const response = await ask(address);
  if (!response.ok || !response.body) {
    throw new MirrorError(`${address} answered ${response.status}.`, response.status);
  }
  const hash = createHash('sha256');
  let size = 0;
  await pipeline(
    response.body as AsyncIterable<Uint8Array>,
    async function* (chunks: AsyncIterable<Uint8Array>) {
      for await (const chunk of chunks) {
        size += chunk.length;
        if (size > bytes) break;
        hash.update(chunk);
        yield chunk;
      }
    },
    createWriteStream(path),
  );
  if (size === bytes && hash.digest('hex') === sha256) return path;
  await rm(path);
  throw new MirrorError(`${address} is not the file that the index lists: its size or hash differs.`);
}

async function* readReplicas(path: string, family: Family): AsyncGenerator<Read> {
  for await (const { text, where } of readLines(path))
    yield { change: replicaChange(text, where, [family]), characters: text.length };
}

async function* readMerges(path: string, families: readonly Family[]): AsyncGenerator<Read> {
  for await (const { text, where } of readLines(path)) {
    const change = mergeChange(JSON.parse(text) as FeedEntry, where, families);
    if (change) yield { change, characters: text.length };
  }
}

/**
 * Takes changes into the log. What a record held before goes: the instance may have taken somebody out of it, and
 * tells that to nobody. So a mirror keeps what is said now, and numbers that lead to it. What is there already may
 * have been taken by a process that was killed before it came to that.
 */
export async function appendNewest(
  { ledger, now, ending }: Pick<MirrorParts, 'ledger' | 'now' | 'ending'>,
  changes: readonly Change[],
): Promise<void> {
  ending?.throwIfAborted();
  const outcomes = await ledger.append(changes, now());
  for (const [at, { family, id }] of changes.entries()) {
    const newest = outcomes[at] === 'added' ? null : await ledger.present(family, id);
    if (newest === null) continue;
    const text = JSON.stringify(newest);
    await ledger.rewrite(family, id, (doc) => (JSON.stringify(doc) === text ? doc : newest), now());
    await readersFirst();
  }
}

async function take(parts: MirrorParts, changes: AsyncIterable<Read>): Promise<Set<string>> {
  const seen = new Set<string>();
  let batch: Change[] = [];
  let read = 0;
  for await (const { change, characters } of changes) {
    seen.add(change.id);
    batch.push(change);
    read += characters;
    if (batch.length < batchSize && read < batchCharacters) continue;
    await appendNewest(parts, batch);
    [batch, read] = [[], 0];
  }
  if (batch.length > 0) await appendNewest(parts, batch);
  return seen;
}

/** Takes out what nobody names any more. */
export async function dropOthers(
  { ledger, forgotten, now, ending }: MirrorParts,
  family: Family,
  seen: ReadonlySet<string>,
): Promise<void> {
  const missing: string[] = [];
  for await (const id of idsIn(ledger.records(family.name))) {
    if (!seen.has(id)) missing.push(id);
  }
  // Why it is gone nobody says any more; it may have been erased. So no word of it stays, but it may come back.
  for (const id of missing) {
    ending?.throwIfAborted();
    await forgotten?.(family.name, id);
    await ledger.empty(family.name, id, 'source_removed', now());
    await readersFirst();
  }
}
