// The operator names an owner of a team: one that was restored may have none, and nobody else can name one then.

import type { Desk } from '../../desk/desk.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { type ClockAndRandom, noteEvent, theOperator } from './events.ts';
import { accountsSection, join, roleIn } from './teams.ts';

/** Makes a person an owner, who may be no member yet; false where the person is one already. */
export function nameOwner(
  desk: Desk,
  { team, user }: { readonly team: string; readonly user: string },
  clockAndRandom: ClockAndRandom,
): Promise<boolean> {
  return desk.exclusively(accountsSection, async (trx) => {
    const { status } = await trx
      .selectFrom('users')
      .select('status')
      .where('id', '=', user)
      .executeTakeFirstOrThrow();
    if (status !== 'active')
      throw new Refusal('conflict', `The account is ${status}; an owner is one whose account is active.`);
    const before = await roleIn(trx, team, user);
    if (before === 'owner') return false;
    const of = { actor: theOperator, user, team };
    if (before === null) {
      await join(trx, { team, user, role: 'owner' }, clockAndRandom);
      await noteEvent(trx, { ...of, action: 'team.joined', detail: 'owner' }, clockAndRandom);
      return true;
    }
    await trx
      .updateTable('memberships')
      .set({ role: 'owner' })
      .where('team_id', '=', team)
      .where('user_id', '=', user)
      .execute();
    await noteEvent(trx, { ...of, action: 'team.role', detail: `${before} to owner` }, clockAndRandom);
    return true;
  });
}
