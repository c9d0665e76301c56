// What time ends: jobs that did not finish in theirs, results past their keeping, keys of requests.

import type { Desk } from '../../desk/desk.ts';
import { expire } from '../../desk/queue.ts';
import { dayMs } from '../../kernel/durations.ts';
import { enqueueWebhook } from '../webhooks/enqueue.ts';
import { keyHeldMs } from './create.ts';
import { researchJobs } from './job-queue.ts';

const jobsKeptMs = 60 * dayMs;
const batchSize = 200;

interface SweepParts {
  readonly desk: Desk;
  readonly now: () => Date;
  readonly random: (bytes: number) => Uint8Array;
  readonly site: string;
}

/** Ends what has expired, and forgets jobs 60 days after that; resolves with how many expired. */
export async function sweepResearch(parts: SweepParts): Promise<number> {
  const now = parts.now();
  const before = (ms: number) => new Date(now.getTime() - ms).toISOString();
  return parts.desk.exclusively('research sweep', async (transaction) => {
    const over = { status: 'expired', result: null, work: null } as const;
    const change = { ...over, leased_by: null, leased_until: null };
    const unfinished = await expire(transaction, researchJobs, now, { batchSize, change });
    for (const job of unfinished)
      await enqueueWebhook(transaction, job, 'research.job.failed', { ...parts, now });
    const past = await transaction
      .selectFrom('research_jobs')
      .select('id')
      .where('status', 'in', ['completed', 'partial'])
      .where('expires_at', '<=', now.toISOString())
      .limit(batchSize)
      .execute();
    if (past.length > 0)
      await transaction
        .updateTable('research_jobs')
        .set(over)
        .where(
          'id',
          'in',
          past.map(({ id }) => id),
        )
        .execute();
    await transaction.deleteFrom('research_requests').where('created_at', '<=', before(keyHeldMs)).execute();
    const old = await transaction
      .selectFrom('research_jobs')
      .select('id')
      .where('expires_at', '<=', before(jobsKeptMs))
      .limit(batchSize)
      .execute();
    const ids = old.map(({ id }) => id);
    if (ids.length > 0) {
      await transaction.deleteFrom('webhook_attempts').where('job_id', 'in', ids).execute();
      await transaction.deleteFrom('webhook_deliveries').where('job_id', 'in', ids).execute();
      await transaction.deleteFrom('research_jobs').where('id', 'in', ids).execute();
    }
    return unfinished.length + past.length;
  });
}
