// The finished runs of the demo: fictional, played by a script in place of a model, and prepared, so that a
// first start does not wait for them. test/demo/write-omega-runs.ts plays them anew.

import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import type { OmegaTables } from '../../src/desk/schema/omega.ts';
import type { DemoRecord } from '../fiction.ts';

type Kept =
  | 'omega_participants'
  | 'omega_runs'
  | 'omega_members'
  | 'omega_steps'
  | 'omega_parts'
  | 'omega_publications'
  | 'omega_manifests'
  | 'omega_results';

export type DemoRuns = { readonly [T in Kept]: readonly OmegaTables[T][] };

/** Rows of the desk, those that others point to first. */
export function demoRuns(): DemoRuns {
  const packed = readFileSync(new URL('./runs.json.br', import.meta.url));
  return JSON.parse(brotliDecompressSync(packed).toString('utf8')) as DemoRuns;
}

const families = { experiment: 'experiments', hypothesis: 'omega_hypotheses', run: 'omega_runs' } as const;

/** What of them stands in the catalogue. */
export function demoOmegaRecords(): DemoRecord[] {
  return demoRuns()
    .omega_publications.filter(({ listed }) => listed === 1)
    .map(({ kind, record, review }) => ({
      family: families[kind],
      record: {
        ...(JSON.parse(record) as Record<string, unknown>),
        ...(kind === 'experiment' ? { listed: true, review } : {}),
      },
    }));
}
