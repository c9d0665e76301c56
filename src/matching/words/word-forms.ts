// The forms of a word that mean the same: bounded, so that "organs" finds "organ" and never "organization".

import { remembered } from '../../kernel/remembered.ts';
import { american, spellingsOf } from '../../kernel/spellings.ts';

/** Endings that stand for each other. The first rule that fits a word decides. */
const kin: readonly (readonly [RegExp, readonly string[]])[] = [
  [/(?:ence|ences|ent|ents|ency|encies)$/, ['ence', 'ences', 'ent', 'ents', 'ency']],
  [/(?:ance|ances|ant|ants|ancy)$/, ['ance', 'ances', 'ant', 'ants', 'ancy']],
  [/(?:iz(?:e|es|ed|ing|ation|ations))$/, ['ize', 'izes', 'ized', 'izing', 'ization', 'izations']],
  [
    /(?:ation|ations|ate|ates|ated|ating|ative|ators?)$/,
    ['ation', 'ations', 'ate', 'ates', 'ated', 'ating', 'ative', 'ator', 'ators'],
  ],
  [/ondri(?:a|al|on)$/, ['ondria', 'ondrial', 'ondrion']],
  [/(?:ar(?:y|ies|ian|ians))$/, ['ary', 'aries', 'arian', 'arians']],
  [/(?:ic|ics|ical|ically)$/, ['ic', 'ics', 'ical', 'ically']],
  [
    /(?:logy|logies|logic|logical|logist|logists)$/,
    ['logy', 'logies', 'logic', 'logical', 'logist', 'logists'],
  ],
  [/(?:y|ies)$/, ['y', 'ies']],
  [/(?:sis|ses)$/, ['sis', 'ses']],
];
const inflections = ['', 'e', 's', 'es', 'ed', 'ing', 'ings', 'er', 'ers'];
const minChars = 4;

/** Questions share their words. */
const maxRemembered = 4_000;
const longestRemembered = 40;

/** All forms of a folded word, in every spelling; the word itself first. */
export const wordFormsOf = remembered(maxRemembered, formsOf, longestRemembered);

function formsOf(word: string): readonly string[] {
  if (!/^[a-z]+$/.test(word)) return [word];
  if (word.length < minChars) return word.length === 3 && !word.endsWith('s') ? [word, `${word}s`] : [word];
  const plain = american(word);
  const forms = new Set([word, ...kindred(plain)]);
  return [...new Set([...forms].flatMap(spellingsOf))];
}

function kindred(word: string): readonly string[] {
  for (const [ending, others] of kin) {
    const stem = word.replace(ending, '');
    if (stem !== word && stem.length >= minChars - 1) return others.map((other) => stem + other);
  }
  if (/(?:ss|us|is)$/.test(word)) return [word, `${word}es`];
  const stem = word.replace(/(?:ings?|ers?|ed|es|e|s)$/, '');
  return stem.length >= minChars
    ? inflections.map((other) => stem + other)
    : [word, `${word}s`, word.replace(/s$/, '')];
}

/** One and many of a word, in every spelling: what a phrase is found by. */
export function numbersOf(word: string): readonly string[] {
  if (!/^[a-z]{3,}$/.test(word)) return [word];
  const other = /(?:ss|us|is)$/.test(word)
    ? []
    : word.endsWith('ies')
      ? [`${word.slice(0, -3)}y`]
      : word.endsWith('s')
        ? [word.slice(0, -1)]
        : [/[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`];
  return [...new Set([word, ...other].flatMap(spellingsOf))];
}

/** What forms of a word have in common, to look names up by; never shown. */
export const stemOf = remembered(maxRemembered, foundStemOf, longestRemembered);

function foundStemOf(word: string): string {
  // Other scripts and figures have one spelling.
  const plain = /^[a-z]+$/.test(word) ? american(word) : word;
  if (plain.length < 5 || !/^[a-z]+$/.test(plain))
    return plain.length === 4 ? plain.replace(/(?<![sui])s$/, '') : plain;
  const single = plain.replace(/ies$/, 'y').replace(/(?<![sui])s$/, '');
  const stem = single.replace(/(?:ing|ed|e)$/, '');
  return stem.length >= minChars ? stem : single;
}

/** Words of English that connect others and say nothing by themselves. */
export const connectingInEnglish: ReadonlySet<string> = new Set(
  `a about after against all also among an and any are as at be been being between both but by can could do does
  during each for from had has have how if in into is it its like may me might more most my no not of on one only or
  other our over per same she should since so some such than that the their them then there these they this those through
  to toward towards under until up upon us use used using via was we were what when where which while who whose why
  will with within without would you your very her his him he i am too just`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

/** Of these, what parts a question: no name goes on behind it ("of ageing, not for one disease"). */
export const negating: ReadonlySet<string> = new Set(['not', 'nicht', 'niet', 'pas']);

/** The same in all languages that are understood. */
export const connecting: ReadonlySet<string> = new Set([
  ...connectingInEnglish,
  ...`
  der die das des dem den ein eine einer eines einem einen und oder fur von vom zum zur im am mit bei uber auf
  aus durch gegen nach wie wer welche welcher welches gibt ist sind ich wir unser unsere
  kann konnen mochte suche bekommen bekomme erhalten mein meine meinem meinen meiner wird werden haben nicht auch
  le la les un une du de et ou pour dans sur avec chez au aux en par leur leurs ses ce cette ces qui que quels quelles
  je peux puis voudrais cherche nous notre obtenir
  el los las una unos del y o para por con sobre al sus que quien cuales puedo quiero busco nuestro nuestra obtener
  il lo gli i uno dell nell sull dall della dello dei delle degli di e per nel nella su da sulla sullo sulle sui sugli nello nei nelle
  negli alla allo ai agli alle dalla dai dalle che quali posso vorrei cerco nostro nostra ottenere
  os um uma do dos das da no na nos nas em com ao aos pelo pela pelos pelas quais quero procuro minha meu nosso nossa obter
  het een van voor op met bij naar of te ter aan uit door over tegen zijn welke wij ik mijn onze krijgen`
    .split(/\s+/)
    .filter((word) => word !== ''),
]);
