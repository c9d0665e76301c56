// How well one call or event answers a query, from 0 to 100, and what of it does.

import type { Doc } from '../../kernel/family.ts';
import { sum } from '../../kernel/sum.ts';
import type { Aspect, ReadQuery } from '../question/read-query.ts';
import { isForTheWhole } from './for-the-whole.ts';
import { foundIn, isExcluded } from './found-in.ts';
import { type InOtherWords, inOtherWords } from './in-other-words.ts';
import { finderOf, type Match } from './matches-in.ts';
import {
  fieldAloneFactorOf,
  isForBiology,
  isForTheField,
  isOfAnotherSubject,
  misfitFactorOf,
  relevanceOf,
} from './misfits.ts';
import { namesMostOf, subjectsOf } from './names-most.ts';
import { payersAmong } from './payers.ts';
import { refusedBy } from './refused-by.ts';
import type { Facts } from './row-facts.ts';
import {
  anySubject,
  excludedAsked,
  isFrame,
  isTopic,
  maxScoreUnnamed,
  minNamedShare,
  minNamedTopics,
  notWanted,
  ofTheWhole,
  ofWords,
  onlyFrames,
  scoreWeights,
  share,
  takenByAnyField,
  wordsCovered,
} from './score-weights.ts';
import { sharesOf } from './shares.ts';
import { penaltiesOf, stageFactorOf } from './stage-misfits.ts';
import { pointsForTime, roundFactorOf, type Time, timeOf } from './time-left.ts';
import { type Traits, traitsOf } from './traits.ts';
import { unmetBy } from './unmet-frame.ts';

export type ItemKind = 'grant' | 'event';

/** What orders records that were weighed. */
export interface Ranked {
  readonly kind: ItemKind;
  /** Null where it is not in the catalogue. */
  readonly public_id: string | null;
  readonly title: string;
  readonly url: string | null;
  readonly score: number;
}

/** A record that fits, and what was seen in it. */
export interface Scored {
  readonly item: Ranked;
  readonly record: Doc;
  /** The members that speak of what was asked, and where. */
  readonly found: readonly {
    readonly member: string;
    readonly text: string;
    readonly matches: readonly Match[];
  }[];
  /** The labels of the question that it carries. */
  readonly carried: readonly string[];
  /** The topics that are met in other words alone, and those words as they stand there. */
  readonly inOtherWords: () => readonly InOtherWords[];
  /** Points before any limit: what orders records of one score. */
  readonly points: number;
  /** What of it was not wanted, in the words of the question. */
  readonly refused: readonly string[];
  /** What it names of what was asked, in the words of the question. */
  readonly named: readonly string[];
  /** Names more than half of the subjects of the question, and something of for whom or what the money is. */
  readonly namesMost: boolean;
  /** Takes research on ageing without naming what was asked. */
  readonly general: boolean;
  /** The number of the question that it bears. */
  readonly numbered: string | null;
  /** The funders of the question that pay for it or take part, as they were asked for. */
  readonly payers: readonly string[];
  readonly time: Time;
  /** The live source that it comes from; null: the catalogue. */
  readonly live: string | null;
}

export interface ScoreRequest {
  readonly kind: ItemKind;
  readonly read: ReadQuery;
  /** How much each aspect says, by its number. */
  readonly weights: readonly number[];
  /** The numbers of the topics that nothing names, which a call for any field does not make up for; left out: none. */
  readonly unnamed?: readonly number[];
  readonly now: Date;
  /** The live source that the record comes from; left out: the catalogue. */
  readonly live?: string;
  /** What rows of the catalogue say beside their text; left out: nothing is known. */
  readonly facts?: Facts;
  /** What records say whatever is asked; left out: it is looked for in each. */
  readonly traits?: (record: Doc) => Traits;
}

/** What is left of a call for any field where a disease was asked for alone: one on the disease stands before it. */
const anyDisease = 0.88;
/** Whoever writes a title means what bears it. */
const maxPoints = 1_000;

