// What speaks against a record, whatever it names: it is for another purpose, another place, another age, another field.

import type { Doc } from '../kernel/family.ts';
import { isAdministrative } from './general-calls.ts';
import type { Aspect } from './read-query.ts';
import type { ItemKind } from './score.ts';
import {
  elsewhere,
  forHolders,
  isTopic,
  leastNamed,
  nearness,
  otherDisease,
  otherField,
  otherPurpose,
  share,
} from './score-weights.ts';

const ownPurpose: ReadonlySet<string> = new Set(['meeting', 'travel', 'instrument-prize']);

/** From this share on a call on something else has to do with a topic of ageing. */
const leastOfField = 0.4;

/** What is left of the score of a record. */
export function leftOf(
  record: Doc,
  kind: ItemKind,
  aspects: readonly Aspect[],
  shares: readonly number[],
): number {
  if (isAdministrative(record)) return forHolders;
  if (isElsewhere(aspects, shares)) return elsewhere;
  if (isOfTheYoung(record) && !speaksOfAge(aspects, shares)) return elsewhere;
  if (kind === 'grant' && isForOtherPurpose(aspects, shares)) return otherPurpose;
  return fieldLeft(record, aspects, shares) * (isOnOtherDisease(record, aspects) ? otherDisease : 1);
}

/** Whether a call was looked at, and found not to be about ageing: what it says of it, it says in passing. */
export function isOnSomethingElse({ open_to_ageing: open }: Doc): boolean {
  return open === 'no' || open === 'institute';
}

/** Titles of calls on diseases that are not of ageing before anything else. */
const onDisease =
  /\b(?:cancers?|tumou?rs?|oncology|diabetes|diabetic|HIV|AIDS|alcohol|tobacco|substance use|opioids?|COVID|malaria|tuberculosis)\b/gi;

/** Whether ageing was asked for and the title is on a disease that was not. */
function isOnOtherDisease({ title }: Doc, aspects: readonly Aspect[]): boolean {
  if (!aspects.some(({ ageing }) => ageing)) return false;
  const diseases = String(title).toLowerCase().match(onDisease) ?? [];
  const asked = aspects.flatMap(({ exact, alike }) => [...exact, ...alike]).join(' ');
  return diseases.length > 0 && !diseases.some((disease) => asked.includes(disease));
}

/** Whether money to meet or to travel or a prize was asked for, which hardly a call gives, and this says nothing of it. */
function isForOtherPurpose(aspects: readonly Aspect[], shares: readonly number[]): boolean {
  const asked = aspects.flatMap(({ meanings }, at) =>
    meanings.some((slug) => ownPurpose.has(slug)) ? [shares[at] as number] : [],
  );
  return asked.length > 0 && asked.every((one) => one < share.inText);
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
  return labels.some((label) => wholeField.has(label));
}

/** Labels of calls that are for one stage of a career. */
const stages: ReadonlySet<string> = new Set([
  'student',
  'predoctoral',
  'postdoctoral',
  'early-career',
  'mid-career',
  'senior',
  'institutional-training',
]);

export function isForAStage(labels: readonly string[]): boolean {
  return labels.some((label) => stages.has(label));
}

/** What is left where a topic of ageing was asked for, and a call on something else names it in passing at most. */
function fieldLeft(
  { open_to_ageing: open }: Doc,
  aspects: readonly Aspect[],
  shares: readonly number[],
): number {
  const asked = aspects.flatMap(({ ageing }, at) => (ageing ? [shares[at] as number] : []));
  if (asked.length === 0 || asked.some((one) => one >= leastOfField)) return 1;
  if (open === 'institute') return otherField.institute;
  if (open !== 'no') return 1;
  const other = aspects.some(
    (aspect, at) => isTopic(aspect) && aspect.kind !== 'word' && (shares[at] as number) >= leastNamed,
  );
  return other ? otherField.named : otherField.nothing;
}

/** Whether a part of the world was asked for, and this is of none that was. */
function isElsewhere(aspects: readonly Aspect[], shares: readonly number[]): boolean {
  const asked = aspects.flatMap(({ kind }, at) => (kind === 'place' ? [shares[at] as number] : []));
  return asked.length > 0 && asked.every((one) => one === 0);
}

/** Titles of calls on the first years of life. */
const ofTheYoung =
  /\b(?:infan(?:t|ts|cy)|neonat\w*|newborns?|child|children|childhood|pa?ediatrics?|adolescen\w*|teenage\w*|youths?|young|prenatal|preterm|early life)\b/i;

function isOfTheYoung({ title }: Doc): boolean {
  return ofTheYoung.test(String(title));
}

/** Whether a topic of ageing was asked for, and this speaks of one; so it is where none was. */
function speaksOfAge(aspects: readonly Aspect[], shares: readonly number[]): boolean {
  const asked = aspects.flatMap(({ ageing }, at) => (ageing ? [shares[at] as number] : []));
  return asked.length === 0 || asked.some((one) => one >= leastNamed);
}
