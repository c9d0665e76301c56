// Runs: starting one, how it stands, ending it and bringing it back.

import type { AppContext } from '../../context.ts';
import { answerOf } from '../../kernel/answer.ts';
import { dayMs } from '../../kernel/durations.ts';
import type { Doc } from '../../kernel/family.ts';
import {
  bounded,
  example,
  exampleBeside,
  integer,
  name,
  oneOf,
  open,
  text,
  texts,
} from '../../kernel/field.ts';
import { byDefault, inBody, inPath, maybe } from '../../kernel/operation.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { countActive } from '../limits.ts';
import { participantById } from '../participants.ts';
import { looksLikeAKey, unfit } from '../protocol/hygiene.ts';
import { listingOf, publicationsOf } from '../publishing/listing.ts';
import { goOn } from '../store/advance.ts';
import {
  idleMs,
  memberRun,
  publishableMs,
  resumableMs,
  runNotFound,
  runSection,
} from '../store/membership.ts';
import { runState } from '../store/run-state.ts';
import { startRun } from '../store/start.ts';
import { answers, linkOf, omegaOperation, sourceOf } from './asked.ts';
import { runStatus } from './run-status.ts';

export const runId = inPath(example(name('The id of the run.'), 'or-4d9k2m7c'));
export const runAnswer = answers(
  `{id!: text, public_id?: text, kind!: discover|test|review|replicate, goal!: text, size: text, protocol: text,
    status!: active|waiting|completed|abandoned|expired, publication!: none|unlisted|listed|withdrawn|removed,
    waiting_for?: all_leased|needs_person, steps_done!: int, budget_steps!: int, steps_leased: int,
    seed_commitment!: text, snapshot_seq: int, chain_head!: text, of_run?: text, kinds: object, open_steps: object[],
    hypotheses!: object[], designs!: object[], board: object, gates: object[], experiments!: object[],
    listing?: {state!: in_review|held|returned|listed|unlisted|withdrawn|removed, reason?: text, at!: dt}, manifest_sha256?: text, deadlines: object, question?: text, answerable?: yes|no, created_at: dt, updated_at: dt}`,
);

export const startRunOperation = omegaOperation({
  name: 'start_run',
  method: 'POST',
  path: '/omega/runs',
  summary: 'Start a run: discover (from a goal), test, review or replicate.',
  description: `The run lives for ${idleMs / dayMs} days after its last accepted step, may be resumed for ${resumableMs / dayMs} more, and published for ${publishableMs / dayMs} days once it is completed. The same idempotency_key answers the same run.`,
  input: {
    kind: inBody(
      byDefault(oneOf(['discover', 'test', 'review', 'replicate'], 'What kind of run.'), 'discover'),
    ),
    goal: inBody(
      example(
        bounded(text('What is to be found out, in 20 to 500 characters.', 500), { minLength: 20 }),
        'Does clearing senescent cells restore the repair of old muscle?',
      ),
    ),
    theory_ids: inBody(
      maybe(
        exampleBeside(bounded(texts('At most 5 theories of the catalogue to begin with.'), { maxItems: 5 }), [
          'cd046b51-f682-525a-ad49-d1b05adf5751',
        ]),
      ),
    ),
    hypothesis: inBody(
      maybe(
        exampleBeside(
          text('The public id of a listed hypothesis that a test begins with.', 40),
          'thinned-old-blood',
        ),
      ),
    ),
    of_run: inBody(
      maybe(exampleBeside(text('The published run that a review or replication is of.', 40), 'or-4d9k2m7c')),
    ),
    size: inBody(byDefault(oneOf(['small', 'standard', 'large'], 'How much of everything.'), 'small')),
    budget_steps: inBody(
      maybe(
        exampleBeside(
          integer('The most steps that are handed out; at most 400.', { minimum: 1, maximum: 400 }),
          60,
        ),
      ),
    ),
    critics: inBody(
      maybe(exampleBeside(integer('Critics of each hypothesis.', { minimum: 1, maximum: 2 }), 2)),
    ),
    games_per_step: inBody(
      maybe(exampleBeside(integer('Games in a compare step.', { minimum: 1, maximum: 6 }), 4)),
    ),
    model: inBody(
      maybe(
        exampleBeside(open('The model you mean to use, as you declare it; a label.'), {
          name: 'a-model',
          version: '1',
        }),
      ),
    ),
    idempotency_key: inBody(
      maybe(exampleBeside(text('A name of your own for this request.', 200), 'muscle-repair-2026-12-01')),
    ),
  },
  refuses: ['budget_too_small', 'quota_exhausted', 'storage_full', 'run_not_found', 'conflict'],
  output: runAnswer,
  run: async (input, context: AppContext) => {
    const { desk, random, now } = context;
    const strange = unfit(input.goal);
    if (strange) throw new Refusal('invalid_input', 'goal holds characters that nobody sees.');
    if (looksLikeAKey(input.goal))
      throw new Refusal('looks_like_a_key', 'The goal holds what looks like a key; it was not kept.');
    const { model: _, ...request } = input;
    const starting = { desk, source: sourceOf(context), random, now, storeMb: context.omega.storeMb };
    const id = await startRun(linkOf(context), request, starting);
    return answerOf(await statusOf(context, id));
  },
});

