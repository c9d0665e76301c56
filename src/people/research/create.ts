// Asking for research: two jobs at once, one over grants and one over events. An Idempotency-Key makes
// the same request again an answer again; the check and the jobs are one transaction.

import { hash } from 'node:crypto';
import { OutsideAddressError, vetAddressWithin } from '../../access/outgoing/safe-address.ts';
import { mustBeAllowed } from '../../access/permissions.ts';
import type { AppContext } from '../../context.ts';
import { countOf } from '../../desk/count-of.ts';
import type { DeskTransaction } from '../../desk/desk.ts';
import { enqueue } from '../../desk/leases.ts';
import { newId } from '../../desk/new-id.ts';
import { type JobType, jobTypes, type ResearchJobsTable } from '../../desk/schema/research.ts';
import { answerOf } from '../../kernel/answer.ts';
import { dayMs } from '../../kernel/durations.ts';
import { bounded, example, exampleBeside, text, uuid } from '../../kernel/field.ts';
import { inBody, inHeader, maybe, operation } from '../../kernel/operation.ts';
import { invalid, Refusal } from '../../kernel/refusal.ts';
import { mustBeText } from '../../kernel/sent-text.ts';
import { jobHandleSchema } from './job.ts';
import { researchJobs } from './job-queue.ts';

/** Jobs of one team that may be unfinished at once. */
export const maxUnfinished = 10;
/** So long a repeated request finds what its key began. */
export const keyHeldMs = dayMs;
const unfinishedMs = dayMs;
const lookUpMs = 5_000;

const words = text(
  'What to look for, in plain words; at least 10 characters. Either this or project_id.',
  2_000,
);
const query = example(bounded(words, { minLength: 10 }), 'senescence in skeletal muscle ageing');
const idempotencyKey = bounded(
  text('Any text of your own: the same one within 24 hours gives the same pair of jobs.', 200),
  { minLength: 1 },
);
const webhookUrl = exampleBeside(
  text('Where progress and results are told: https on port 443.', 2_000),
  'https://hooks.example.org/research',
);

interface ResearchRequest {
  readonly query: string | undefined;
  readonly project_id: string | undefined;
  readonly webhook_url: string | undefined;
}

export const createResearch = operation({
  name: 'create_research',
  method: 'POST',
  path: '/research',
  tier: 'full',
  tag: 'Research',
  summary: 'Start research on a query or a project: two jobs, one over grants and one over events.',
  description: `Give exactly one of query and project_id. A team has at most ${maxUnfinished} unfinished jobs at once.`,
  input: {
    query: inBody(maybe(query)),
    project_id: inBody(
      maybe(
        exampleBeside(
          uuid('A project of your team. Either this or query.'),
          '0b5c1f6e-6f0d-4f57-9d0c-3a3f1c1f7a52',
        ),
      ),
    ),
    webhook_url: inBody(maybe(webhookUrl)),
    idempotency_key: inHeader('Idempotency-Key', maybe(example(idempotencyKey, 'muscle-2026-12-01'))),
  },
  exactlyOneOf: ['query', 'project_id'],
  refuses: ['not_a_member', 'forbidden', 'insufficient_scope', 'not_found', 'conflict'],
  output: () => ({
    type: 'object',
    properties: { grants_job: jobHandleSchema, events_job: jobHandleSchema },
    required: ['grants_job', 'events_job'],
  }),
  run: async ({ idempotency_key, project_id, ...others }, context: AppContext) => {
    const team = teamOf(context);
    const request: ResearchRequest = { ...others, project_id: project_id?.toLowerCase() };
    checkRequest(request);
    const known =
      idempotency_key === undefined ? null : await sameRequest(context, team, idempotency_key, request);
    const pair = known ?? (await newPair(context, team, idempotency_key, request));
    return { ...answerOf(pair), askAgainIn: 2 };
  },
});

/** The team that asks. */
function teamOf({ caller }: AppContext): string {
  if (!caller.team) throw new Refusal('not_a_member', 'Research belongs to a team; use a key of a team.');
  mustBeAllowed(caller, 'research:write');
  return caller.team.id;
}

function checkRequest({ query, project_id }: ResearchRequest): void {
  if ((query === undefined) === (project_id === undefined)) {
    const message = 'Give exactly one of query and project_id.';
    const errors = ['query', 'project_id'].map((field) => ({ field, code: 'exactly_one', message }));
    throw new Refusal('invalid_input', message, { errors });
  }
  if (query !== undefined && [...query.trim()].length < 10) {
    throw invalid('query', 'query must be text of at least 10 characters, not counting spaces around it.');
  }
  if (query !== undefined) mustBeText('query', query, 'text');
}

interface Pair {
  readonly grants_job: Handle;
  readonly events_job: Handle;
}

interface Handle {
  readonly id: string;
  readonly status: 'pending';
  readonly job_type: JobType;
}

function pairOf(ids: { readonly grants_job: string; readonly events_job: string }): Pair {
  return {
    grants_job: { id: ids.grants_job, status: 'pending', job_type: 'grants' },
    events_job: { id: ids.events_job, status: 'pending', job_type: 'events' },
  };
}

const hashOf = (text: string) => hash('sha256', text, 'base64url');

function bodyHash({ query, project_id, webhook_url }: ResearchRequest): string {
  return hashOf(JSON.stringify([query ?? null, project_id ?? null, webhook_url ?? null]));
}

