// What speaks for a record, and how much.

import type { Aspect } from './read-query.ts';

/** The share of an aspect that a record has: where it is said, times how nearly what was asked is said. */
export const share = {
  inTitle: 1,
  byLabel: 0.9,
  inText: 0.75,
  exact: 1,
  alike: 0.75,
  near: 0.4,
  /** A call for any topic of ageing research; and one in the very frame that is asked for. */
  open: 0.15,
  openInFrame: 0.7,
  /** The frame of a call in its text may be said in passing. */
  frameInText: 0.4,
} as const;

/** From this share on a record names what was asked. */
export const leastNamed = 0.6;

/** Points of a score: for what was asked, and what breaks ties. */
export const scoreWeights = {
  asked: 92,
  /** The catalogue's own relevance_score at its highest. */
  relevance: 5,
  /** Two weeks or more are left. */
  time: 3,
  /** Of general calls, one that is for nothing but its scheme. */
  parent: 1,
} as const;

/** A record that names less than half of what was asked, by weight, scores no more. */
export const mostUnnamed = 50;

/** What is left of the score of a call that says nothing of meetings and travel, where money for these was asked for. */
export const otherPurpose = 0.7;

/** What is left of the score of a record in another part of the world, or for those who hold an award already. */
export const elsewhere = 0.6;
export const forHolders = 0.4;

/** What is said of the frame of a call weighs the same wherever it is asked; topics weigh what they tell apart. */
const frame: Readonly<Partial<Record<Aspect['kind'], number>>> = {
  stage: 3.5,
  scheme: 5,
  code: 4,
  purpose: 3.5,
  place: 3.5,
  applicant: 1.5,
  research_stage: 1.5,
  year: 0.7,
};

/** What every record here is about tells little of each, where something else is asked too. */
const theFieldItself = 0.6;

/**
 * Words of research on anything ("tools", "measuring", "new"), and others without a name beside a topic that has one:
 * what is rare here is not for that what was meant.
 */
const saidOfAnything = 0.25;
const besideATopic = 0.7;

/** Of words in a sentence that have no name here, many are only how it is told. */
const inSentence = 0.4;

/** For whom a call is, or what its money is for: a call that does not say so does not fit, whatever its topic. */
const framing: ReadonlySet<Aspect['kind']> = new Set(['stage', 'scheme', 'code', 'purpose']);

export function isFrame({ kind }: Aspect): boolean {
  return framing.has(kind);
}

/**
 * Which topics a call for any field takes: those of ageing, and beside them any other where it is in the frame that
 * is asked for. Of a question without ageing it is not known what such a call has to do with it, and in a sentence
 * many words only tell the story.
 */
export function takenByAny(aspects: readonly Aspect[]): (aspect: Aspect) => boolean {
  const framed = aspects.some(isFrame) && aspects.some(({ ageing }) => ageing);
  return (aspect) => aspect.ageing || (framed && isTopic(aspect) && aspect.told === 'words');
}

/** The share of an aspect by where it is said. */
export function shareIn(aspect: Aspect, place: 'title' | 'text' | 'name'): number {
  if (aspect.kind === 'place') return place === 'name' ? share.exact : 0;
  if (place === 'title') return share.inTitle;
  return isTopic(aspect) ? share.inText : share.frameInText;
}

/** Whether an aspect is what the work is about. */
export function isTopic({ kind }: Aspect): boolean {
  return kind === 'topic' || kind === 'word';
}

/** How much an aspect says of a record, where `having` of `all` records speak of it. */
export function weightOf(aspect: Aspect, having: number, all: number, among: readonly Aspect[]): number {
  const fixed = frame[aspect.kind];
  // Two stages or two purposes are one thing asked twice: for doctoral students and postdocs, a meeting and its travel.
  if (fixed !== undefined) return fixed / Math.sqrt(among.filter(({ kind }) => kind === aspect.kind).length);
  const weight = 1 + Math.log((all + 1) / (having + 1));
  if (aspect.kind === 'word' && aspect.light) return saidOfAnything * weight;
  if (aspect.told === 'sentence' && aspect.kind === 'word') return inSentence * weight;
  if (aspect.kind === 'word' && among.some(({ kind }) => kind === 'topic')) return besideATopic * weight;
  const alone = among.filter(isTopic).length === 1;
  return aspect.meanings.includes('ageing') && !alone ? theFieldItself * weight : weight;
}
