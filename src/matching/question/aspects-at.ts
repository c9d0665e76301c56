// One thing that is asked for, from the words of a question: the longest name that begins at a word, or the word alone.

import { onceFor, remembered } from '../../kernel/remembered.ts';
import { diseases, namesOfKinds } from '../words/diseases.ts';
import { foldedWords } from '../words/folded-words.ts';
import {
  keyOf,
  type Lexicon,
  type Meaning,
  type Named,
  phrasesOf,
  saying,
  smallIn,
} from '../words/lexicon.ts';
import { isOfLife } from '../words/of-life.ts';
import { relatedTo } from '../words/related.ts';
import { negating, wordFormsOf } from '../words/word-forms.ts';
import type { Aspect, Known } from './read-query.ts';
import { code, isTerm } from './read-words.ts';

/** In fewer words it is not told which language is spoken. */
const minEnglish = 3;

/** In an English question a word of English is no name of another language: "long" is no lung. */
export function plainWords(
  words: readonly string[],
  foreign: boolean,
  lexicon: Lexicon,
  having: Known['having'],
): (word: string) => boolean {
  if (foreign || words.length < minEnglish) return () => false;
  return (word) => {
    const found = lexicon.named([word]);
    return found.length > 0 && found.every(({ foreign: other }) => other) && having([word]) > 0;
  };
}

/** The longest name that begins here, or the word by itself; how many words it takes. */
export function aspectsAt(
  words: readonly string[],
  at: number,
  lexicon: Lexicon,
  told: Aspect['told'],
  isPlain: (word: string) => boolean,
): [number, readonly Aspect[]] {
  for (let many = Math.min(lexicon.longest, words.length - at); many > 0; many--) {
    const phraseWords = words.slice(at, at + many);
    const found = lexicon.named(phraseWords);
    if (found.length === 0 || (many === 1 && isPlain(phraseWords[0] as string))) continue;
    if (found.some(({ meaning }) => meaning.kind === 'noise')) return [many, []];
    const parts = partsOf(phraseWords, found, lexicon) ?? [phraseWords];
    return [many, parts.map((part) => ({ ...meantIn(lexicon)(part.join(' ')), told }))];
  }
  const word = words[at] as string;
  if (negating.has(word)) return [1, []];
  if (/^20\d\d$/.test(word)) return [1, [{ ...bare(word, told), kind: 'year', closes: word }]];
  if (code.test(word)) return [1, [{ ...bare(word, told), kind: 'code' }]];
  return [1, isTerm(word) ? [aWord(word, told, lexicon.isLight(word))] : []];
}

/** What says of whom a topic is asked. */
const ofOlderPeople: ReadonlySet<string> = new Set(['older-adults', 'later-life']);

/**
 * A name that only puts a topic and older people together, "cancer in older patients" for cancer, asks for both:
 * taken as one, it would be met by any call on cancer. Null where it means more than its parts.
 */
function partsOf(
  said: readonly string[],
  [first]: readonly Named[],
  lexicon: Lexicon,
): readonly (readonly string[])[] | null {
  const whole = first?.meaning;
  for (let some = 1; some < 2 ** said.length - 1; some++) {
    const [own, other] = [0, 1].map((side) => said.filter((_, at) => ((some >> at) & 1) === side)) as [
      string[],
      string[],
    ];
    const [ofOwn, ofOther] = [lexicon.named(own), lexicon.named(other)];
    const repeats = ofOwn.some(({ meaning }) => meaning === whole);
    const adds = ofOther.some(({ meaning }) => meaning !== whole && ofOlderPeople.has(meaning.slug));
    if (repeats && adds) return [own, other];
  }
  return null;
}

/** A word without a name, with what is said in the same breath. */
function aWord(word: string, told: Aspect['told'], light: boolean): Aspect {
  const aspect = bare(word, told, light);
  if (light) return aspect;
  return { ...aspect, related: relatedTo(word).filter((form) => !aspect.exact.includes(form)) };
}

export function bare(word: string, told: Aspect['told'], light = false): Aspect {
  return {
    asked: word,
    kind: 'word',
    meanings: [],
    exact: wordFormsOf(word),
    alike: [],
    near: [],
    whole: [],
    labels: [],
    nearLabels: [],
    wholeLabels: [],
    ageing: false,
    biology: false,
    field: true,
    small: [],
    light,
    told,
  };
}

type Meant = Omit<Aspect, 'told'>;

/** What words are asked for that are a name: it stays as it is as long as the lexicon does, and questions share it. */
const meantIn = onceFor((lexicon: Lexicon) =>
  remembered(2_000, (name): Meant => meaningOf(name.split(' '), lexicon)),
);

function meaningOf(said: readonly string[], lexicon: Lexicon): Meant {
  const found = lexicon.named(said);
  const meanings = found.map(({ meaning }) => meaning);
  const english = found.some((one) => one.english);
  const [first] = meanings as [Meaning];
  const key = keyOf(said);
  const own = meanings.flatMap(({ names, kind, near }) => {
    // All names of a kind of applicant are that kind, and those of a country within Europe that country.
    const isOneThing = kind === 'applicant' || (kind === 'place' && near.length > 0);
    if (!english) return isOneThing ? names : names.slice(0, 1);
    return isOneThing ? names : names.filter((name) => keyOf(saying(foldedWords(name))) === key);
  });
  const ofKind = meanings.length === 1 ? (namesOfKinds.get(key) ?? []) : [];
  const single = english && said.length === 1 ? wordFormsOf(said[0] as string) : [];
  const exact = new Set([
    ...[...own, ...ofKind, ...(english ? [said.join(' ')] : [])].flatMap(phrasesOf),
    ...single,
  ]);
  const alike = new Set(meanings.flatMap((one) => lexicon.phrases(one).own).filter((one) => !exact.has(one)));
  const near = new Set(
    meanings.flatMap((one) => lexicon.phrases(one).near).filter((one) => !exact.has(one) && !alike.has(one)),
  );
  const labelsOf = (slugs: readonly string[]) =>
    slugs.flatMap((slug) => lexicon.meanings.get(slug)?.label ?? []);
  const whole = meanings.flatMap((one) => lexicon.phrases(one).whole);
  return {
    asked: said.join(' '),
    kind: first.kind,
    meanings: meanings.map(({ slug }) => slug),
    exact: [...exact],
    alike: [...alike],
    near: [...near],
    whole: whole.filter((one) => !exact.has(one) && !alike.has(one)),
    // A kind of a disease is none of its other kinds.
    labels: meanings.flatMap(({ label, below }) =>
      label === null ? below : ofKind.length > 0 ? [label] : [label, ...below],
    ),
    nearLabels: labelsOf(meanings.flatMap(({ near }) => near)),
    wholeLabels: labelsOf(meanings.flatMap(({ wholes }) => wholes)),
    ageing: meanings.some(({ ageing }) => ageing),
    biology: meanings.some(({ biology }) => biology),
    field: meanings.some(({ field }) => field),
    ...(meanings.every(({ slug }) => diseases.has(slug)) ? { disease: true } : {}),
    ...(ofKind.length > 0 ? { narrower: true } : {}),
    ...(meanings.every(isOfLife) ? { ofLife: true } : {}),
    small: smallIn(meanings),
    light: false,
  };
}
