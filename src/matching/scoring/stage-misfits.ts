// Whom a call is for, and what its projects are: what speaks against it where others ask.

import type { Doc } from '../../kernel/family.ts';
import { careerStages } from '../calls/stages.ts';
import type { Aspect } from '../question/read-query.ts';
import { isFrame, otherStage, scoreWeights, share, tooEarly } from './score-weights.ts';
import type { Traits } from './traits.ts';

/** Labels of calls that are for one stage of a career. */
export const stageLabels: ReadonlySet<string> = new Set(careerStages);
const training = 'institutional-training';
const stages: ReadonlySet<string> = new Set([...stageLabels, training]);

function isForAStage(labels: readonly string[]): boolean {
  return labels.some((label) => stages.has(label));
}

const clinician = 'clinician-scientist';

/** The points taken from a call for what it asks of people who ask for nothing of the kind. */
export function penaltiesOf(
  aspects: readonly Aspect[],
): (record: Doc, labels: readonly string[], traits: Traits) => number {
  const [forTrial, forSenior, forStage, forCode, forOthers] = [
    trialPenaltyOf(aspects),
    seniorPenaltyOf(aspects),
    stagePenaltyOf(aspects),
    codePenaltyOf(aspects),
    otherPeoplePenaltyOf(aspects),
  ];
  return (record, labels, traits) =>
    forTrial(traits) + forSenior(record) + forStage(labels) + forCode(record) + forOthers(traits);
}

export interface SomePeople {
  readonly says: RegExp;
  readonly member: string;
  readonly asked: ReadonlySet<string>;
}

/** What calls for some people alone say of them, and what those speak of who are of them. */
const somePeople: readonly SomePeople[] = [
  {
    member: 'title',
    says: /\bquantitative research\b/i,
    asked: new Set(['quantitative-scientists', 'data-science', 'bioinformatics', 'artificial-intelligence']),
  },
  {
    member: 'description',
    says: /\bscientists? from a low- (?:or|and|to) middle-income countr/i,
    asked: new Set(['poorer-countries', 'latin-america']),
  },
];

/** Those for whom alone a call is. */
export function peopleOf(record: Doc): readonly SomePeople[] {
  return somePeople.filter(({ says, member }) => says.test(String(record[member])));
}

/** Points that are taken from a call for people from another discipline or of some countries, where others ask. */
function otherPeoplePenaltyOf(aspects: readonly Aspect[]): (traits: Traits) => number {
  const isOther = ({ asked }: SomePeople) =>
    !aspects.some(({ meanings }) => meanings.some((slug) => asked.has(slug)));
  return ({ people }) => (people.some(isOther) ? scoreWeights.unaskedStage : 0);
}

/** How the scheme of a stage is written: K24. */
const codeOfStage = /\b[a-z]\d\d\b/g;

/** Points that are taken from a call of another scheme, where a stage was asked for by the code of one. */
function codePenaltyOf(aspects: readonly Aspect[]): (record: Doc) => number {
  const codes = aspects.flatMap(({ kind, asked }) =>
    kind === 'stage' ? (asked.match(codeOfStage) ?? []) : [],
  );
  if (codes.length === 0) return () => 0;
  return ({ title }) => {
    const own = String(title).toLowerCase();
    return codes.some((code) => own.includes(code)) ? 0 : scoreWeights.otherCode;
  };
}

/** Points that are taken from a call for those who are further on, where people early in their career ask. */
function seniorPenaltyOf(aspects: readonly Aspect[]): (record: Doc) => number {
  const stages = aspects.flatMap(({ kind, labels }) => (kind === 'stage' ? labels : []));
  const early =
    stages.includes('early-career') && !stages.includes('mid-career') && !stages.includes('senior');
  return ({ title }) => (early && forSeniors.test(String(title)) ? scoreWeights.unaskedStage : 0);
}

/** How such a call says it. */
const forSeniors = /\bsenior\b/i;

