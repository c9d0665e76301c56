// API keys in the desk: made, listed, revoked, replaced. The key itself is returned once, by the
// function that makes it, and stands nowhere else.

import { hashOfSecret, makeSecret } from '../../access/key-format.ts';
import type { Desk, DeskTransaction } from '../../desk/desk.ts';
import { newId } from '../../desk/new-id.ts';
import type { KeysTable } from '../../desk/schema/accounts.ts';
import { dayMs } from '../../kernel/durations.ts';
import { reaches, type Tier } from '../../kernel/tier.ts';
import type { ClockAndRandom } from './events.ts';
import { freeSlug, newTeam } from './slugs.ts';

export const longestDays = 365;

export interface NewKey {
  /** Shown once. */
  readonly key: string;
  readonly id: string;
  readonly expires_at: string;
}

interface ListedKey {
  readonly id: string;
  readonly team: string;
  readonly operator: boolean;
  readonly tier: Tier;
  readonly last4: string;
  readonly created_at: string;
  readonly expires_at: string;
  readonly revoked_at: string | null;
  readonly replaced_at: string | null;
  readonly last_used_at: string | null;
  readonly state: 'valid' | 'expired' | 'revoked';
  /** What its team may read, which no key of it goes beyond. */
  readonly team_tier: Tier;
  /** While it is, its keys are refused. */
  readonly team_suspended: boolean;
}

export type Grace = 'now' | '24h' | '7d';
export const graces: Readonly<Record<Grace, number>> = { now: 0, '24h': dayMs, '7d': 7 * dayMs };

/** Shows a key to whoever asked for it: before it is good, so that none is that nobody knows. */
export type ShowKey = (key: string) => Promise<void>;

/** Whether anything can be stored at all is found out before a key is shown: on a full disk none is. */
export async function mustStore(desk: Desk): Promise<void> {
  await desk.exclusively('keys', async (db) => {
    const probe = { part: 'probe', name: '' };
    await db.insertInto('lineage').values(probe).execute();
    await db.deleteFrom('lineage').where('part', '=', probe.part).execute();
  });
}

/**
 * Makes a key for a team, and the team when it is new. `operator` marks the operator's own team; `raised_from` is what
 * the team could read before, where that was less than the key is to read. Where it cannot be shown, nothing is made.
 */
export function createKey(
  desk: Desk,
  wanted: { tier: 'full' | 'top'; team: string; operator: boolean; days: number },
  { now, random }: ClockAndRandom,
  show: ShowKey = async () => {},
): Promise<NewKey & { readonly raised_from: Tier | null }> {
  return desk.exclusively('keys', async (db) => {
    const created_at = now.toISOString();
    const known = await db
      .selectFrom('teams')
      .select(['id', 'operator', 'tier'])
      .where('name', '=', wanted.team)
      .executeTakeFirst();
    const team_id = known?.id ?? newId(random);
    if (!known) {
      const operator = wanted.operator ? 1 : 0;
      const slug = await freeSlug(db, wanted.team);
      const team = { id: team_id, name: wanted.team, operator, created_at, ...newTeam(slug, wanted.tier) };
      await db.insertInto('teams').values(team).execute();
    } else {
      // The operator's word on the key is the operator's word on the team.
      const tier = reaches(known.tier, wanted.tier) ? known.tier : wanted.tier;
      const operator = wanted.operator ? 1 : known.operator;
      await db.updateTable('teams').set({ operator, tier }).where('id', '=', team_id).execute();
    }
    const { made, row } = newKeyRow(
      { team_id, tier: wanted.tier, lifetimeMs: wanted.days * dayMs, user_id: null, name: null },
      { now, random },
    );
    await db.insertInto('keys').values(row).execute();
    await show(made.key);
    return { ...made, raised_from: known && !reaches(known.tier, wanted.tier) ? known.tier : null };
  });
}

