// The worker of research jobs. A job is leased, worked on step by step, and what each step found out is
// committed before the next one begins; so a worker that is gone, for whatever reason, is followed by
// one that goes on where it ended, as soon as the lease has run out. Whatever is told to a webhook is
// written in the transaction of the change it tells of.

import type { Desk } from '../../desk/desk.ts';
import { giveBack, heldNow, retry, writeHeld } from '../../desk/leases.ts';
import { claim, isSpent, pauseAfterTries, renewed } from '../../desk/queue.ts';
import type { ResearchJobsTable } from '../../desk/schema/research.ts';
import { dayMs } from '../../kernel/durations.ts';
import type { Reader } from '../../kernel/reader.ts';
import type { ReadQuery } from '../../matching/question/read-query.ts';
import { foldedWords } from '../../matching/words/folded-words.ts';
import { speaksOfErased } from '../privacy/erased-names.ts';
import { enqueueWebhook, type WebhookType } from '../webhooks/enqueue.ts';
import { researchJobs } from './job-queue.ts';
import { askLive, type Live, type LiveSource } from './live-sources.ts';
import {
  askingLive,
  foundIn,
  isThrough,
  nextStep,
  type Progress,
  resultOf,
  type StepRequest,
  type Work,
  weighingLive,
} from './steps.ts';

export interface ResearchParts {
  readonly desk: Desk;
  readonly reader: Reader;
  readonly site: string;
  /** The name of this worker, of no other process. */
  readonly worker: string;
  readonly now: () => Date;
  readonly random: (bytes: number) => Uint8Array;
  /** Between steps, so that callers are answered meanwhile. */
  readonly pause: () => Promise<void>;
  /** The live sources that jobs ask; left out: none. */
  readonly live?: Live;
  /** Aborted when this process is about to end; left out: never. */
  readonly stopping?: AbortSignal;
  /** Told of every step that failed, with its cause. */
  readonly onBug: (error: unknown) => void;
}

type Job = ResearchJobsTable;

/** Ms until a job asks again whether its next source is free. */
const whileBusy = 500;
const resultHeldMs = 30 * dayMs;

/** Works on one job that is due to its end, or to the end of its lease; false when none was due. */
export async function workOnce(parts: ResearchParts): Promise<boolean> {
  let job = parts.stopping?.aborted ? null : await claimJob(parts);
  if (!job) return false;
  while (job) {
    const at: Job = job;
    try {
      job = await step(parts, at);
    } catch (error) {
      parts.onBug(error);
      await retryOrFail(parts, at);
      return true;
    }
    if (job) await parts.pause();
  }
  return true;
}

/** Leases the job that waits longest: a pending one, or one whose worker is gone. */
async function claimJob({ desk, worker, ...parts }: ResearchParts): Promise<Job | null> {
  const now = parts.now();
  const [job] = await claim(desk, researchJobs, {
    now,
    holder: worker,
    change: ({ started_at }) => ({ status: 'running' as const, started_at: started_at ?? now.toISOString() }),
    begun: async (transaction, taken, before) => {
      if (before.started_at === null)
        await enqueueWebhook(transaction, taken, 'research.job.started', { ...parts, now });
    },
  });
  return job ?? null;
}

/** The job after its next step; null when it has ended, here or elsewhere. */
async function step(parts: ResearchParts, job: Job): Promise<Job | null> {
  // A job that takes its worker down with it each time is given up.
  if (isSpent(researchJobs, job.tries)) return end(parts, job, 'gave_up');
  const now = parts.now();
  const work: Work = job.work === null ? {} : JSON.parse(job.work);
  const { subject, job_type: type } = job;
  const request: StepRequest = { subject, type, reader: parts.reader, site: parts.site, now };
  const source = liveFor(parts, job, work);
  if (source) return liveStep(parts, job, { live: parts.live as Live, source, work, asked: request });
  return keep(parts, job, nextStep(work, request), now);
}

/** The live source that comes next, once the catalogue is done. */
function liveFor({ live }: ResearchParts, job: Job, work: Work): LiveSource | undefined {
  if (!isThrough(work)) return undefined;
  const done = new Set(work.live?.map(({ source }) => source));
  return live?.sources.find(({ name, family }) => family === job.job_type && !done.has(name));
}

interface LiveStep {
  readonly live: Live;
  readonly source: LiveSource;
  readonly work: Work;
  readonly asked: StepRequest;
}

