// How many programs may become known: of an address in an hour, of a network in a day, of all in a day. And how
// often programs may ask to be let in: what they ask is written down, whoever they are.

import type { AppContext } from '../../../context.ts';
import { countPost, type PostLimit } from '../../../desk/post-limit.ts';
import { dayMs, hourMs } from '../../../kernel/durations.ts';

interface ClientLimits {
  readonly ofAddress: PostLimit;
  /** One network does not use up the day of everybody. */
  readonly ofNetwork: PostLimit;
  readonly ofAll: PostLimit;
}

const ofNetwork = { maxPosts: 100, maxOfNetwork: 100, windowMs: dayMs };
const ofAll = { maxPosts: 1_000, windowMs: dayMs };

export const registrations: ClientLimits = {
  ofAddress: {
    kind: 'oauth_register',
    maxPosts: 10,
    maxOfNetwork: 50,
    windowMs: hourMs,
    words: '10 registrations an hour',
  },
  ofNetwork: { ...ofNetwork, kind: 'oauth_register_day', words: '100 registrations a day' },
  ofAll: { ...ofAll, kind: 'oauth_register_all', words: '1000 registrations a day' },
};

export const documents: ClientLimits = {
  ofAddress: {
    kind: 'oauth_documents',
    maxPosts: 30,
    maxOfNetwork: 100,
    windowMs: hourMs,
    words: '30 programs an hour',
  },
  ofNetwork: { ...ofNetwork, kind: 'oauth_documents_day', words: '100 programs a day' },
  ofAll: { ...ofAll, kind: 'oauth_documents_all', words: '1000 programs a day' },
};

/** Counts one more. Throws a refusal where it is one too many. */
export async function countClient(
  desk: AppContext['desk'],
  limits: ClientLimits,
  address: string,
  now: Date,
): Promise<void> {
  await desk.exclusively('oauth register', async (trx) => {
    for (const limit of [limits.ofAddress, limits.ofNetwork]) await countPost(trx, limit, address, now);
    await countPost(trx, limits.ofAll, 'all', now);
  });
}

const begun: PostLimit = {
  kind: 'oauth_begun',
  maxPosts: 100,
  maxOfNetwork: 500,
  windowMs: hourMs,
  words: '100 requests to be let in an hour',
};

/** Counts that a program asks to be let in, in a browser or by a code. Throws a refusal where it is once too often. */
export function countBegun(desk: AppContext['desk'], address: string, now: Date): Promise<void> {
  return desk.exclusively('sign-in handles', (trx) => countPost(trx, begun, address, now));
}
