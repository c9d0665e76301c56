// Writes a set of dumps from one moment of the shelf: a file for each family and each tier for which it
// holds something else, streamed with back-pressure from the shelf through gzip to the disk.
//
// Everything is written into a folder beside the published ones, the index last, and brought to the disk;
// then the folder gets its name in one step. So whoever finds an index finds its files, whole, for as long
// as the set is kept; a set that was begun and not finished is never seen.

import { createHash, type Hash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { dropDrafts, holdDraft } from '../engines/held-file.ts';
import { ownName } from '../engines/process-name.ts';
import { syncFolder } from '../engines/sync-folder.ts';
import { makeFolder } from '../engines/sync-names.ts';
import { dayMs } from '../kernel/durations.ts';
import type { Family } from '../kernel/family.ts';
import { withSite } from '../kernel/json.ts';
import { isPublished } from '../kernel/listing.ts';
import { reaches, tiers } from '../kernel/tier.ts';
import type { Line } from '../shelf/read/lines.ts';
import { openSnapshot, type Snapshot } from '../shelf/read/snapshot.ts';
import {
  type DumpFile,
  type DumpIndex,
  dumpSeq,
  dumpVersions,
  newestDumpIndex,
  readDumpIndex,
  schemaVersion,
  versionOf,
} from './dump-index.ts';

export interface DumpRequest {
  /** Where the sets of dumps are. */
  readonly folder: string;
  /** The file of the shelf. */
  readonly shelf: string;
  /** What names the program that makes the lines for mirrors. */
  readonly program?: string;
  readonly families: readonly Family[];
  readonly site: string;
  readonly licence: string;
  readonly now: Date;
  /** Publish although a file has lost more than a fifth of its rows. */
  readonly allowFewer: boolean;
}

/** The dumps are not published, because something is missing in them that was there before. */
export class FewerRows extends Error {
  override readonly name = 'FewerRows';
}

const keptSets = 3;
const keptForMs = 2 * dayMs;
/** Lines are written in pieces of about this many characters. */
const pieceCharacters = 256 * 1024;
const unfinished = '.unfinished-';

/** @throws FewerRows when a file would hold less than four fifths of the rows of the newest set */
export async function writeDumps(request: DumpRequest): Promise<DumpIndex> {
  for (;;) {
    const index = await writeSet(request);
    if (index !== null) return index;
  }
}

/** Null when another set was published meanwhile: what was erased before that one may still be in this one. */
async function writeSet(request: DumpRequest): Promise<DumpIndex | null> {
  const { folder, shelf, families, licence, now, program } = request;
  const [newest] = dumpVersions(folder);
  dropUnfinishedSets(folder);
  // Before anything is made: a data folder that was moved away is not begun anew.
  using snapshot = openSnapshot(shelf, families);
  makeFolder(folder);
  const version = freeVersion(now, newest);
  // Two processes, of two machines too, may begin in the same second.
  const draft = join(folder, `${unfinished}${version}-${ownName()}`);
  using _held = holdDraft(draft);
  await mkdir(draft);
  try {
    const files: DumpFile[] = [];
    for await (const file of everyFile(request, snapshot, draft)) files.push(file);
    const before = newestDumpIndex(folder);
    if (before && !request.allowFewer) checkRows(before.files, files);
    const snapshot_seq = {
      public: snapshot.standsAt('public'),
      full: snapshot.standsAt('full'),
      top: snapshot.standsAt('top'),
    };
    const made = program === undefined ? {} : { program };
    const index: DumpIndex = { version, generated_at: now.toISOString(), snapshot_seq, ...made, files };
    await written(join(draft, 'LICENSE.txt'), licence);
    await written(join(draft, 'index.json'), JSON.stringify(index, null, 1));
    await syncFolder(draft);
    if (dumpVersions(folder)[0] !== newest) return null;
    await rename(draft, join(folder, version));
    await syncFolder(folder);
    await prune(folder, now, snapshot.erasedAt());
    return index;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** Deletes sets that were begun by processes that are gone. */
export function dropUnfinishedSets(folder: string): void {
  dropDrafts(folder, /^(\.unfinished-[\w-]+)/);
}

/** Removes all sets but so many of the newest; only those from before a number of the log, where it is given. */
export async function dropDumps(
  folder: string,
  leave: number,
  before = Number.POSITIVE_INFINITY,
): Promise<void> {
  for (const version of dumpVersions(folder).slice(leave)) {
    if (dumpSeq(folder, version) >= before) continue;
    await dropSet(folder, version);
  }
}

/** A set goes by its name first, so that whatever ends this leaves no published set without some of its files. */
async function dropSet(folder: string, version: string): Promise<void> {
  const leaving = join(folder, `${unfinished}${version}-${ownName()}`);
  try {
    await rename(join(folder, version), leaving);
  } catch (error) {
    // Another process drops it.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  await syncFolder(folder);
  // Nobody holds it: whoever finds it may do the same.
  await rm(leaving, { recursive: true, force: true });
}

async function* everyFile(request: DumpRequest, snapshot: Snapshot, draft: string): AsyncGenerator<DumpFile> {
  const { families, site, now } = request;
  for (const family of families.filter(isPublished)) {
    for (const form of ['record', 'replica'] as const) {
      for (const tier of snapshot.editions(family, form)) {
        const edition = tier === family.tier ? '' : `.${tier}`;
        const name = `${family.name}${form === 'replica' ? '.replica' : ''}${edition}.ndjson.gz`;
        const lines = textsOf(snapshot.lines(family, { tier, now, form }), form === 'replica' ? null : site);
        const schema_version = schemaVersion(family, tier);
        yield {
          family: family.name,
          form,
          tier,
          name,
          schema_version,
          ...(await writeFileOf(join(draft, name), lines)),
        };
      }
    }
  }
  for (const tier of tiers) {
    const name = tier === 'public' ? 'tombstones.ndjson.gz' : `tombstones.${tier}.ndjson.gz`;
    const dumped = families.filter((family) => isPublished(family) && reaches(tier, family.tier));
    const lines = textsOf(withoutMoments(snapshot.gone(dumped, tier, now)), null);
    const shared = { family: 'tombstones', form: 'tombstones', tier, name, schema_version: '1' } as const;
    yield { ...shared, ...(await writeFileOf(join(draft, name), lines)) };
  }
}

function* withoutMoments(slices: Iterable<readonly string[]>): Iterable<readonly Line[]> {
  for (const slice of slices) yield slice.map((text) => ({ id: '', key: '', updated: null, text }));
}

interface Piece {
  readonly text: string;
  readonly rows: number;
  readonly first: string | null;
  readonly last: string | null;
}

/** Lines in pieces; a null site leaves its mark in, for whoever puts its own there. */
function* textsOf(slices: Iterable<readonly Line[]>, site: string | null): Generator<Piece> {
  let text = '';
  let rows = 0;
  let moments: string[] = [];
  const take = () => {
    const sorted = moments.sort();
    const taken = { text, rows, first: sorted[0] ?? null, last: sorted.at(-1) ?? null };
    text = '';
    rows = 0;
    moments = [];
    return taken;
  };
  for (const slice of slices) {
    for (const line of slice) {
      text += site === null ? line.text : withSite(line.text, site);
      text += '\n';
      if (line.updated !== null) moments.push(line.updated);
    }
    rows += slice.length;
    if (text.length >= pieceCharacters) yield take();
  }
  if (rows > 0) yield take();
}

type FileFacts = Pick<
  DumpFile,
  'bytes' | 'sha256' | 'sha256_uncompressed' | 'rows' | 'min_updated_at' | 'max_updated_at'
>;

async function writeFileOf(path: string, pieces: Iterable<Piece>): Promise<FileFacts> {
  const [whole, packed] = [createHash('sha256'), createHash('sha256')];
  let rows = 0;
  let bytes = 0;
  let first: string | null = null;
  let last: string | null = null;
  await pipeline(
    async function* () {
      for (const one of pieces) {
        rows += one.rows;
        if (one.first !== null && (first === null || one.first < first)) first = one.first;
        if (one.last !== null && (last === null || one.last > last)) last = one.last;
        yield hashed(whole, Buffer.from(one.text));
      }
    },
    createGzip({ level: 4 }),
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        bytes += chunk.length;
        yield hashed(packed, chunk);
      }
    },
    createWriteStream(path, { flush: true }),
  );
  return {
    bytes,
    sha256: packed.digest('hex'),
    sha256_uncompressed: whole.digest('hex'),
    rows,
    min_updated_at: first,
    max_updated_at: last,
  };
}

function hashed(hash: Hash, bytes: Buffer): Buffer {
  hash.update(bytes);
  return bytes;
}

/** Two sets of one second get two names. */
function freeVersion(now: Date, newest: string | undefined): string {
  let moment = now.getTime();
  while (newest !== undefined && versionOf(new Date(moment)) <= newest) moment += 1_000;
  return versionOf(new Date(moment));
}

function checkRows(before: readonly DumpFile[], after: readonly DumpFile[]): void {
  for (const old of before) {
    if (old.form === 'tombstones') continue;
    const now = after.find(({ name }) => name === old.name)?.rows ?? 0;
    if (now * 5 >= old.rows * 4) continue;
    throw new FewerRows(
      `${old.name} would hold ${now} rows where the last one holds ${old.rows}; it is published only when told so (perennial dump --allow-fewer).`,
    );
  }
}

async function written(path: string, text: string): Promise<void> {
  await writeFile(path, text, { flush: true });
}

/**
 * Keeps the newest sets, and all of the last two days, but none from before something was erased for privacy;
 * what was begun and not finished, or cannot be read, goes.
 */
async function prune(folder: string, now: Date, erasedAt: number): Promise<void> {
  for (const [nth, version] of dumpVersions(folder).entries()) {
    const index = readDumpIndex(folder, version);
    const age = now.getTime() - Date.parse(index?.generated_at ?? '');
    const holdsErased = nth > 0 && index !== null && index.snapshot_seq.top < erasedAt;
    if (index === null || holdsErased || (nth >= keptSets && age > keptForMs)) await dropSet(folder, version);
  }
  const day = versionOf(new Date(now.getTime() - keptForMs / 2));
  for (const name of await readdir(folder)) {
    if (name.startsWith(unfinished) && name.slice(unfinished.length) < day) {
      await rm(join(folder, name), { recursive: true });
    }
  }
}
