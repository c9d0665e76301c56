// Teams and their API keys; people who sign in, the teams they are members of, and what they did. Of every
// secret the desk knows the hash alone, of a key its last four characters too.

import type { Role } from '../../kernel/role.ts';
import type { Tier } from '../../kernel/tier.ts';

export interface TeamsTable {
  id: string;
  name: string;
  /** 1 for the operator's own team. */
  operator: number;
  created_at: string;
  /** In the team's address. */
  slug: string;
  /** What its members and keys may read at most. */
  tier: Tier;
  /** While it is set, nothing of the team is good. The moment of its closing: it is shut for that alone. */
  suspended_at: string | null;
  closed_at: string | null;
}

export interface KeysTable {
  id: string;
  team_id: string;
  tier: Tier;
  /** SHA-256 of the key, base64url. */
  hash: string;
  last4: string;
  created_at: string;
  expires_at: string;
  /** From then on the key is refused; null while it is not revoked. */
  revoked_at: string | null;
  /** Since when another one is in its place; it may be good for a while still. */
  replaced_at: string | null;
  last_used_at: string | null;
  /** Who made it, and with whose membership it ends; null for a key of the command line. */
  user_id: string | null;
  name: string | null;
}

/** One that is suspended while it is being closed is suspended: what lets in less counts. */
type UserStatus = 'active' | 'suspended' | 'closing' | 'closed';

export interface UsersTable {
  id: string;
  name: string;
  handle: string | null;
  email: string | null;
  email_verified_at: string | null;
  image_url: string | null;
  /** 1: public lists may show the name. */
  public_name: number;
  status: UserStatus;
  terms_version: string;
  created_at: string;
  /** From then on it may be erased; null while the account is not closing. Suspended ones may be, too. */
  closing_at: string | null;
}

/** How a person signs in: whoever an identity provider says they are. */
export interface IdentitiesTable {
  issuer: string;
  subject: string;
  user_id: string;
  email: string | null;
  created_at: string;
  last_used_at: string;
}

export interface SessionsTable {
  /** SHA-256 of the cookie's value, base64url. */
  hash: string;
  user_id: string;
  /** The team that the person acts for. */
  team_id: string | null;
  method: 'oidc' | 'link';
  /** When the person last proved who they are. */
  auth_at: string;
  created_at: string;
  seen_at: string;
  expires_at: string;
  /** What the browser calls itself. */
  agent: string | null;
}

export interface SignInLinksTable {
  hash: string;
  user_id: string;
  made_by: 'start' | 'command';
  created_at: string;
  expires_at: string;
  used_at: string | null;
}

export interface EmailConfirmationsTable {
  /** Of the token in the mail, which is made when the mail is sent; until then of nothing that was given out. */
  hash: string;
  id: string;
  user_id: string;
  email: string;
  created_at: string;
  expires_at: string;
  used_at: string | null;
}

export interface MembershipsTable {
  team_id: string;
  user_id: string;
  role: Role;
  joined_at: string;
}

export interface InvitationsTable {
  id: string;
  team_id: string;
  email: string;
  role: Role;
  hash: string;
  invited_by: string;
  created_at: string;
  expires_at: string;
  accepted_by: string | null;
  accepted_at: string | null;
  revoked_at: string | null;
}

/** Tickets of forms that were spent: one ticket, one effect. */
export interface UsedTicketsTable {
  hash: string;
  expires_at: string;
  /** Where the effect is shown; null until it is done. */
  outcome: string | null;
}

/** What was done to an account or a team; rows are added, and shown to the person. */
export interface AccountEventsTable {
  id: string;
  at: string;
  /** Who did it: a user's id, or 'operator' for the command line. */
  actor_id: string;
  action: string;
  user_id: string | null;
  team_id: string | null;
  detail: string | null;
}

/** That a person asked to close the account; what the person has here is erased at `erase_at`. */
export interface AccountClosingsTable {
  user_id: string;
  asked_at: string;
  erase_at: string;
  /** Whether essays and comments stay, without a name. */
  words: 'delete' | 'keep';
  reviews: 'delete' | 'keep';
  /** When the mail with the receipt was put in the outbox. */
  receipt_at: string | null;
  /** When it was taken back. */
  stopped_at: string | null;
  erased_at: string | null;
  /** What was done, as JSON; nothing of the person stands in it, and no count of reviews. */
  receipt: string | null;
  /** 1: published reviews, if there are any, are taken back in the two weeks after the erasure. */
  reviews_wait: number;
}

/** That an owner asked to close a team; what the team holds is erased at `erase_at`. */
export interface TeamClosingsTable {
  team_id: string;
  asked_at: string;
  erase_at: string;
  /** When it was taken back. */
  stopped_at: string | null;
  erased_at: string | null;
  /** What was done, as JSON; nothing of the team stands in it. */
  receipt: string | null;
}
