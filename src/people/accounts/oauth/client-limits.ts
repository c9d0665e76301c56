// How many programs may become known: of an address in an hour, of a network in a day, of all in a day.

import type { AppContext } from '../../../context.ts';
import { countPost, type PostLimit } from '../../../desk/post-limit.ts';
import { dayMs, hourMs } from '../../../kernel/durations.ts';

interface ClientLimits {
  /** What is counted together with what came before. */
  readonly kind: string;
  readonly things: string;
  readonly anHour: number;
  readonly anHourOfNetwork: number;
}

export const registrations: ClientLimits = {
  kind: 'oauth_register',
  things: 'registrations',
  anHour: 10,
  anHourOfNetwork: 50,
};
export const documents: ClientLimits = {
  kind: 'oauth_documents',
  things: 'programs',
  anHour: 30,
  anHourOfNetwork: 100,
};

/** Counts one more. Throws a refusal where it is one too many. */
export async function countClient(
  desk: AppContext['desk'],
  { kind, things, anHour, anHourOfNetwork }: ClientLimits,
  address: string,
  now: Date,
): Promise<void> {
  const ofAddress: PostLimit = {
    kind,
    maxPosts: anHour,
    maxOfNetwork: anHourOfNetwork,
    windowMs: hourMs,
    words: `${anHour} ${things} an hour`,
  };
  const aDay = (maxPosts: number) => ({ maxPosts, windowMs: dayMs, words: `${maxPosts} ${things} a day` });
  // One network does not use up the day of everybody.
  const ofNetwork: PostLimit = { kind: `${kind}_day`, ...aDay(100), maxOfNetwork: 100 };
  const ofAll: PostLimit = { kind: `${kind}_all`, ...aDay(1_000) };
  await desk.exclusively('oauth register', async (trx) => {
    for (const limit of [ofAddress, ofNetwork]) await countPost(trx, limit, address, now);
    await countPost(trx, ofAll, 'all', now);
  });
}