/** Every key that was ever made, newest first. */
export async function listKeys(desk: Desk, now: Date): Promise<readonly ListedKey[]> {
  const rows = await desk.db
    .selectFrom('keys')
    .innerJoin('teams', 'teams.id', 'keys.team_id')
    .select(['keys.id', 'teams.name as team', 'teams.operator', 'keys.tier', 'keys.last4'])
    .select(['keys.created_at', 'keys.expires_at', 'keys.revoked_at', 'keys.replaced_at'])
    .select(['keys.last_used_at', 'teams.tier as team_tier', 'teams.suspended_at'])
    .orderBy('keys.created_at', 'desc')
    .orderBy('keys.id')
    .execute();
  return rows.map(({ suspended_at, ...row }) => ({
    ...row,
    operator: row.operator === 1,
    state: stateOf(row, now),
    team_suspended: suspended_at !== null,
  }));
}

/** Revokes a key; the answer says what it was before, null when there is no such key. */
export async function revokeKey(desk: Desk, id: string, now: Date): Promise<ListedKey['state'] | null> {
  return desk.exclusively('keys', async (db) => {
    const row = await db.selectFrom('keys').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) return null;
    const before = stateOf(row, now);
    if (before !== 'revoked') {
      await db.updateTable('keys').set({ revoked_at: now.toISOString() }).where('id', '=', id).execute();
    }
    return before;
  });
}

/**
 * Puts a new key of the same team, tier and lifetime in the place of a valid one, which ends after
 * the grace. The answer is the state that stood in the way where there is one, null for no such key. Where the new
 * one cannot be shown, the old one stays as it is.
 */
export function rotateKey(
  desk: Desk,
  id: string,
  grace: Grace,
  { now, random }: ClockAndRandom,
  show: ShowKey = async () => {},
): Promise<NewKey | 'expired' | 'revoked' | 'replaced' | null> {
  return desk.exclusively('keys', async (db) => {
    const old = await db.selectFrom('keys').selectAll().where('id', '=', id).executeTakeFirst();
    if (!old) return null;
    const state = stateOf(old, now);
    if (state !== 'valid') return state;
    if (!(await replaceKey(db, old, grace, now))) return 'replaced';
    const lifetimeMs = Date.parse(old.expires_at) - Date.parse(old.created_at);
    const { team_id, tier, user_id, name } = old;
    const { made, row } = newKeyRow({ team_id, tier, lifetimeMs, user_id, name }, { now, random });
    await db.insertInto('keys').values(row).execute();
    await show(made.key);
    return made;
  });
}

/** Ends a key in whose place another comes, after the grace. False where one is in its place already. */
export async function replaceKey(
  db: DeskTransaction,
  { id, expires_at }: Pick<KeysTable, 'id' | 'expires_at'>,
  grace: Grace,
  now: Date,
): Promise<boolean> {
  const end = new Date(now.getTime() + graces[grace]).toISOString();
  const ending = grace === 'now' ? { revoked_at: end } : { expires_at: end < expires_at ? end : expires_at };
  const { numUpdatedRows } = await db
    .updateTable('keys')
    .set({ ...ending, replaced_at: now.toISOString() })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .where('replaced_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export function newKeyRow(
  of: Pick<KeysTable, 'team_id' | 'tier' | 'user_id' | 'name'> & { readonly lifetimeMs: number },
  { now, random }: ClockAndRandom,
): { readonly made: NewKey; readonly row: KeysTable } {
  const key = makeSecret('key', random);
  const id = newId(random);
  const expires_at = new Date(now.getTime() + of.lifetimeMs).toISOString();
  const row = {
    id,
    team_id: of.team_id,
    tier: of.tier,
    hash: hashOfSecret(key),
    last4: key.slice(-4),
    created_at: now.toISOString(),
    expires_at,
    revoked_at: null,
    replaced_at: null,
    last_used_at: null,
    user_id: of.user_id,
    name: of.name,
  };
  return { made: { key, id, expires_at }, row };
}

/** Whether a key is good, apart from its team. */
export function stateOf(
  key: { readonly revoked_at: string | null; readonly expires_at: string },
  now: Date,
): ListedKey['state'] {
  const moment = now.toISOString();
  if (key.revoked_at !== null) return 'revoked';
  return key.expires_at <= moment ? 'expired' : 'valid';
}
