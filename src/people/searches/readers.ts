// With which tier a search is asked: that of its team, while its person is an active member of it and the team
// is open; else the public one. It is looked up when it is asked, never kept.

import type { Desk } from '../../desk/desk.ts';
import type { Tier } from '../../kernel/tier.ts';

interface ReadingPerson {
  readonly user: string;
  readonly team_id: string | null;
}

/** The tier of a search's person now; null where the account is not active. */
export async function tierOfSearch(db: Desk['db'], { user, team_id }: ReadingPerson): Promise<Tier | null> {
  const person = await db.selectFrom('users').select('status').where('id', '=', user).executeTakeFirst();
  if (person?.status !== 'active') return null;
  if (team_id === null) return 'public';
  const team = await db
    .selectFrom('memberships')
    .innerJoin('teams', 'teams.id', 'memberships.team_id')
    .select('teams.tier')
    .where('memberships.user_id', '=', user)
    .where('memberships.team_id', '=', team_id)
    .where('teams.suspended_at', 'is', null)
    .where('teams.closed_at', 'is', null)
    .executeTakeFirst();
  return team?.tier ?? 'public';
}

/** The same for all active searches at once. */
export async function activeSearches(db: Desk['db']) {
  const rows = await db
    .selectFrom('saved_searches')
    .innerJoin('users', 'users.id', 'saved_searches.user_id')
    .leftJoin('memberships', (join) =>
      join
        .onRef('memberships.user_id', '=', 'saved_searches.user_id')
        .onRef('memberships.team_id', '=', 'saved_searches.team_id'),
    )
    .leftJoin('teams', (join) =>
      join
        .onRef('teams.id', '=', 'memberships.team_id')
        .on('teams.suspended_at', 'is', null)
        .on('teams.closed_at', 'is', null),
    )
    .selectAll('saved_searches')
    .select('teams.tier as team_tier')
    .where('saved_searches.status', '=', 'active')
    .where('users.status', '=', 'active')
    .orderBy('saved_searches.id')
    .execute();
  return rows.map(({ team_tier, ...search }) => ({ ...search, tier: team_tier ?? 'public' }));
}

/** The teams whose tier searches of a person may read with, by their ids. */
export async function teamsRead(
  db: Desk['db'],
  user: string,
): Promise<ReadonlyMap<string, { readonly name: string; readonly tier: Tier }>> {
  const rows = await db
    .selectFrom('memberships')
    .innerJoin('teams', 'teams.id', 'memberships.team_id')
    .select(['teams.id', 'teams.name', 'teams.tier'])
    .where('memberships.user_id', '=', user)
    .where('teams.suspended_at', 'is', null)
    .where('teams.closed_at', 'is', null)
    .execute();
  return new Map(rows.map(({ id, name, tier }) => [id, { name, tier }]));
}
