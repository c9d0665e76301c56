// Who holds the key of a request. A key that was seen a moment ago is known without asking the desk;
// after half a second it is asked for again, so a key that any process revoked is refused
// within a second. Only hashes are kept here, as in the desk.
//
// Anybody can make up keys that look right. They are looked up a few at a time, not at all for an address
// that was refused too often, and are remembered apart: known keys are never pushed out by them.
//
// While the desk cannot be asked, a key that it confirmed lately goes on being known, so that reading
// goes on; how long bounds for how long a key that was revoked meanwhile is still good.

import { setTimeout } from 'node:timers/promises';
import { atMost } from '../../access/at-most.ts';
import { keyOf } from '../../access/bearer.ts';
import { type Caller, type Identify, invalidToken, publicCaller } from '../../access/caller.ts';
import { hashOfSecret } from '../../access/key-format.ts';
import type { Desk } from '../../desk/desk.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { lower } from '../../kernel/tier.ts';
import { lastUses } from './last-uses.ts';

export interface KeyRing {
  readonly identify: Identify;
  /** Writes down when keys were last used: called by the clock, at most once a minute and at the end. */
  readonly noteUse: () => Promise<void>;
}

interface KeyRingParts {
  readonly desk: Desk;
  readonly now: () => Date;
  /** Milliseconds that never step back. */
  readonly clock: () => number;
}

type Holder = Pick<Caller, 'tier' | 'key' | 'team' | 'account'>;

interface Seen {
  /** Null: the desk has no such valid key. */
  readonly holder: Holder | null;
  /** ms since 1970. */
  readonly ends: number;
  readonly askedAt: number;
  /** When the desk said so. */
  readonly confirmedAt: number;
}

/** How long what the desk said of a key is taken without asking again. */
const trustedForMs = 500;
/** How long a request with a key that is known waits for the desk. */
const lookUpMs = 400;
/** How long a key is known while the desk cannot be asked. */
const knownForMs = 15 * 60_000;
const maxSeen = 10_000;
const maxUnknown = 1_000;
/** Look-ups of unknown keys at one time. */
const batchSize = 4;

export function keyRing({ desk, now, clock }: KeyRingParts): KeyRing {
  const memory = keyMemory();
  const inTurn = atMost(batchSize);
  const asking = new Map<string, Promise<Seen>>();
  const uses = lastUses(desk, { table: 'keys', key: 'id', column: 'last_used_at' });

  async function ask(hash: string): Promise<Seen> {
    const askedAt = clock();
    const found = { ...(await holderOf(desk, hash)), askedAt, confirmedAt: askedAt };
    memory.remember(hash, found);
    return found;
  }

  /** Asks for a key that nobody has shown yet, when its turn comes. */
  function askInTurn(hash: string, beforeLookUp: () => void): Promise<Seen> {
    return inTurn(() => {
      beforeLookUp();
      return ask(hash);
    });
  }

  /** One question at a time for each key, however many requests wait for it. */
  function askOnce(hash: string, how: (hash: string) => Promise<Seen> = ask): Promise<Seen> {
    const running = asking.get(hash);
    if (running) return running;
    const lookUp = how(hash).finally(() => asking.delete(hash));
    asking.set(hash, lookUp);
    return lookUp;
  }

  /** As the desk says now or, when it does not answer, as it said lately. */
  async function askOrTrust(hash: string, known: Seen): Promise<Seen> {
    const waiting = new AbortController();
    const late = setTimeout(lookUpMs, null, { signal: waiting.signal }).catch(() => null);
    try {
      const found = await Promise.race([askOnce(hash), late]);
      if (found !== null) return found;
    } catch (error) {
      if (!(error instanceof Refusal) || error.reason !== 'unavailable') throw error;
      if (clock() - known.confirmedAt >= knownForMs) throw error;
    } finally {
      waiting.abort();
    }
    if (clock() - known.confirmedAt >= knownForMs) return askOnce(hash);
    const trusted = { ...known, askedAt: clock() };
    memory.remember(hash, trusted);
    return trusted;
  }

  function callerOf({ holder, ends }: Seen, address: string): Caller {
    const moment = now().getTime();
    if (!holder?.key || moment >= ends) throw invalidToken();
    uses.note(holder.key.id, moment);
    return { ...publicCaller(address), ...holder };
  }

  return {
    identify: ({ authorization, address, beforeLookUp = () => {} }) => {
      if (authorization === null) return publicCaller(address);
      const hash = hashOfSecret(keyOf(authorization));
      const known = memory.find(hash);
      if (known && clock() - known.askedAt < trustedForMs) return callerOf(known, address);
      const found = known?.holder
        ? askOrTrust(hash, known)
        : askOnce(hash, (one) => askInTurn(one, beforeLookUp));
      return found.then((one) => callerOf(one, address));
    },
    noteUse: uses.write,
  };
}

/** What was asked of the desk lately; made-up keys are remembered apart. */
function keyMemory() {
  const seen = new Map<string, Seen>();
  const unknown = new Map<string, Seen>();
  return {
    find: (hash: string): Seen | undefined => seen.get(hash) ?? unknown.get(hash),
    remember: (hash: string, found: Seen): void => {
      seen.delete(hash);
      unknown.delete(hash);
      const [map, most] = found.holder ? [seen, maxSeen] : [unknown, maxUnknown];
      map.set(hash, found);
      if (map.size <= most) return;
      for (const oldest of map.keys()) {
        map.delete(oldest);
        break;
      }
    },
  };
}

/** Who holds a key, as the desk says now. */
async function holderOf(desk: Desk, hash: string): Promise<Pick<Seen, 'holder' | 'ends'>> {
  const row = await desk.db
    .selectFrom('keys')
    .innerJoin('teams', 'teams.id', 'keys.team_id')
    .leftJoin('users', 'users.id', 'keys.user_id')
    .leftJoin('memberships', (join) =>
      join
        .onRef('memberships.team_id', '=', 'keys.team_id')
        .onRef('memberships.user_id', '=', 'keys.user_id'),
    )
    .select(['keys.id', 'keys.tier', 'keys.last4', 'keys.expires_at', 'keys.revoked_at', 'keys.user_id'])
    .select(['teams.id as team_id', 'teams.name', 'teams.slug', 'teams.operator', 'teams.tier as team_tier'])
    .select(['teams.suspended_at', 'teams.closed_at'])
    .select(['users.name as user_name', 'users.image_url', 'users.status', 'memberships.role'])
    .where('keys.hash', '=', hash)
    .executeTakeFirst();
  const open = row && row.revoked_at === null && row.suspended_at === null && row.closed_at === null;
  // A person's key ends with the membership and with the account.
  const valid = open && (row.user_id === null || (row.role !== null && row.status === 'active'));
  if (!valid) return { holder: null, ends: 0 };
  const account =
    row.user_id === null ? null : { id: row.user_id, name: row.user_name as string, image: row.image_url };
  const team = {
    id: row.team_id,
    name: row.name,
    operator: row.operator === 1,
    slug: row.slug,
    ...(row.role === null ? {} : { role: row.role }),
  };
  const key = { id: row.id, last4: row.last4, expires_at: row.expires_at };
  return {
    holder: { tier: lower(row.tier, row.team_tier), account, key, team },
    ends: Date.parse(row.expires_at),
  };
}
