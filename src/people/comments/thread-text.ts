// What a thread lists, as text: read in pages, so that a huge thread never stands in memory as rows, and kept
// while nobody posts or removes a comment, so that a long thread costs whoever reads it again next to nothing.

import type { Desk } from '../../desk/desk.ts';
import type { CommentsTable } from '../../desk/schema/comments.ts';
import { onceFor } from '../../kernel/remembered.ts';
import { shownName } from '../../kernel/sent-text.ts';
import { liveComments, threadState } from './store.ts';

/** What one answer lists at most; `next_after` leads on. */
export const maxListed = 1_000;
export const maxCharacters = 1_000_000;
const batchSize = 500;

/** Characters that are kept of threads, of each desk; a shorter text is read again as quickly. */
const maxKept = 8_000_000;
const worthKeeping = 50_000;

interface CachedThread {
  readonly state: string;
  readonly text: string;
}

const caches = onceFor((_: Desk) => new Map<string, CachedThread>());

/** What the text reads as. */
export interface Thread {
  readonly comments: readonly ReturnType<typeof shown>[];
  readonly next_after?: string;
}

/** The comments of an experiment behind a position, as the text of the answer. */
export async function threadText(desk: Desk, experimentId: string, from: number): Promise<string> {
  const cache = caches(desk);
  // The state is read first: what is posted while the thread is read makes the text newer than it says, never older.
  const state = await threadState(desk, experimentId);
  const key = `${from} ${experimentId}`;
  const known = cache.get(key);
  cache.delete(key);
  const text = known?.state === state ? known.text : await textFrom(desk, experimentId, from);
  if (text.length < worthKeeping) return text;
  cache.set(key, { state, text });
  let characters = 0;
  for (const [one, { text }] of [...cache].reverse()) {
    characters += text.length;
    if (characters > maxKept) cache.delete(one);
  }
  return text;
}

async function textFrom(desk: Desk, experimentId: string, from: number): Promise<string> {
  const texts: string[] = [];
  let characters = 0;
  let last: CommentsTable | undefined;
  for (let position = from; ; ) {
    const rows = await liveComments(desk, experimentId, position, batchSize);
    for (const row of rows) {
      if (texts.length >= maxListed || characters >= maxCharacters) {
        return `{"comments":[${texts.join(',')}],"next_after":${JSON.stringify(last?.id)}}`;
      }
      texts.push(JSON.stringify(shown(row)));
      characters += row.body.length;
      last = row;
    }
    if (rows.length < batchSize) return `{"comments":[${texts.join(',')}]}`;
    position = (rows.at(-1) as CommentsTable).position;
  }
}

/** A comment as everybody reads it. */
export function shown(row: Omit<CommentsTable, 'position' | 'removed_at'>) {
  const { id, parent_id, author_kind, author_name, author_image, body, created_at } = row;
  return { id, parent_id, author_kind, author_name: shownName(author_name), author_image, body, created_at };
}
