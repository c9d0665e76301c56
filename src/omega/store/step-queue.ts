// Steps as leased rows: a participant that asks is given one in the section of its run, for as long as it
// asked for. An attempt counts when an answer is refused, so a step that is given back has lost none.

import { isFree, leased } from '../../desk/leases.ts';
import type { StepRow } from './run-state.ts';

export const stepQueue = leased({
  table: 'omega_steps',
  key: ['id'],
  lease: { until: 'leased_until', holder: 'leased_by' },
  waiting: ['state', ['open']],
});

export function isOpen(step: StepRow, now: Date): boolean {
  return step.state === 'open' && isFree(step.leased_until, now);
}
