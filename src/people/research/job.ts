// A research job as its team sees it.

import { type JobStatus, jobStatuses, jobTypes, type ResearchJobsTable } from '../../desk/schema/research.ts';
import type { WebhookAttemptsTable } from '../../desk/schema/webhooks.ts';
import { href } from '../../kernel/address.ts';
import { progressOf } from '../webhooks/enqueue.ts';
import type { Result } from './steps.ts';

const text = { type: 'string' };
const moment = { type: 'string', format: 'date-time' };
const count = { type: 'integer', minimum: 0 };

function object(properties: Record<string, unknown>, optional: readonly string[] = []) {
  const required = Object.keys(properties).filter((member) => !optional.includes(member));
  return { type: 'object', properties, required };
}

function orNull(schema: object): object {
  return { ...schema, type: [(schema as { readonly type: string }).type, 'null'] };
}

const status = { type: 'string', enum: [...jobStatuses] };
const type = { type: 'string', enum: [...jobTypes] };
const id = { type: 'string', format: 'uuid' };

export const jobHandleSchema = { ...object({ id, status, job_type: type }), title: 'ResearchJobHandle' };

const item = object(
  {
    kind: { type: 'string', enum: ['grant', 'event'] },
    public_id: {
      type: ['string', 'null'],
      description: 'Its name in the catalogue; null where it is not in it.',
    },
    title: text,
    url: { type: ['string', 'null'], description: 'Its page at the source.' },
    source: {
      type: 'string',
      enum: ['catalogue', 'live'],
      description: 'live: a live source lists it, the catalogue does not.',
    },
    source_name: { type: ['string', 'null'], description: 'The live source that lists it.' },
    score: { type: 'number', minimum: 0, maximum: 100 },
    reasons: {
      type: 'array',
      items: object({ text, evidence_ids: { type: 'array', items: text } }),
    },
    eligibility_state: { type: 'string', enum: ['unrestricted', 'restricted', 'unknown'] },
  },
  ['url', 'source', 'source_name'],
);

const evidence = object({ id: text, path: text, quote: text, source_url: { type: ['string', 'null'] } });

export const jobSchema = {
  title: 'ResearchJob',
  ...object(
    {
      id,
      job_type: type,
      status,
      query: orNull(text),
      project_id: orNull(id),
      project_version: {
        type: ['integer', 'null'],
        description: 'The version that the words were taken from.',
      },
      project_sha256: {
        type: ['string', 'null'],
        description: 'What that version said, as the project names it.',
      },
      progress: object({
        percent: { type: 'integer', minimum: 0, maximum: 100 },
        step: orNull(text),
        message: orNull(text),
      }),
      counts: object({ found: count, accepted: count, rejected: count }),
      result: orNull(
        object({
          items: { type: 'array', items: item },
          evidence: { type: 'array', items: evidence },
          summary: text,
        }),
      ),
      error: orNull(object({ code: text, message: text, retryable: { type: 'boolean' } })),
      webhook: orNull(
        object({
          host: text,
          attempts: {
            type: 'array',
            items: object({
              at: moment,
              type: text,
              webhook_id: text,
              status: orNull({ type: 'integer' }),
              error: orNull(text),
            }),
          },
        }),
      ),
      created_at: moment,
      started_at: orNull(moment),
      completed_at: orNull(moment),
      expires_at: moment,
      public_url: { ...text, description: 'Its page on this site, for whoever is in the team.' },
      links: object({ self: text }),
    },
    ['result'],
  ),
};

export type Attempt = Pick<WebhookAttemptsTable, 'delivery_id' | 'at' | 'status' | 'error' | 'job_id'> & {
  readonly type: string;
};

const endsByTime: ReadonlySet<JobStatus> = new Set(['pending', 'running', 'completed', 'partial']);

/** Whether nothing more happens to the job by itself. */
export function isFinished(status: JobStatus): boolean {
  return status !== 'pending' && status !== 'running';
}

/** The status at this moment: the clock alone makes a job expire. */
export function statusAt(job: Pick<ResearchJobsTable, 'status' | 'expires_at'>, now: Date): JobStatus {
  return endsByTime.has(job.status) && job.expires_at <= now.toISOString() ? 'expired' : job.status;
}

interface JobError {
  readonly code: string;
  readonly message: string;
  readonly retryable: boolean;
}

/** The job as an answer shows it; the result only where it is asked for, null while there is none. */
export function jobShown(
  job: ResearchJobsTable,
  attempts: readonly Attempt[],
  { now, site, result }: { now: Date; site: string; result: boolean },
) {
  const status = statusAt(job, now);
  const hasResult = status !== 'expired' && job.result !== null;
  return {
    id: job.id,
    job_type: job.job_type,
    status,
    query: job.query,
    project_id: job.project_id,
    project_version: job.project_version,
    project_sha256: job.project_sha256,
    progress: progressOf(job),
    counts: { found: job.found, accepted: job.accepted, rejected: job.rejected },
    ...(result ? { result: hasResult ? (JSON.parse(job.result as string) as Result) : null } : {}),
    error: job.error === null ? null : (JSON.parse(job.error) as JobError),
    webhook: job.webhook_url === null ? null : webhookShown(job.webhook_url, attempts),
    created_at: job.created_at,
    started_at: job.started_at,
    completed_at: job.completed_at,
    expires_at: job.expires_at,
    public_url: `${site}/research/${job.id}`,
    links: { self: site + href({ path: '/research/{id}' }, { id: job.id }) },
  };
}

/** The host alone: the address itself may carry a secret of its receiver. */
function webhookShown(url: string, attempts: readonly Attempt[]) {
  return {
    host: new URL(url).host,
    attempts: attempts.map(({ at, type, delivery_id, status, error }) => ({
      at,
      type,
      webhook_id: delivery_id,
      status,
      error,
    })),
  };
}
