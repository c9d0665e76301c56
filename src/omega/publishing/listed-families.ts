import { experiments } from '../../families/omega/experiments.ts';
import { omegaHypotheses } from '../../families/omega/hypotheses.ts';
import { omegaRuns } from '../../families/omega/runs.ts';
import type { Family } from '../../kernel/family.ts';

/** Where each kind of publication stands in the catalogue. */
export const families: Readonly<Record<'experiment' | 'hypothesis' | 'run', Family>> = {
  experiment: experiments,
  hypothesis: omegaHypotheses,
  run: omegaRuns,
};
