// Sessions of browsers. The cookie holds 32 random bytes, the desk their hash. A session is looked up with
// every request, so it ends everywhere with the next one; only when it was last seen is noted later.

import { type Caller, type Identify, publicCaller } from '../../access/caller.ts';
import { credentialLookUps } from '../../access/credential-look-ups.ts';
import { hashOfSecret } from '../../access/key-format.ts';
import type { Desk } from '../../desk/desk.ts';
import type { SessionsTable } from '../../desk/schema/accounts.ts';
import { dayMs } from '../../kernel/durations.ts';
import type { ClockAndRandom } from './events.ts';
import { lastUses } from './last-uses.ts';
import { actingTeam } from './teams.ts';

/** A session ends after so long, and earlier when nobody used it for so long. In ms. */
export const sessionLifeMs = 30 * dayMs;
export const sessionIdleMs = 14 * dayMs;
/** When it was last seen is written so often at most. */
const seenEveryMs = 5 * 60_000;
/** Dangerous acts want a proof of who it is that is not older. */
export const recentMs = 15 * 60_000;

const value = /^[\w-]{43}$/;

/** The name of a cookie of ours: with https, one that no neighbouring host can set. */
export function ownCookie(site: string, name: string): string {
  return site.startsWith('https:') ? `__Host-${name}` : name;
}

export function sessionCookieName(site: string): string {
  return ownCookie(site, 'perennial');
}

/** The value of the one cookie of this name; null when there is none, or more than one. */
export function cookieNamed(header: string | null, name: string): string | null {
  if (header === null) return null;
  const found = header
    .split(';')
    .map((one) => one.trim())
    .filter((one) => one.startsWith(`${name}=`));
  return found.length === 1 ? (found[0] as string).slice(name.length + 1) : null;
}

/** A Set-Cookie line; a life of 0 s takes the cookie away. */
export function cookieLine(site: string, name: string, text: string, seconds: number): string {
  const secure = site.startsWith('https:') ? '; Secure' : '';
  return `${name}=${text}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${secure}`;
}

/**
 * A new session of a person, in the place of the one that the browser had.
 * @returns the cookie's value, which stands nowhere else
 */
export async function startSession(
  db: Desk['db'],
  of: Pick<SessionsTable, 'user_id' | 'team_id' | 'method' | 'agent'> & {
    readonly before: string | null;
    readonly authAt: Date | null;
  },
  { now, random }: ClockAndRandom,
): Promise<string> {
  if (of.before !== null) await db.deleteFrom('sessions').where('hash', '=', of.before).execute();
  const text = Buffer.from(random(32)).toString('base64url');
  const at = now.toISOString();
  await db
    .insertInto('sessions')
    .values({
      hash: hashOfSecret(text),
      user_id: of.user_id,
      team_id: of.team_id,
      method: of.method,
      auth_at: of.authAt !== null && of.authAt < now ? of.authAt.toISOString() : at,
      created_at: at,
      seen_at: at,
      expires_at: new Date(now.getTime() + sessionLifeMs).toISOString(),
      agent: of.agent?.slice(0, 200) ?? null,
    })
    .execute();
  return text;
}

export interface Sessions {
  /** Who the cookie stands for; null when its session is over or there never was one. */
  readonly find: (cookie: string, address: string) => Promise<Caller | null>;
  /** Writes down when sessions were last seen: called by the clock. */
  readonly noteUse: () => Promise<void>;
}

export function sessionsIn({ desk, now }: { readonly desk: Desk; readonly now: () => Date }): Sessions {
  const uses = lastUses(desk, { table: 'sessions', key: 'hash', column: 'seen_at' });
  return {
    find: async (cookie, address) => {
      if (!value.test(cookie)) return null;
      const moment = now();
      const hash = hashOfSecret(cookie);
      const row = await desk.db
        .selectFrom('sessions')
        .innerJoin('users', 'users.id', 'sessions.user_id')
        .select(['sessions.team_id', 'sessions.method', 'sessions.auth_at', 'sessions.seen_at'])
        .select(['users.id as user_id', 'users.name', 'users.image_url', 'users.status'])
        .where('sessions.hash', '=', hash)
        .where('sessions.expires_at', '>', moment.toISOString())
        .where('sessions.seen_at', '>', new Date(moment.getTime() - sessionIdleMs).toISOString())
        .executeTakeFirst();
      if (!row || row.status === 'suspended' || row.status === 'closed') return null;
      if (moment.getTime() - Date.parse(row.seen_at) > seenEveryMs) uses.note(hash, moment.getTime());
      // Whose account is being closed acts for nobody.
      const team = row.status === 'active' ? await actingTeam(desk.db, row.user_id, row.team_id) : undefined;
      const { method, auth_at } = row;
      return {
        ...publicCaller(address),
        tier: team?.tier ?? 'public',
        team: team
          ? {
              id: team.id,
              name: team.name,
              operator: team.operator === 1,
              slug: team.slug,
              role: team.role,
            }
          : null,
        account: { id: row.user_id, name: row.name, image: row.image_url },
        session: { hash, method, auth_at },
      };
    },
    noteUse: uses.write,
  };
}

/**
 * Who asks, by the header where there is one, else by the session of the browser. A cookie that was nobody's yet is
 * looked up as made-up keys are: seldom for whoever shows many.
 */
export function withSessions(identify: Identify, sessions: Pick<Sessions, 'find'>): Identify {
  const lookUp = credentialLookUps();
  return (shown) => {
    const { authorization, cookie = null, address, beforeLookUp } = shown;
    if (authorization !== null || cookie === null) return identify(shown);
    if (!value.test(cookie)) return publicCaller(address);
    return lookUp(hashOfSecret(cookie), beforeLookUp, () => sessions.find(cookie, address)).then(
      (person) => person ?? publicCaller(address),
    );
  };
}
