// How often somebody posted lately. One row for each author: writing it makes concurrent posts of one
// author wait for each other on every engine, so the count is exact. Authors are kept as hashes, and
// a row goes away once its last post is older than the window.

import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import { Refusal } from '../kernel/refusal.ts';
import type { Tables } from './tables.ts';

export interface RecentPostsTable {
  kind: string;
  /** SHA-256 of the kind and the account or address. */
  author: string;
  last_at: string;
  /** JSON: the moments of the posts within the window, oldest first. */
  moments: string;
}

export interface PostLimit {
  readonly kind: string;
  readonly most: number;
  readonly windowMs: number;
  /** What is limited, in words: "12 comments in 10 minutes". */
  readonly words: string;
}

/**
 * Counts one post of the author, in the transaction that makes it.
 * @throws Refusal('rate_limited') with the seconds after which the next one is accepted
 */
export async function countPost(
  trx: Transaction<Tables>,
  limit: PostLimit,
  author: string,
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  const hash = createHash('sha256').update(`${limit.kind}\n${author}`).digest('base64url');
  const row = await trx
    .insertInto('recent_posts')
    .values({ kind: limit.kind, author: hash, last_at: at, moments: '[]' })
    .onConflict((conflict) => conflict.columns(['kind', 'author']).doUpdateSet({ last_at: at }))
    .returning('moments')
    .executeTakeFirstOrThrow();
  const from = now.getTime() - limit.windowMs;
  // A clock that was set back leaves moments that lie ahead; they count for a window, not until then.
  const until = now.getTime() + limit.windowMs;
  const moments = (JSON.parse(row.moments) as string[]).filter((one) => {
    const moment = Date.parse(one);
    return moment > from && moment < until;
  });
  const [oldest] = moments.slice(-limit.most);
  if (moments.length >= limit.most && oldest !== undefined) {
    const retryAfter = Math.max(1, Math.ceil((Date.parse(oldest) - from) / 1000));
    throw new Refusal(
      'rate_limited',
      `At most ${limit.words} are accepted; come back in ${retryAfter} seconds.`,
      { retryAfter },
    );
  }
  await trx
    .updateTable('recent_posts')
    .set({ moments: JSON.stringify([...moments, at]) })
    .where('kind', '=', limit.kind)
    .where('author', '=', hash)
    .execute();
  await trx
    .deleteFrom('recent_posts')
    .where('kind', '=', limit.kind)
    .where('last_at', '<', new Date(from).toISOString())
    .execute();
}