/** Points that are taken from a call which wants studies of people, where the question speaks of none. */
function trialPenaltyOf(aspects: readonly Aspect[]): (traits: Traits) => number {
  const asksFor = (slug: string) => aspects.some(({ meanings }) => meanings.includes(slug));
  if (asksFor('clinical-trial')) return () => 0;
  // Who works on flies has no people to study, however basic the research is.
  const taken = asksFor('model-organisms') ? scoreWeights.unaskedStage : scoreWeights.unaskedTrial;
  return ({ wantsTrials }) => (wantsTrials ? taken : 0);
}

/** How a variant of a call says that its projects are studies of people. */
const requiresTrials = /\b(?:clinical trials?|experimental stud(?:y|ies) with humans?) required\b/i;

export function wantsTrials({ title }: Doc): boolean {
  return requiresTrials.test(String(title));
}

/**
 * The points taken from a call, by its labels: for one stage of a career where nobody asked for any, for those who
 * treat patients where others ask, and for institutions that choose whom they train where somebody asks for a fellowship.
 */
function stagePenaltyOf(aspects: readonly Aspect[]): (labels: readonly string[]) => number {
  const framed = aspects.some(isFrame);
  const stages = aspects.filter(({ kind }) => kind === 'stage');
  const byOthers = stages.length > 0 && !aspects.some(isOfClinicians);
  const byFellows =
    stages.some(({ asked }) => /fellow/.test(asked)) &&
    !stages.some(({ labels }) => labels.includes(training));
  return (labels) =>
    (byFellows && labels.includes(training) ? scoreWeights.unaskedStage : 0) +
    (!framed && isForAStage(labels) ? scoreWeights.unaskedStage : 0) +
    (byOthers && labels.includes(clinician) ? scoreWeights.unaskedClinic : 0);
}

/** How a question speaks of those who treat patients, beside the name of their stage. */
const clinical = /\b(?:md|mds|doctors?|physicians?|geriatric\w*|clinic\w*|surgeons?|k(?:08|12|23|24))\b/;

function isOfClinicians({ kind, labels, asked }: Aspect): boolean {
  return (kind === 'stage' && labels.includes(clinician)) || clinical.test(asked);
}

/** Stages before a doctorate; and what is asked by those who treat patients or lead a group, where a call may be for both. */
const beforeDoctorate: ReadonlySet<string> = new Set(['student', 'predoctoral']);
const farBehind: ReadonlySet<string> = new Set([clinician, 'protected-time', 'mid-career', 'senior']);

/** Whether a call, by its labels, is only for those who have no doctorate yet, and such ask. */
function isTooEarlyFor(aspects: readonly Aspect[]): (labels: readonly string[]) => boolean {
  const stages = aspects.filter(({ kind }) => kind === 'stage');
  const isLater = ({ meanings }: Aspect) => meanings.some((slug) => farBehind.has(slug));
  if (stages.length === 0 || !stages.every(isLater)) return () => false;
  return (labels) => {
    // Those who become physician and scientist at once ask like clinicians.
    if (labels.includes(clinician)) return false;
    const own = labels.filter((label) => stageLabels.has(label));
    return own.length > 0 && own.every((label) => beforeDoctorate.has(label));
  };
}

/**
 * Whether, by the shares that it has, a call says of none of the stages that were asked for that it is for those at it.
 * Who tells a story says what they are, and may ask for any call on their topic.
 */
function saysNoStageOf(aspects: readonly Aspect[]): (shares: readonly number[]) => boolean {
  const stages = aspects.flatMap(({ kind, told }, at) => (kind === 'stage' && told === 'words' ? [at] : []));
  return (shares) => stages.length > 0 && stages.every((at) => (shares[at] as number) < share.frameInText);
}

/** What is left of the score of a call, by its labels and the shares that it has, for those at the stages that were asked for. */
export function stageFactorOf(
  aspects: readonly Aspect[],
): (labels: readonly string[], shares: readonly number[]) => number {
  const [isTooEarly, saysNoStage] = [isTooEarlyFor(aspects), saysNoStageOf(aspects)];
  return (labels, shares) => (isTooEarly(labels) ? tooEarly : saysNoStage(shares) ? otherStage : 1);
}
