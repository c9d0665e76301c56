// For whom money is, where hardly a call is for them: who asks for such is not served by calls for others.

import type { Doc } from '../../kernel/family.ts';
import type { Aspect } from '../question/read-query.ts';
import { isOfNoFunder } from './countries.ts';
import { minNamedShare, share } from './score-weights.ts';
import { stageLabels } from './stage-misfits.ts';

/** Those who have no first degree yet, or study for one, and pupils. */
const students: ReadonlySet<string> = new Set(['student', 'degree', 'school-pupil']);

const student = 'student';

/** Whether students, and nobody further on, ask for it, so that it is told where no call is for them. */
export function isOfStudents({ kind, meanings }: Aspect): boolean {
  return kind === 'stage' && meanings.some((slug) => students.has(slug));
}

/** The students of a title are those of the stage that its labels name: a fellowship for a doctorate is for no other. */
export function isForOtherStudents(aspect: Aspect, labels: readonly string[]): boolean {
  const isOther = isOfStudents(aspect) && !labels.includes(student);
  return isOther && labels.some((label) => stageLabels.has(label));
}

/** What is for students, and speaks of pupils, is for these too. */
export function isForPupils({ meanings }: Aspect, labels: readonly string[]): boolean {
  return meanings.includes('school-pupil') && labels.includes(student);
}

/** Nothing is for a degree; of pupils and students its text may say enough. */
function leastSaid({ meanings }: Aspect): number {
  if (meanings.includes('degree')) return minNamedShare;
  return meanings.includes('school-pupil') ? share.frameInText * share.alike : share.frameInText;
}

/**
 * Whether a call, by the shares that it has, is not for those who ask: students who ask at no other stage, and it does
 * not say that it is for them; somebody of a country that it does not name; a scheme by its name, and it is of none.
 */
export function unmetBy(aspects: readonly Aspect[]): (shares: readonly number[]) => boolean {
  const stages = aspects.flatMap((one, at) => (one.kind === 'stage' ? [at] : []));
  const asks = stages.filter((at) => isOfStudents(aspects[at] as Aspect));
  const places = aspects.flatMap((one, at) => (isOfNoFunder(one) ? [at] : []));
  const schemes = aspects.flatMap((one, at) => (one.kind === 'scheme' ? [at] : []));
  const isStudent = asks.length > 0 && asks.length === stages.length;
  if (!isStudent && places.length === 0 && schemes.length === 0) return () => false;
  const minOf = (at: number) => leastSaid(aspects[at] as Aspect);
  return (shares) =>
    (schemes.length > 0 && schemes.every((at) => (shares[at] as number) < share.frameInText)) ||
    (isStudent && asks.some((at) => (shares[at] as number) < minOf(at))) ||
    (places.length > 0 && places.every((at) => (shares[at] as number) < share.anyCountry));
}

/** How calls say that applicants of all countries may apply. */
const everyCountry = /\b(?:all|any|every) countr(?:y|ies)\b|\bworldwide\b|\banywhere in the world\b/i;

export function takesAnyCountry({ description }: Doc): boolean {
  return typeof description === 'string' && everyCountry.test(description);
}
