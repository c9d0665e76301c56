// Runs of Omega Point that were listed: the heads of their chains, so that copies of the catalogue witness
// when they stood. Nothing of it is published as it is.

import { family } from '../../kernel/family.ts';
import { name, nullable, open, stored, text } from '../../kernel/field.ts';

export const omegaRuns = family({
  name: 'omega_runs',
  singular: 'omega_run',
  title: 'Omega runs',
  summary: 'Manifest summaries of listed Omega Point runs.',
  tier: 'public',
  fields: {
    title: stored(name('What it was published as.')),
    summary: stored(nullable(text('What came of it, in short.', 4_000))),
    kind: stored(nullable(text('What kind of run it was.', 40))),
    of_run: stored(nullable(text('The run that it is about.', 40))),
    manifest_sha256: stored(nullable(text('SHA-256 of its manifest.', 64))),
    chain_head: stored(nullable(text('The head of its chain.', 64))),
    provenance: stored({ ...open('Who and what took part.') }),
  },
  columns: { of_run: { type: 'text', indexed: true, value: (run) => run.of_run } },
  order: { by: 'title', direction: 'asc' },
});
