// What speaks for a record, and how much.

import type { Aspect } from '../question/read-query.ts';
import { isWithoutFunders } from './countries.ts';

/** The share of an aspect that a record has: where it is said, times how nearly what was asked is said. */
export const share = {
  inTitle: 1,
  byLabel: 0.9,
  inText: 0.7,
  /** Several words that stand together in a text as they were asked. */
  wordsInText: 0.9,
  exact: 1,
  alike: 0.75,
  /** What it is a part of. */
  whole: 0.55,
  near: 0.33,
  /** What is said in the same breath. */
  related: 0.35,
  /** What a text says again, each time up to the third. */
  again: 0.07,
  /** A call for any topic of ageing research; and one in the very frame that is asked for. */
  open: 0.1,
  openInFrame: 0.7,
  /** And of one for the applicants that are asked for. */
  openToApplicant: 0.3,
  /** A call for the biology of ageing as a whole, of a topic of it. */
  biology: 0.55,
  /** An amount, of a call that states none. */
  unstated: 0.39,
  /** The frame of a call in its text may be said in passing. */
  frameInText: 0.4,
  placeInText: 0.5,
  /** A country within Europe is where the hosts are; what all of Europe may apply for has less. */
  countryInText: 0.6,
  /** Applicants of any country, of a country that was asked for. */
  anyCountry: 0.3,
} as const;

/** From this share on a record names what was asked. */
export const minNamedShare = 0.6;

/** Points of a score: for what was asked, and what breaks ties. */
export const scoreWeights = {
  asked: 92,
  /** A call that names ageing; others less. */
  relevance: 5,
  /** Two weeks or more are left. */
  time: 3,
  /** It says no date, so nobody can plan for it. */
  undated: 0.5,
  /** Of general calls, one that is for nothing but its scheme. */
  parent: 1,
  /** A call for any field, where nothing is asked for but a frame. */
  anyField: 8,
  /** Taken from a call for a stage of a career, or for a purpose of its own, where none was asked for. */
  unaskedStage: 8,
  /** Taken from a call that wants studies of people, where nobody speaks of them. */
  unaskedTrial: 1,
  /** Taken from a call for those who treat patients, where somebody at another stage asks. */
  unaskedClinic: 3,
  /** Taken from a call that does not bear the code of the scheme that was asked for by it. */
  otherCode: 3,
} as const;

/** A record that names less than this share of the topics asked, by weight, scores no more. */
export const minNamedTopics = 0.6;
export const maxScoreUnnamed = 50;
/** Of that, how much of its weight a word without a name counts beside a topic that has one. */
export const wordsCovered = 0.7;

/** Of the share that a call for any field has of a topic, what it has of a word that has no name here. */
export const ofWords = 0.3;

/** What is left of the score of a call that says nothing of meetings and travel, where money for these was asked for. */
export const otherPurpose = 0.7;

/** What is left of the score of a record in another part of the world, or for those who hold an award already. */
export const elsewhere = 0.6;
export const forHolders = 0.4;

/** And of a call that names no date at all, where its funder was not asked for. */
export const noRound = 0.92;

/** And of a call for any field that names nothing of the subject that was asked for. */
export const anySubject = 0.92;

/** And of one for those who have no doctorate yet, where others ask. */
export const tooEarly = 0.8;

/** And of one that says of no stage that was asked for that it is for those at it. */
export const otherStage = 0.85;

/** What is left of the score of a record that is about what was not wanted. */
export const notWanted = 0.5;

/** What is left of the score of a call that says of what was asked for that it is not paid for. */
export const excludedAsked = 0.8;

/** What is left of a topic of ageing that stands in the text of a call which was found to be about something else. */
export const inPassing = 0.35;

/** And of a topic of life or care in a call that says nothing else of these: see words/of-life.ts. */
export const outsideLife = 0.3;

/**
 * What is left of the score of a call on something else that hardly names the topic of ageing that was asked for: where
 * it names nothing else of the question either, and where it does.
 */
export const otherField = { nothing: 0.6, named: 0.8 } as const;

/** What is left of what only stands near a topic, in a call for another part of the field. */
export const otherPart = 0.6;

/** What is left of a topic in the text of a call for another part of the field. */
export const inOtherPart = 0.65;

/** What is given for one purpose alone, as hardly another call gives it. */
export const ownPurposes: ReadonlySet<string> = new Set([
  'meeting',
  'travel',
  'instrument-prize',
  'equipment-purchase',
  'bridge-funding',
  'private-costs',
]);
/** Who asks for a machine is not served by a call on the topic. */
const ofMachines = 8;

/** What is left of the score of a call that names of the question only that it is about ageing or older people. */
export const onlyTheField = 0.75;

/** What a call is for it says within so many characters; what comes later, and once, may be said in passing. */
export const earlyChars = 700;
export const saidLate = 0.7;

/** What is left of the score of a call on a disease that was not asked for, beside ageing. */
export const otherDisease = 0.6;

/** And of one that does not name the disease that was asked for, whatever else it names. */
export const withoutDisease = 0.85;

/** And of one on those who care for people with it, where nothing of their life was asked for. */
export const onCareAlone = 0.88;

/** What becomes of the score of a call for any topic of a disease, where it does not name all that was asked. */
export const ofTheWhole = 1.1;

/** What is left of the score of a call that pays for services and says nothing of research. */
export const onServiceAlone = 0.9;
/** And of one that is for treatments alone, where diagnosis was asked for. */
export const onTreatmentAlone = 0.9;
/** And of a prize that honours what was done, and pays for no work. */
export const forWhatWasDone = 0.8;
/** What is left of a call for services where the question says that it is for research. */
export const notForResearch = 0.5;

