// Who takes part: participants, known by link tokens alone. A token is shown once; only its SHA-256 is
// kept. It is good for Omega Point and nothing else.

import type { Caller, CallerLink, Identify } from '../access/caller.ts';
import { invalidToken, publicCaller } from '../access/caller.ts';
import { hashOfSecret, isSecret, makeSecret } from '../access/key-format.ts';
import type { Desk, DeskTransaction } from '../desk/desk.ts';
import { countPost, type PostLimit } from '../desk/post-limit.ts';
import { apiRoot, isAtOrBelow, omegaPath } from '../kernel/address.ts';
import { dayMs, hourMs } from '../kernel/durations.ts';
import { Refusal } from '../kernel/refusal.ts';
import { newCode } from './new-code.ts';

/** A token is good so long after it was last used, and so long in all. */
const idleDays = 90;
const maxDays = 365;
/** How often the use of a token is written down. */
const noteEveryMs = hourMs;

interface NewParticipant {
  readonly name: string | null;
  readonly kind: 'agent' | 'visitor' | 'account';
  readonly accountId?: string | null;
  readonly teamId?: string | null;
}

const registerLimits: readonly PostLimit[] = [
  {
    kind: 'omega_register_hour',
    maxPosts: 5,
    maxOfNetwork: 25,
    windowMs: 3600_000,
    words: '5 registrations in an hour',
  },
  {
    kind: 'omega_register_day',
    maxPosts: 20,
    maxOfNetwork: 100,
    windowMs: dayMs,
    words: '20 registrations in a day',
  },
];

interface IssuedLink {
  readonly token: string;
  readonly expires_at: string;
}

/** A participant with a first token. @param address whom the limit counts; null: nobody, an account vouches */
export function registerParticipant(
  desk: Desk,
  of: NewParticipant,
  address: string | null,
  now: Date,
  random: (bytes: number) => Uint8Array,
): Promise<{ participant: ParticipantRow; link: IssuedLink }> {
  return desk.exclusively('people', async (trx) => {
    if (address !== null) for (const limit of registerLimits) await countPost(trx, limit, address, now);
    const participant = await insertParticipant(trx, of, now, random);
    return { participant, link: await issueLink(trx, participant.id, now, random) };
  });
}

/** A participant who is let in otherwise than by a link token of ours; registrations are counted the same. */
export function registerGuest(
  desk: Desk,
  address: string,
  now: Date,
  random: (bytes: number) => Uint8Array,
): Promise<ParticipantRow> {
  return desk.exclusively('people', async (trx) => {
    for (const limit of registerLimits) await countPost(trx, limit, address, now);
    return insertParticipant(trx, { name: null, kind: 'agent' }, now, random);
  });
}

async function insertParticipant(
  trx: DeskTransaction,
  { name, kind, accountId = null, teamId = null }: NewParticipant,
  now: Date,
  random: (bytes: number) => Uint8Array,
): Promise<ParticipantRow> {
  const participant: ParticipantRow = {
    id: newCode('op', random),
    public_name: name,
    kind,
    account_id: accountId,
    team_id: teamId,
    trust: 'new',
    bytes: 0,
    created_at: now.toISOString(),
  };
  await trx.insertInto('omega_participants').values(participant).execute();
  return participant;
}

export type ParticipantRow = Awaited<ReturnType<typeof participantById>> & object;

export function participantById(db: Desk['db'], id: string) {
  return db.selectFrom('omega_participants').selectAll().where('id', '=', id).executeTakeFirst();
}

/** A new token; shown this once. */
export async function issueLink(
  db: Desk['db'],
  participantId: string,
  now: Date,
  random: (bytes: number) => Uint8Array,
): Promise<IssuedLink> {
  const token = makeSecret('omega', random);
  const expires_at = new Date(now.getTime() + maxDays * dayMs).toISOString();
  await db
    .insertInto('omega_links')
    .values({
      sha256: hashOfSecret(token),
      last4: token.slice(-4),
      participant_id: participantId,
      created_at: now.toISOString(),
      last_used_at: now.toISOString(),
      expires_at,
      revoked_at: null,
    })
    .execute();
  return { token, expires_at: endOf({ expires_at, last_used_at: now.toISOString() }) };
}

/** When a link ends as things stand: after so long without use, and at its own end at the latest. */
function endOf({ expires_at, last_used_at }: { expires_at: string; last_used_at: string }): string {
  const idleEnd = new Date(Date.parse(last_used_at) + idleDays * dayMs).toISOString();
  return idleEnd < expires_at ? idleEnd : expires_at;
}

/** Ends at once what somebody is let in with. */
export async function endAccess(db: Desk['db'], link: CallerLink, now: Date): Promise<void> {
  if (link.grant !== undefined) await endGuest(db, link.grant);
  else await endLink(db, link.sha256, now, now);
}

/**
 * Ends it for another one in its place, once: of several that ask at the same moment the first one is given that.
 * @param at when a link token ends; what a grant gave out ends at once
 */
export async function replaceAccess(db: Desk['db'], { sha256, grant }: CallerLink, at: Date): Promise<void> {
  const isFirst = grant === undefined ? await endLink(db, sha256, at, null) : await endGuest(db, grant);
  if (!isFirst)
    throw new Refusal('conflict', 'This token was replaced or ended already; use the one in its place.');
}

/** Tokens that are being renewed at this moment end too: without the grant they let nobody in. */
async function endGuest(db: Desk['db'], grant: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('oauth_records')
    .where('model', '=', 'Grant')
    .where('id', '=', grant)
    .executeTakeFirst();
  await db.deleteFrom('oauth_records').where('grant_id', '=', grant).execute();
  return numDeletedRows === 1n;
}

