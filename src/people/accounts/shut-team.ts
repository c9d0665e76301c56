// A team is shut while it is being closed: from when that is asked for until it is taken back.

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

/** @param since the moment for which it was shut; whom the operator suspended before stays suspended */
export async function reopenTeam(trx: DeskTransaction, team: string, since: string): Promise<void> {
  await trx
    .updateTable('teams')
    .set({ suspended_at: null })
    .where('id', '=', team)
    .where('suspended_at', '=', since)
    .execute();
}

export interface Standing {
  /** Nobody acts for it: the operator says so, or it is being closed. */
  readonly suspended: boolean;
  /** Its closing, or that of the account of whoever is alone in it, can still be taken back. */
  readonly closing: boolean;
}

/** How a team stands, in words. */
export function standingOf({ suspended, closing }: Standing): string {
  return closing ? 'being closed' : suspended ? 'suspended' : 'active';
}

/** The same teams, with how they stand. */
export async function withStanding<
  Team extends { readonly id: string; readonly suspended_at: string | null },
>(db: Desk['db'], teams: readonly Team[]): Promise<readonly (Omit<Team, 'suspended_at'> & Standing)[]> {
  const closing = await closingAmong(
    db,
    teams.filter(({ suspended_at }) => suspended_at !== null).map(({ id }) => id),
  );
  return teams.map(({ suspended_at, ...team }) => ({
    ...team,
    suspended: suspended_at !== null,
    closing: closing.has(team.id),
  }));
}

async function closingAmong(db: Desk['db'], shut: readonly string[]): Promise<ReadonlySet<string>> {
  if (shut.length === 0) return new Set();
  const own = await openClosings(db).select('team_id').where('team_id', 'in', shut).execute();
  const withAccount = await db
    .selectFrom('teams')
    .innerJoin('memberships', 'memberships.team_id', 'teams.id')
    .innerJoin('account_closings', 'account_closings.user_id', 'memberships.user_id')
    .select('teams.id as team_id')
    .where('teams.id', 'in', shut)
    .whereRef('account_closings.asked_at', '=', 'teams.suspended_at')
    .where('account_closings.stopped_at', 'is', null)
    .where('account_closings.erased_at', 'is', null)
    .execute();
  return new Set([...own, ...withAccount].map(({ team_id }) => team_id));
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
