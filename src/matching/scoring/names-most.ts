// Whether a record names most of what was asked. Where none of the best does, none scores above 50: see match.ts.

import type { Doc } from '../../kernel/family.ts';
import type { Aspect } from '../question/read-query.ts';
import { elsewhereOf, isAboutAgeing } from './misfits.ts';
import type { Ranked } from './score.ts';
import { isFrame, isTheField, isTopic, maxScoreUnnamed, minNamedShare, share } from './score-weights.ts';

/**
 * Tells whether a record, by the shares that it has, names more than half of the subjects, and something of for whom or what
 * the money is and of whose it is, where that was asked.
 */
export function namesMostOf(
  aspects: readonly Aspect[],
  subjects: readonly number[],
): (record: Doc, shares: readonly number[]) => boolean {
  const framed = aspects.flatMap((aspect, at) => (isFrame(aspect) ? [at] : []));
  const isElsewhere = elsewhereOf(aspects);
  return (record, shares) => {
    const aboutAgeing = isAboutAgeing(record);
    const namedSubjects = subjects.filter(
      (at) => (shares[at] as number) >= minNamedShare || (aboutAgeing && isTheField(aspects[at] as Aspect)),
    );
    return (
      (subjects.length === 0 || 2 * namedSubjects.length > subjects.length) &&
      (framed.length === 0 || framed.some((at) => (shares[at] as number) >= share.frameInText)) &&
      !isElsewhere(shares)
    );
  };
}

/** The numbers of the topics that say what the work is about; words where none has a name. */
export function subjectsOf(aspects: readonly Aspect[]): readonly number[] {
  const telling = aspects.flatMap((aspect, at) => (isTopic(aspect) && !aspect.light ? [at] : []));
  const topics = telling.filter((at) => aspects[at]?.kind === 'topic');
  return topics.length > 0 ? topics : telling;
}

/** So many of the best are looked at. */
const bestLookedAt = 10;

/** Whether one of the best, best first, names most of what was asked. */
export function isAnsweredBy(ranked: readonly { readonly namesMost: boolean }[]): boolean {
  return ranked.slice(0, bestLookedAt).some(({ namesMost }) => namesMost);
}

/** A record where none of the best does: it keeps its place, and its score says that it is only near. */
export function asNear<One extends { readonly item: Ranked }>(one: One): One {
  return { ...one, item: { ...one.item, score: Math.min(one.item.score, maxScoreUnnamed) } };
}
