// Who is asking. Without a credential the caller is the public; a credential that is not valid is
// refused everywhere, also on public routes: a silent fall to the public tier would hide data.

import { Refusal } from '../kernel/refusal.ts';
import type { Tier } from '../kernel/tier.ts';

export interface Team {
  readonly id: string;
  readonly name: string;
  /** The operator's own team. */
  readonly operator: boolean;
}

export interface CallerKey {
  readonly id: string;
  readonly last4: string;
  readonly expires_at: string;
}

export interface Caller {
  readonly tier: Tier;
  /** The address the request came from, as limits count it; IPv6 as its /64. */
  readonly address: string;
  readonly key: CallerKey | null;
  readonly team: Team | null;
  /** The signed-in person; accounts come later. */
  readonly account: { readonly id: string; readonly name: string; readonly image: string | null } | null;
}

/** What a request shows of its sender. */
export interface Credentials {
  readonly authorization: string | null;
  readonly address: string;
}

/** Finds the caller of a request. Throws Refusal('invalid_token') for a credential that is not valid. */
export type Identify = (credentials: Credentials) => Caller | Promise<Caller>;

export function publicCaller(address: string): Caller {
  return { tier: 'public', address, key: null, team: null, account: null };
}

/** Where no keys are given out, every credential is unknown. */
export const identifyNobody: Identify = ({ authorization, address }) => {
  if (authorization === null) return publicCaller(address);
  throw invalidToken();
};

export function invalidToken(): Refusal {
  return new Refusal(
    'invalid_token',
    'The credential in the Authorization header is not valid; send a valid key or none.',
  );
}
