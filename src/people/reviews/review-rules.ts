// What a review must be before a person looks at it.

import { type FieldError, invalid, refuseErrors } from '../../kernel/refusal.ts';
import { textError } from '../../kernel/sent-text.ts';
import { foldedWords } from '../../matching/words/folded-words.ts';

export const dimensions = ['clarity', 'fairness', 'speed', 'effort', 'communication', 'support'] as const;
type Dimension = (typeof dimensions)[number];

export const relations = [
  'applied_declined',
  'applied_awarded',
  'current_grantee',
  'past_grantee',
  'panel_member',
] as const;

const minAnswers = 3;
const minCharacters = 100;
const years = 5;

const personal: readonly (readonly [pattern: RegExp, what: string])[] = [
  [/[^\s@]+@[^\s@]+\.[a-z]{2,}/i, 'an e-mail address'],
  [/(?:https?:\/\/|www\.)\S+/i, 'a link'],
];

const telephone = /(?:\+|\b)\d[\d ()./-]{7,}\d\b/;
/** Dates, spans of years, and amounts in thousands: nobody is reached by them. */
const noTelephone =
  /(?<![\d+.])(?:\d{1,2}([./-])\d{1,2}\1\d{4}|\d{4}-\d\d-\d\d|(?:19|20)\d\d ?[/-] ?(?:(?:19|20)\d\d|\d\d)|[1-9]\d{0,2}([ .])(?:\d{3}\2)*000)(?![\d])/g;

function holdsTelephone(text: string): boolean {
  return telephone.test(text.replaceAll(noTelephone, 'n'));
}

interface Written {
  readonly helped: string;
  readonly hindered: string;
  readonly advice: string;
}

/** Refuses texts that are too short, or hold what names or reaches a person. @param people names of the fund's people */
export function checkWritten(texts: Written, people: readonly string[]): void {
  const errors: FieldError[] = [];
  for (const [field, text] of Object.entries(texts)) {
    const wrong = text === '' ? null : textError(field, text, 'text');
    if (wrong) errors.push(wrong);
    const personalData = personal.flatMap(([pattern, what]) => (pattern.test(text) ? [what] : []));
    for (const what of holdsTelephone(text) ? [...personalData, 'a telephone number'] : personalData) {
      const message = `${field} holds ${what}; say it without, so that nobody is named or reached.`;
      errors.push({ field, code: 'personal_data', message });
    }
  }
  errors.push(...namesIn(texts, people));
  const all = Object.values(texts).join('').trim();
  if ([...all].length < minCharacters) {
    const message = `The texts have ${minCharacters} characters or more together.`;
    errors.push({ field: 'helped', code: 'too_short', message });
  }
  refuseErrors(errors);
}

/** A full name, in any spelling of case, diacritics and punctuation; a single word may mean anything. */
function namesIn(texts: Written, people: readonly string[]): readonly FieldError[] {
  const names = people.map((name) => foldedWords(name)).filter((words) => words.length > 1);
  return Object.entries(texts).flatMap(([field, text]) => {
    const folded = ` ${foldedWords(text).join(' ')} `;
    if (!names.some((words) => folded.includes(` ${words.join(' ')} `))) return [];
    const message = `${field} names one of the fund's people; say it without, so that nobody is named or reached.`;
    return [{ field, code: 'personal_data', message }];
  });
}

/** The answers, without those that were left out. */
export function answersOf(
  given: Readonly<Partial<Record<Dimension, number | undefined>>>,
): Readonly<Record<string, number>> {
  const answers = Object.fromEntries(
    dimensions.flatMap((one) => (given[one] === undefined ? [] : [[one, given[one]]])),
  );
  if (Object.keys(answers).length >= minAnswers) return answers;
  throw invalid('clarity', `Rate ${minAnswers} of the dimensions or more.`, 'required');
}

/** The years of which a review is taken. */
export function yearsOf(now: Date): { readonly first: number; readonly last: number } {
  const last = now.getUTCFullYear();
  return { first: last - years, last };
}

/** The two years around the one in which it was: a narrower one could name somebody. */
export function periodOf(year: number, now: Date): string {
  const { first: earliest, last } = yearsOf(now);
  if (!Number.isInteger(year) || year > last || year < earliest)
    throw invalid('year', `year lies between ${earliest} and ${last}.`, 'range');
  const first = year - (year % 2);
  return `${first}-${first + 1}`;
}

/** The host of an address, without www; null where it is none. */
function domainOf(address: string | null | undefined): string | null {
  if (!address) return null;
  const host = address.includes('@')
    ? address.split('@').at(-1)
    : URL.canParse(address)
      ? new URL(address).hostname
      : null;
  return host?.toLowerCase().replace(/^www\./, '') ?? null;
}

/** Whether an address of mail is at the fund's domain, or at one below or above it. */
export function isOfFund(mail: string | null, website: string | null | undefined): boolean {
  const [own, theirs] = [domainOf(mail), domainOf(website)];
  if (own === null || theirs === null || !theirs.includes('.')) return false;
  return own === theirs || own.endsWith(`.${theirs}`) || theirs.endsWith(`.${own}`);
}
