// How well one call or event answers a query, from 0 to 100, and what of it does.

import type { Doc } from '../../kernel/family.ts';
import { sum } from '../../kernel/sum.ts';
import { isGeneralCall, isParent } from '../calls/general-calls.ts';
import type { Aspect, ReadQuery } from '../question/read-query.ts';
import { isForTheWhole } from './for-the-whole.ts';
import { foundIn, isExcluded } from './found-in.ts';
import { type InOtherWords, inOtherWords } from './in-other-words.ts';
import { finderOf, type Match } from './matches-in.ts';
import {
  fieldAlone,
  isForBiology,
  isForTheField,
  isOfAnotherSubject,
  leftOf,
  relevanceOf,
} from './misfits.ts';
import { payersAmong } from './payers.ts';
import { refusedBy } from './refused-by.ts';
import type { Facts } from './row-facts.ts';
import {
  anySubject,
  excludedAsked,
  isFrame,
  isTopic,
  leastNamed,
  leastOfTopics,
  mostUnnamed,
  notWanted,
  ofTheWhole,
  ofWords,
  onlyFrames,
  scoreWeights,
  share,
  takenByAny,
  wordsCovered,
} from './score-weights.ts';
import { sharesOf } from './shares.ts';
import { leftOfStage, takenOf } from './stage-misfits.ts';
import { ofRound, ofTime, type Time, timeOf } from './time-left.ts';
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
  readonly now: Date;
  /** The live source that the record comes from; left out: the catalogue. */
  readonly live?: string;
  /** What rows of the catalogue say beside their text; left out: nothing is known. */
  readonly facts?: Facts;
}

/** Whoever writes a title means what bears it. */
const mostPoints = 1_000;

/** From this score on an item is part of the result. */
const leastScore = 15;

