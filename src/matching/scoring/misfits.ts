// What speaks against a record, whatever it names: it is for another purpose, another place, another age, another field.

import type { Doc } from '../../kernel/family.ts';
import type { Aspect } from '../question/read-query.ts';
import { isOnCareAlone } from './on-care.ts';
import { isForTreatmentAlone } from './on-treatment.ts';
import type { ItemKind } from './score.ts';
import {
  elsewhere,
  forHolders,
  forWhatWasDone,
  isTheField,
  isTopic,
  minNamedShare,
  nearness,
  notForResearch,
  onCareAlone,
  onlyTheField,
  onServiceAlone,
  onTreatmentAlone,
  otherDisease,
  otherField,
  otherPurpose,
  ownPurposes,
  share,
  withoutDisease,
} from './score-weights.ts';
import type { Traits } from './traits.ts';

/** From this share on a call on something else names another thing that was asked for, by a synonym in its text too. */
const minNamedBeside = 0.5;

/** From this share on a call on something else has to do with a topic of ageing. */
const minOfField = 0.4;

/** From these shares on a call is for a disease (0.8 of what one for any field has), or for what it is a part of. */
const minOfDisease = 0.5599;
const minOfWhole = 0.4;

/** How a title says that only those who are named may apply, and what is left of the score of such a call. */
const ofNamedApplicants = /^(?:limited competition|single source)\b/i;
const forNamedApplicants = 0.9;

export function isForNamedApplicants({ title }: Doc): boolean {
  return ofNamedApplicants.test(String(title));
}

/** Tells what is left of the score of a record. */
export function misfitFactorOf(
  aspects: readonly Aspect[],
  kind: ItemKind,
  forResearch = false,
): (record: Doc, traits: Traits, shares: readonly number[]) => number {
  const [isElsewhere, isOnOtherDisease] = [elsewhereOf(aspects), otherDiseaseOf(aspects)];
  const byHolders = aspects.some(asksForHolders);
  const byHonours = aspects.some(asksForAPrize);
  return (record, traits, shares) => {
    if (traits.isAdministrative && !byHolders) return forHolders;
    if (isElsewhere(shares)) return elsewhere;
    if (!speaksOfAge(aspects, shares) && isOfTheYoung(record)) return elsewhere;
    if (kind === 'grant' && isForOtherPurpose(aspects, shares)) return otherPurpose;
    return (
      (traits.isForNamedApplicants ? forNamedApplicants : 1) *
      otherFieldFactor(record, aspects, shares) *
      (isOnOtherDisease(traits) ? otherDisease : 1) *
      diseaseFactor(aspects, shares) *
      (kind === 'grant' && isForTreatmentAlone(record, aspects, shares) ? onTreatmentAlone : 1) *
      (isOnCareAlone(record, aspects) ? onCareAlone : 1) *
      (kind === 'grant' && traits.honoursWhatWasDone && !byHonours ? forWhatWasDone : 1) *
      (kind === 'grant' && traits.isOnServiceAlone ? (forResearch ? notForResearch : onServiceAlone) : 1)
    );
  };
}

/** Whether somebody who holds an award asks for more of it. */
function asksForHolders({ asked }: Aspect): boolean {
  return /^(?:administrative|competing|successor|recipient)\b/.test(asked);
}

/** Whether a call was looked at, and found not to be about ageing: what it says of it, it says in passing. */
export function isOnSomethingElse({ open_to_ageing: open }: Doc): boolean {
  return open === 'no' || open === 'institute';
}

/** Whether a call was found to be about ageing or later life. */
export function isAboutAgeing({ open_to_ageing: open }: Doc): boolean {
  return open === 'named';
}

/** How a prize says that it is given for what was done. */
const honours = /\brecognition (?:prize|award)s?\b|\b(?:award|prize)s? (?:seeks?|aims?) to recogni[sz]e\b/i;

/** Whether a call is a prize for what was done. */
export function honoursWhatWasDone({ description }: Doc): boolean {
  // Hardly a text says it, and to look for the beginning of a word costs least.
  return typeof description === 'string' && description.includes('ecogni') && honours.test(description);
}

function asksForAPrize({ meanings }: Aspect): boolean {
  return meanings.includes('instrument-prize');
}

/** Titles of calls on diseases that are not of ageing before anything else. */
const onDisease =
  /\b(?:cancers?|tumou?rs?|oncology|diabetes|diabetic|HIV|AIDS|alcohol|tobacco|substance use|opioids?|COVID|malaria|tuberculosis|schizophrenia|macular degeneration|glaucoma|down syndrome)\b/gi;

