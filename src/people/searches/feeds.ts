// Private feeds: whoever has the address reads the list of a search with the tier that its person has then.

import { hashOfSecret } from '../../access/key-format.ts';
import type { Desk } from '../../desk/desk.ts';
import { countPost, type PostLimit } from '../../desk/post-limit.ts';
import { hourMs } from '../../kernel/durations.ts';
import type { Tier } from '../../kernel/tier.ts';
import { tierOfSearch } from './readers.ts';

const limit: PostLimit = {
  kind: 'feed',
  maxPosts: 60,
  windowMs: hourMs,
  words: '60 readings of a feed in an hour',
};

interface OpenFeed {
  /** Of the search, and what its person calls it. */
  readonly id: string;
  readonly name: string;
  readonly operation: string;
  readonly query: string;
  readonly tier: Tier;
}

/** What a feed shows; 'over' where another one took its place, null where there is none. */
export async function openFeed(desk: Desk, token: string, now: Date): Promise<OpenFeed | 'over' | null> {
  const hash = hashOfSecret(token);
  const feed = await desk.db
    .selectFrom('search_feeds')
    .innerJoin('saved_searches', 'saved_searches.id', 'search_feeds.search_id')
    .select([
      'saved_searches.id',
      'saved_searches.name',
      'ended_at',
      'user_id',
      'team_id',
      'operation',
      'query',
    ])
    .where('search_feeds.hash', '=', hash)
    .executeTakeFirst();
  if (!feed) return null;
  if (feed.ended_at !== null) return 'over';
  const tier = await tierOfSearch(desk.db, { user: feed.user_id, team_id: feed.team_id });
  if (tier === null) return null;
  await desk.db.transaction().execute((trx) => countPost(trx, limit, hash, now));
  const { id, name, operation, query } = feed;
  return { id, name, operation, query, tier };
}
