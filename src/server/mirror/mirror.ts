// A mirror keeps what another instance shows to its tier: the replicas of the dumps first, then the
// change feed from where the dumps end. What it keeps goes into its own ledger, so that its shelf, its
// channels and whoever mirrors it in turn work as everywhere.
//
// The cursor is written down after the changes it covers are durable: a crash makes the mirror take
// some of them again, which changes nothing.

import { apiRoot } from '../../kernel/address.ts';
import { boundedBytes } from '../../kernel/bounded-bytes.ts';
import { counted } from '../../kernel/counted.ts';
import { minuteMs } from '../../kernel/durations.ts';
import { namedFirst } from '../../kernel/references.ts';
import type { Change } from '../../ledger/ledger.ts';
import {
  type FeedEntry,
  MirrorError,
  mergeChange,
  replicaChange,
  type TheirIndex,
  type TheirPage,
} from './lines.ts';
import { readPlace, writePlace } from './mirror-place.ts';
import { appendNewest, dropOthers, loadFile, loadMerges, type MirrorParts } from './mirror-taking.ts';

export interface Mirror {
  /** Whether it was complete once; before, it holds too little to answer from. */
  readonly hasLoaded: () => Promise<boolean>;
  /**
   * Takes everything there is up to now; resolves with the number of changes taken. Rejects where it is to end
   * before; the next call goes on from there.
   */
  readonly catchUp: (ending?: AbortSignal) => Promise<number>;
}

interface Look extends MirrorParts {
  /** Pages of the feed that this look has read. */
  readonly pages: { read: number };
}

export function mirrorOf(parts: MirrorParts): Mirror {
  return {
    hasLoaded: async () => (await readPlace(parts))?.complete === true,
    catchUp: (ending) => {
      const ended = ending ? { ending, ask: (address: string) => parts.ask(address, ending) } : {};
      return catchUp({ ...parts, ...ended, pages: { read: 0 } });
    },
  };
}

/** A mirror that is in step writes so once in this time: each look at the instance need not cost a write. */
const inStepEveryMs = minuteMs;

async function catchUp(parts: Look): Promise<number> {
  const { onProgress, now } = parts;
  const known = await readPlace(parts);
  let { cursor, replica_version }: Taken = known ?? nothing;
  let complete = known?.complete === true;
  const in_step_at = known?.in_step_at;
  // Each of the ways to take everything is gone once in a look: an instance that leads round in a circle is asked later.
  let takenAnew: 'not' | 'dumps' | 'feed' = 'not';
  if (cursor === '') {
    takenAnew = 'dumps';
    ({ cursor, replica_version } = await loadDumps(parts));
    complete = cursor !== '';
  }
  let taken = 0;
  for (;;) {
    let page: Page;
    try {
      page = await follow(parts, cursor);
    } catch (error) {
      if (!(error instanceof MirrorError) || error.status !== 410 || takenAnew === 'feed') throw error;
      if (takenAnew === 'not') {
        takenAnew = 'dumps';
        onProgress('the cursor is not good any more: loading the dumps again');
        ({ cursor, replica_version } = await loadDumps(parts));
      } else {
        takenAnew = 'feed';
        onProgress('the dumps are older than what the feed tells of: taking everything from the feed');
        ({ cursor, replica_version } = await fromTheBeginning(parts));
      }
      continue;
    }
    taken += page.entries.length;
    if (page.entries.length > 0) onProgress(`following: ${counted(taken, 'change')}`);
    if (cursor === '') replica_version = page.replica_version;
    if (page.replica_version !== replica_version) {
      if (takenAnew === 'feed') throw twoVersions(parts);
      takenAnew = 'feed';
      onProgress('the instance runs another version of its program: taking everything again');
      ({ cursor, replica_version } = await fromTheBeginning(parts));
      continue;
    }
    complete ||= !page.more;
    const moved = page.cursor !== cursor;
    cursor = page.cursor;
    const place = { cursor, complete, replica_version };
    if (page.more) {
      if (moved) await writePlace(parts, { ...place, in_step_at });
      continue;
    }
    const since = in_step_at === undefined ? inStepEveryMs : now().getTime() - Date.parse(in_step_at);
    if (moved || since < 0 || since >= inStepEveryMs)
      await writePlace(parts, { ...place, in_step_at: now().toISOString() });
    return taken;
  }
}

/** How far everything was taken, and which version of the instance's program made it. */
interface Taken {
  readonly cursor: string;
  readonly replica_version?: string | undefined;
}

