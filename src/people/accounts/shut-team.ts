// A team is shut while it is suspended, and while it is being closed: from when that is asked for until it is taken
// back. The moment in its row says which: that of a closing, or another one.

import type { Desk, DeskTransaction } from '../../desk/desk.ts';

/** One that is shut already stays shut since then. */
export async function shutTeam(trx: DeskTransaction, team: string, at: string): Promise<void> {
  await trx
    .updateTable('teams')
    .set({ suspended_at: at })
    .where('id', '=', team)
    .where('suspended_at', 'is', null)
    .execute();
}

/**
 * Opens a team whose closing was taken back, unless something else shuts it.
 * @param since the moment for which it was shut; whom the operator suspended stays suspended
 */
export async function reopenTeam(trx: DeskTransaction, team: string, since: string): Promise<void> {
  await trx
    .updateTable('teams')
    .set({ suspended_at: await closingSince(trx, team) })
    .where('id', '=', team)
    .where('suspended_at', '=', since)
    .execute();
}

/** Suspends a team, or says that it is suspended no more; one that is being closed is shut for that all the same. */
export async function suspendTeam(
  trx: DeskTransaction,
  team: string,
  suspended: boolean,
  now: Date,
): Promise<void> {
  const suspended_at = suspended ? now.toISOString() : await closingSince(trx, team);
  await trx.updateTable('teams').set({ suspended_at }).where('id', '=', team).execute();
}

/** Since when a team is being closed; null while it is not. */
async function closingSince(db: Desk['db'], team: string): Promise<string | null> {
  return (await closingMoments(db, [team])).get(team)?.[0] ?? null;
}

export interface Standing {
  /** Nobody acts for it: it is suspended or being closed. */
  readonly shut: boolean;
  /** The operator says that nobody acts for it. */
  readonly suspended: boolean;
  /** Its closing, or that of the account of whoever is alone in it, can still be taken back. */
  readonly closing: boolean;
}

/** How a team stands, in words. */
export function standingOf({ suspended, closing }: Standing): string {
  if (suspended) return closing ? 'suspended and being closed' : 'suspended';
  return closing ? 'being closed' : 'active';
}

/** The same teams, with how they stand. */
export async function withStanding<
  Team extends { readonly id: string; readonly suspended_at: string | null },
>(db: Desk['db'], teams: readonly Team[]): Promise<readonly (Omit<Team, 'suspended_at'> & Standing)[]> {
  const closings = await closingMoments(
    db,
    teams.filter(({ suspended_at }) => suspended_at !== null).map(({ id }) => id),
  );
  return teams.map(({ suspended_at: at, ...team }) => {
    const moments = closings.get(team.id) ?? [];
    // What is shut since another moment than that of a closing was shut by the operator.
    const suspended = at !== null && !moments.includes(at);
    return { ...team, shut: at !== null, suspended, closing: moments.length > 0 };
  });
}

/** When the closings were asked for that shut these teams: their own, and those of whoever is alone in one. */
async function closingMoments(
  db: Desk['db'],
  teams: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (teams.length === 0) return new Map();
  const own = await openClosings(db).select(['team_id', 'asked_at']).where('team_id', 'in', teams).execute();
  const withAccount = await db
    .selectFrom('memberships')
    .innerJoin('teams', 'teams.id', 'memberships.team_id')
    .innerJoin('account_closings', 'account_closings.user_id', 'memberships.user_id')
    .select(['memberships.team_id', 'account_closings.asked_at'])
    .where('memberships.team_id', 'in', teams)
    .where('teams.operator', '=', 0)
    .where('account_closings.stopped_at', 'is', null)
    .where('account_closings.erased_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('memberships as others')
            .select('others.user_id')
            .whereRef('others.team_id', '=', 'memberships.team_id')
            .whereRef('others.user_id', '<>', 'memberships.user_id'),
        ),
      ),
    )
    .execute();
  const closings = Map.groupBy([...own, ...withAccount], ({ team_id }) => team_id);
  return new Map([...closings].map(([team, rows]) => [team, rows.map(({ asked_at }) => asked_at)]));
}

/** The closing of a team that is asked for and can still be taken back; undefined where there is none. */
export function closingOf(
  db: Desk['db'],
  team: string,
): Promise<{ readonly asked_at: string; readonly erase_at: string } | undefined> {
  return openClosings(db).select(['asked_at', 'erase_at']).where('team_id', '=', team).executeTakeFirst();
}

/** The closings of teams that are asked for and can still be taken back. */
function openClosings(db: Desk['db']) {
  return db.selectFrom('team_closings').where('stopped_at', 'is', null).where('erased_at', 'is', null);
}