/** From this score on an item is part of the result. */
const minScore = 15;

/** Weighs records as they are shown to the caller's tier; null for one that is past or says too little. */
export function scorer(request: ScoreRequest): (record: Doc) => Scored | null {
  const { kind, read, weights, unnamed = [], now, live, facts, traits: traitsFor = traitsOf } = request;
  const { aspects } = read;
  const find = finderOf(aspects);
  const titled = new Set(live === undefined ? read.titled : []);
  const refusedIn = refusedBy(read.unwanted ?? [], facts);
  const weightOf = (at: number) => weights[at] ?? 0;
  const totalWeight = sum(weights);
  const topics = aspects.flatMap((aspect, at) => (isTopic(aspect) ? [at] : []));
  const hasNames = topics.some((at) => aspects[at]?.kind === 'topic');
  const subjects = subjectsOf(aspects);
  const topicWeight = (at: number) =>
    weightOf(at) * (hasNames && aspects[at]?.kind === 'word' ? wordsCovered : 1);
  const totalTopicWeight = sum(topics.map(topicWeight));
  const takesTopic = takenByAnyField(aspects);
  const unnamedWeight = sum(topics.map((at) => (unnamed.includes(at) ? topicWeight(at) : 0)));
  // Of what nobody names no call for any field has most.
  const mostOfGeneral = unnamedWeight > (1 - minNamedTopics) * totalTopicWeight ? maxScoreUnnamed : 100;
  const penaltyOf = penaltiesOf(aspects);
  const [stageFactor, isUnmet] = [stageFactorOf(aspects), unmetBy(aspects)];
  const misfitFactor = misfitFactorOf(aspects, kind, read.forResearch);
  const fieldAloneFactor = fieldAloneFactorOf(aspects);
  const namesMost = namesMostOf(aspects, subjects);
  const framesAlone = onlyFrames(aspects);
  // Whoever has nothing but plain words of a question has hardly been asked for.
  const plainAlone = topics.length === aspects.length && topics.every((at) => aspects[at]?.light);
  return (record) => {
    const time = timeOf(record, kind, now);
    if (time.past) return null;
    const traits = traitsFor(record);
    const { found, excluded } = foundIn(record, kind, find, traits);
    const labels = labelsOf(record, kind);
    const { shares, carried } = sharesOf(record, labels, found, aspects);
    const raise = (at: number, to: number) => {
      shares[at] = Math.max(shares[at] as number, to);
    };
    const payers = payersAmong(aspects, facts, String(record.id), raise);
    const numbered =
      aspects.find(({ kind }, at) => kind === 'number' && shares[at] === share.exact)?.asked ?? null;
    const general = kind === 'grant' && traits.isGeneral && !isOfAnotherSubject(labels, aspects);
    const named = shares.map(
      (one, at) => one >= (isTopic(aspects[at] as Aspect) ? minNamedShare : share.frameInText),
    );
    raiseWhatIsOpen(aspects, shares, labels, general, takesTopic);
    const coveredWeight = sum(shares.map((one, at) => one * weightOf(at)));
    const namedTopicWeight = sum(
      topics.map((at) => ((shares[at] as number) >= minNamedShare ? topicWeight(at) : 0)),
    );
    const points =
      (totalWeight === 0 ? 0 : (scoreWeights.asked * coveredWeight) / totalWeight) +
      scoreWeights.relevance * relevanceOf(record) +
      pointsForTime(time) +
      (general && traits.isParent ? scoreWeights.parent : 0) +
      (general && framesAlone ? scoreWeights.anyField : 0) -
      penaltyOf(record, labels, traits);
    const capped =
      plainAlone ||
      isUnmet(shares) ||
      (numbered === null && totalTopicWeight > 0 && namedTopicWeight < minNamedTopics * totalTopicWeight)
        ? Math.min(points, maxScoreUnnamed)
        : points;
    const refused = refusedIn(record, labels);
    const factor =
      (refused.length > 0 ? notWanted : 1) *
      (payers.length > 0 ? 1 : roundFactorOf(time)) *
      (isExcluded(excluded, found, aspects) ? excludedAsked : 1) *
      stageFactor(labels, shares) *
      misfitFactor(record, traits, shares) *
      (general ? generalCallFactor(subjects, named, aspects) : fieldAloneFactor(shares)) *
      (namedTopicWeight < totalTopicWeight &&
      kind === 'grant' &&
      isForTheWhole(record, found, aspects, shares)
        ? ofTheWhole
        : 1);
    const isTitled = titled.has(String(record.id));
    const score = isTitled
      ? 100
      : Math.min(general && numbered === null ? mostOfGeneral : 100, Math.round(capped * factor));
    const isSeen =
      isTitled || found.length > 0 || carried.size > 0 || payers.length > 0 || general || numbered !== null;
    if (score < minScore || !isSeen) return null;
    const seen = found.map(({ member, text, matches }) => ({ member, text, matches }));
    return {
      item: rankedOf(record, kind, score),
      record,
      found: seen,
      carried: [...carried],
      inOtherWords: () => inOtherWords(seen, aspects, carried),
      points: isTitled ? maxPoints : points * factor,
      named: aspects.flatMap(({ asked }, at) => (named[at] ? [asked] : [])),
      namesMost: isTitled || numbered !== null || namesMost(record, shares),
      refused,
      general,
      numbered,
      payers,
      time,
      live: live ?? null,
    };
  };
}

