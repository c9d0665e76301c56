// Programs that people let in. What ends a grant ends every token that was given out under it.

import type { Desk, DeskTransaction } from '../../desk/desk.ts';
import type { OauthGrantsTable } from '../../desk/schema/oauth.ts';
import { type ClockAndRandom, noteEvent } from './events.ts';

type Grant = Omit<OauthGrantsTable, 'scopes'> & {
  readonly scopes: readonly string[];
  readonly team: string;
};

/** The programs that a person let in, the newest first. */
export async function grantsOf(db: Desk['db'], user: string, now: Date): Promise<readonly Grant[]> {
  const rows = await db
    .selectFrom('oauth_grants')
    .innerJoin('teams', 'teams.id', 'oauth_grants.team_id')
    .selectAll('oauth_grants')
    .select('teams.name as team')
    .where('user_id', '=', user)
    .where('oauth_grants.expires_at', '>', now.toISOString())
    .orderBy('oauth_grants.created_at', 'desc')
    .orderBy('oauth_grants.id')
    .execute();
  return rows.map((row) => ({ ...row, scopes: row.scopes.split(' ') }));
}

/** Ends the grants of a person, of a person in one team, or of a whole team. */
export async function endGrants(
  trx: DeskTransaction,
  {
    user,
    team,
  }: { readonly user: string; readonly team?: string } | { readonly user?: undefined; readonly team: string },
): Promise<void> {
  let query = trx.selectFrom('oauth_grants').select('id');
  if (user !== undefined) query = query.where('user_id', '=', user);
  if (team !== undefined) query = query.where('team_id', '=', team);
  for (const { id } of await query.execute()) await endGrant(trx, id);
}

async function endGrant(trx: DeskTransaction, id: string): Promise<void> {
  await trx.deleteFrom('sign_in_handles').where('grant_id', '=', id).execute();
  await trx.deleteFrom('oauth_records').where('grant_id', '=', id).execute();
  await trx.deleteFrom('oauth_records').where('model', '=', 'Grant').where('id', '=', id).execute();
  await trx.deleteFrom('oauth_grants').where('id', '=', id).execute();
}

/** Ends one grant of the person; false when the person has no such grant. */
export function revokeGrant(
  desk: Desk,
  user: string,
  id: string,
  clockAndRandom: ClockAndRandom,
): Promise<boolean> {
  return desk.exclusively('accounts', async (trx) => {
    const grant = await trx
      .selectFrom('oauth_grants')
      .select(['client_name', 'team_id'])
      .where('id', '=', id)
      .where('user_id', '=', user)
      .executeTakeFirst();
    if (!grant) return false;
    await endGrant(trx, id);
    const detail = grant.client_name;
    await noteEvent(
      trx,
      { actor: user, action: 'app.revoked', user, team: grant.team_id, detail },
      clockAndRandom,
    );
    return true;
  });
}
