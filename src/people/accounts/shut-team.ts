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

/** The closing of a team that is asked for and can still be taken back; undefined where there is none. */
export function closingOf(
  db: Desk['db'],
  team: string,
): Promise<{ readonly asked_at: string; readonly erase_at: string } | undefined> {
  return db
    .selectFrom('team_closings')
    .select(['asked_at', 'erase_at'])
    .where('team_id', '=', team)
    .where('stopped_at', 'is', null)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
}
