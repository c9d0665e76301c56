// What lets in for a person: keys, programs, and the invitations that the person sent. What makes one asks here, in
// its own transaction, whether the person still may; what ends a membership or closes an account ends them here. Both
// run in the section of accounts: so nothing is made beside an end that does not see it.

import type { DeskTransaction } from '../../desk/desk.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Role } from '../../kernel/role.ts';
import { endGrants } from './program-grants.ts';

interface Whose {
  readonly user: string;
  /** Of this team alone; left out: of all. */
  readonly team?: string;
}

/** Ends whatever lets in for a person. */
export async function endCredentials(trx: DeskTransaction, whose: Whose, now: Date): Promise<void> {
  const { user, team } = whose;
  let keys = trx
    .updateTable('keys')
    .set({ revoked_at: now.toISOString() })
    .where('user_id', '=', user)
    .where('revoked_at', 'is', null);
  if (team !== undefined) keys = keys.where('team_id', '=', team);
  await keys.execute();
  await endInvitations(trx, whose, now);
  await endGrants(trx, whose);
}

/** Ends the open invitations that a person sent. */
export async function endInvitations(trx: DeskTransaction, { user, team }: Whose, now: Date): Promise<void> {
  let invitations = trx
    .updateTable('invitations')
    .set({ revoked_at: now.toISOString() })
    .where('invited_by', '=', user)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null);
  if (team !== undefined) invitations = invitations.where('team_id', '=', team);
  await invitations.execute();
}

/**
 * The role of a person who may act for the team now.
 * @throws Refusal('forbidden') where the account, the membership or the team is over, suspended or being closed
 */
export async function mustAct(trx: DeskTransaction, user: string, team: string): Promise<Role> {
  const row = await trx
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .innerJoin('teams', 'teams.id', 'memberships.team_id')
    .select('memberships.role')
    .where('users.id', '=', user)
    .where('users.status', '=', 'active')
    .where('teams.id', '=', team)
    .where('teams.suspended_at', 'is', null)
    .where('teams.closed_at', 'is', null)
    .executeTakeFirst();
  if (!row) throw new Refusal('forbidden', 'You may not act for this team, or no longer.');
  return row.role;
}
