// Research jobs of a team: the list, one with its result, its end by hand, and its webhook once more.
// A job of another team is as unknown as one that never was.

import { mustBeAllowed, mustHaveScope } from '../../access/permissions.ts';
import type { AppContext } from '../../context.ts';
import { countOf } from '../../desk/count-of.ts';
import type { ResearchJobsTable } from '../../desk/schema/research.ts';
import { answerOf } from '../../kernel/answer.ts';
import { example, integer, uuid } from '../../kernel/field.ts';
import { byDefault, inPath, inQuery, operation } from '../../kernel/operation.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { enqueueWebhook, type WebhookType } from '../webhooks/enqueue.ts';
import { type Attempt, isFinished, jobSchema, jobShown, statusAt } from './job.ts';

const id = inPath(example(uuid('The id of the job.'), '0b5c1f6e-6f0d-4f57-9d0c-3a3f1c1f7a52'));
/** So many tries of a webhook are shown of each job. */
const maxAttempts = 50;
const maxAtOnce = 5;
const tag = 'Research';

export const listResearch = operation({
  name: 'list_research',
  method: 'GET',
  path: '/research',
  tier: 'full',
  tag,
  summary: 'Research jobs of your team, newest first, without their results.',
  input: {
    limit: inQuery(byDefault(integer('How many jobs.', { minimum: 1, maximum: 200 }), 50)),
    offset: inQuery(byDefault(integer('How many jobs to skip.', { minimum: 0, maximum: 100_000 }), 0)),
  },
  refuses: ['insufficient_scope'],
  output: () => ({ type: 'array', items: jobSchema }),
  run: async ({ limit, offset }, context: AppContext) => {
    if (!context.caller.team) return { text: '[]' };
    mustHaveScope(context.caller, 'research:write');
    const jobs = await context.desk.db
      .selectFrom('research_jobs')
      .selectAll()
      .where('team_id', '=', context.caller.team.id)
      .orderBy('created_at', 'desc')
      .orderBy('job_type', 'desc')
      .orderBy('id')
      .limit(limit)
      .offset(offset)
      .execute();
    const attempts = await attemptsOf(
      context,
      jobs.filter((job) => job.webhook_url !== null),
    );
    const { now, site } = context;
    const ofJob = Map.groupBy(attempts, ({ job_id }) => job_id);
    return answerOf(jobs.map((job) => jobShown(job, ofJob.get(job.id) ?? [], { now, site, result: false })));
  },
});

export const getResearch = operation({
  name: 'get_research',
  method: 'GET',
  path: '/research/{id}',
  tier: 'full',
  tag,
  summary: 'One research job: how far it is, and its result.',
  input: { id },
  refuses: ['insufficient_scope'],
  output: () => jobSchema,
  run: async ({ id }, context: AppContext) => {
    return jobAnswer(await ownJob(id, context), context);
  },
});

export const cancelResearch = operation({
  name: 'cancel_research',
  method: 'DELETE',
  path: '/research/{id}',
  tier: 'full',
  tag,
  summary: 'Cancel a research job that is not finished.',
  input: { id },
  refuses: ['forbidden', 'insufficient_scope', 'conflict'],
  output: () => ({
    type: 'object',
    properties: { id: { type: 'string', format: 'uuid' }, status: { const: 'cancelled' } },
    required: ['id', 'status'],
  }),
  run: async ({ id }, context: AppContext) => {
    mustBeAllowed(context.caller, 'research:write');
    const own = await ownJob(id, context);
    const { now, random, site } = context;
    await context.desk.db.transaction().execute(async (transaction) => {
      const job = await transaction
        .selectFrom('research_jobs')
        .selectAll()
        .where('id', '=', own.id)
        .executeTakeFirstOrThrow();
      const status = statusAt(job, now);
      if (status === 'cancelled') return;
      if (isFinished(status)) throw new Refusal('conflict', `The job has ended: it is ${status}.`);
      const end = {
        status: 'cancelled',
        work: null,
        leased_by: null,
        leased_until: null,
        completed_at: now.toISOString(),
      } as const;
      const { numUpdatedRows } = await transaction
        .updateTable('research_jobs')
        .set(end)
        .where('id', '=', own.id)
        .where('status', 'in', ['pending', 'running'])
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 0n) throw new Refusal('conflict', 'The job has just ended.');
      await enqueueWebhook(transaction, { ...job, ...end }, 'research.job.cancelled', { now, random, site });
    });
    return answerOf({ id: own.id, status: 'cancelled' });
  },
});