/** Weighs records as they are shown to the caller's tier; null for one that is past or says too little. */
export function scorer(request: ScoreRequest): (record: Doc) => Scored | null {
  const { kind, read, weights, now, live, facts } = request;
  const { aspects } = read;
  const find = finderOf(aspects);
  const titled = new Set(live === undefined ? read.titled : []);
  const refusing = refusedBy(read.unwanted ?? [], facts);
  const weightOf = (at: number) => weights[at] ?? 0;
  const all = sum(weights);
  const topics = aspects.flatMap((aspect, at) => (isTopic(aspect) ? [at] : []));
  const hasNames = topics.some((at) => aspects[at]?.kind === 'topic');
  const subjects = subjectsOf(aspects);
  const topicWeight = (at: number) =>
    weightOf(at) * (hasNames && aspects[at]?.kind === 'word' ? wordsCovered : 1);
  const ofTopics = sum(topics.map(topicWeight));
  const taken = takenByAny(aspects);
  const taking = takenOf(aspects);
  const ofStage = leftOfStage(aspects);
  const isUnmet = unmetBy(aspects);
  const framesAlone = onlyFrames(aspects);
  // Whoever has nothing but plain words of a question has hardly been asked for.
  const plainAlone = topics.length === aspects.length && topics.every((at) => aspects[at]?.light);
  return (record) => {
    const time = timeOf(record, kind, now);
    if (time.past) return null;
    const { found, excluded } = foundIn(record, kind, find);
    const labels = labelsOf(record, kind);
    const { shares, carried } = sharesOf(record, labels, found, aspects);
    const raise = (at: number, to: number) => {
      shares[at] = Math.max(shares[at] as number, to);
    };
    const payers = payersAmong(aspects, facts, String(record.id), raise);
    const numbered =
      aspects.find(({ kind }, at) => kind === 'number' && shares[at] === share.exact)?.asked ?? null;
    const general = kind === 'grant' && isForAnyOf(record, labels, aspects);
    const named = shares.map(
      (one, at) => one >= (isTopic(aspects[at] as Aspect) ? leastNamed : share.frameInText),
    );
    if (general || isForTheField(labels)) {
      const { share: open, fits } = openTo(aspects, shares);
      aspects.forEach((aspect, at) => {
        if (aspect.ageing || (fits && taken(aspect)))
          raise(at, aspect.kind === 'word' ? open * ofWords : open);
      });
    }
    if (isForBiology(labels))
      aspects.forEach((aspect, at) => {
        if (aspect.biology) raise(at, share.biology);
      });
    const had = sum(shares.map((one, at) => one * weightOf(at)));
    const ofNamed = sum(topics.map((at) => ((shares[at] as number) >= leastNamed ? topicWeight(at) : 0)));
    const points =
      (all === 0 ? 0 : (scoreWeights.asked * had) / all) +
      scoreWeights.relevance * relevanceOf(record) +
      ofTime(time) +
      (general && isParent(record) ? scoreWeights.parent : 0) +
      (general && framesAlone ? scoreWeights.anyField : 0) -
      taking(record, labels);
    const capped =
      plainAlone ||
      isUnmet(shares) ||
      (numbered === null && ofTopics > 0 && ofNamed < leastOfTopics * ofTopics)
        ? Math.min(points, mostUnnamed)
        : points;
    const refused = refusing(record, labels);
    const wanted = refused.length > 0 ? notWanted : 1;
    const dated = payers.length > 0 ? 1 : ofRound(time);
    const left =
      wanted *
      dated *
      (isExcluded(excluded, found, aspects) ? excludedAsked : 1) *
      ofStage(labels, shares) *
      leftOf(record, kind, aspects, shares, read.forResearch) *
      (general ? leftOfGeneral(subjects, named) : fieldAlone(aspects, shares)) *
      (ofNamed < ofTopics && kind === 'grant' && isForTheWhole(record, found, aspects, shares)
        ? ofTheWhole
        : 1);
    const isTitled = titled.has(String(record.id));
    const score = isTitled ? 100 : Math.min(100, Math.round(capped * left));
    const isSeen =
      isTitled || found.length > 0 || carried.size > 0 || payers.length > 0 || general || numbered !== null;
    if (score < leastScore || !isSeen) return null;
    const item = rankedOf(record, kind, score);
    const seen = found.map(({ member, text, matches }) => ({ member, text, matches }));
    const namedPhrases = aspects.flatMap(({ asked }, at) => (named[at] ? [asked] : []));
    return {
      item,
      record,
      found: seen,
      carried: [...carried],
      inOtherWords: () => inOtherWords(seen, aspects, carried),
      points: isTitled ? mostPoints : points * left,
      named: namedPhrases,
      refused,
      general,
      numbered,
      payers,
      time,
      live: live ?? null,
    };
  };
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

/** Whether a call takes any topic of what was asked. */
function isForAnyOf(record: Doc, labels: readonly string[], aspects: readonly Aspect[]): boolean {
  return isGeneralCall(record) && !isOfAnotherSubject(labels, aspects);
}

/** The numbers of the topics that say what the work is about; words where none has a name. */
function subjectsOf(aspects: readonly Aspect[]): readonly number[] {
  const telling = aspects.flatMap((aspect, at) => (isTopic(aspect) && !aspect.light ? [at] : []));
  const topics = telling.filter((at) => aspects[at]?.kind === 'topic');
  return topics.length > 0 ? topics : telling;
}

/** What is left of the score of a call for any field. */
function leftOfGeneral(subjects: readonly number[], named: readonly boolean[]): number {
  return subjects.length > 0 && subjects.every((at) => !named[at]) ? anySubject : 1;
}

/** The share that a call for any field has of a topic: much where its frame is the one that was asked for. */
function openTo(aspects: readonly Aspect[], shares: readonly number[]): { share: number; fits: boolean } {
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

function labelsOf(record: Doc, kind: ItemKind): readonly string[] {
  return ((kind === 'grant' ? record.labels : record.topics) ?? []) as readonly string[];
}

/** The best of them, best first; points before any limit, the title and then the name break ties. */
export function bestOf<One extends { readonly item: Ranked; readonly points: number }>(
  weighed: readonly One[],
  mostRows: number,
): readonly One[] {
  return weighed
    .toSorted(
      ({ item: a, points }, { item: b, points: others }) =>
        b.score - a.score ||
        Math.round(others) - Math.round(points) ||
        titles.compare(a.title, b.title) ||
        (nameOf(a) < nameOf(b) ? -1 : 1),
    )
    .slice(0, mostRows);
}

const titles = new Intl.Collator('en');

function nameOf({ public_id, url }: Ranked): string {
  return String(public_id ?? url);
}