/** The run as its members see it. */
export async function statusOf(context: AppContext, id: string): Promise<Doc> {
  const { desk, now } = context;
  const { row } = await memberRun(desk, desk.db, id, linkOf(context).participant, now);
  const state = await runState(desk, desk.db, row);
  const published = await publicationsOf(desk.db, id);
  const manifest = await desk.db
    .selectFrom('omega_manifests')
    .select('sha256')
    .where('run_id', '=', id)
    .executeTakeFirst();
  const experiments = published
    .filter(({ kind }) => kind === 'experiment')
    .map((one) => ({
      public_id: one.public_id,
      title: one.title,
      state: one.state,
      listed: one.listed === 1,
    }));
  return runStatus(state, now, {
    experiments,
    listing: listingOf(published),
    manifest_sha256: manifest?.sha256 ?? null,
  });
}

export const runStatusOperation = omegaOperation({
  name: 'run_status',
  method: 'GET',
  path: '/omega/runs/{run_id}',
  summary: 'How a run stands: everything that is needed to go on after days.',
  description:
    'Hypotheses are shown once all seats are in, ranks once the last game is played, the gate of the hidden controls (P4) once the run is completed; the seed is in no answer before something is published.',
  input: { run_id: runId },
  refuses: ['run_not_found', 'protocol_retired'],
  output: runAnswer,
  run: async ({ run_id }, given: AppContext) => answerOf(await statusOf(given, run_id)),
});

export const resumeRun = omegaOperation({
  name: 'resume_run',
  method: 'POST',
  path: '/omega/runs/{run_id}/resume',
  summary: `Bring an expired or abandoned run back, within ${resumableMs / dayMs} days.`,
  input: { run_id: runId },
  refuses: ['run_not_found', 'run_expired', 'forbidden', 'quota_exhausted'],
  output: runAnswer,
  run: async ({ run_id }, context: AppContext) => {
    const { desk, now } = context;
    // What the clock has done to it stands, also where it is too late.
    await memberRun(desk, desk.db, run_id, linkOf(context).participant, now);
    await desk.exclusively(runSection(run_id), async (trx) => {
      const { row, owner } = await memberRun(desk, trx, run_id, linkOf(context).participant, now);
      refuseOthers(owner);
      if (row.status === 'active' || row.status === 'completed') return;
      const since = now.getTime() - Date.parse(row.ended_at ?? row.idle_at);
      if (row.erased_at !== null || since >= resumableMs)
        throw new Refusal('run_expired', 'It is too late to resume this run; its texts are erased.');
      const by = await participantById(trx, row.participant_id);
      if (by) await countActive(trx, by, now);
      await trx
        .updateTable('omega_runs')
        .set({ status: 'active', idle_at: now.toISOString(), ended_at: null })
        .where('id', '=', run_id)
        .execute();
    });
    return answerOf(await statusOf(context, run_id));
  },
});

export const abandonRun = omegaOperation({
  name: 'abandon_run',
  method: 'DELETE',
  path: '/omega/runs/{run_id}',
  summary: `Give a run up; it may be resumed for ${resumableMs / dayMs} days.`,
  input: { run_id: runId },
  refuses: ['run_not_found', 'forbidden', 'conflict'],
  output: runAnswer,
  run: async ({ run_id }, context: AppContext) => {
    const { desk, now } = context;
    await desk.exclusively(runSection(run_id), async (trx) => {
      const { row, owner } = await memberRun(desk, trx, run_id, linkOf(context).participant, now);
      refuseOthers(owner);
      if (row.status === 'completed') throw new Refusal('conflict', 'A completed run cannot be abandoned.');
      // What has ended already ends no later: its texts go when they were said to.
      if (row.status !== 'active') return;
      await trx
        .updateTable('omega_runs')
        .set({ status: 'abandoned', ended_at: now.toISOString() })
        .where('id', '=', run_id)
        .execute();
    });
    return answerOf(await statusOf(context, run_id));
  },
});

export const resetStep = omegaOperation({
  name: 'reset_step',
  method: 'POST',
  path: '/omega/steps/{step_id}/reset',
  summary: 'Open a failed step again; once for each step, by the owner of the run.',
  input: {
    step_id: inPath(example(name('The id of the step.'), 'st_0123456789abcdef')),
    run_id: inBody(example(text('The id of its run.', 40), 'or-4d9k2m7c')),
  },
  refuses: ['run_not_found', 'step_not_open', 'forbidden'],
  output: runAnswer,
  run: async ({ step_id, run_id }, context: AppContext) => {
    const { desk, now } = context;
    await desk.exclusively(runSection(run_id), async (trx) => {
      const { row, owner } = await memberRun(desk, trx, run_id, linkOf(context).participant, now);
      refuseOthers(owner);
      const step = (await runState(desk, trx, row)).steps.find(({ id }) => id === step_id);
      if (!step) throw runNotFound();
      if (step.state !== 'failed' || step.resets > 0)
        throw new Refusal('step_not_open', 'Only a failed step is reset, and only once.');
      await trx
        .updateTable('omega_steps')
        .set({ state: 'open', attempts: 0, resets: step.resets + 1, leased_by: null, leased_until: null })
        .where('id', '=', step_id)
        .execute();
      await goOn(trx, run_id, { desk, source: sourceOf(context), random: context.random, now });
    });
    return answerOf(await statusOf(context, run_id));
  },
});

export function refuseOthers(owner: boolean): void {
  if (!owner) throw new Refusal('forbidden', 'Only the owner of the run may do this.');
}
