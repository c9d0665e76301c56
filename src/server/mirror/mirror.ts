// A mirror keeps what another instance shows to its tier: the replicas of the dumps first, then the
// change feed from where the dumps end. What it keeps goes into its own ledger, so that its shelf, its
// channels and whoever mirrors it in turn work as everywhere.
//
// The cursor is written down after the changes it covers are durable: a crash makes the mirror take
// some of them again, which changes nothing.

import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Family } from '../../kernel/family.ts';
import type { Change, Ledger } from '../../ledger/ledger.ts';
import { readLines } from '../../sources/reading/read-lines.ts';
import { replaceSynced } from '../node/synced-files.ts';
import {
  type FeedEntry,
  idsIn,
  type Listed,
  MirrorError,
  mergeChange,
  replicaChange,
  type TheirIndex,
} from './lines.ts';

export interface MirrorParts {
  /** The address of the instance that is mirrored, without a trailing slash. */
  readonly url: string;
  readonly ledger: Ledger;
  readonly families: readonly Family[];
  /** The folder that holds the mirror's cursor and files on their way. */
  readonly folder: string;
  /** Asks the instance, with the key where there is one. */
  readonly ask: (address: string) => Promise<Response>;
  readonly now: () => Date;
  readonly onProgress: (sentence: string) => void;
  /** Told before a record loses its words here, so that their bytes go too, whatever happens. */
  readonly forgotten?: (family: string, id: string) => Promise<void>;
}

export interface Mirror {
  /** Whether it was complete once; before, it holds too little to answer from. */
  readonly hasLoaded: () => Promise<boolean>;
  /** Takes everything there is up to now; resolves with the number of changes taken. */
  readonly catchUp: () => Promise<number>;
}

interface Kept {
  readonly url: string;
  readonly cursor: string;
  /** Whether everything was there once. */
  readonly complete: boolean;
}

const batchSize = 500;

