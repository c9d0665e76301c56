// One night of harvests: source after source, each as a run of its own. A source that was harvested since the
// night began is left alone, whichever node did it, and one that keeps failing gets no fourth request.

import { DatabaseAwayError } from '../../engines/database-away.ts';
import type { HarvestRun } from '../../ledger/ledger.ts';
import { type HarvestOptions, harvest } from '../../sources/harvest.ts';
import type { Source } from '../../sources/reading/source.ts';

interface NightParts
  extends Pick<
    HarvestOptions,
    'ledger' | 'families' | 'now' | 'topicMin' | 'openListed' | 'verifiedDays' | 'read'
  > {
  /** When the night began. */
  readonly began: Date;
  readonly onDone: (run: HarvestRun) => void;
  readonly onFailed: (source: string, error: unknown) => void;
}

const maxTries = 3;

/**
 * Harvests what is still to be harvested tonight.
 * @returns the names of the sources that failed and may be tried again
 * @throws DatabaseAwayError when the ledger cannot be asked
 */
export async function harvestNight(
  sources: readonly Source[],
  parts: NightParts,
): Promise<readonly string[]> {
  const again: string[] = [];
  for (const source of sources) {
    const runs = await parts.ledger.runs(source.name, 20);
    const tonight = runs.filter((run) => Date.parse(run.started_at) >= parts.began.getTime());
    if (tonight.some(({ status }) => status !== 'failed') || tonight.length >= maxTries) continue;
    try {
      const quiet = { onRefused: () => undefined, onProgress: () => undefined };
      parts.onDone(await harvest(source, { ...parts, all: false, acceptShrunk: false, ...quiet }));
    } catch (error) {
      if (error instanceof DatabaseAwayError) throw error;
      parts.onFailed(source.name, error);
      if (tonight.length + 1 < maxTries) again.push(source.name);
    }
  }
  return again;
}