const nothing: Taken = { cursor: '' };

/** The dumps, each checked before anything of it is taken; what is not in them any more goes. */
async function loadDumps(parts: Look): Promise<Taken> {
  const { url, families } = parts;
  const index = await json<TheirIndex>(parts, `${url}/datasets/index.json`);
  // A cursor that is not good any more stays until the dumps are loaded: it leads here again.
  if ((await readPlace(parts)) === null) await writePlace(parts, { cursor: '', complete: false });
  if (index.version === null || index.snapshot_cursor === null) return fromTheBeginning(parts);
  // Whoever is asked meanwhile is shown no record that names one which is still to come.
  for (const family of namedFirst(families)) {
    const listed = index.replicas.find((one) => one.family === family.name);
    const seen = listed ? await loadFile(parts, listed, family) : new Set<string>();
    await dropOthers(parts, family, seen);
  }
  if (index.tombstones) await loadMerges(parts, { family: 'tombstones', ...index.tombstones });
  const taken = { cursor: index.snapshot_cursor, replica_version: index.replica_version ?? undefined };
  await writePlace(parts, { ...taken, complete: true });
  return taken;
}

/** Without dumps the feed tells everything from its beginning; what it does not tell of any more goes. */
async function fromTheBeginning(parts: Look): Promise<Taken> {
  const { ledger, families } = parts;
  if ((await ledger.head()) === 0) return nothing;
  const shown = new Map(families.map(({ name }) => [name, new Set<string>()]));
  let taken = nothing;
  for (let more = true; more; ) {
    const page = await follow(parts, taken.cursor);
    for (const { family, id } of page.entries) shown.get(family)?.add(id);
    const { cursor, replica_version } = page;
    if (taken !== nothing && replica_version !== taken.replica_version) {
      throw twoVersions(parts);
    }
    taken = { cursor, replica_version };
    ({ more } = page);
  }
  for (const family of families) await dropOthers(parts, family, shown.get(family.name) as Set<string>);
  await writePlace(parts, { ...taken, complete: true });
  return taken;
}

interface Page {
  readonly cursor: string;
  readonly replica_version: string | undefined;
  readonly more: boolean;
  readonly entries: readonly FeedEntry[];
}

/** One page of the feed; answers whether more follow. */
async function follow(parts: Look, cursor: string): Promise<Page> {
  const { url, ledger, families, forgotten, now, pages, maxPages = 10_000 } = parts;
  if (pages.read === maxPages)
    throw new MirrorError(`${url} has no end after ${maxPages} pages of its feed; it is asked again later.`);
  pages.read += 1;
  const from = cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`;
  const page = await json<TheirPage>(parts, `${url}${apiRoot}/changes?include=replica&limit=1000${from}`);
  if (page.has_more && (page.next_cursor === cursor || page.data.length === 0))
    throw new MirrorError(`${url} says that more follows, and leads on to nothing; it is asked again later.`);
  const changes: Change[] = [];
  for (const entry of page.data) {
    const { family, id } = entry;
    if (!families.some(({ name }) => name === family)) continue;
    if (entry.op === 'delete' && entry.reason === 'privacy_request') {
      await appendNewest(parts, changes.splice(0));
      await forgotten?.(family, id);
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
  if (changes.length > 0) await appendNewest(parts, changes);
  const { next_cursor, has_more, data, replica_version } = page;
  return { cursor: next_cursor, more: has_more, entries: data, replica_version };
}

function twoVersions({ url }: Pick<MirrorParts, 'url'>): MirrorError {
  return new MirrorError(`${url} answers with two versions of its program; it is asked again later.`);
}

/** The most bytes of an index, or of a page of the feed: a thousand lines take a few million. */
const maxAnswerBytes = 128 * 1024 * 1024;

async function json<T>({ ask, url }: MirrorParts, address: string): Promise<T> {
  const response = await ask(address);
  const tooLarge = () => new MirrorError(`${address} answered with more than ${maxAnswerBytes} bytes.`);
  if (response.status === 401)
    throw new MirrorError(
      `${url} does not take the key or login that was sent: it is wrong, over or revoked. Give another one, or none.`,
      401,
    );
  const text = (await boundedBytes(response.body, maxAnswerBytes, tooLarge)).toString('utf8');
  if (response.ok) return JSON.parse(text) as T;
  throw new MirrorError(`${address} answered ${response.status}: ${text.slice(0, 300)}`, response.status);
}