/** Of what a label says of a disease, what it says of a kind of it: dementia, of that with Lewy bodies. */
export const ofItsKind = 0.95;
/** And of a kind of what is wider than dementia: neurodegeneration, of progressive supranuclear palsy. */
export const ofItsWiderKind = 0.75;
/** And of a call that is for another kind of it too: Alzheimer disease. */
export const ofAnotherKind = 0.7;

/** How near a call is to the catalogue's subject, as `open_to_ageing` says it. */
export const nearness: Readonly<Record<string, number>> = { named: 1, any_field: 0.5, institute: 0.3 };

/** What is said of the frame of a call weighs the same wherever it is asked; topics weigh what they tell apart. */
const frame: Readonly<Partial<Record<Aspect['kind'], number>>> = {
  stage: 6,
  scheme: 5,
  code: 4,
  /** Who knows the number of a call means that call. */
  number: 40,
  /** Who names a funder means its money. */
  funder: 8,
  purpose: 3.5,
  place: 3.5,
  funder_kind: 1,
  applicant: 1.5,
  research_stage: 1.5,
  year: 0.7,
  amount: 1.5,
};

/** Who says in which month a call closes means it. */
const ofAMonth = 3;

/** What every record here is about tells little of each, where something else is asked too. */
const theFieldItself = 0.6;
const field: ReadonlySet<string> = new Set(['ageing', 'older-adults', 'later-life']);

/** What few records speak of tells more than in proportion. */
const rarity = 1.15;

/** Whether it is what every record here is about. */
export function isTheField({ meanings }: Aspect): boolean {
  return meanings.some((slug) => field.has(slug));
}

/**
 * Words of research on anything ("tools", "measuring", "new"), and others without a name beside a topic that has one:
 * what is rare here is not for that what was meant.
 */
const saidOfAnything = 0.25;
const besideATopic = 0.7;

/** What words of research on anything weigh where nothing is asked for but a frame: "first grant, with undergraduates". */
const besideFrames = 0.05;

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
export function takenByAnyField(aspects: readonly Aspect[]): (aspect: Aspect) => boolean {
  const framed = aspects.some(isFrame) && aspects.some(({ ageing }) => ageing);
  return (aspect) =>
    aspect.ageing ||
    (framed &&
      isTopic(aspect) &&
      aspect.told === 'words' &&
      !aspect.meanings.some((slug) => noField.has(slug)));
}

/** Whom or where a call is for: no field, so a call for any field is not for these. */
const noField: ReadonlySet<string> = new Set([
  ...['poorer-countries', 'latin-america', 'indigenous-people', 'health-disparities', 'companion-animal'],
]);

/** Whether a question says for whom or what money is, and of its topic nothing but words of research on anything. */
export function onlyFrames(aspects: readonly Aspect[]): boolean {
  return aspects.some(isFrame) && aspects.every((one) => !isTopic(one) || one.light);
}

/** Whose money it is the funder says; where its hosts are, the text may say. */
const sharesOfPlace: Readonly<Record<'title' | 'text' | 'name', number>> = {
  name: share.exact,
  text: share.placeInText,
  title: 0,
};

/** Whether it is said of whoever gives the money: where they are, or of what kind. */
export function isOfTheFunder({ kind }: Pick<Aspect, 'kind'>): boolean {
  return kind === 'place' || kind === 'funder_kind';
}

/** The share of an aspect by where it is said. */
export function shareIn(aspect: Aspect, place: 'title' | 'text' | 'name', together = false): number {
  if (isOfTheFunder(aspect))
    return place === 'text' && aspect.near.length > 0 ? share.countryInText : sharesOfPlace[place];
  if (aspect.kind === 'funder') return place === 'title' ? share.inText : 0;
  if (place === 'title') return share.inTitle;
  // Who may apply is told in the text, hardly ever in a title.
  if (aspect.kind === 'applicant') return share.inText;
  return isTopic(aspect) ? (together ? share.wordsInText : share.inText) : share.frameInText;
}

/** Whether an aspect is what the work is about. */
export function isTopic({ kind }: Pick<Aspect, 'kind'>): boolean {
  return kind === 'topic' || kind === 'word';
}

/** Whether it is no topic, or none but research on ageing itself: then it is the place that tells calls apart. */
function saysTheFieldAlone(aspect: Aspect): boolean {
  return !isTopic(aspect) || aspect.light || aspect.field;
}

/** How much an aspect says of a record, where `having` of `all` records speak of it. */
export function weightOf(aspect: Aspect, having: number, all: number, among: readonly Aspect[]): number {
  const own = aspect.meanings.includes('equipment-purchase') ? ofMachines : frame[aspect.kind];
  const fixed =
    aspect.kind === 'number' && !aspect.bearers?.length
      ? frame.code
      : aspect.closes !== undefined && !/^\d+$/.test(aspect.closes)
        ? ofAMonth
        : own;
  if (fixed !== undefined && isWithoutFunders(aspect) && among.every(saysTheFieldAlone)) return 2 * fixed;
  // Two stages or two purposes are one thing asked twice: for doctoral students and postdocs, a meeting and its travel.
  if (fixed !== undefined) return fixed / Math.sqrt(among.filter(({ kind }) => kind === aspect.kind).length);
  const weight = 1 + Math.log((all + 1) / (having + 1)) ** rarity;
  if (aspect.kind === 'word' && aspect.light)
    return (onlyFrames(among) ? besideFrames : saidOfAnything) * weight;
  if (aspect.told === 'sentence' && aspect.kind === 'word') return inSentence * weight;
  if (aspect.kind === 'word' && among.some(({ kind }) => kind === 'topic')) return besideATopic * weight;
  const alone = among.filter(isTopic).length === 1;
  return isTheField(aspect) && !alone ? theFieldItself * weight : weight;
}
