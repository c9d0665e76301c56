// Teams and who is a member of them. A team keeps at least one owner: whatever would leave it without one
// is refused, in the transaction that would do it.

import type { Desk, DeskTransaction } from '../../desk/desk.ts';
import { newId } from '../../desk/new-id.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Role } from '../../kernel/role.ts';
import type { Tier } from '../../kernel/tier.ts';
import { endCredentials, endInvitations } from './credentials.ts';
import { type ClockAndRandom, noteEvent } from './events.ts';
import { digestOf, mustBeAsShown } from './shown.ts';
import { type Standing, suspendTeam, withStanding } from './shut-team.ts';
import { freeName, freeSlug, newTeam } from './slugs.ts';

/** Whatever changes teams and who is in them follows one another. */
export const accountsSection = 'accounts';

export interface MyTeam extends Standing {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly tier: Tier;
  readonly operator: boolean;
  readonly role: Role;
}

/** The teams of a person that are not closed, the one joined first before all others. */
function openTeams(db: Desk['db'], user: string) {
  return db
    .selectFrom('memberships')
    .innerJoin('teams', 'teams.id', 'memberships.team_id')
    .select(['teams.id', 'teams.slug', 'teams.name', 'teams.tier', 'teams.operator', 'teams.suspended_at'])
    .select('memberships.role')
    .where('memberships.user_id', '=', user)
    .where('teams.closed_at', 'is', null)
    .orderBy('memberships.joined_at')
    .orderBy('teams.id');
}

/** The teams of a person, the one joined first before all others. */
export async function teamsOf(db: Desk['db'], user: string): Promise<readonly MyTeam[]> {
  const rows = await openTeams(db, user).execute();
  return (await withStanding(db, rows)).map((team) => ({ ...team, operator: team.operator === 1 }));
}

/** The team of this slug, for a member; for everybody else there is none. */
export async function teamFor(db: Desk['db'], user: string, slug: string): Promise<MyTeam> {
  const rows = await openTeams(db, user).where('teams.slug', '=', slug).execute();
  const [team] = await withStanding(db, rows);
  if (!team) throw new Refusal('not_found', 'You are in no team with this address.');
  return { ...team, operator: team.operator === 1 };
}

/** The team that a person acts for, among those that nobody shut: this one, else the one joined first. */
export function actingTeam(db: Desk['db'], user: string, team: string | null) {
  const open = openTeams(db, user).where('teams.suspended_at', 'is', null);
  return open
    .clearOrderBy()
    .orderBy(({ case: when }) => when().when('teams.id', '=', team).then(0).else(1).end())
    .orderBy('memberships.joined_at')
    .orderBy('teams.id')
    .limit(1)
    .executeTakeFirst();
}

/** Refuses who is no owner of the team. */
export function mustOwn(team: Pick<MyTeam, 'role'>): void {
  if (team.role !== 'owner') throw new Refusal('forbidden', 'Only an owner of the team may do this.');
}

interface TeamWanted {
  readonly name: string;
  readonly tier: Tier;
  readonly owner: string;
  readonly operator?: boolean;
}

/** Makes a team with its first owner; a name that is taken gets a number. */
export async function createTeam(
  trx: DeskTransaction,
  { name, tier, owner, operator = false }: TeamWanted,
  clockAndRandom: ClockAndRandom,
): Promise<{ readonly id: string; readonly slug: string }> {
  const id = newId(clockAndRandom.random);
  const free = await freeName(trx, name);
  const slug = await freeSlug(trx, free);
  const created_at = clockAndRandom.now.toISOString();
  const row = { id, name: free, operator: operator ? 1 : 0, created_at, ...newTeam(slug, tier) };
  await trx.insertInto('teams').values(row).execute();
  await join(trx, { team: id, user: owner, role: 'owner' }, clockAndRandom);
  await noteEvent(trx, { actor: owner, action: 'team.created', team: id, detail: free }, clockAndRandom);
  return { id, slug };
}