/**
 * Keeps the token with whom it is of until the transaction ends. @throws where an account took its runs over after it
 * was looked at: nothing more begins for whom nobody is
 */
export async function holdLink(trx: DeskTransaction, { sha256, participant }: CallerLink): Promise<void> {
  const held = await trx
    .updateTable('omega_links')
    .set(({ ref }) => ({ participant_id: ref('participant_id') }))
    .where('sha256', '=', sha256)
    .returning('participant_id')
    .executeTakeFirst();
  // What the authorization server gave out is no token of ours, and is never taken over.
  if (held !== undefined && held.participant_id !== participant)
    throw new Refusal('conflict', 'An account took these runs over at this moment; ask again.');
}

/** An end never moves to a later moment. @param now null: only a token that has no end yet gets one */
async function endLink(db: Desk['db'], sha256: string, at: Date, now: Date | null): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('omega_links')
    .set({ revoked_at: at.toISOString() })
    .where('sha256', '=', sha256)
    .where((eb) =>
      now === null
        ? eb('revoked_at', 'is', null)
        : eb.or([eb('revoked_at', 'is', null), eb('revoked_at', '>', now.toISOString())]),
    )
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The participant of an account in a team, who is there from the first time that a program of it asks. */
async function participantOf(
  desk: Desk,
  account: { readonly id: string; readonly name: string },
  team: string,
  now: Date,
  random: (bytes: number) => Uint8Array,
): Promise<{ readonly id: string; readonly trust: string }> {
  const known = (db: Desk['db']) =>
    db
      .selectFrom('omega_participants')
      .select(['id', 'trust'])
      .where('account_id', '=', account.id)
      .where('team_id', '=', team)
      .orderBy('id')
      .executeTakeFirst();
  const before = await known(desk.db);
  if (before) return before;
  return desk.exclusively('people', async (trx) => {
    const meanwhile = await known(trx);
    if (meanwhile) return meanwhile;
    const made: NewParticipant = { name: account.name, kind: 'account', accountId: account.id, teamId: team };
    return insertParticipant(trx, made, now, random);
  });
}

/** A program that a person let in to run Omega Point takes part for the person's account and team. */
export function withAccounts(
  identify: Identify,
  desk: Desk,
  now: () => Date,
  random: (bytes: number) => Uint8Array,
): Identify {
  return async (credentials) => {
    const caller = await identify(credentials);
    const { grant, account, team } = caller;
    if (!grant?.scopes.includes('omega:run') || !account || !team || !takesLinks(credentials.path ?? ''))
      return caller;
    const { id, trust } = await participantOf(desk, account, team.id, now(), random);
    if (trust === 'blocked') throw linkInvalid();
    const link = { participant: id, sha256: grant.id, last4: '', expires_at: grant.expires_at };
    return { ...caller, link };
  };
}

const bearer = /^bearer +(\S+)$/i;
const omegaPlaces = [`${apiRoot}/omega`, omegaPath];

/** Whether link tokens count at this address. */
function takesLinks(path: string): boolean {
  return omegaPlaces.some((place) => isAtOrBelow(place, path));
}

/** Link tokens beside whatever else identifies callers: good at the addresses of Omega Point alone. */
export function withLinks(identify: Identify, desk: Desk, now: () => Date): Identify {
  return (credentials) => {
    const key = bearer.exec(credentials.authorization ?? '')?.[1];
    const path = credentials.path ?? '';
    if (key === undefined || !key.startsWith('perennial_omega_')) {
      // Other keys are no good for the agents' tool server, which knows no tiers.
      if (credentials.authorization !== null && path === omegaPath) throw linkInvalid();
      return identify(credentials);
    }
    if (!takesLinks(path)) throw invalidToken();
    return callerByLink(key, credentials.address, desk, now());
  };
}

async function callerByLink(token: string, address: string, desk: Desk, now: Date): Promise<Caller> {
  if (!isSecret('omega', token)) throw linkInvalid();
  const sha256 = hashOfSecret(token);
  const row = await desk.db
    .selectFrom('omega_links')
    .innerJoin('omega_participants', 'omega_participants.id', 'omega_links.participant_id')
    .select([
      'omega_links.last4',
      'omega_links.expires_at',
      'omega_links.revoked_at',
      'omega_links.last_used_at',
    ])
    .select(['omega_participants.id', 'omega_participants.trust'])
    .where('omega_links.sha256', '=', sha256)
    .executeTakeFirst();
  const at = now.toISOString();
  const good = row && endOf(row) > at && (row.revoked_at === null || row.revoked_at > at);
  if (!good || row.trust === 'blocked') throw linkInvalid();
  if (now.getTime() - Date.parse(row.last_used_at) > noteEveryMs)
    await desk.db.updateTable('omega_links').set({ last_used_at: at }).where('sha256', '=', sha256).execute();
  const link: CallerLink = { participant: row.id, sha256, last4: row.last4, expires_at: endOf(row) };
  return { ...publicCaller(address), link };
}

export function linkInvalid(): Refusal {
  return new Refusal(
    'link_invalid',
    'The link token is not valid here; register anew, or send the one you were given as Authorization: Bearer TOKEN.',
  );
}

export function linkRequired(): Refusal {
  return new Refusal(
    'link_required',
    'This needs a link token: call register, then send it as Authorization: Bearer TOKEN.',
  );
}
