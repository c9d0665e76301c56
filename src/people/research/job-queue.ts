// Research jobs as a queue: each step renews the lease, and a job that takes its worker down with it three
// times is given up by the next one, with what there is.

import { queue } from '../../desk/queue.ts';
import { secondMs } from '../../kernel/durations.ts';

export const researchJobs = queue({
  table: 'research_jobs',
  section: 'research claims',
  key: ['id'],
  lease: { due: 'due_at', until: 'leased_until', tries: 'tries', holder: 'leased_by' },
  expires: 'expires_at',
  waiting: ['status', ['pending', 'running']],
  // The one that waits longest.
  order: ['due_at', ['job_type', 'desc'], 'id'],
  leaseMs: 3 * secondMs,
  pausesMs: [secondMs, 2 * secondMs],
});
