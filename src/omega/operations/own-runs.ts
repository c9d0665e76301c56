// What a person does with the runs of the team that they act for, on the pages of their account: without a token.

import type { AppContext } from '../../context.ts';
import { answerOf } from '../../kernel/answer.ts';
import { bounded, text } from '../../kernel/field.ts';
import { inBody, inPath } from '../../kernel/operation.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { personOf, personOperation } from '../../people/accounts/person.ts';
import { unlistRun } from '../publishing/listing.ts';
import { mustBeShowable } from './asked.ts';

const id = inPath(text('The run.', 40));

/** A run of the person in the team that they act for, while something of it is published. Throws where it is not. */
async function publishedRun(context: AppContext, run: string) {
  const { id: account, team } = personOf(context);
  const row = await context.desk.db
    .selectFrom('omega_runs')
    .innerJoin('omega_participants', 'omega_participants.id', 'omega_runs.participant_id')
    .select(['omega_runs.id', 'omega_runs.publication'])
    .where('omega_runs.id', '=', run)
    .where('omega_participants.account_id', '=', account)
    .where('omega_participants.team_id', '=', team?.id ?? '')
    .executeTakeFirst();
  if (!row) throw new Refusal('not_found', 'You have no such run in the team that you act for.');
  if (row.publication !== 'unlisted' && row.publication !== 'listed')
    throw new Refusal('conflict', 'Nothing of this run is published now.');
  const published = await context.desk.db
    .selectFrom('omega_publications')
    .select(['public_id', 'kind', 'title'])
    .where('run_id', '=', run)
    .orderBy('public_id')
    .execute();
  return { id: row.id, published };
}

const showOwnRun = personOperation({
  name: 'show_own_run',
  method: 'GET',
  path: '/account/runs/{id}',
  summary: 'What a run of the person published.',
  input: { id },
  run: async (input, context: AppContext) => answerOf(await publishedRun(context, input.id)),
});

const withdrawOwnRun = personOperation({
  name: 'withdraw_own_run',
  method: 'POST',
  path: '/account/runs/{id}/withdraw',
  summary: 'Take back what a run of the person published.',
  input: {
    id,
    reason: inBody(bounded(text('Why. Everybody can read it.'), { minLength: 5, maxLength: 500 })),
  },
  run: async ({ id, reason }, context: AppContext) => {
    const { desk, ledger, now } = context;
    await publishedRun(context, id);
    mustBeShowable('reason', reason);
    await unlistRun(desk, ledger, id, { state: 'withdrawn', reason }, now);
    return answerOf({ withdrawn: true });
  },
});

/** What a person does with one run. */
export const ownRuns = { show: showOwnRun, withdraw: withdrawOwnRun } as const;
