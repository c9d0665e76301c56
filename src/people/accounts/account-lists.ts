// The accounts and the teams as an operator looks through them: all, or those of a name, a page at a time.

import { containing } from '../../desk/containing.ts';
import type { Desk } from '../../desk/desk.ts';
import type { UsersTable } from '../../desk/schema/accounts.ts';
import type { Tier } from '../../kernel/tier.ts';
import { type Standing, withStanding } from './shut-team.ts';

/** Which of them; without a limit all are listed, from the first on. */
interface Looked {
  /** Part of the name, the short name or the address. */
  readonly q?: string | undefined;
  readonly limit?: number;
  readonly offset?: number;
}

interface ListedUser {
  readonly id: string;
  readonly name: string;
  readonly handle: string | null;
  readonly email: string | null;
  readonly status: UsersTable['status'];
  readonly created_at: string;
}

/** The accounts that are not closed, the newest first. */
export async function listUsers(
  db: Desk['db'],
  { q = '', limit, offset = 0 }: Looked = {},
): Promise<readonly ListedUser[]> {
  return db
    .selectFrom('users')
    .select(['id', 'name', 'handle', 'email', 'status', 'created_at'])
    .where('status', '<>', 'closed')
    .where(await containing(q, ['name', 'handle', 'email']))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .$if(limit !== undefined, (some) => some.limit(limit as number).offset(offset))
    .execute();
}

interface ListedTeam extends Standing {
  readonly slug: string;
  readonly name: string;
  readonly tier: Tier;
  readonly operator: boolean;
  readonly members: number;
  readonly keys: number;
}

/** The teams that are not closed, by address. */
export async function listTeams(
  db: Desk['db'],
  { q = '', limit, offset = 0 }: Looked = {},
): Promise<readonly ListedTeam[]> {
  const rows = await db
    .selectFrom('teams')
    .select(['id', 'slug', 'name', 'tier', 'operator', 'suspended_at'])
    .select((eb) => [
      eb
        .selectFrom('memberships')
        .select(({ fn }) => fn.countAll<number | string>().as('n'))
        .whereRef('memberships.team_id', '=', 'teams.id')
        .as('members'),
      eb
        .selectFrom('keys')
        .select(({ fn }) => fn.countAll<number | string>().as('n'))
        .whereRef('keys.team_id', '=', 'teams.id')
        .where('keys.revoked_at', 'is', null)
        .as('keys'),
    ])
    .where('closed_at', 'is', null)
    .where(await containing(q, ['name', 'slug']))
    .orderBy('slug')
    .$if(limit !== undefined, (some) => some.limit(limit as number).offset(offset))
    .execute();
  return (await withStanding(db, rows)).map(({ id: _, operator, members, keys, ...team }) => ({
    ...team,
    operator: operator === 1,
    members: Number(members),
    keys: Number(keys),
  }));
}