/** Asks a source under a longer lease; a job that finds it busy goes back to the desk for a moment. */
async function liveStep(
  parts: ResearchParts,
  job: Job,
  { live, source, work, asked }: LiveStep,
): Promise<Job | null> {
  if (live.busy.has(source.name)) return release(parts, job, whileBusy);
  live.busy.add(source.name);
  try {
    const { now, reader } = asked;
    const lease = renewed(researchJobs, now, live.timeMs + researchJobs.leaseMs);
    const change = { ...askingLive(source.name), message: null, ...lease };
    const written = await write(parts, job, change, 'research.job.progress', now);
    if (!written) return null;
    const { read, weights = [] } = work;
    const stopping = parts.stopping ?? new AbortController().signal;
    const question = {
      read: read as ReadQuery,
      weights,
      reader,
      now,
      stopping,
      speaksOfErased: (texts: readonly string[]) => speaksOfErased(parts.desk, texts.map(foldedWords)),
      onBug: parts.onBug,
    };
    const answer = await askLive(source, live, question);
    if (answer === null) return await release(parts, written, 0);
    return await keep(parts, written, weighingLive(work, asked, source.name, answer), parts.now());
  } finally {
    live.busy.delete(source.name);
  }
}

/** Gives the job back as it is, for any worker to go on with after so many ms. */
async function release({ desk, now }: ResearchParts, job: Job, ms: number): Promise<null> {
  const at = new Date(now().getTime() + ms);
  await giveBack(desk.db, researchJobs, job, at, { leased_by: null, tries: 0 });
  return null;
}

/** Commits what a step has come to, unless the job is no longer this worker's. */
async function keep(parts: ResearchParts, job: Job, progress: Progress, now: Date): Promise<Job | null> {
  const { work, result, lacks = null } = progress;
  const accepted = work.fits ?? 0;
  const found = foundIn(work);
  const common = {
    step: progress.step,
    percent: progress.percent,
    message: progress.message,
    found,
    accepted,
    rejected: found - (work.candidates?.length ?? 0) + (work.weighed ?? 0) - accepted,
    tries: 0,
  };
  const change = result
    ? {
        ...common,
        status: lacks === null ? ('completed' as const) : ('partial' as const),
        error: lacks && JSON.stringify({ code: 'source_failed', message: lacks, retryable: true }),
        result: JSON.stringify(result),
        work: null,
        ...ended(now),
      }
    : { ...common, work: JSON.stringify(work), ...renewed(researchJobs, now) };
  const ending = lacks === null ? 'research.job.completed' : 'research.job.partial';
  const type = result ? ending : 'research.job.progress';
  const written = await write(parts, job, change, type, now);
  return result ? null : written;
}

function ended(now: Date) {
  const completed_at = now.toISOString();
  const expires_at = new Date(now.getTime() + resultHeldMs).toISOString();
  return { completed_at, expires_at, leased_by: null, leased_until: null };
}

function write(
  parts: ResearchParts,
  job: Job,
  change: Partial<Job>,
  type: WebhookType,
  now: Date,
): Promise<Job | null> {
  return parts.desk.db.transaction().execute(async (transaction) => {
    const held = await heldNow(transaction, researchJobs, job);
    const written = held && (await writeHeld(transaction, researchJobs, held, change));
    if (!written) return null;
    await enqueueWebhook(transaction, written, type, { ...parts, now });
    return written;
  });
}

/** After an error: again in a while, or, after three tries, the end with what there is. */
async function retryOrFail(parts: ResearchParts, job: Job): Promise<void> {
  const pauseMs = pauseAfterTries(researchJobs, Math.max(1, job.tries));
  if (pauseMs === null) {
    await end(parts, job, 'step_failed');
    return;
  }
  const at = new Date(parts.now().getTime() + pauseMs);
  await retry(parts.desk.db, researchJobs, job, at, { leased_by: null });
}

/** Ends a job that cannot be finished: partial when some records were weighed, else failed. */
async function end(parts: ResearchParts, job: Job, code: string): Promise<null> {
  const now = parts.now();
  const work: Work = job.work === null ? {} : JSON.parse(job.work);
  const some = (work.weighed ?? 0) > 0;
  const message = some
    ? 'Not all candidates could be weighed; the result holds those that were.'
    : 'The job could not be finished.';
  await write(
    parts,
    job,
    {
      status: some ? 'partial' : 'failed',
      error: JSON.stringify({ code, message, retryable: true }),
      ...(some ? { result: JSON.stringify(resultOf(work, { type: job.job_type })) } : {}),
      work: null,
      ...ended(now),
    },
    some ? 'research.job.partial' : 'research.job.failed',
    now,
  );
  return null;
}
