// Variants of one call: the same announcement for R01 and R21, with and without a clinical trial. Their
// titles are the same but for the brackets, so their group is the title without them.

import { slugify } from './ids.ts';

const trial =
  /\b(?:independent\s+)?(?:clinical trials? (?:not allowed|optional|required)|basic experimental stud(?:y|ies) with humans? required)\b/gi;

/** The slug that all variants of a call share; `giver` keeps calls of the same name apart. */
export function groupOf(source: string, giver: string, title: string): string {
  const bare = title
    .replace(/\([^()]*\)?/g, ' ')
    .replace(trial, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return slugify(`${source} ${giver} ${bare === '' ? title : bare}`, 160);
}
