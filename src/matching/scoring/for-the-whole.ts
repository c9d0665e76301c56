// Calls for the whole of a disease: the title names it, and beside it nothing but what money is called.

import type { Doc } from '../../kernel/family.ts';
import type { Aspect } from '../question/read-query.ts';
import { foldedWords } from '../words/folded-words.ts';
import { plainWords } from '../words/plain-words.ts';
import type { Found } from './found-in.ts';
import { isTheField, minNamedShare } from './score-weights.ts';

/** What money, those who give it and those who get it are called, beside words that may stand anywhere. */
const ofMoney: ReadonlySet<string> = new Set([
  ...plainWords,
  ...`a an and at by de des di du et for from fur in la le les of on or per pour s the to und with
  research researcher researchers recherche recherches forschung grant grants funding fund funds fonds award awards
  program programs programme programmes project projects scheme schemes initiative initiatives prize prizes calls
  application applications proposal proposals opportunity fellowship fellowships fellow fellows scholar scholars
  scholarship scholarships studentship studentships career careers development investigator investigators scientist
  scientists faculty junior senior young generation first mid pilot seed annual years international national
  transnational applicant led postdoctoral doctoral predoctoral phd postdoc clinical clinician trial trials not allowed
  optional required parent exploratory developmental mentored transition pathway independence foundation foundations
  society association institute institutes council charity trust academy diseases disorders health science sciences
  studies study uk us usa eu`.split(/\s+/),
]);
/** Codes of schemes and numbers: R01, 2026. */
const code = /^[a-z]{0,2}\d+$/;

/**
 * Whether a call is for any topic of a disease that was asked for: the disease has a share, and the title says nothing
 * of another topic.
 */
export function isForTheWhole(
  record: Doc,
  found: readonly Found[],
  aspects: readonly Aspect[],
  shares: readonly number[],
): boolean {
  const isNamed = (at: number) => {
    const { kind, light } = aspects[at] as Aspect;
    return kind === 'topic' && !light && (shares[at] as number) >= minNamedShare;
  };
  if (!aspects.some((aspect, at) => aspect.disease && !isTheField(aspect) && isNamed(at))) return false;
  const matches = found.find(({ member }) => member === 'title')?.matches ?? [];
  let title = String(record.title);
  for (const { aspect, start, end } of matches)
    if (isNamed(aspect)) title = title.slice(0, start) + ' '.repeat(end - start) + title.slice(end);
  const funder = foldedWords(String(record.funder_name ?? ''));
  return foldedWords(title).every((word) => ofMoney.has(word) || code.test(word) || funder.includes(word));
}
