// A live harvest: the way out to the service, with what the last successful one left there.

import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Ledger } from '../ledger/ledger.ts';
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
  return source.readLive({ fetch, sleep, watermark: last?.watermark ?? null, scratch }, context);
}
