// What words and phrases mean here: the labels of the catalogue with their names and aliases in every language,
// and beside them a table of our own for what no label says: stages, regions, purposes, care, methods.

import { spellingsOf } from '../../kernel/spellings.ts';
import { foldedWords } from './folded-words.ts';
import own from './lexicon.json' with { type: 'json' };
import { plainWords } from './plain-words.ts';
import { connecting, numbersOf, stemOf } from './word-forms.ts';

/** What a meaning is about: a topic, or the frame of a call around any topic. */
export type Kind =
  | 'topic'
  | 'stage'
  | 'scheme'
  | 'purpose'
  | 'place'
  | 'funder_kind'
  | 'applicant'
  | 'research_stage'
  | 'noise';

export interface Meaning {
  readonly slug: string;
  readonly kind: Kind;
  /** What it is called in English, its synonyms after it. */
  readonly names: readonly string[];
  readonly label: string | null;
  /** Labels of what it stands above: what carries one of them is of it. */
  readonly below: readonly string[];
  /** Slugs of what is close to it, or stands above it. */
  readonly near: readonly string[];
  /** Slugs of what it is a part of, so that calls for the whole are for it. */
  readonly wholes: readonly string[];
  /** A topic of research on ageing, which calls for any such topic take too. */
  readonly ageing: boolean;
  /** One of the biology of ageing, which calls for that biology as a whole are for. */
  readonly biology: boolean;
  /** Ageing itself, not a disease that comes with it: what names it in passing is not about it. */
  readonly field: boolean;
}

/** A label as the catalogue holds it. */
export interface LabelTerm {
  readonly slug: string;
  readonly name: string;
  readonly parent?: string | null;
  readonly aliases?: Readonly<Record<string, readonly string[] | null>> | null;
}

/** What a phrase was found to mean; in English or in another language. */
export interface Named {
  readonly meaning: Meaning;
  readonly english: boolean;
  /** Said in another language. */
  readonly foreign: boolean;
}

export interface Lexicon {
  readonly meanings: ReadonlyMap<string, Meaning>;
  /** The meanings of a phrase, by the key of its words. */
  readonly named: (words: readonly string[]) => readonly Named[];
  /** How the names of a meaning may be written in English, and those of what is close to it. */
  readonly phrases: (meaning: Meaning) => {
    readonly own: readonly string[];
    readonly near: readonly string[];
    readonly whole: readonly string[];
  };
  /** Every word of a name that is looked for, for corrections. */
  readonly words: ReadonlySet<string>;
  /** Of these, the words of names in English. */
  readonly englishWords: ReadonlySet<string>;
  /** No name has more words that say something. */
  readonly longest: number;
  /** Whether a word, in any form, may be said of research on anything. */
  readonly isLight: (word: string) => boolean;
}

const kinds: Readonly<Record<string, Kind>> = {
  'career-stage': 'stage',
  'applicant-type': 'applicant',
  instrument: 'purpose',
  'research-stage': 'research_stage',
};
/** Groups of the biology of ageing; of the fields and the interventions, those that are not. */
const biologyGroups = new Set(['hallmark', 'intervention', 'ageing-field']);
const otherwise = new Set([
  'brain-ageing',
  'geriatrics',
  'gerontology',
  'healthy-ageing',
  'later-life',
  'agetech',
  'biostasis',
  'exercise',
  'nutrition-and-supplements',
  'lifestyle-and-prevention',
  'neurotechnology',
  'hormone-therapy',
  'organ-preservation',
  'brain-preservation',
]);
/** Of diseases, those that are ageing itself in other words. */
const ofAnyAge = new Set(['age-related-disease', 'multimorbidity', 'frailty']);
const ageingGroups = new Set(['hallmark', 'ageing-field', 'disease-area', 'intervention', 'audience']);
/** What is above all hallmarks, fields and interventions. */
const broadest: Readonly<Record<string, readonly string[]>> = {
  hallmark: ['biology-of-ageing', 'age-related-disease', 'healthy-ageing'],
  intervention: ['rejuvenation', 'biology-of-ageing', 'healthy-ageing', 'longevity'],
  'ageing-field': ['biology-of-ageing', 'healthy-ageing', 'age-related-disease', 'longevity'],
  'disease-area': ['age-related-disease'],
};