/** Gives topics that a call does not name the share that it has of any: a general call, or one for the whole field. */
function raiseWhatIsOpen(
  aspects: readonly Aspect[],
  shares: number[],
  labels: readonly string[],
  general: boolean,
  takesTopic: (aspect: Aspect) => boolean,
): void {
  const raise = (at: number, to: number) => {
    shares[at] = Math.max(shares[at] as number, to);
  };
  if (general || isForTheField(labels)) {
    const { share: open, fits } = openShareOf(aspects, shares);
    aspects.forEach((aspect, at) => {
      if (aspect.ageing || (fits && takesTopic(aspect)))
        raise(at, aspect.kind === 'word' ? open * ofWords : open);
    });
  }
  if (isForBiology(labels))
    aspects.forEach((aspect, at) => {
      if (aspect.biology) raise(at, share.biology);
    });
}

function rankedOf(record: Doc, kind: ItemKind, score: number): Ranked {
  return {
    kind,
    public_id: (record.public_id ?? null) as string | null,
    title: record.title as string,
    url: (record.url ?? null) as string | null,
    score,
  };
}

/** What is left of the score of a call for any field: less where a disease was asked for and nothing else. */
function generalCallFactor(
  subjects: readonly number[],
  named: readonly boolean[],
  aspects: readonly Aspect[],
): number {
  if (subjects.length === 0 || subjects.some((at) => named[at])) return 1;
  return subjects.length === 1 && aspects[subjects[0] as number]?.disease ? anyDisease : anySubject;
}

/** The share that a call for any field has of a topic: much where its frame is the one that was asked for. */
function openShareOf(
  aspects: readonly Aspect[],
  shares: readonly number[],
): { share: number; fits: boolean } {
  const fitsOf = (isAsked: (aspect: Aspect) => boolean) => {
    const askedShares = aspects.flatMap((aspect, at) => (isAsked(aspect) ? [shares[at] as number] : []));
    return askedShares.length === 0
      ? 0
      : askedShares.filter((one) => one >= share.inText).length / askedShares.length;
  };
  const fits = fitsOf(isFrame);
  if (fits > 0) return { share: share.openInFrame * (0.6 + 0.4 * fits), fits: true };
  return {
    share: fitsOf(({ kind }) => kind === 'applicant') > 0 ? share.openToApplicant : share.open,
    fits: false,
  };
}

export function labelsOf(record: Doc, kind: ItemKind): readonly string[] {
  return ((kind === 'grant' ? record.labels : record.topics) ?? []) as readonly string[];
}
