// Keys that people make for a team that they are a member of. Each ends with the membership.

import type { Desk, DeskTransaction } from '../../desk/desk.ts';
import { countPost, type PostLimit } from '../../desk/post-limit.ts';
import { dayMs } from '../../kernel/durations.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Tier } from '../../kernel/tier.ts';
import { mustAct } from './credentials.ts';
import { type ClockAndRandom, noteEvent } from './events.ts';
import { type Grace, type NewKey, newKeyRow, replaceKey, stateOf } from './keys.ts';
import { accountsSection } from './teams.ts';

/** Good keys of a person in one team; and so many more that were replaced and are good for a while still. */
const maxKeys = 10;
/** Keys that were revoked or replaced stay in the list of the team for a while. */
const newKeys: PostLimit = {
  kind: 'own_keys',
  maxPosts: 50,
  windowMs: dayMs,
  words: '50 new keys in a day of a person',
};

export interface OwnKey {
  readonly id: string;
  readonly name: string;
  readonly team: string;
  readonly team_id: string;
  readonly tier_cap: Tier;
  readonly last4: string;
  readonly made_by: string | null;
  readonly created_at: string;
  readonly expires_at: string;
  readonly last_used_at: string | null;
  /** Since when another one is in its place. */
  readonly replaced_at: string | null;
  readonly state: 'valid' | 'expired' | 'revoked';
}

/** The keys of a person, or all keys of a team, the newest first; those that ended long ago are left out. */
export async function keysOf(
  { db }: Desk,
  of: { readonly user: string } | { readonly team: string },
  now: Date,
): Promise<readonly OwnKey[]> {
  const since = new Date(now.getTime() - 90 * dayMs).toISOString();
  let query = db
    .selectFrom('keys')
    .innerJoin('teams', 'teams.id', 'keys.team_id')
    .leftJoin('users', 'users.id', 'keys.user_id')
    .select(['keys.id', 'keys.name', 'keys.team_id', 'keys.tier as tier_cap', 'keys.last4'])
    .select(['keys.created_at', 'keys.expires_at', 'keys.revoked_at', 'keys.last_used_at'])
    .select(['keys.replaced_at', 'teams.name as team', 'users.name as made_by'])
    .where('keys.expires_at', '>', since)
    .where((eb) => eb.or([eb('keys.revoked_at', 'is', null), eb('keys.revoked_at', '>', since)]));
  query =
    'user' in of ? query.where('keys.user_id', '=', of.user) : query.where('keys.team_id', '=', of.team);
  const rows = await query.orderBy('keys.created_at', 'desc').orderBy('keys.id').limit(500).execute();
  return rows.map(({ revoked_at, ...row }) => ({
    ...row,
    name: row.name ?? 'made by the operator',
    state: stateOf({ revoked_at, expires_at: row.expires_at }, now),
  }));
}

export function makeOwnKey(
  desk: Desk,
  wanted: {
    readonly user: string;
    readonly team: string;
    readonly name: string;
    readonly tier: Tier;
    readonly days: number;
  },
  clockAndRandom: ClockAndRandom,
): Promise<NewKey> {
  const { user, team, name, tier, days } = wanted;
  return desk.exclusively(accountsSection, async (trx) => {
    await mustAct(trx, user, team);
    const live = await goodKeys(trx, user, team, clockAndRandom.now);
    if (live.filter(({ replaced_at }) => replaced_at === null).length >= maxKeys) {
      throw new Refusal('conflict', `You have ${maxKeys} keys of this team; revoke one first.`);
    }
    await countPost(trx, newKeys, user, clockAndRandom.now);
    const { made, row } = newKeyRow(
      { team_id: team, tier, user_id: user, name, lifetimeMs: days * dayMs },
      clockAndRandom,
    );
    await trx.insertInto('keys').values(row).execute();
    const detail = `${name}, …${row.last4}`;
    await noteEvent(trx, { actor: user, action: 'key.made', user, team, detail }, clockAndRandom);
    return made;
  });
}

function goodKeys(trx: DeskTransaction, user: string, team: string, now: Date) {
  return trx
    .selectFrom('keys')
    .select('replaced_at')
    .where('team_id', '=', team)
    .where('user_id', '=', user)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .execute();
}

/** Whose key it is, if the person may end it: the own one, or one of a team that the person owns. */
async function mine(trx: Desk['db'], user: string, id: string) {
  const row = await trx
    .selectFrom('keys')
    .leftJoin('memberships', (join) =>
      join.onRef('memberships.team_id', '=', 'keys.team_id').on('memberships.user_id', '=', user),
    )
    .selectAll('keys')
    .select('memberships.role')
    .where('keys.id', '=', id)
    .executeTakeFirst();
  if (row && (row.user_id === user || row.role === 'owner')) return row;
  throw new Refusal('not_found', 'You have no key of this id.');
}

export function revokeOwnKey(
  desk: Desk,
  user: string,
  id: string,
  clockAndRandom: ClockAndRandom,
): Promise<void> {
  return desk.exclusively(accountsSection, async (trx) => {
    const { role: _, ...key } = await mine(trx, user, id);
    if (key.revoked_at !== null) return;
    await trx
      .updateTable('keys')
      .set({ revoked_at: clockAndRandom.now.toISOString() })
      .where('id', '=', id)
      .execute();
    const event = { actor: user, action: 'key.revoked', user: key.user_id, team: key.team_id } as const;
    await noteEvent(trx, { ...event, detail: `${key.name ?? 'key'}, …${key.last4}` }, clockAndRandom);
  });
}

/** A new key of the same kind in the place of a good one, once, which ends after the grace. */
export function rotateOwnKey(
  desk: Desk,
  of: { readonly user: string; readonly id: string; readonly grace: Grace },
  clockAndRandom: ClockAndRandom,
): Promise<NewKey> {
  const { user, id, grace } = of;
  const { now } = clockAndRandom;
  return desk.exclusively(accountsSection, async (trx) => {
    const old = await mine(trx, user, id);
    if (old.user_id !== user) throw new Refusal('forbidden', 'Only whoever made a key replaces it.');
    if (stateOf(old, now) !== 'valid') throw new Refusal('conflict', 'This key has ended; make a new one.');
    const lifetimeMs = Date.parse(old.expires_at) - Date.parse(old.created_at);
    const { team_id, tier, name } = old;
    await mustAct(trx, user, team_id);
    const live = await goodKeys(trx, user, team_id, now);
    if (grace !== 'now' && live.filter(({ replaced_at }) => replaced_at !== null).length >= maxKeys) {
      const sentence = `${maxKeys} keys of this team that you replaced are still good; revoke one first, or let this one end at once.`;
      throw new Refusal('conflict', sentence);
    }
    if (!(await replaceKey(trx, old, grace, now)))
      throw new Refusal('conflict', 'This key was replaced already; replace the one in its place.');
    await countPost(trx, newKeys, user, now);
    const { made, row } = newKeyRow({ team_id, tier, name, user_id: user, lifetimeMs }, clockAndRandom);
    await trx.insertInto('keys').values(row).execute();
    const detail = `${name ?? 'key'}, …${old.last4} by …${row.last4}, the old one good ${grace}`;
    await noteEvent(trx, { actor: user, action: 'key.rotated', user, team: team_id, detail }, clockAndRandom);
    return made;
  });
}
