// Runs of Omega Point that somebody began without an account become those of an account, by showing their link
// token once. The token is good as before: whatever works with it goes on, now for the account and its team.

import { hashOfSecret, isSecret } from '../../access/key-format.ts';
import type { AppContext } from '../../context.ts';
import type { Desk, DeskTransaction } from '../../desk/desk.ts';
import { answerOf } from '../../kernel/answer.ts';
import { text } from '../../kernel/field.ts';
import { inBody } from '../../kernel/operation.ts';
import { invalid } from '../../kernel/refusal.ts';
import { personOf, personOperation, teamOfPerson } from '../accounts/person.ts';

type Db = Desk['db'];

/** Who takes part for an account in a team; undefined where nobody does yet. */
async function ownParticipant(db: Db, account: string, team: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('omega_participants')
    .select('id')
    .where('account_id', '=', account)
    .where('team_id', '=', team)
    .orderBy('id')
    .executeTakeFirst();
  return row?.id;
}

export const listOwnRuns = personOperation({
  name: 'list_own_runs',
  method: 'GET',
  path: '/account/runs',
  summary: 'The runs of the person for the team that the person acts for.',
  input: {},
  run: async (_, { desk, ...context }: AppContext) => {
    const { team, id } = personOf({ desk, ...context });
    const own = team === null ? undefined : await ownParticipant(desk.db, id, team.id);
    if (own === undefined) return answerOf({ runs: [] });
    const runs = await desk.db
      .selectFrom('omega_runs')
      .select(['id', 'goal', 'kind', 'status', 'publication', 'steps_done', 'created_at', 'idle_at'])
      .where('participant_id', '=', own)
      .orderBy('created_at', 'desc')
      .limit(100)
      .execute();
    if (runs.length === 0) return answerOf({ runs: [] });
    const decided = await desk.db
      .selectFrom('omega_publications')
      .select(['run_id', 'reason'])
      .where(
        'run_id',
        'in',
        runs.map(({ id: run }) => run),
      )
      .where('listed', '=', 0)
      .where('state', 'in', ['published', 'removed'])
      .where((eb) => eb.or([eb('held', 'is', null), eb('held', '=', 'returned')]))
      .execute();
    // All that a run published is decided about together.
    const reasons = new Map(decided.map(({ run_id, reason }) => [run_id, reason]));
    return answerOf({ runs: runs.map((run) => ({ ...run, decision: reasons.get(run.id) ?? null })) });
  },
});

/** Who takes part without an account by this token. Throws where nobody does. */
async function anonymousBy(db: Db, given: string, now: Date): Promise<string> {
  const token = given.trim();
  const at = now.toISOString();
  const row = isSecret('omega', token)
    ? await db
        .selectFrom('omega_links')
        .innerJoin('omega_participants', 'omega_participants.id', 'omega_links.participant_id')
        .select(['omega_participants.id', 'omega_links.expires_at', 'omega_links.revoked_at'])
        .where('omega_links.sha256', '=', hashOfSecret(token))
        .where('omega_participants.account_id', 'is', null)
        .executeTakeFirst()
    : undefined;
  if (row && row.expires_at > at && (row.revoked_at === null || row.revoked_at > at)) return row.id;
  throw invalid('link_token', 'No runs without an account stand behind this token.', 'unknown');
}

/** Hands runs, tokens and memberships of one participant to another. */
async function handOver(trx: DeskTransaction, from: string, to: string): Promise<void> {
  // The tokens first: what is being begun with one is waited for, and handed over below.
  await trx
    .updateTable('omega_links')
    .set({ participant_id: to })
    .where('participant_id', '=', from)
    .execute();
  const own = trx.selectFrom('omega_members').select('run_id').where('participant_id', '=', to);
  // Who is a member of both has one membership.
  await trx
    .deleteFrom('omega_members')
    .where('participant_id', '=', from)
    .where('run_id', 'in', own)
    .execute();
  for (const table of ['omega_members', 'omega_runs'] as const)
    await trx.updateTable(table).set({ participant_id: to }).where('participant_id', '=', from).execute();
  // Nobody takes part as the first any more.
  await trx.updateTable('omega_participants').set({ public_name: null }).where('id', '=', from).execute();
}

export const adoptRuns = personOperation({
  name: 'adopt_runs',
  method: 'POST',
  path: '/account/runs',
  summary: 'Take over the runs behind a link token, for the team that the person acts for.',
  input: { link_token: inBody(text('The link token with which they were run.', 200)) },
  refuses: ['invalid_input'],
  run: async ({ link_token }, context: AppContext) => {
    const { desk, now } = context;
    const { id } = personOf(context);
    const team = teamOfPerson(context);
    await desk.exclusively('people', async (trx) => {
      const anonymous = await anonymousBy(trx, link_token, now);
      const own = await ownParticipant(trx, id, team.id);
      if (own !== undefined) return handOver(trx, anonymous, own);
      await trx
        .updateTable('omega_participants')
        .set({ account_id: id, team_id: team.id, kind: 'account' })
        .where('id', '=', anonymous)
        .execute();
    });
    return answerOf({ adopted: true });
  },
});
