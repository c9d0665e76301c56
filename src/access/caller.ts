// Who is asking. Without a credential the caller is the public; a credential that is not valid is
// refused everywhere, also on public routes: a silent fall to the public tier would hide data.

import { Refusal } from '../kernel/refusal.ts';
import type { Tier } from '../kernel/tier.ts';

export interface Caller {
  readonly tier: Tier;
}

export const publicCaller: Caller = { tier: 'public' };

/** Finds the caller of a request by its Authorization header (null when there is none). */
export type Identify = (authorization: string | null) => Caller;

/** No keys are given out yet, so every credential is unknown. */
export const identifyNobody: Identify = (authorization) => {
  if (authorization === null) return publicCaller;
  throw new Refusal(
    'invalid_token',
    'The credential in the Authorization header is not valid; send a valid key or none.',
  );
};