/** The pair that the same key gave within the last day, or null. */
async function sameRequest(
  { desk, now }: AppContext,
  team: string,
  key: string,
  asked: ResearchRequest,
  db: DeskTransaction | AppContext['desk']['db'] = desk.db,
): Promise<Pair | null> {
  const known = await db
    .selectFrom('research_requests')
    .selectAll()
    .where('team_id', '=', team)
    .where('key_hash', '=', hashOf(key))
    .where('created_at', '>', new Date(now.getTime() - keyHeldMs).toISOString())
    .executeTakeFirst();
  if (!known) return null;
  if (known.body_hash === bodyHash(asked)) return pairOf(known);
  throw new Refusal(
    'conflict',
    'This Idempotency-Key was used within the last 24 hours for another request; use a new one.',
  );
}

async function newPair(
  context: AppContext,
  team: string,
  key: string | undefined,
  asked: ResearchRequest,
): Promise<Pair> {
  if (asked.webhook_url !== undefined) await checkWebhook(asked.webhook_url, team, context);
  return context.desk.exclusively(`research of ${team}`, async (transaction) => {
    const known = key === undefined ? null : await sameRequest(context, team, key, asked, transaction);
    if (known) return known;
    const about = await subjectOf(transaction, team, asked);
    await checkRoom(transaction, team, context.now);
    const at = context.now.toISOString();
    const ids = { grants_job: newId(context.random), events_job: newId(context.random) };
    const jobs = jobTypes.map((type) => newJob(ids[`${type}_job`], type, { team, ...about, asked, at }));
    await enqueue(transaction, researchJobs, jobs, context.now);
    if (key !== undefined) {
      const request = {
        team_id: team,
        key_hash: hashOf(key),
        body_hash: bodyHash(asked),
        ...ids,
        created_at: at,
      };
      await transaction
        .deleteFrom('research_requests')
        .where('team_id', '=', team)
        .where('key_hash', '=', request.key_hash)
        .execute();
      await transaction.insertInto('research_requests').values(request).execute();
    }
    return pairOf(ids);
  });
}

async function checkWebhook(url: string, team: string, { outside }: AppContext): Promise<void> {
  try {
    await vetAddressWithin(url, outside, lookUpMs, team);
  } catch (error) {
    if (!(error instanceof OutsideAddressError)) throw error;
    throw invalid('webhook_url', `webhook_url cannot be used. ${error.message}`, error.reason);
  }
}

/** What a job works with, and which version of a project said so. */
interface Subject {
  readonly subject: string;
  readonly from?: { readonly version: number; readonly sha256: string | null };
}

/** So much of a project's own text goes into the question. */
const textTaken = 2_000;

/** The query, else by rule what the project says: title, summary, keywords, labels, the beginning of its text. */
async function subjectOf(
  transaction: DeskTransaction,
  team: string,
  asked: ResearchRequest,
): Promise<Subject> {
  if (asked.query !== undefined) return { subject: asked.query };
  const project = await transaction
    .selectFrom('projects')
    .leftJoin('project_versions', (join) =>
      join
        .onRef('project_versions.project_id', '=', 'projects.id')
        .onRef('project_versions.version', '=', 'projects.version'),
    )
    .select(['projects.title', 'projects.summary', 'projects.version'])
    .select(['keywords', 'labels', 'text_md', 'sha256'])
    .where('projects.id', '=', asked.project_id as string)
    .where('projects.team_id', '=', team)
    .executeTakeFirst();
  if (!project) throw new Refusal('not_found', 'Your team has no project with this id.');
  const { title, summary, keywords, labels, text_md, version, sha256 } = project;
  const words = [keywords, labels].map((list) => (JSON.parse(list ?? '[]') as readonly string[]).join(', '));
  const subject = [title, summary, ...words, [...(text_md ?? '')].slice(0, textTaken).join('')]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join('\n');
  if ([...subject].length >= 10) return { subject, from: { version, sha256 } };
  throw invalid('project_id', 'The project says too little: at least 10 characters are needed.');
}

async function checkRoom(transaction: DeskTransaction, team: string, now: Date): Promise<void> {
  const unfinished = await countOf(
    transaction
      .selectFrom('research_jobs')
      .where('team_id', '=', team)
      .where('status', 'in', ['pending', 'running'])
      .where('expires_at', '>', now.toISOString()),
  );
  if (unfinished + jobTypes.length <= maxUnfinished) return;
  const sentence = `Your team has ${unfinished} unfinished research jobs, and at most ${maxUnfinished} are taken at once; wait or cancel one.`;
  throw new Refusal('rate_limited', sentence, { retryAfter: 5 });
}

/** What is asked for; when it is worked on is the queue's to say. */
type NewJob = Omit<ResearchJobsTable, 'due_at' | 'leased_until' | 'tries' | 'leased_by'>;

/** A job as it begins. */
export function newJob(
  id: string,
  type: JobType,
  { team, subject, from, asked, at }: { team: string; asked: ResearchRequest; at: string } & Subject,
): NewJob {
  return {
    id,
    team_id: team,
    job_type: type,
    status: 'pending',
    query: asked.query ?? null,
    project_id: asked.project_id ?? null,
    project_version: from?.version ?? null,
    project_sha256: from?.sha256 ?? null,
    subject,
    percent: 0,
    step: null,
    message: null,
    found: 0,
    accepted: 0,
    rejected: 0,
    work: null,
    result: null,
    error: null,
    webhook_url: asked.webhook_url ?? null,
    webhook_disabled: 0,
    told_progress_at: null,
    created_at: at,
    started_at: null,
    completed_at: null,
    expires_at: new Date(Date.parse(at) + unfinishedMs).toISOString(),
  };
}
