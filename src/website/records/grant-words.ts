// The codes of a call in words that need no list beside them: who may apply, where, what a check found.

import { applicantTypes } from '../../families/grants/applicants.ts';
import { applicantText } from '../../families/grants/spoken.ts';
import { capitalized } from '../../kernel/capitalized.ts';
import type { LabelNames } from '../../kernel/label-names.ts';
import { wordText } from '../../kernel/word-text.ts';
import { labelOf } from '../kit/format.ts';

/** Kinds of applicants, few enough to be read at once; those who do research stand first. */
const groups: readonly (readonly [words: string, codes: RegExp])[] = [
  ['anyone', /^unrestricted$/],
  ['people on their own', /^individual$/],
  ['universities', /^higher_education/],
  ['organizations of any kind', /^organization$/],
  ['nonprofits', /^non_?profit/],
  ['companies', /^for_profit_(?:not_)?small/],
  ['public bodies', /^(?:government_(?!tribal)|school_district)/],
  ['tribes', /tribal/],
];

export interface Applicant {
  readonly value?: string;
  readonly custom_value?: string | null;
}

/** What forms let choose from. */
export function applicantOptions(): readonly { readonly value: string; readonly text: string }[] {
  return applicantTypes.map((value) => {
    const text = applicantText(value);
    return { value, text: capitalized(text) };
  });
}

/** Each kind of applicant as the source distinguishes it. */
export function applicantTexts(all: readonly Applicant[]): readonly string[] {
  return all.map((one) => one.custom_value ?? applicantText(one.value ?? '')).filter(Boolean);
}

/** Kinds of applicants, as few words as say them. */
export function applicantGroups(all: readonly Applicant[]): readonly string[] {
  const found = new Set<string>();
  for (const [words, codes] of groups) if (all.some(({ value = '' }) => codes.test(value))) found.add(words);
  for (const { value = '', custom_value: own } of all)
    if (!groups.some(([, codes]) => codes.test(value))) found.add(own ?? applicantText(value));
  return [...found];
}

const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' });

/** "United States" for US; what is no code of a country stays as it is. */
function countryText(code: string): string {
  return /^[A-Z]{2}$/.test(code) ? (regions.of(code) ?? code) : code;
}

export function countriesText(codes: readonly string[], maxCountries = 4): string {
  const named = codes.slice(0, maxCountries).map(countryText).join(', ');
  return codes.length > maxCountries ? `${named} and ${codes.length - maxCountries} more` : named;
}

/** What speaks for a record, with the member that says it, and the labels that it carries, in words. */
export function reasonText(reason: string, { called }: LabelNames): string {
  const inWords = reason.replace(
    /^(labels|topics): (.*)$/s,
    (_, member: string, slugs: string) => `${member}: ${slugs.split(', ').map(called).join(', ')}`,
  );
  return inWords.replace(/^[a-z_]+(?=: )/, (member) => labelOf(member));
}

const flags: Readonly<Record<string, string>> = {
  dead_link: 'its page no longer answers',
  deadline_conflict: 'its documents name different deadlines',
  stale_source: 'not seen at its source lately',
  login_wall: 'its page asks for a login',
  possible_duplicate: 'may be listed twice',
  invite_only: 'by invitation only',
  text_missing: 'its text is not known here',
  text_cut: 'its text goes on at the source',
};

/** What a check found wrong. */
export function flagText(code: string): string {
  return flags[code] ?? wordText(code);
}

const states: Readonly<Record<string, string>> = {
  conflict: 'the call contradicts itself',
  unknown: 'not known for sure',
  extraction_incomplete: 'not read whole',
};

/** How sure a requirement is. */
export function stateText(state: string): string {
  return states[state] ?? wordText(state);
}
