// Certainty of evidence, shaped like GRADE; the scale for preclinical designs is ours.

import type { Evidence } from '../protocol/shapes.ts';

const certainties = ['very_low', 'low', 'moderate', 'high'] as const;
export type Certainty = (typeof certainties)[number];

const start: Readonly<Record<Evidence['design'], number>> = {
  systematic_review: 4,
  rct: 4,
  cohort: 2,
  case_control: 2,
  case_series: 1,
  animal: 2,
  ex_vivo: 2,
  in_vitro: 1,
  in_silico: 1,
  expert: 1,
};
const observational = new Set(['cohort', 'case_control', 'case_series']);
const down = { none: 0, serious: 1, very_serious: 2 } as const;

/** 1 (very low) to 4 (high). */
export function certaintyOf({ design, concerns, raises = [] }: Evidence): number {
  const lost = Object.values(concerns).reduce((sum, concern) => sum + down[concern], 0);
  const gained = observational.has(design) ? new Set(raises).size : 0;
  return Math.max(1, Math.min(4, start[design] - lost + gained));
}

export function certaintyName(level: number): Certainty {
  return certainties[level - 1] ?? 'very_low';
}
