// What a webhook is told of a job: a thin body, written into the desk in the same transaction as the
// change it tells of. The result itself is fetched with the key.

import type { Desk } from '../../desk/desk.ts';
import { enqueue } from '../../desk/leases.ts';
import { newId } from '../../desk/new-id.ts';
import { queue } from '../../desk/queue.ts';
import type { ResearchJobsTable } from '../../desk/schema/research.ts';
import { href } from '../../kernel/address.ts';
import { dayMs, hourMs, minuteMs, secondMs } from '../../kernel/durations.ts';

export type WebhookType =
  | 'research.job.started'
  | 'research.job.progress'
  | 'research.job.completed'
  | 'research.job.partial'
  | 'research.job.failed'
  | 'research.job.cancelled'
  | 'webhook.ping';

interface Telling {
  readonly now: Date;
  readonly random: (bytes: number) => Uint8Array;
  readonly site: string;
}

export const deliveries = queue({
  table: 'webhook_deliveries',
  section: 'webhooks',
  key: ['id'],
  lease: { due: 'due_at', until: 'leased_until', tries: 'tries' },
  waiting: ['state', ['pending']],
  // Of one moment: that a job has started before how it ended.
  order: ['due_at', 'created_at', ['type', 'desc']],
  leaseMs: 30 * secondMs,
  pausesMs: [
    5 * secondMs,
    5 * minuteMs,
    30 * minuteMs,
    2 * hourMs,
    5 * hourMs,
    10 * hourMs,
    14 * hourMs,
    20 * hourMs,
    dayMs,
  ],
  givenUp: { state: 'dropped' },
});

/** Least ms between two tellings of progress. */
const progressPause = 10_000;

/** Writes down that the job's webhook is to be told. Says nothing where there is none. */
export async function enqueueWebhook(
  db: Desk['db'],
  job: ResearchJobsTable,
  type: WebhookType,
  { now, random, site }: Telling,
): Promise<void> {
  if (job.webhook_url === null || job.webhook_disabled === 1) return;
  const at = now.toISOString();
  if (type === 'research.job.progress') {
    const last = job.told_progress_at ?? job.started_at;
    if (last !== null && now.getTime() - Date.parse(last) < progressPause) return;
    await db.updateTable('research_jobs').set({ told_progress_at: at }).where('id', '=', job.id).execute();
  }
  const { found, accepted, rejected } = job;
  const data = {
    job_id: job.id,
    job_type: job.job_type,
    status: job.status,
    progress: progressOf(job),
    counts: { found, accepted, rejected },
    result_url: site + href({ path: '/research/{id}' }, { id: job.id }),
  };
  const delivery = {
    id: `msg_${newId(random)}`,
    job_id: job.id,
    team_id: job.team_id,
    type,
    url: job.webhook_url,
    body: JSON.stringify({ type, timestamp: at, data }),
    state: 'pending',
    created_at: at,
  } as const;
  await enqueue(db, deliveries, [delivery], now);
}

export function progressOf({ percent, step, message }: ResearchJobsTable) {
  return { percent, step, message };
}
