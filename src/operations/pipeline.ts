// What a key adds to the figures: how far the leads have come, and what the newest harvests brought.

import type { AppContext } from '../context.ts';
import { leads } from '../families/leads.ts';
import type { Doc } from '../kernel/family.ts';
import type { Context } from '../kernel/operation.ts';
import { wholeShape } from '../kernel/shape.ts';
import { visible } from '../kernel/visible.ts';

export const pipelineShape = {
  ...wholeShape('{total: int, by_status: Count[], by_stage: Count[]}', {
    Count: wholeShape('{value?: text, count: int}'),
  }),
  description: 'The leads that their list shows by default; null counts those without the member.',
};

export const runsShape = {
  ...wholeShape(
    `{source: text, started_at: dt, finished_at: dt, status: completed|failed|unchanged, added: int, changed: int,
      unchanged: int, left: int, refused: int}[]`,
  ),
  description: 'The newest harvests of outside sources, newest first.',
};

export const maxRuns = 10;

/** Counts of the leads that their list shows by default, most frequent first. */
export function leadPipeline(context: Context): Doc {
  const { tier, now, reader } = context;
  const request = { tier, now, filters: { include_stale: false }, limit: 0, offset: 0 };
  const by = (column: 'status' | 'stage') =>
    reader.select(
      `select ${column} as value, count(*) as count from ${visible('leads', tier)} where stale = 0 group by ${column}
       order by 2 desc, 1`,
    );
  return { total: reader.count(leads, request), by_status: by('status'), by_stage: by('stage') };
}

/** The newest runs. What went wrong in one is for the operator alone. */
export async function newestRuns({ ledger }: AppContext): Promise<readonly Doc[]> {
  const runs = await ledger.runs(null, maxRuns);
  return runs.map((run) => {
    const { source, started_at, finished_at, status, added, changed, unchanged, left, refused } = run;
    return { source, started_at, finished_at, status, added, changed, unchanged, left, refused };
  });
}
