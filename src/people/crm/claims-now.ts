// Claims as their team sees them now: records by the addresses that they have, and people and keys by the names that
// they go by. Who left the team stays there as the claim knew them.

import type { AppContext } from '../../context.ts';
import type { ClaimsTable } from '../../desk/schema/crm.ts';
import { membersOf } from '../accounts/teams.ts';
import { namesNow } from './claim-records.ts';
import { type Claim, claimShown } from './claim-shape.ts';
import type { Acting } from './claim-team.ts';

export async function claimsNow(
  rows: readonly ClaimsTable[],
  { team_id, team_name }: Acting,
  context: AppContext,
): Promise<readonly Claim[]> {
  const { db } = context.desk;
  const records = namesNow(rows, context);
  const members = await membersOf(db, team_id);
  const keys = await db.selectFrom('keys').select('id').where('team_id', '=', team_id).execute();
  const names = new Map([
    ...keys.map(({ id }) => [id, team_name] as const),
    ...members.map(({ user_id, name }) => [user_id, name] as const),
  ]);
  const named = <One extends { readonly user_id: string; readonly name: string }>(one: One): One => {
    return { ...one, name: names.get(one.user_id) ?? one.name };
  };
  return rows.map((row) => {
    const claim = claimShown(row);
    const public_id = records.get(row.subject) ?? claim.entity.public_id;
    return {
      ...claim,
      lead_id: claim.lead_id === null ? null : public_id,
      entity: { ...claim.entity, public_id },
      owner: named(claim.owner),
      history: claim.history.map((step) => ({ ...step, by: named(step.by) })),
    };
  });
}

export async function claimNow(row: ClaimsTable, who: Acting, context: AppContext): Promise<Claim> {
  const [claim] = await claimsNow([row], who, context);
  return claim as Claim;
}
