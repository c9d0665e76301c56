// The root of a word, "immun" of immune and immunity, "frail" of frailty: by rules that are bounded, so that an organ is
// no organization. It finds the theme of a word; as synonyms, words of one root raised no question.

import { american } from '../../kernel/spellings.ts';

/** What a word ends in beyond its root; the longest that leaves a root is taken off. */
const endings =
  `izations ization ologically ological ologists ologist ologies ology ionally ational ational ations
  ation atively ative atory ators ator ically ities iveness iously ional ions ion ics ical ity ality ally als al mental
  ments ment nesses ness ously ious ous ives ive ists ist isms ism ables able ibility ability ible ances ance ences ence
  ancy ency ants ant ents ent ers er ors or ory ful less ties ty ly ings ing ies ied ed es e s ians ian ial ures ure ic y`
    .split(/\s+/)
    .sort((a, b) => b.length - a.length);

const minRoot = 5;
/** Shorter ones stand where the word is a noun of quality: frail, frailty. */
const minPlain = 4;

/** Roots of words that mean different things: organ and organization, general and generation. */
const apart: ReadonlySet<string> = new Set(
  `organ commun univers general gener intern interest import relat physic contr contract person nation posit operat
  partic press public publ secret second section object subject direct effect affect correct concern consider differ
  experi express impress form inform perform transform reform final natur human medic indic princip prim prima minim
  maxim serv service resid presid conserv deliver condition addition tradition recept concept except accept compet
  comput depart appart`.split(/\s+/),
);

/** The root of a folded word; null where it has none that tells. */
export function rootOf(word: string): string | null {
  const plain = american(word);
  if (!/^[a-z]{5,}$/.test(plain)) return null;
  for (const ending of endings) {
    if (!plain.endsWith(ending)) continue;
    const root = plain.slice(0, -ending.length);
    if (root.length >= minRoot || (root.length >= minPlain && /^(?:ty|ness|ly)$/.test(ending)))
      return apart.has(root) || !/[aeiouy]/.test(root) ? null : root;
  }
  return apart.has(plain) || plain.length < minRoot ? null : plain;
}
