// What is done once more after a backup is back: texts of people that were removed or taken back, and memberships
// that ended.

import type { DeskTransaction } from '../../desk/desk.ts';
import { forgetBody } from '../../desk/posted-bodies.ts';
import { roles } from '../../kernel/role.ts';
import { endCredentials } from '../../people/accounts/credentials.ts';
import { noteEvent, theOperator } from '../../people/accounts/events.ts';
import { roleIn } from '../../people/accounts/teams.ts';
import { essaySteps, takeEssayBack } from '../../people/essays/essay-store.ts';
import { commentSteps } from '../../people/essays/readers.ts';
import { noteDecision } from '../../people/moderation/statements.ts';
import type { ErasingParts } from '../../people/own-data/erase.ts';
import { takeReviewBack } from '../../people/reviews/author-operations.ts';
import { replySteps, reviewSteps } from '../../people/reviews/text-steps.ts';
import type { MemberStep, TextStep } from './withdrawals.ts';

const removedBefore =
  'It was removed before the service was put back from a backup, and what was said of it then is lost. You may object.';

/** Takes a text away once more; false where there is nothing to take. */
export async function withdrawTextAgain(
  trx: DeskTransaction,
  { text: kind, id, step, rule, at }: TextStep,
  parts: ErasingParts,
): Promise<boolean> {
  if (step === 'back') return false;
  if (step === 'taken_back') return takeBack(trx, kind, id, at);
  const clockAndRandom = { ...parts, now: new Date(at) };
  const steps = {
    essay: essaySteps,
    comment: commentSteps,
    review: reviewSteps(parts.secret),
    reply: replySteps,
  };
  if (!(await steps[kind].remove(trx, id, clockAndRandom))) return false;
  // Its author reads why, and may object.
  const decided = { kind, id, decision: 'removed', rule, statement: removedBefore, moderator: null } as const;
  await noteDecision(trx, decided, clockAndRandom);
  return true;
}

async function takeBack(
  trx: DeskTransaction,
  kind: TextStep['text'],
  id: string,
  at: string,
): Promise<boolean> {
  if (kind === 'essay') return takeEssayBack(trx, id);
  if (kind !== 'comment') return false;
  const { numUpdatedRows } = await trx
    .updateTable('desk_comments')
    .set(({ fn, val }) => ({ removed_at: fn.coalesce('removed_at', val(at)), body: '' }))
    .where('id', '=', id)
    .where('body', '<>', '')
    .executeTakeFirstOrThrow();
  await forgetBody(trx, id);
  return numUpdatedRows === 1n;
}

/** How many of these reviews were not taken back. */
export async function withdrawReviewsAgain(trx: DeskTransaction, ids: readonly string[]): Promise<number> {
  let n = 0;
  for (const id of new Set(ids)) {
    const review = await trx
      .selectFrom('reviews')
      .select(['id', 'submitted_on'])
      .where('id', '=', id)
      .where('status', 'not in', ['withdrawn', 'removed'])
      .executeTakeFirst();
    if (!review) continue;
    await takeReviewBack(trx, review);
    n++;
  }
  return n;
}

/** Ends a membership once more, or gives it the lower role; false where nothing is to be done. */
export async function endMembershipAgain(
  trx: DeskTransaction,
  { member: user, of: team, role, at }: MemberStep,
  parts: ErasingParts,
): Promise<boolean> {
  const had = await roleIn(trx, team, user);
  // A right that was given since the backup is given by an owner, not by a list.
  if (had === null || (role !== null && roles.indexOf(role) <= roles.indexOf(had))) return false;
  const clockAndRandom = { ...parts, now: new Date(at) };
  if (role === null) {
    await trx.deleteFrom('memberships').where('team_id', '=', team).where('user_id', '=', user).execute();
    await endCredentials(trx, { user, team }, clockAndRandom.now);
  } else {
    const member = trx.updateTable('memberships').set({ role }).where('team_id', '=', team);
    await member.where('user_id', '=', user).execute();
  }
  const [action, detail] =
    role === null ? (['team.removed', null] as const) : (['team.role', `${had} to ${role}`] as const);
  await noteEvent(trx, { actor: theOperator, action, user, team, detail }, clockAndRandom);
  return true;
}

/** The names of those of these teams that have members and no owner. */
export async function teamsWithoutOwner(
  trx: DeskTransaction,
  teams: readonly string[],
): Promise<readonly string[]> {
  if (teams.length === 0) return [];
  const rows = await trx
    .selectFrom('teams')
    .innerJoin('memberships', 'memberships.team_id', 'teams.id')
    .select('teams.name')
    .select(({ fn }) => fn.min('memberships.role').as('role'))
    .where('teams.id', 'in', teams)
    .where('teams.closed_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('memberships as owners')
            .select('owners.user_id')
            .whereRef('owners.team_id', '=', 'teams.id')
            .where('owners.role', '=', 'owner'),
        ),
      ),
    )
    .groupBy('teams.name')
    .orderBy('teams.name')
    .execute();
  return rows.map(({ name }) => name);
}
