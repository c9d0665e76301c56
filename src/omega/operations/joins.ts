// Who else takes part in a run: the codes of its owner, and who joins with one.

import { hashOfSecret } from '../../access/key-format.ts';
import type { AppContext } from '../../context.ts';
import { countPost } from '../../desk/post-limit.ts';
import { answerOf } from '../../kernel/answer.ts';
import { dayMs } from '../../kernel/durations.ts';
import { example, exampleBeside, integer, text } from '../../kernel/field.ts';
import { byDefault, inBody, maybe } from '../../kernel/operation.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { inviteLimit } from '../limits.ts';
import { holdLink } from '../participants.ts';
import { aged, memberRun } from '../store/membership.ts';
import { runRow } from '../store/run-state.ts';
import { answers, linkOf, omegaOperation } from './asked.ts';
import { refuseOthers, runAnswer, runId, statusOf } from './runs.ts';

const inviteMs = dayMs;
const joinsSection = 'omega joins';

export const invite = omegaOperation({
  name: 'invite',
  method: 'POST',
  path: '/omega/runs/{run_id}/invites',
  summary: 'A code with which others join the run; good for 24 hours and so many uses.',
  input: {
    run_id: runId,
    uses: inBody(byDefault(integer('How many may use it.', { minimum: 1, maximum: 20 }), 1)),
    role: inBody(maybe(exampleBeside(text('What they are to do, in a word or two.', 80), 'critic'))),
  },
  refuses: ['run_not_found', 'forbidden', 'rate_limited'],
  output: answers('{code!: text, uses!: int, expires_at!: dt}'),
  run: async ({ run_id, uses, role }, context: AppContext) => {
    const { desk, now, random } = context;
    const { participant } = linkOf(context);
    const code = `oj-${Buffer.from(random(15)).toString('hex')}`;
    const expires_at = new Date(now.getTime() + inviteMs).toISOString();
    await desk.exclusively(joinsSection, async (trx) => {
      const { owner } = await memberRun(desk, trx, run_id, participant, now);
      refuseOthers(owner);
      const over = trx.deleteFrom('omega_invites').where('run_id', '=', run_id);
      await over.where('expires_at', '<=', now.toISOString()).execute();
      await countPost(trx, inviteLimit, run_id, now);
      await trx
        .insertInto('omega_invites')
        .values({ sha256: hashOfSecret(code), run_id, uses_left: uses, role: role ?? null, expires_at })
        .execute();
    });
    return answerOf({ code, uses, expires_at });
  },
});

const noSuchCode = () =>
  new Refusal('run_not_found', 'No run takes this code: it has ended, was used up, or is no code.');

export const joinRun = omegaOperation({
  name: 'join_run',
  method: 'POST',
  path: '/omega/joins',
  summary: 'Join a run with a code of its owner.',
  input: { code: inBody(example(text('The code.', 80), 'oj-0123456789abcdef0123456789abcd')) },
  refuses: ['run_not_found', 'conflict'],
  output: runAnswer,
  run: async ({ code }, context: AppContext) => {
    const { desk, now } = context;
    const link = linkOf(context);
    const { participant } = link;
    const run = await desk.exclusively(joinsSection, async (trx) => {
      await holdLink(trx, link);
      const found = await trx
        .selectFrom('omega_invites')
        .selectAll()
        .where('sha256', '=', hashOfSecret(code))
        .executeTakeFirst();
      if (!found || found.expires_at <= now.toISOString()) throw noSuchCode();
      const row = await runRow(trx, found.run_id);
      if (!row) throw noSuchCode();
      await aged(desk, trx, row, now);
      const member = await trx
        .selectFrom('omega_members')
        .select('role')
        .where('run_id', '=', row.id)
        .where('participant_id', '=', participant)
        .executeTakeFirst();
      if (member) return row.id;
      if (found.uses_left <= 0) throw noSuchCode();
      await trx
        .updateTable('omega_invites')
        .set({ uses_left: found.uses_left - 1 })
        .where('sha256', '=', found.sha256)
        .execute();
      await trx
        .insertInto('omega_members')
        .values({
          run_id: row.id,
          participant_id: participant,
          role: found.role ?? 'member',
          joined_at: now.toISOString(),
          asked_at: null,
        })
        .execute();
      return row.id;
    });
    return answerOf(await statusOf(context, run));
  },
});
