// Lists that people send: words separated by commas where a form carries them.

import { countryCodeOf } from './country-codes.ts';
import { shaped } from './field.ts';
import { byDefault } from './operation.ts';
import type { FieldError } from './refusal.ts';

/** At most fifty words; left out: none. @param known the words of a vocabulary, which forms let choose from */
export function sentWords(description: string, known?: readonly string[]) {
  const items = { type: 'string', maxLength: 200, ...(known ? { examples: known } : {}) };
  return byDefault(shaped<readonly string[]>({ type: 'array', items, maxItems: 50 }, description), []);
}

/** Each once, without what says nothing. */
export function distinctWords(
  list: readonly string[],
  change: (one: string) => string = (one) => one,
): readonly string[] {
  return [...new Set(list.map((one) => change(one.trim())).filter((one) => one !== ''))];
}

/** A label as pages word it ("Cellular senescence") is the label. */
export function labelWord(typed: string): string {
  return typed.toLowerCase().replaceAll(/\s+/g, '-');
}

/** What is wrong with a list of which one is not of the pattern. */
export function listError(
  field: string,
  list: readonly string[],
  pattern: RegExp,
  what: string,
): FieldError | null {
  return eachError(field, list, (one) => pattern.test(one), what);
}

function eachError(
  field: string,
  list: readonly string[],
  fits: (one: string) => boolean,
  what: string,
): FieldError | null {
  const wrong = list.find((one) => !fits(one));
  if (wrong === undefined) return null;
  return { field, code: 'pattern', message: `${field} takes ${what}; ${wrong} is none.` };
}

/** What labels and countries of a list must be. */
export function labelsError(labels: readonly string[]): FieldError | null {
  return listError('labels', labels, /^[a-z0-9]+(?:[-_][a-z0-9]+)*$/, 'words such as cellular-senescence');
}

export function countriesError(countries: readonly string[]): FieldError | null {
  const isCountry = (one: string) => countryCodeOf(one) !== null;
  return eachError(
    'countries',
    countries,
    isCountry,
    'codes of two letters, such as PT, or names of countries in English',
  );
}
