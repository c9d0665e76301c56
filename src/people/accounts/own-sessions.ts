// The sessions of a person: signing in and out, and the list that the person sees.

import { hashOfSecret } from '../../access/key-format.ts';
import type { Desk } from '../../desk/desk.ts';
import type { SessionsTable } from '../../desk/schema/accounts.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { type ClockAndRandom, noteEvent } from './events.ts';
import { startSession } from './sessions.ts';
import { accountsSection, teamsOf } from './teams.ts';

export interface SignIn {
  readonly user: string;
  readonly method: SessionsTable['method'];
  /** When the person proved who they are; null: now. */
  readonly authAt: Date | null;
  readonly agent: string | null;
  /** The value of the cookie that the browser had. */
  readonly cookie: string | null;
}

/** Signs a person in: always a new session, the one that the browser had is over. */
export async function signIn(
  desk: Desk,
  { user, method, authAt, agent, cookie }: SignIn,
  clockAndRandom: ClockAndRandom,
): Promise<{ readonly value: string; readonly closing: boolean }> {
  const before = cookie === null ? null : hashOfSecret(cookie);
  return desk.exclusively(accountsSection, async (trx) => {
    const row = await trx.selectFrom('users').select('status').where('id', '=', user).executeTakeFirst();
    if (row?.status !== 'active' && row?.status !== 'closing') {
      throw new Refusal('forbidden', 'This account cannot sign in; write to the operator.');
    }
    const known = before === null ? null : await teamBefore(trx, before, user);
    const team_id = known ?? (await teamsOf(trx, user))[0]?.id ?? null;
    const value = await startSession(
      trx,
      { user_id: user, team_id, method, agent, before, authAt },
      clockAndRandom,
    );
    await noteEvent(trx, { actor: user, action: 'sign_in', user, detail: method }, clockAndRandom);
    return { value, closing: row.status === 'closing' };
  });
}

/** Whoever signs in again goes on with the same team. */
async function teamBefore(trx: Desk['db'], hash: string, user: string): Promise<string | null> {
  const row = await trx
    .selectFrom('sessions')
    .select('team_id')
    .where('hash', '=', hash)
    .where('user_id', '=', user)
    .executeTakeFirst();
  return row?.team_id ?? null;
}

interface ListedSession {
  /** The beginning of the hash: names it, and is no credential. */
  readonly id: string;
  readonly method: SessionsTable['method'];
  readonly agent: string | null;
  readonly created_at: string;
  readonly seen_at: string;
  readonly this_one: boolean;
}

const idLength = 16;

export async function sessionsOfUser(
  desk: Desk,
  user: string,
  own: string,
  now: Date,
): Promise<readonly ListedSession[]> {
  const rows = await desk.db
    .selectFrom('sessions')
    .select(['hash', 'method', 'agent', 'created_at', 'seen_at'])
    .where('user_id', '=', user)
    .where('expires_at', '>', now.toISOString())
    .orderBy('seen_at', 'desc')
    .orderBy('hash')
    .limit(200)
    .execute();
  return rows.map(({ hash, ...row }) => ({ ...row, id: hash.slice(0, idLength), this_one: hash === own }));
}

/** Ends one session of the person, or all. How many ended. */
export async function endSessions(
  desk: Desk,
  of: { readonly user: string; readonly id?: string },
  clockAndRandom: ClockAndRandom,
): Promise<number> {
  const { user, id } = of;
  let query = desk.db.deleteFrom('sessions').where('user_id', '=', user);
  if (id !== undefined) query = query.where('hash', '>=', id).where('hash', '<', `${id}~`);
  const { numDeletedRows } = await query.executeTakeFirst();
  const action = id === undefined ? 'sign_out.everywhere' : 'sign_out';
  await noteEvent(desk.db, { actor: user, action, user }, clockAndRandom);
  return Number(numDeletedRows);
}

/** The team that a session acts for from now on. */
export async function switchTeam(desk: Desk, hash: string, user: string, slug: string): Promise<void> {
  const team = (await teamsOf(desk.db, user)).find((one) => one.slug === slug && !one.shut);
  if (!team) throw new Refusal('not_found', 'You are in no open team with this address.');
  await desk.db.updateTable('sessions').set({ team_id: team.id }).where('hash', '=', hash).execute();
}
