// Who is asking. Without a credential the caller is the public; a credential that is not valid is
// refused everywhere, also on public routes: a silent fall to the public tier would hide data.

import { Refusal } from '../kernel/refusal.ts';
import type { Role } from '../kernel/role.ts';
import type { Tier } from '../kernel/tier.ts';

export interface Team {
  readonly id: string;
  readonly name: string;
  /** The operator's own team. */
  readonly operator: boolean;
  /** In the team's address. */
  readonly slug?: string;
  /** What the person may do in it; left out where a key of the command line asks. */
  readonly role?: Role;
}

/** The browser's session that a request came with. */
export interface CallerSession {
  /** Names it in the desk, and binds the tickets of its forms. */
  readonly hash: string;
  readonly method: 'oidc' | 'link';
  /** When the person last proved who they are. */
  readonly auth_at: string;
}

/** A program that a person let in. */
interface CallerGrant {
  readonly id: string;
  readonly client_name: string;
  readonly scopes: readonly string[];
  readonly flow: 'code' | 'device';
  /** What the team could let it read. */
  readonly reach: Tier;
  readonly expires_at: string;
}

export interface Account {
  readonly id: string;
  readonly name: string;
  readonly image: string | null;
}

interface CallerKey {
  readonly id: string;
  readonly last4: string;
  readonly expires_at: string;
}

/** A link token of Omega Point: whose it is, and until when. */
export interface CallerLink {
  readonly participant: string;
  readonly sha256: string;
  readonly last4: string;
  readonly expires_at: string;
  /** The grant behind it, where the authorization server gave it out to whoever has no account. */
  readonly grant?: string;
}

export interface Caller {
  readonly tier: Tier;
  /** The address the request came from, as limits count it; IPv6 as its /64. */
  readonly address: string;
  readonly key: CallerKey | null;
  readonly team: Team | null;
  /** The person: who is signed in, or whose key or program asks. */
  readonly account: Account | null;
  /** Only what a person does in a browser has one: with it, `account` is who is signed in there. */
  readonly session: CallerSession | null;
  readonly grant: CallerGrant | null;
  /** Who takes part in Omega Point, at its addresses alone. */
  readonly link?: CallerLink;
}

/** What a request shows of its sender. */
interface Credentials {
  readonly authorization: string | null;
  readonly address: string;
  /** The value of the session's cookie, where cookies count and nothing else identifies the caller. */
  readonly cookie?: string | null;
  /** The path that is asked, for credentials that are good at some alone. */
  readonly path?: string;
  /** Called before a credential is looked up that nobody knows yet: throws for an address that may not ask that again now. */
  readonly beforeLookUp?: () => void;
}

/** Finds the caller of a request. Throws Refusal('invalid_token') for a credential that is not valid. */
export type Identify = (credentials: Credentials) => Caller | Promise<Caller>;

/** Whether anything was told of who asks: what is answered then is for this caller alone. */
export function isIdentified({ tier, key, account, link }: Caller): boolean {
  return tier !== 'public' || key !== null || account !== null || link !== undefined;
}

export function publicCaller(address: string): Caller {
  return { tier: 'public', address, key: null, team: null, account: null, session: null, grant: null };
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
