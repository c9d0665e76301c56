// What a webhook is told of a job: a thin body, written into the desk in the same transaction as the
// change it tells of. The result itself is fetched with the key.

import type { Transaction } from 'kysely';
import { newId } from '../../desk/new-id.ts';
import type { ResearchJobsTable } from '../../desk/schema/research.ts';
import type { Tables } from '../../desk/schema/tables.ts';

export type WebhookType =
  | 'research.job.started'
  | 'research.job.progress'
  | 'research.job.completed'
  | 'research.job.partial'
  | 'research.job.failed'
  | 'research.job.cancelled'
  | 'webhook.ping';

export interface Telling {
  readonly now: Date;
  readonly random: (bytes: number) => Uint8Array;
  readonly site: string;
}

/** Least ms between two tellings of progress. */
const progressPause = 10_000;

/** Writes down that the job's webhook is to be told. Says nothing where there is none. */
export async function enqueueWebhook(
  transaction: Transaction<Tables>,
  job: ResearchJobsTable,
  type: WebhookType,
  { now, random, site }: Telling,
): Promise<void> {
  if (job.webhook_url === null || job.webhook_disabled === 1) return;
  const at = now.toISOString();
  if (type === 'research.job.progress') {
    const last = job.told_progress_at ?? job.started_at;
    if (last !== null && now.getTime() - Date.parse(last) < progressPause) return;
    await transaction
      .updateTable('research_jobs')
      .set({ told_progress_at: at })
      .where('id', '=', job.id)
      .execute();
  }
  const { found, accepted, rejected } = job;
  const data = {
    job_id: job.id,
    job_type: job.job_type,
    status: job.status,
    progress: progressOf(job),
    counts: { found, accepted, rejected },
    result_url: `${site}/api/v1/research/${job.id}`,
  };
  await transaction
    .insertInto('webhook_deliveries')
    .values({
      id: `msg_${newId(random)}`,
      job_id: job.id,
      team_id: job.team_id,
      type,
      url: job.webhook_url,
      body: JSON.stringify({ type, timestamp: at, data }),
      state: 'pending',
      tries: 0,
      due_at: at,
      leased_until: null,
      created_at: at,
    })
    .execute();
}

export function progressOf({ percent, step, message }: ResearchJobsTable): object {
  return { percent, step, message };
}
