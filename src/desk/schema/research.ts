// The research jobs that teams ask for. A job belongs to one team; what it is about (`subject`) is copied
// when it is made, so that a later change of the project changes nothing.

export const jobTypes = ['grants', 'events'] as const;
export type JobType = (typeof jobTypes)[number];

export const jobStatuses = [
  'pending',
  'running',
  'completed',
  'partial',
  'failed',
  'cancelled',
  'expired',
] as const;
export type JobStatus = (typeof jobStatuses)[number];

export interface ResearchJobsTable {
  id: string;
  team_id: string;
  job_type: JobType;
  status: JobStatus;
  /** The query as it was asked; null when a project was named. */
  query: string | null;
  project_id: string | null;
  /** The version of the project that the words were taken from, and its SHA-256. */
  project_version: number | null;
  project_sha256: string | null;
  /** The words the job works with. */
  subject: string;
  percent: number;
  step: string | null;
  message: string | null;
  found: number;
  accepted: number;
  rejected: number;
  /** What the steps so far found out, as JSON; a worker that takes the job over goes on from it. */
  work: string | null;
  /** The result as JSON; null until there is one, and again when it has expired. */
  result: string | null;
  error: string | null;
  webhook_url: string | null;
  /** 1 once the receiver said that it is gone. */
  webhook_disabled: number;
  told_progress_at: string | null;
  /** How often a worker began or took over the job without a step done since. */
  tries: number;
  /** Not worked on before. */
  due_at: string;
  leased_by: string | null;
  /** From then on another worker may take a running job over. */
  leased_until: string | null;
  created_at: string;
  started_at: string | null;
  completed_at: string | null;
  /** An unfinished job ends then; a finished one loses its result. */
  expires_at: string;
}

/** The Idempotency-Key of a request, kept for a day: the same key gives the same pair of jobs. */
export interface ResearchRequestsTable {
  team_id: string;
  /** SHA-256 of the key, base64url. */
  key_hash: string;
  /** SHA-256 of what was asked, base64url. */
  body_hash: string;
  grants_job: string;
  events_job: string;
  created_at: string;
}