/** The diseases that a title is on. */
export function diseasesOf({ title }: Doc): readonly string[] {
  return String(title).toLowerCase().match(onDisease) ?? [];
}

/** Whether ageing was asked for and the title is on a disease that was not. */
function otherDiseaseOf(aspects: readonly Aspect[]): (traits: Traits) => boolean {
  if (!aspects.some(({ ageing }) => ageing)) return () => false;
  const askedPhrases = aspects.flatMap(({ exact, alike }) => [...exact, ...alike]).join(' ');
  return ({ diseases }) => diseases.length > 0 && !diseases.some((disease) => askedPhrases.includes(disease));
}

/** What is left where a disease was asked for that this does not name, or only what it is a part of. */
function diseaseFactor(aspects: readonly Aspect[], shares: readonly number[]): number {
  let most = 0;
  let askedDiseases = 0;
  aspects.forEach(({ disease }, at) => {
    if (!disease) return;
    askedDiseases++;
    most = Math.max(most, shares[at] as number);
  });
  // Of two diseases that were asked for a call may name what both are a part of.
  return askedDiseases > 0 && most < (askedDiseases === 1 ? minOfDisease : minOfWhole) ? withoutDisease : 1;
}

/** Whether money to meet or to travel or a prize was asked for, which hardly a call gives, and this says nothing of it. */
function isForOtherPurpose(aspects: readonly Aspect[], shares: readonly number[]): boolean {
  const askedShares = aspects.flatMap(({ meanings }, at) =>
    meanings.some((slug) => ownPurposes.has(slug)) ? [shares[at] as number] : [],
  );
  return askedShares.length > 0 && askedShares.every((one) => one < share.inText);
}

/** How near the catalogue's subject is to the record: as everyone is told, or as its source's score says. */
export function relevanceOf({ open_to_ageing: open, relevance_score: relevance }: Doc): number {
  if (typeof open === 'string') return nearness[open] ?? 0;
  return typeof relevance === 'number' ? relevance / 100 : 0;
}

/** Labels of calls for research on ageing as a whole, which take any topic of it. */
const wholeField: ReadonlySet<string> = new Set([
  'biology-of-ageing',
  'geroscience',
  'geriatrics',
  'gerontology',
  'healthy-ageing',
  'longevity',
]);

export function isForTheField(labels: readonly string[]): boolean {
  return labels.some((label) => wholeField.has(label)) && !isForAPart(labels);
}

/** Labels of calls for the biology of ageing as a whole. */
export const wholeBiology: readonly string[] = ['biology-of-ageing', 'geroscience', 'longevity'];
/** Labels of a part of the field or of a disease: a call that carries one is for that. */
const ofAPart: ReadonlySet<string> = new Set([
  ...['genomic-instability', 'telomere-attrition', 'epigenetic-alterations', 'loss-of-proteostasis'],
  ...['disabled-macroautophagy', 'deregulated-nutrient-sensing', 'mitochondrial-dysfunction'],
  ...['cellular-senescence', 'stem-cell-exhaustion', 'chronic-inflammation', 'dysbiosis'],
  ...['brain-ageing', 'immune-ageing', 'reproductive-ageing', 'late-life-mental-health', 'caregiving'],
  ...['alzheimers-disease', 'dementia', 'parkinsons-disease', 'neurodegeneration', 'cancer'],
  ...['cardiovascular-disease', 'stroke', 'metabolic-disease', 'sarcopenia', 'osteoarthritis', 'menopause'],
]);

/** Labels of a subject that is no part of the field: a programme that takes any topic of it takes no topic of another. */
const ofASubject: ReadonlySet<string> = new Set([
  ...ofAPart,
  ...['neuroscience', 'osteoporosis', 'age-related-eye-disease', 'artificial-intelligence'],
]);

function isForAPart(labels: readonly string[]): boolean {
  return labels.some((label) => ofAPart.has(label));
}

/** Whether a call is for a subject of its own, by its labels. */
export function isForASubject(labels: readonly string[]): boolean {
  return labels.some((label) => ofASubject.has(label));
}

/** Whether a call for any topic is one for any topic of a subject, and nothing was asked of that. */
export function isOfAnotherSubject(labels: readonly string[], aspects: readonly Aspect[]): boolean {
  return isForNoneAsked(labels, ofASubject, aspects);
}