/** Makes the person a member; one who is one already keeps the role. */
export async function join(
  trx: DeskTransaction,
  { team, user, role }: { readonly team: string; readonly user: string; readonly role: Role },
  { now }: ClockAndRandom,
): Promise<void> {
  await trx
    .insertInto('memberships')
    .values({ team_id: team, user_id: user, role, joined_at: now.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export interface Member {
  readonly user_id: string;
  readonly name: string;
  readonly handle: string | null;
  readonly role: Role;
  readonly joined_at: string;
  /** Whether the account is being closed: as an owner, nobody whom the team keeps. */
  readonly closing: boolean;
}

export async function membersOf(db: Desk['db'], team: string): Promise<readonly Member[]> {
  const rows = await db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .select([
      'users.id as user_id',
      'users.name',
      'users.handle',
      'memberships.role',
      'memberships.joined_at',
      'users.closing_at',
    ])
    .where('memberships.team_id', '=', team)
    .orderBy('memberships.joined_at')
    .orderBy('users.id')
    .execute();
  return rows.map(({ closing_at, ...member }) => ({ ...member, closing: closing_at !== null }));
}

/** Null where the person is no member. */
export async function roleIn(trx: DeskTransaction, team: string, user: string): Promise<Role | null> {
  const row = await trx
    .selectFrom('memberships')
    .select('role')
    .where('team_id', '=', team)
    .where('user_id', '=', user)
    .executeTakeFirst();
  return row?.role ?? null;
}

async function roleOf(trx: DeskTransaction, team: string, user: string): Promise<Role> {
  const role = await roleIn(trx, team, user);
  if (role === null) throw noSuchMember();
  return role;
}

export function noSuchMember(): Refusal {
  return new Refusal('not_found', 'The team has no such member.');
}

/** Throws where the team would be left without an owner. */
export async function keepAnOwner(trx: DeskTransaction, team: string): Promise<void> {
  const owner = await trx
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .select('users.id')
    .where('memberships.team_id', '=', team)
    .where('memberships.role', '=', 'owner')
    .where('users.status', 'in', ['active', 'suspended'])
    .where('users.closing_at', 'is', null)
    .executeTakeFirst();
  if (!owner) {
    throw new Refusal(
      'conflict',
      'A team keeps at least one owner who is not closing the account; make another member an owner first.',
    );
  }
}

/**
 * Changes the role of a member. Who is no owner any more invites nobody, nor has invited.
 * @param of its `actor` is an owner, or the operator; `shown` is the role that the form was shown with
 * @throws Refusal('version_mismatch') where it was changed since
 */
export function setRole(
  desk: Desk,
  of: {
    readonly actor: string;
    readonly team: string;
    readonly user: string;
    readonly role: Role;
    readonly shown: string;
  },
  clockAndRandom: ClockAndRandom,
): Promise<void> {
  const { actor, team, user, role, shown } = of;
  return desk.exclusively(accountsSection, async (trx) => {
    await mustStillOwn(trx, team, actor);
    const before = await roleOf(trx, team, user);
    mustBeAsShown(shown, before, role);
    if (before === role) return;
    await trx
      .updateTable('memberships')
      .set({ role })
      .where('team_id', '=', team)
      .where('user_id', '=', user)
      .execute();
    await keepAnOwner(trx, team);
    if (role !== 'owner') await endInvitations(trx, { user, team }, clockAndRandom.now);
    await noteEvent(
      trx,
      { actor, action: 'team.role', user, team, detail: `${before} to ${role}` },
      clockAndRandom,
    );
  });
}

/** Ends a membership: with it end the member's keys and programs of the team, and invitations to it that they sent. */
export function removeMember(
  desk: Desk,
  of: { readonly actor: string; readonly team: string; readonly user: string },
  clockAndRandom: ClockAndRandom,
): Promise<void> {
  const { actor, team, user } = of;
  return desk.exclusively(accountsSection, async (trx) => {
    if (actor !== user) await mustStillOwn(trx, team, actor);
    await roleOf(trx, team, user);
    await trx.deleteFrom('memberships').where('team_id', '=', team).where('user_id', '=', user).execute();
    await keepAnOwner(trx, team);
    await endCredentials(trx, { user, team }, clockAndRandom.now);
    const action = actor === user ? 'team.left' : 'team.removed';
    await noteEvent(trx, { actor, action, user, team }, clockAndRandom);
  });
}

/** Whoever decides may have lost the right a moment ago. The operator's command line is not asked. */
export async function mustStillOwn(trx: DeskTransaction, team: string, actor: string): Promise<void> {
  if (actor === 'operator') return;
  mustOwn({ role: await roleOf(trx, team, actor) });
}

/** What the operator decides about a team; null for one that is not there or closed. */
export function changeTeam(
  desk: Desk,
  slug: string,
  change: {
    readonly tier?: Tier;
    readonly suspended?: boolean;
    readonly operator?: true;
    /** The digest of what a form was shown with. */
    readonly shown?: string;
  },
  actor: string,
  clockAndRandom: ClockAndRandom,
): Promise<'changed' | 'unchanged' | null> {
  return desk.exclusively(accountsSection, async (trx) => {
    const team = await trx.selectFrom('teams').selectAll().where('slug', '=', slug).executeTakeFirst();
    if (!team || team.closed_at !== null) return null;
    const { tier, suspended, shown } = change;
    const [standing] = await withStanding(trx, [team]);
    const stands = { tier: team.tier, suspended: standing?.suspended === true };
    if (shown !== undefined)
      mustBeAsShown(shown, digestOfTeam(stands), digestOfTeam({ ...stands, ...change }));
    const of = { actor, team: team.id };
    let outcome: 'changed' | 'unchanged' = 'unchanged';
    if (tier !== undefined && tier !== team.tier) {
      await trx.updateTable('teams').set({ tier }).where('id', '=', team.id).execute();
      await noteEvent(trx, { ...of, action: 'team.tier', detail: `${team.tier} to ${tier}` }, clockAndRandom);
      outcome = 'changed';
    }
    if (change.operator && team.operator === 0) {
      await trx.updateTable('teams').set({ operator: 1 }).where('id', '=', team.id).execute();
      await noteEvent(trx, { ...of, action: 'team.operator' }, clockAndRandom);
      outcome = 'changed';
    }
    if (suspended !== undefined && suspended !== stands.suspended) {
      await suspendTeam(trx, team.id, suspended, clockAndRandom.now);
      await noteEvent(trx, { ...of, action: suspended ? 'team.suspended' : 'team.resumed' }, clockAndRandom);
      outcome = 'changed';
    }
    return outcome;
  });
}

/** What the operator may change of a team, as a digest. */
export function digestOfTeam({ tier, suspended }: { readonly tier: string; readonly suspended: boolean }) {
  return digestOf(tier, String(suspended));
}
