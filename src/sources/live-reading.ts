// A live harvest: the way out to the service, with what the last successful one left there.

import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { defaultVerifiedDays, renewedShare } from '../families/grants/moved-grant.ts';
import { dayMs } from '../kernel/durations.ts';
import type { HarvestRun, Ledger } from '../ledger/ledger.ts';
import type { HarvestContext, LiveService, Reading, Source } from './reading/source.ts';

/** Requests and pauses, as arguments. */
export type WayOut = Pick<LiveService, 'fetch' | 'sleep'>;

/** Reads the live service of a source. `folder` holds its downloads, which are emptied before. */
export async function readLive(
  source: Source,
  context: HarvestContext,
  ledger: Ledger,
  folder: string,
  { fetch, sleep }: WayOut,
): Promise<Reading> {
  const scratch = join(folder, 'harvest', source.name);
  rmSync(scratch, { recursive: true, force: true });
  mkdirSync(scratch, { recursive: true });
  const runs = await ledger.runs(source.name, 50);
  const last = runs.find((run) => run.status !== 'failed');
  const watermark = isToBeReadWhole(source, context, runs) ? null : (last?.watermark ?? null);
  return source.readLive({ fetch, sleep, watermark, scratch }, context);
}

/**
 * Whether grants are to be read although they may be as they were: a source that only says so does not say which
 * ones it lists, and what it lists has to be noted again before it counts as verified no more.
 */
function isToBeReadWhole(source: Source, context: HarvestContext, runs: readonly HarvestRun[]): boolean {
  if (source.family !== 'grants' || source.addsTo) return false;
  const whole = runs.find(({ status }) => status === 'completed');
  if (!whole) return true;
  const days = renewedShare * (context.verifiedDays ?? defaultVerifiedDays);
  return context.now.getTime() - Date.parse(whole.started_at) > days * dayMs;
}
