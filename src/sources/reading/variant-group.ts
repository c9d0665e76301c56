// Variants of one call: the same announcement for R01 and R21, with and without a clinical trial. Their
// titles are the same but for the brackets, so their group is the title without them.

import { slugify } from './ids.ts';

const trial =
  /\b(?:independent\s+)?(?:clinical trials? (?:not allowed|optional|required)|basic experimental stud(?:y|ies) with humans? required)\b/gi;

/** Words of titles that say what sort of announcement it is, of which year or round, and not of what. */
const forms = new Set(
  `a an and the of for to in on by at announcement announcements annual agency baa broad call calls class classes cohort
  cohorts competition competitive cut cycle cycles dates fiscal first second third fourth funding fy grant grants
  initial intake intakes notice nofo nfo office only open opportunity program programme proposals proposal recruitment
  request requests rolling round rounds season statement type types wave wide year years`.split(/\s+/),
);

/**
 * The slug that all variants of a call share; `giver` keeps calls of the same name apart. A title that names nothing
 * but its sort ("Broad Agency Announcement", "Recruitment cycle Cohort 2026") is no name: offices and projects that
 * have nothing to do with each other use it, so such a call is told by its own `key`.
 */
export function groupOf(source: string, giver: string, title: string, key: string): string {
  const bare = title
    .replace(/\([^()]*\)?/g, ' ')
    .replace(trial, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const words = bare.toLowerCase().match(/\p{L}+/gu) ?? [];
  const named = bare === '' ? title : bare;
  return slugify(
    `${source} ${giver} ${words.every((word) => forms.has(word)) ? `${key} ` : ''}${named}`,
    160,
  );
}
