// Calls of NIH that are open to every field of its institutes, and calls that are for nobody new.

import { activityCodes } from './standard-due-dates.ts';

/** Words of titles that name no field: what is left of a general call has none besides. */
const generic = new Set(
  `a and for the of in to by from at with nih national institute institutes health kirschstein ruth l nrsa research
  service project projects grant grants award awards program programs programme development career mentored clinical
  clinician scientist scientists patient oriented quantitative independent investigator investigators midcareer mid
  early stage new established pathway independence exploratory developmental small parent individual institutional
  training short term fellowship fellowships predoctoral postdoctoral senior students student without funded predoctoral
  dual degree conferences scientific meetings support enhancement academic area undergraduate focused institutions reap
  professional schools graduate first emerging global leader stephen i katz software engineer rse excellence sure
  dissemination implementation biomedical behavioral opportunity`.split(/\s+/),
);

/** A program announcement that so many programmes take part in, and whose title names no field, is for all of them. */
const manyListings = 8;

/** Why a call of NIH in which the institute for ageing takes part is open to any field; null when it is not. */
export function anyFieldOfNih(title: string, listings: number): string | null {
  if (/\bparent\b/i.test(title)) return 'a parent announcement for projects of any field';
  if (listings < manyListings || activityCodes(title).length === 0) return null;
  const words =
    title
      .replace(/\([^()]*\)?/g, ' ')
      .toLowerCase()
      .match(/[a-z]+/g) ?? [];
  return words.every((word) => generic.has(word))
    ? `an announcement of ${listings} programmes whose title names no field`
    : null;
}

const administrative: readonly (readonly [RegExp, string])[] = [
  [/\bchange of recipient\b|\btype 7\b/i, 'it moves an award to another organization'],
  [/\bsuccessor-in-interest\b|\btype 6\b/i, 'it names a successor of an organization with an award'],
  [/\btype 4\b|\bextension request\b/i, 'it extends an award'],
  [/\badmin(?:istrative)? supp(?:lement)?s?\b|\bemergency supplement\b/i, 'it supplements an award'],
  [
    /\bcompeting revisions?\b|\bcompetitive revision\b|\brevision applications?\b|\bcontinuation or revision of\b/i,
    'it revises an award',
  ],
  [
    /\brenewal of existing\b|\b(?:limited competition|single source):? renewal\b|\bsingle source for continuation\b/i,
    'it renews an award',
  ],
];

/** A request whose title is its number alone, and whose text says what it is for. */
const typeInText = /^Submit applications? as necessary for Type ([4-7]) Applications\b/i;

/** Why a call is for holders of an award alone; null when it is for others too. */
export function closedGroupOf(title: string, body = ''): string | null {
  const type = typeInText.exec(body)?.[1];
  const wholeTitle = type === undefined ? title : `${title} type ${type}`;
  return administrative.find(([pattern]) => pattern.test(wholeTitle))?.[1] ?? null;
}
