// What stays of somebody who left, where rows of others need somebody there.

import type { DeskTransaction } from '../../desk/desk.ts';
import type { Erasing } from './person-table.ts';

/** What is shown in the place of the name. */
export const formerMember = 'A former member';

/** Teams that end with their last member lose name and address. */
export async function closeTeams(trx: DeskTransaction, { teams, now }: Erasing): Promise<number> {
  for (const id of teams) {
    const closed = { name: `closed ${id}`, slug: `closed-${id}`, closed_at: now.toISOString() };
    await trx.updateTable('teams').set(closed).where('id', '=', id).execute();
  }
  return teams.length;
}

interface Step {
  readonly by: { readonly user_id: string; readonly name: string };
}

/** Claims of teams that go on: whoever owned them, or changed them, is nobody any more. */
export async function forgetInClaims(trx: DeskTransaction, { user, stranger }: Erasing): Promise<number> {
  const rows = await trx
    .selectFrom('claims')
    .select(['id', 'owner_id', 'owner_name', 'history'])
    .where((eb) => eb.or([eb('owner_id', '=', user), eb('history', 'like', `%${user}%`)]))
    .execute();
  const nobody = { user_id: stranger, name: formerMember };
  for (const { id, history, ...owner } of rows) {
    const steps = (JSON.parse(history) as readonly Step[]).map((step) =>
      step.by.user_id === user ? { ...step, by: nobody } : step,
    );
    const { user_id: owner_id, name: owner_name } =
      owner.owner_id === user ? nobody : { user_id: owner.owner_id, name: owner.owner_name };
    const set = { owner_id, owner_name, history: JSON.stringify(steps) };
    await trx.updateTable('claims').set(set).where('id', '=', id).execute();
  }
  return rows.length;
}