/** Of what is close, so many names are looked for. */
const maxNear = 3;
/** And of what it is a part of. */
const maxWhole = 12;

const light: ReadonlySet<string> = new Set([...own.light.flatMap(foldedWords), ...plainWords].map(stemOf));

/** Names that ask, and are something else in most texts: "studies that fall within" speaks of no falls. */
const ambiguous: ReadonlySet<string> = new Set(own.ambiguous);

/** Names that mean something in this number alone: "seniors" are old, a senior professor is not. */
const asWritten: ReadonlySet<string> = new Set(own.asWritten);

/** Labels whose names mean nothing in a question. */
const silent: ReadonlySet<string> = new Set(own.silent);

interface OwnMeaning {
  readonly slug: string;
  readonly kind: string;
  readonly names: readonly string[];
  readonly others?: readonly string[];
  /** English that asks for it and is not looked for in texts: "old", of ageing. */
  readonly asked?: readonly string[];
  readonly labels?: readonly string[];
  readonly near?: readonly string[];
  readonly ageing?: boolean;
}

export function lexiconOf(labels: readonly LabelTerm[]): Lexicon {
  const table: Readonly<Record<string, readonly string[]>> = own.near;
  const meanings = new Map<string, Meaning>();
  const wholes: Readonly<Record<string, readonly string[]>> = own.wholes;
  const found = new Map<string, Named[]>();
  /** Where a meaning stands in it. */
  const learnt = new Map<string, [Named[], number][]>();
  const [words, englishWords] = [new Set<string>(), new Set<string>()];
  const stems = new Map<string, string>();
  let longest = 1;
  const learn = (meaning: Meaning, names: readonly string[], english: boolean, foreign = !english) => {
    for (const name of names) {
      const nameWords = saying(foldedWords(name));
      if (nameWords.length === 0) continue;
      longest = Math.max(longest, nameWords.length);
      for (const word of nameWords) {
        // Most words stand in many names: the stem of each is looked up once.
        if (!stems.has(word)) stems.set(word, stemOf(word));
        // Nothing is corrected to a word that only asks.
        if (english) englishWords.add(word);
        if (english || foreign) words.add(word);
      }
      const key = asWritten.has(nameWords.join(' '))
        ? writtenKey(nameWords)
        : sortedKey(nameWords.map((word) => stems.get(word) as string));
      const known = found.get(key) ?? [];
      found.set(key, known);
      if (known.some((one) => one.meaning.slug === meaning.slug)) continue;
      const places = learnt.get(meaning.slug) ?? [];
      places.push([known, known.length]);
      learnt.set(meaning.slug, places);
      known.push({ meaning, english, foreign });
    }
  };
  for (const label of labels) {
    if (!label.parent) continue;
    const { en, ...foreign } = label.aliases ?? {};
    const group = label.parent;
    const meaning: Meaning = {
      slug: label.slug,
      kind: kinds[group] ?? 'topic',
      names: [label.name, ...(en ?? []).filter((name) => !ambiguous.has(name))],
      label: label.slug,
      below: [],
      near: table[label.slug] ?? (broadest[group] ?? []).filter((slug) => slug !== label.slug),
      wholes: wholes[label.slug] ?? [],
      ageing: ageingGroups.has(group),
      biology: biologyGroups.has(group) && !otherwise.has(label.slug),
      field: group !== 'disease-area' || ofAnyAge.has(label.slug),
    };
    meanings.set(meaning.slug, meaning);
    if (silent.has(label.slug)) continue;
    learn(meaning, meaning.names, true);
    const asks = (en ?? []).filter((name) => ambiguous.has(name));
    learn(meaning, asks, false, false);
    const foreignNames = Object.values(foreign).flatMap((names) => names ?? []);
    learn(meaning, foreignNames, false);
  }
  for (const one of own.meanings as readonly OwnMeaning[]) {
    const label = meanings.get(one.slug);
    const meaning: Meaning = {
      slug: one.slug,
      kind: one.kind as Kind,
      names: [...new Set([...one.names, ...(label?.names ?? [])])],
      label: label?.label ?? null,
      below: (one.labels ?? []).filter((slug) => meanings.has(slug)),
      near: one.near ?? label?.near ?? [],
      wholes: wholes[one.slug] ?? [],
      ageing: one.ageing ?? label?.ageing ?? false,
      biology: label?.biology ?? false,
      field: label?.field ?? true,
    };
    meanings.set(one.slug, meaning);
    for (const [known, at] of learnt.get(one.slug) ?? []) known[at] = { ...(known[at] as Named), meaning };
    learn(meaning, label && !silent.has(one.slug) ? one.names : meaning.names, true);
    learn(meaning, one.asked ?? [], false, false);
    learn(meaning, one.others ?? [], false);
  }
  const named = (said: readonly string[]) => found.get(writtenKey(said)) ?? found.get(keyOf(said)) ?? [];
  return {
    meanings,
    words,
    englishWords,
    longest,
    phrases: phrasesAmong(meanings),
    isLight: (word) => light.has(stemOf(word)),
    named,
  };
}

