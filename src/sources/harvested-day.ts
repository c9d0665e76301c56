// Of which day a harvest is: what an older file lists never goes over what a newer one did.

import type { HarvestRun, Ledger } from '../ledger/ledger.ts';
import { SourceError } from './reading/source.ts';

type StartedRun = Pick<HarvestRun, 'source' | 'started_at' | 'as_of' | 'kept_on'>;

/** @throws SourceError where the newest harvest that did not fail is of a later day. */
export async function refuseOlder(ledger: Ledger, run: StartedRun): Promise<void> {
  const held = (await ledger.runs(run.source, 50)).find(({ status }) => status !== 'failed');
  if (!held || dayOf(run) >= dayOf(held)) return;
  throw new SourceError(
    `what is held of it is of ${dayOf(held)}, and this is of ${dayOf(run)}; harvest what was kept on that day or later or, if going back is right, say --older`,
  );
}

/** The day on which somebody says that files were kept, else the one in their names; what names none is of its own day. */
function dayOf({ as_of, kept_on, started_at }: StartedRun): string {
  return (as_of ?? kept_on ?? started_at).slice(0, 10);
}