export function mirrorOf(parts: MirrorParts): Mirror {
  const { url, ledger, families, folder, ask, now, onProgress } = parts;
  const file = join(folder, 'mirror.json');

  async function kept(): Promise<Kept | null> {
    let known: Kept;
    try {
      known = JSON.parse(await readFile(file, 'utf8')) as Kept;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      if ((await ledger.head()) === 0) return null;
      throw new MirrorError('The data folder holds records of its own; a mirror begins with an empty one.');
    }
    if (known.url === url) return known;
    throw new MirrorError(`The data folder mirrors ${known.url}; use another folder for ${url}.`);
  }

  async function keep(cursor: string, complete: boolean): Promise<void> {
    await mkdir(folder, { recursive: true });
    await replaceSynced(file, JSON.stringify({ url, cursor, complete } satisfies Kept));
  }

  async function json<T>(address: string): Promise<T> {
    const response = await ask(address);
    if (response.ok) return (await response.json()) as T;
    const text = await response.text();
    throw new MirrorError(`${address} answered ${response.status}: ${text.slice(0, 300)}`, response.status);
  }

  /** The dumps, each checked before anything of it is taken; what is not in them any more goes. */
  async function loadDumps(): Promise<string> {
    const index = await json<TheirIndex>(`${url}/datasets/index.json`);
    // A cursor that is not good any more stays until the dumps are loaded: it leads here again.
    if ((await kept()) === null) await keep('', false);
    if (index.version === null || index.snapshot_cursor === null) return fromTheBeginning();
    for (const family of families) {
      const listed = index.replicas.find((one) => one.family === family.name);
      const seen = listed ? await loadFile(listed, family) : new Set<string>();
      await dropOthers(family, seen);
    }
    if (index.tombstones)
      await take(readMerges(await fetched({ family: 'tombstones', ...index.tombstones })));
    await keep(index.snapshot_cursor, true);
    return index.snapshot_cursor;
  }

  async function loadFile(listed: Listed, family: Family): Promise<ReadonlySet<string>> {
    onProgress(`loading ${listed.family}: ${listed.rows} rows`);
    const path = await fetched(listed);
    const seen = await take(readReplicas(path, family));
    await rm(path);
    return seen;
  }

  /** Without dumps the feed tells everything from its beginning; what it does not tell of any more goes. */
  async function fromTheBeginning(): Promise<string> {
    if ((await ledger.head()) === 0) return '';
    const shown = new Map(families.map(({ name }) => [name, new Set<string>()]));
    let cursor = '';
    for (let more = true; more; ) {
      const page = await follow(cursor);
      for (const { family, id } of page.entries) shown.get(family)?.add(id);
      ({ cursor, more } = page);
    }
    for (const family of families) await dropOthers(family, shown.get(family.name) as Set<string>);
    await keep(cursor, true);
    return cursor;
  }

  async function fetched({ url: address, bytes, sha256, family }: Listed): Promise<string> {
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

  async function* readReplicas(path: string, family: Family): AsyncGenerator<Change> {
    for await (const { text, where } of readLines(path)) yield replicaChange(text, where, [family]);
  }

  /** Names that lead to the record that took the place of theirs. */
  async function* readMerges(path: string): AsyncGenerator<Change> {
    for await (const { text, where } of readLines(path)) {
      const change = mergeChange(JSON.parse(text) as FeedEntry, where, families);
      if (change) yield change;
    }
    await rm(path);
  }

  async function take(changes: AsyncIterable<Change>): Promise<Set<string>> {
    const seen = new Set<string>();
    let batch: Change[] = [];
    for await (const change of changes) {
      seen.add(change.id);
      batch.push(change);
      if (batch.length < batchSize) continue;
      await ledger.append(batch, now());
      batch = [];
    }
    if (batch.length > 0) await ledger.append(batch, now());
    return seen;
  }

  async function dropOthers(family: Family, seen: ReadonlySet<string>): Promise<void> {
    const gone: string[] = [];
    for await (const id of idsIn(ledger.records(family.name))) {
      if (!seen.has(id)) gone.push(id);
    }
    // Why it is gone nobody says any more; it may have been erased. So no word of it stays, but it may come back.
    for (const id of gone) {
      await parts.forgotten?.(family.name, id);
      await ledger.empty(family.name, id, 'source_removed', now());
    }
  }

  /** One page of the feed; answers whether more follow. */
  async function follow(
    cursor: string,
  ): Promise<{ cursor: string; more: boolean; entries: readonly FeedEntry[] }> {
    const from = cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`;
    const page = await json<{ data: readonly FeedEntry[]; next_cursor: string; has_more: boolean }>(
      `${url}/api/v1/changes?include=replica&limit=1000${from}`,
    );
    const changes: Change[] = [];
    for (const entry of page.data) {
      const { family, id } = entry;
      if (!families.some(({ name }) => name === family)) continue;
      if (entry.op === 'delete' && entry.reason === 'privacy_request') {
        await ledger.append(changes.splice(0), now());
        await parts.forgotten?.(family, id);
        await ledger.erase(family, id, 'privacy_request', now());
      } else if (entry.replica) {
        changes.push(replicaChange(JSON.stringify(entry.replica), `change ${entry.seq}`, families));
      } else if (entry.op === 'merge') {
        const change = mergeChange(entry, `change ${entry.seq}`, families);
        if (change) changes.push(change);
      } else {
        changes.push({ family, id, record: null, reason: entry.reason ?? 'policy' });
      }
    }
    if (changes.length > 0) await ledger.append(changes, now());
    return { cursor: page.next_cursor, more: page.has_more, entries: page.data };
  }

  return {
    hasLoaded: async () => (await kept())?.complete === true,
    catchUp: async () => {
      const known = await kept();
      let cursor = known?.cursor ?? '';
      let complete = known?.complete === true;
      if (cursor === '') {
        cursor = await loadDumps();
        complete = cursor !== '';
      }
      let taken = 0;
      for (;;) {
        let page: Awaited<ReturnType<typeof follow>>;
        try {
          page = await follow(cursor);
        } catch (error) {
          if (!(error instanceof MirrorError) || error.status !== 410) throw error;
          onProgress('the cursor is not good any more: loading the dumps again');
          cursor = await loadDumps();
          continue;
        }
        taken += page.entries.length;
        if (page.entries.length > 0) onProgress(`following: ${taken} changes`);
        complete ||= !page.more;
        if (page.cursor !== cursor) await keep(page.cursor, complete);
        cursor = page.cursor;
        if (!page.more) return taken;
      }
    },
  };
}