/** Whether of the labels some are of a kind, and no label of that kind was asked for; what is near one was not. */
function isForNoneAsked(
  labels: readonly string[],
  kind: ReadonlySet<string>,
  aspects: readonly Aspect[],
): boolean {
  let hasOne = false;
  for (const label of labels) {
    if (!kind.has(label)) continue;
    hasOne = true;
    if (aspects.some(({ labels, wholeLabels }) => labels.includes(label) || wholeLabels.includes(label)))
      return false;
  }
  return hasOne;
}

export function isForBiology(labels: readonly string[]): boolean {
  return labels.some((label) => wholeBiology.includes(label)) && !isForAPart(labels);
}

/** Whether a call is for a part of the field that was not asked for. */
export function isForAnotherPart(labels: readonly string[], aspects: readonly Aspect[]): boolean {
  return isForNoneAsked(labels, ofAPart, aspects);
}

/** What is left where a topic of ageing was asked for, and a call on something else names it in passing at most. */
function otherFieldFactor(
  { open_to_ageing: open }: Doc,
  aspects: readonly Aspect[],
  shares: readonly number[],
): number {
  if (open !== 'no') return 1;
  const ofAgeing = aspects.filter(({ ageing }) => ageing);
  // Who asks for a disease of the old is not served as well by a call on it at any age.
  const telling = ofAgeing.some(({ field }) => field) ? ofAgeing.filter(({ field }) => field) : ofAgeing;
  const askedShares = telling.map((aspect) => shares[aspects.indexOf(aspect)] as number);
  if (askedShares.length === 0 || askedShares.some((one) => one >= minOfField)) return 1;
  const other = aspects.some(
    (aspect, at) =>
      isTopic(aspect) &&
      !aspect.light &&
      !isMethod(aspect) &&
      (shares[at] as number) >= (aspect.kind === 'word' ? share.inTitle : minNamedBeside),
  );
  return other ? otherField.named : otherField.nothing;
}

/** A method: a call that names it may use it on anything. */
function isMethod({ labels }: Aspect): boolean {
  return labels.includes('artificial-intelligence');
}

/** What is left where of several topics only ageing itself, or older people, are named. */
export function fieldAloneFactorOf(aspects: readonly Aspect[]): (shares: readonly number[]) => number {
  const numbers = aspects.map((_, at) => at);
  const ofField = numbers.filter((at) => isTheField(aspects[at] as Aspect));
  const others = numbers.filter((at) => {
    const aspect = aspects[at] as Aspect;
    return isTopic(aspect) && !aspect.light && !isTheField(aspect);
  });
  return (shares) => {
    const isNamed = (at: number) => (shares[at] as number) >= minNamedShare;
    return others.length > 0 && ofField.some(isNamed) && !others.some(isNamed) ? onlyTheField : 1;
  };
}

/** Whether a part of the world was asked for, a funder or a scheme, and this is of none that was. */
export function elsewhereOf(aspects: readonly Aspect[]): (shares: readonly number[]) => boolean {
  const numbersOf = (asked: Aspect['kind']) =>
    aspects.flatMap(({ kind }, at) => (kind === asked ? [at] : []));
  const askedFor = [numbersOf('place'), numbersOf('funder'), numbersOf('scheme')].filter(
    ({ length }) => length > 0,
  );
  return (shares) => askedFor.some((own) => own.every((at) => shares[at] === 0));
}

/** Titles of calls on the first years of life. */
const ofTheYoung =
  /\b(?:infan(?:t|ts|cy)|neonat\w*|newborns?|child|children|childhood|pa?ediatrics?|adolescen\w*|teenage\w*|youths?|young|prenatal|preterm|early life)\b/i;

function isOfTheYoung({ title }: Doc): boolean {
  return ofTheYoung.test(String(title));
}

/** Those who live in a nursing home are old as well. */
function isOfAge({ ageing, meanings }: Aspect): boolean {
  return ageing || meanings.includes('nursing-homes');
}

/** Whether a topic of ageing was asked for, and this speaks of one; so it is where none was. */
function speaksOfAge(aspects: readonly Aspect[], shares: readonly number[]): boolean {
  const askedShares = aspects.flatMap((one, at) => (isOfAge(one) ? [shares[at] as number] : []));
  return askedShares.length === 0 || askedShares.some((one) => one >= minNamedShare);
}
