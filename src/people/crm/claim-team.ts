// For whom claims are made: the team that asks; its members are people, and keys that no person made.

import { mustBeAllowed } from '../../access/permissions.ts';
import type { AppContext } from '../../context.ts';
import type { Desk } from '../../desk/desk.ts';
import type { ClaimsTable } from '../../desk/schema/crm.ts';
import type { Section } from '../../desk/sections.ts';
import { invalid, Refusal } from '../../kernel/refusal.ts';

interface Member {
  readonly user_id: string;
  readonly name: string;
}

export interface Acting {
  readonly team_id: string;
  readonly team_name: string;
  readonly member: Member;
}

/** The team that asks, and who acts for it: to read, or to change something. */
export function acting({ caller }: AppContext, scope: 'crm:read' | 'crm:write'): Acting {
  const { team, key, account } = caller;
  if (!team) throw new Refusal('forbidden', 'Claims belong to a team; send a key of one.');
  mustBeAllowed(caller, scope);
  const member = account
    ? { user_id: account.id, name: account.name }
    : { user_id: key?.id ?? team.id, name: team.name };
  return { team_id: team.id, team_name: team.name, member };
}

/** What is done to claims of one team follows one another; see Desk.exclusively. */
export function claimsOf({ team_id }: Acting): Section {
  return `claims of ${team_id}`;
}

/** A claim of the team; one of another team is as unknown as one that never was. */
export async function ownClaim(db: Desk['db'], id: string, { team_id }: Acting): Promise<ClaimsTable> {
  const claim = await db
    .selectFrom('claims')
    .selectAll()
    .where('id', '=', id.toLowerCase())
    .where('team_id', '=', team_id)
    .executeTakeFirst();
  if (!claim) throw new Refusal('not_found', 'There is no claim with this id.');
  return claim;
}

/** The member of the team with this id, who is to own a claim: a person who may change it, or a key. */
export async function memberOf(
  db: Desk['db'],
  owner: string | undefined,
  { team_id, member }: Acting,
): Promise<Member> {
  if (owner === undefined || owner === member.user_id) return member;
  const found = await workerOf(db, owner, { team_id });
  if (found) return found;
  const sentence = 'owner_user_id must be the id of an owner or editor of your team, or of a key of it.';
  throw invalid('owner_user_id', sentence);
}

/** A person of the team who may change claims, or a key of it; null where the id is of neither. */
export async function workerOf(
  db: Desk['db'],
  owner: string,
  { team_id }: Pick<Acting, 'team_id'>,
): Promise<Member | null> {
  const person = await db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .select(['users.id as user_id', 'users.name'])
    .where('users.id', '=', owner)
    .where('memberships.team_id', '=', team_id)
    .where('memberships.role', '!=', 'viewer')
    .executeTakeFirst();
  if (person) return person;
  const key = await db
    .selectFrom('keys')
    .innerJoin('teams', 'teams.id', 'keys.team_id')
    .select(['keys.id as user_id', 'teams.name as name'])
    .where('keys.id', '=', owner)
    .where('keys.team_id', '=', team_id)
    .executeTakeFirst();
  return key ?? null;
}
