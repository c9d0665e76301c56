// Harvests of real records that were kept beside the project.

import { families } from '../../src/families.ts';
import type { HarvestRun } from '../../src/ledger/ledger.ts';
import { type HarvestOptions, harvest } from '../../src/sources/harvest.ts';
import type { Source } from '../../src/sources/reading/source.ts';
import { sources } from '../../src/sources/sources.ts';
import type { TestApp } from '../support/test-app.ts';

export const kept = {
  grants: 'grants-gov-simpler/opportunities-786.ndjson.gz',
  june: 'eu-funding-tenders/portal-snapshot-2026-06-23.ndjson.gz',
  august: 'eu-funding-tenders/portal-snapshot-2026-08-22.ndjson.gz',
  ror: 'ror/ror-v2-latest-35990.ndjson.gz',
  conferences: 'conferences/biomed-compbio-conferences-22.json',
} as const;

function sourceNamed(name: string): Source {
  const source = sources.find((one) => one.name === name);
  if (!source) throw new Error(`no source ${name}`);
  return source;
}

/** Harvests files into the app's ledger at the moment its clock shows. */
export async function harvestInto(
  app: TestApp,
  name: string,
  paths: readonly string[],
  given: Partial<HarvestOptions> = {},
): Promise<HarvestRun> {
  return harvest(sourceNamed(name), {
    ledger: app.ledger,
    families,
    now: () => app.clock.now,
    topicMin: 30,
    all: false,
    acceptShrunk: false,
    read: (source, context) => source.readFiles(paths, context),
    onRefused: (where, reason) => {
      throw new Error(`${where}: ${reason}`);
    },
    onProgress: () => undefined,
    ...given,
  });
}

export function countsOf({ added, changed, unchanged, left, refused }: HarvestRun): readonly number[] {
  return [added, changed, unchanged, left, refused];
}