/** The phrases of each meaning, put together when they are first asked for. */
function phrasesAmong(meanings: Lexicon['meanings']): Lexicon['phrases'] {
  const written = new Map<Meaning, ReturnType<Lexicon['phrases']>>();
  return (meaning) => {
    let known = written.get(meaning);
    if (!known) {
      const close = meaning.near.flatMap((slug) => meanings.get(slug)?.names.slice(0, maxNear) ?? []);
      const around = meaning.wholes.flatMap((slug) => meanings.get(slug)?.names.slice(0, maxWhole) ?? []);
      known = {
        own: shortest(meaning.names.flatMap(phrasesOf)),
        near: shortest(close.flatMap(phrasesOf)),
        whole: shortest(around.flatMap(phrasesOf)),
      };
      written.set(meaning, known);
    }
    return known;
  };
}

/** Without those in which another one stands: wherever they are, it is. */
function shortest(phrases: readonly string[]): readonly string[] {
  const all = new Set(phrases);
  return [...all].filter((phrase) => {
    const words = phrase.split(' ');
    return words.every((_, from) =>
      words.every((_, to) => {
        const part = words.slice(from, to + 1).join(' ');
        return part === '' || part === phrase || !all.has(part);
      }),
    );
  });
}

/** Without those that connect. */
export function saying(words: readonly string[]): readonly string[] {
  return words.filter((word) => !connecting.has(word));
}

/** Words in any order and number: "ageing of the brain" is "brain ageing". */
export function keyOf(words: readonly string[]): string {
  return sortedKey(words.map(stemOf));
}

function sortedKey(stems: readonly string[]): string {
  return stems.length === 1 ? (stems[0] as string) : stems.toSorted().join(' ');
}

function writtenKey(words: readonly string[]): string {
  return `=${words.join(' ')}`;
}

/** How an English name may be written: in both spellings, its last word in one and in many. */
export function phrasesOf(name: string): readonly string[] {
  const words = foldedWords(name);
  let phrases: readonly string[] = [''];
  words.forEach((word, at) => {
    const forms = at === words.length - 1 ? numbersOf(word) : spellingsOf(word);
    phrases = phrases.flatMap((phrase) => forms.map((form) => (phrase === '' ? form : `${phrase} ${form}`)));
  });
  return phrases.slice(0, 12);
}

/** Short names that are words in small letters. */
export function smallIn(meanings: readonly Meaning[]): readonly string[] {
  const short = meanings.flatMap(({ names }) => names).filter((name) => /^\p{L}{3,5}$/u.test(name));
  const capital = new Set(
    short.filter((name) => name.slice(1) !== name.slice(1).toLowerCase()).flatMap(phrasesOf),
  );
  return [...new Set(short.flatMap(phrasesOf))].filter((name) => name.length <= 4 && !capital.has(name));
}
