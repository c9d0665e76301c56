// For whom claims are made: the team of the key, and the key as its member until people sign in.

import { mustBeAllowed } from '../../access/permissions.ts';
import type { AppContext } from '../../context.ts';
import type { Desk } from '../../desk/desk.ts';
import type { Section } from '../../desk/sections.ts';
import { invalid, Refusal } from '../../kernel/refusal.ts';

export interface Member {
  readonly user_id: string;
  readonly name: string;
}

export interface Acting {
  readonly team_id: string;
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
  return { team_id: team.id, member };
}

/** What is done to claims of one team follows one another; see Desk.exclusively. */
export function claimsOf({ team_id }: Acting): Section {
  return `claims of ${team_id}`;
}

/** The member of the team with this id, who is to own a claim. */
export async function memberOf(
  db: Desk['db'],
  owner: string | undefined,
  { team_id, member }: Acting,
): Promise<Member> {
  if (owner === undefined || owner === member.user_id) return member;
  const key = await db
    .selectFrom('keys')
    .innerJoin('teams', 'teams.id', 'keys.team_id')
    .select(['keys.id as user_id', 'teams.name as name'])
    .where('keys.id', '=', owner)
    .where('keys.team_id', '=', team_id)
    .executeTakeFirst();
  if (!key) throw invalid('owner_user_id', 'owner_user_id must be the id of a key of your team.');
  return key;
}
