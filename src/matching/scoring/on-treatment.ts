// Calls that pay for treatments alone: who wants to find a disease, or to tell how it goes, is not served by them.

import type { Doc } from '../../kernel/family.ts';
import type { Aspect } from '../question/read-query.ts';
import { minNamedShare } from './score-weights.ts';

const ofDiagnosis: ReadonlySet<string> = new Set(['diagnostic', 'biomarkers']);
const speaksOfTreatment =
  /\b(?:treat(?:s|ing|ments?)?|therap(?:y|ies|eutics?)|drugs?|medicines?|slow, stop or reverse)\b/i;
const speaksOfMore =
  /\b(?:diagnos\w*|biomarkers?|detect\w*|imaging|predict\w*|screening|causes?|mechanisms?)\b/i;

/** Whether diagnosis was asked for, and a call is for treatments and speaks of nothing of the kind. */
export function isForTreatmentAlone(
  { title, description }: Doc,
  aspects: readonly Aspect[],
  shares: readonly number[],
): boolean {
  const askedShares = aspects.flatMap(({ meanings }, at) =>
    meanings.some((slug) => ofDiagnosis.has(slug)) ? [shares[at] as number] : [],
  );
  if (askedShares.length === 0 || askedShares.some((one) => one >= minNamedShare)) return false;
  const text = `${title} ${description ?? ''}`;
  return speaksOfTreatment.test(text) && !speaksOfMore.test(text);
}
