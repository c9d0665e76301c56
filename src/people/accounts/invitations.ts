// Invitations: an address and a role. Whoever accepts one must have that address verified, so a link that
// went astray lets nobody in.

import { hashOfSecret } from '../../access/key-format.ts';
import type { Desk } from '../../desk/desk.ts';
import { newId } from '../../desk/new-id.ts';
import { countPost, type PostLimit } from '../../desk/post-limit.ts';
import { dayMs } from '../../kernel/durations.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Role } from '../../kernel/role.ts';
import { putInOutbox } from '../mail/outbox.ts';
import { mustAct } from './credentials.ts';
import { type ClockAndRandom, noteEvent } from './events.ts';
import { accountsSection, join, mustOwn, roleIn } from './teams.ts';

const lifeMs = 7 * dayMs;
const maxOpen = 20;
const perTeam: PostLimit = {
  kind: 'invitations_team',
  maxPosts: 20,
  windowMs: dayMs,
  words: '20 invitations a day',
};
const perPerson: PostLimit = {
  kind: 'invitations_person',
  maxPosts: 20,
  windowMs: dayMs,
  words: '20 invitations a day of a person',
};
const perNetwork: PostLimit = {
  kind: 'invitations_network',
  maxPosts: 40,
  maxOfNetwork: 100,
  windowMs: dayMs,
  words: '40 invitations a day from one network',
};
const perAddress: PostLimit = {
  kind: 'invitations_address',
  maxPosts: 3,
  windowMs: dayMs,
  words: '3 invitations of one address a day',
};

interface OpenInvitation {
  readonly id: string;
  readonly email: string;
  readonly role: Role;
  readonly expires_at: string;
}

export function openInvitations(db: Desk['db'], team: string, now: Date): Promise<readonly OpenInvitation[]> {
  return db
    .selectFrom('invitations')
    .select(['id', 'email', 'role', 'expires_at'])
    .where('team_id', '=', team)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Invites an address. The token is returned once; one invitation of an address is open in a team. */
export function invite(
  desk: Desk,
  of: {
    readonly team: string;
    readonly by: string;
    readonly email: string;
    readonly role: Role;
    /** From which network. */
    readonly address: string;
    /** The mail carries a token of its own, so that nobody but its reader knows it. */
    readonly mailed?: boolean;
  },
  clockAndRandom: ClockAndRandom,
): Promise<string> {
  const { team, by, role } = of;
  const email = of.email.trim().toLowerCase();
  const { now } = clockAndRandom;
  return desk.exclusively(accountsSection, async (trx) => {
    mustOwn({ role: await mustAct(trx, by, team) });
    const open = await openInvitations(trx, team, now);
    if (open.some((one) => one.email === email))
      throw new Refusal('duplicate', 'This address is invited already.');
    if (open.length >= maxOpen)
      throw new Refusal('conflict', `At most ${maxOpen} invitations are open at once.`);
    await countPost(trx, perTeam, team, now);
    await countPost(trx, perPerson, by, now);
    await countPost(trx, perNetwork, of.address, now);
    await countPost(trx, perAddress, email, now);
    const id = newId(clockAndRandom.random);
    const token = Buffer.from(clockAndRandom.random(32)).toString('base64url');
    await trx
      .insertInto('invitations')
      .values({
        id,
        team_id: team,
        email,
        role,
        hash: hashOfSecret(token),
        invited_by: by,
        created_at: now.toISOString(),
        expires_at: new Date(now.getTime() + lifeMs).toISOString(),
        accepted_by: null,
        accepted_at: null,
        revoked_at: null,
      })
      .execute();
    if (of.mailed)
      await putInOutbox(trx, { id: newId(clockAndRandom.random), kind: 'invitation', subject_id: id }, now);
    await noteEvent(trx, { actor: by, action: 'team.invited', team, detail: role }, clockAndRandom);
    return token;
  });
}

export function revokeInvitation(
  desk: Desk,
  of: { readonly team: string; readonly by: string; readonly id: string },
  clockAndRandom: ClockAndRandom,
): Promise<void> {
  return desk.exclusively(accountsSection, async (trx) => {
    mustOwn({ role: (await roleIn(trx, of.team, of.by)) ?? 'viewer' });
    const { numUpdatedRows } = await trx
      .updateTable('invitations')
      .set({ revoked_at: clockAndRandom.now.toISOString() })
      .where('id', '=', of.id)
      .where('team_id', '=', of.team)
      .where('accepted_at', 'is', null)
      .where('revoked_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) throw new Refusal('not_found', 'The team has no such open invitation.');
    await noteEvent(trx, { actor: of.by, action: 'team.invitation_revoked', team: of.team }, clockAndRandom);
  });
}

interface ShownInvitation {
  readonly id: string;
  readonly team_id: string;
  readonly team: string;
  readonly slug: string;
  readonly email: string;
  readonly role: Role;
}

/** The open invitation of this token, while whoever sent it may still invite. */
export async function invitationOf(db: Desk['db'], token: string, now: Date): Promise<ShownInvitation> {
  const row = await db
    .selectFrom('invitations')
    .innerJoin('teams', 'teams.id', 'invitations.team_id')
    .select([
      'invitations.id',
      'invitations.team_id',
      'teams.name as team',
      'teams.slug',
      'invitations.email',
    ])
    .select('invitations.role')
    .where('hash', '=', hashOfSecret(token))
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .where('teams.closed_at', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('memberships')
          .innerJoin('users', 'users.id', 'memberships.user_id')
          .select('users.id')
          .whereRef('memberships.team_id', '=', 'invitations.team_id')
          .whereRef('memberships.user_id', '=', 'invitations.invited_by')
          .where('memberships.role', '=', 'owner')
          .where('users.status', '=', 'active'),
      ),
    )
    .executeTakeFirst();
  if (!row) throw new Refusal('not_found', 'This invitation is not good any more; ask for a new one.');
  return row;
}

/** The team that the person joined by this token before; null where they did not. */
export async function joinedBefore(db: Desk['db'], token: string, user: string): Promise<string | null> {
  const row = await db
    .selectFrom('invitations')
    .innerJoin('memberships', 'memberships.team_id', 'invitations.team_id')
    .innerJoin('teams', 'teams.id', 'invitations.team_id')
    .select('teams.slug')
    .where('hash', '=', hashOfSecret(token))
    .where('accepted_by', '=', user)
    .where('memberships.user_id', '=', user)
    .where('teams.closed_at', 'is', null)
    .executeTakeFirst();
  return row?.slug ?? null;
}

/** Makes the person a member, once. */
export function acceptInvitation(
  desk: Desk,
  token: string,
  user: string,
  clockAndRandom: ClockAndRandom,
): Promise<ShownInvitation> {
  return desk.exclusively(accountsSection, async (trx) => {
    const invitation = await invitationOf(trx, token, clockAndRandom.now);
    const person = await trx
      .selectFrom('users')
      .select(['email', 'email_verified_at'])
      .where('id', '=', user)
      .executeTakeFirst();
    if (person?.email_verified_at == null || person.email?.toLowerCase() !== invitation.email) {
      throw new Refusal('forbidden', `This invitation is for ${invitation.email}; sign in as its owner.`);
    }
    await trx
      .updateTable('invitations')
      .set({ accepted_by: user, accepted_at: clockAndRandom.now.toISOString() })
      .where('id', '=', invitation.id)
      .execute();
    const { team_id: team, role } = invitation;
    await join(trx, { team, user, role }, clockAndRandom);
    await noteEvent(trx, { actor: user, action: 'team.joined', user, team, detail: role }, clockAndRandom);
    return invitation;
  });
}
