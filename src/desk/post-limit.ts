// How often somebody posted lately. One row for each author: writing it makes concurrent posts of one
// author wait for each other on every engine, so the count is exact. Authors are kept as hashes, and
// a row goes away once its last post is older than the window.

import { hash } from 'node:crypto';
import type { Transaction } from 'kysely';
import { waitText } from '../kernel/counted.ts';
import { widerNetwork } from '../kernel/counted-network.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { Tables } from './schema/tables.ts';

export interface PostLimit {
  readonly kind: string;
  readonly maxPosts: number;
  /** Of a /48, and of everybody together; left out: no more than that of each author. */
  readonly maxOfNetwork?: number;
  readonly maxInAll?: number;
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
  await countOne(trx, limit, author, now);
  const network = widerNetwork(author);
  if (network !== null && limit.maxOfNetwork !== undefined)
    await countOne(
      trx,
      { ...limit, maxPosts: limit.maxOfNetwork, words: 'so many of one network' },
      network,
      now,
    );
  if (limit.maxInAll !== undefined)
    await countOne(
      trx,
      { ...limit, maxPosts: limit.maxInAll, words: 'so many of everybody together' },
      'all',
      now,
    );
}

/** Takes back the newest post that was counted of the author, which turned out not to count. */
export async function uncountPost(
  trx: Transaction<Tables>,
  { kind }: PostLimit,
  author: string,
  at: Date,
): Promise<void> {
  const hash = authorHash(kind, author);
  const row = await trx
    .selectFrom('recent_posts')
    .select('moments')
    .where('kind', '=', kind)
    .where('author', '=', hash)
    .executeTakeFirst();
  const moments = JSON.parse(row?.moments ?? '[]') as string[];
  const index = moments.lastIndexOf(at.toISOString());
  if (index < 0) return;
  await trx
    .updateTable('recent_posts')
    .set({ moments: JSON.stringify(moments.toSpliced(index, 1)) })
    .where('kind', '=', kind)
    .where('author', '=', hash)
    .execute();
}

/** What is kept of an author. */
function authorHash(kind: string, author: string): string {
  return hash('sha256', `${kind}\n${author}`, 'base64url');
}

async function countOne(
  trx: Transaction<Tables>,
  limit: PostLimit,
  author: string,
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  const hash = authorHash(limit.kind, author);
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
  const [oldest] = moments.slice(-limit.maxPosts);
  if (moments.length >= limit.maxPosts && oldest !== undefined) {
    const retryAfter = Math.max(1, Math.ceil((Date.parse(oldest) - from) / 1000));
    throw new Refusal(
      'rate_limited',
      `At most ${limit.words} are accepted; come back in ${waitText(retryAfter)}.`,
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