/** What a webhook is told again, by the status of its job. */
const typeOf: Readonly<Record<ResearchJobsTable['status'], WebhookType>> = {
  pending: 'webhook.ping',
  running: 'research.job.started',
  completed: 'research.job.completed',
  partial: 'research.job.partial',
  failed: 'research.job.failed',
  cancelled: 'research.job.cancelled',
  // Of one that did not finish in its time: what it was told of then.
  expired: 'research.job.failed',
};

export const redeliverResearch = operation({
  name: 'redeliver_research',
  method: 'POST',
  path: '/research/{id}/redeliver',
  tier: 'full',
  tag,
  summary: 'Tell the webhook of a research job once more how it stands.',
  input: { id },
  refuses: ['forbidden', 'insufficient_scope', 'conflict'],
  output: () => jobSchema,
  run: async ({ id }, context: AppContext) => {
    mustBeAllowed(context.caller, 'research:write');
    const job = await ownJob(id, context);
    if (job.webhook_url === null) throw new Refusal('conflict', 'The job was made without a webhook_url.');
    const { now, random, site } = context;
    const status = statusAt(job, now);
    if (status === 'expired' && job.completed_at !== null)
      throw new Refusal('conflict', 'The result of this job is kept no more; make a new job.');
    await context.desk.exclusively(`research of ${job.team_id}`, async (transaction) => {
      const waiting = await countOf(
        transaction
          .selectFrom('webhook_deliveries')
          .where('job_id', '=', job.id)
          .where('state', '=', 'pending'),
      );
      if (waiting >= maxAtOnce) {
        const sentence = `${waiting} deliveries of this job are still being tried; wait for them.`;
        throw new Refusal('rate_limited', sentence, { retryAfter: 60 });
      }
      await transaction
        .updateTable('research_jobs')
        .set({ webhook_disabled: 0 })
        .where('id', '=', job.id)
        .execute();
      await enqueueWebhook(transaction, { ...job, status, webhook_disabled: 0 }, typeOf[status], {
        now,
        random,
        site,
      });
    });
    return jobAnswer(await ownJob(id, context), context);
  },
});

async function ownJob(id: string, context: AppContext): Promise<ResearchJobsTable> {
  const team = context.caller.team;
  mustHaveScope(context.caller, 'research:write');
  const job = team
    ? await context.desk.db
        .selectFrom('research_jobs')
        .selectAll()
        .where('id', '=', id.toLowerCase())
        .where('team_id', '=', team.id)
        .executeTakeFirst()
    : undefined;
  if (job) return job;
  throw new Refusal('not_found', 'There is no research job with this id.');
}

/** The last tries of each job, oldest first. */
async function attemptsOf(
  { desk }: AppContext,
  jobs: readonly ResearchJobsTable[],
): Promise<readonly Attempt[]> {
  if (jobs.length === 0) return [];
  const all = desk.db
    .selectFrom('webhook_attempts as a')
    .innerJoin('webhook_deliveries as d', 'd.id', 'a.delivery_id')
    .select(['a.delivery_id', 'a.job_id', 'a.at', 'a.status', 'a.error', 'd.type'])
    .select(({ fn }) =>
      fn
        .agg<number | string>('row_number')
        .over((over) =>
          over
            .partitionBy('a.job_id')
            .orderBy('a.at', 'desc')
            .orderBy('a.number', 'desc')
            .orderBy('a.delivery_id', 'desc'),
        )
        .as('from_last'),
    )
    .where(
      'a.job_id',
      'in',
      jobs.map((job) => job.id),
    );
  return desk.db
    .selectFrom(all.as('attempts'))
    .selectAll()
    .where('from_last', '<=', maxAttempts)
    .orderBy('job_id')
    .orderBy('from_last', 'desc')
    .execute();
}

async function jobAnswer(job: ResearchJobsTable, context: AppContext) {
  const { now, site } = context;
  const attempts = job.webhook_url === null ? [] : await attemptsOf(context, [job]);
  const answer = answerOf(jobShown(job, attempts, { now, site, result: true }));
  return isFinished(statusAt(job, now)) ? answer : { ...answer, askAgainIn: 2 };
}
