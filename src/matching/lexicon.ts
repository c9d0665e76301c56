// What words and phrases mean here: the labels of the catalogue with their names and aliases in every language,
// and beside them a table of our own for what no label says: stages, regions, purposes, care, methods.

import { spellingsOf } from '../kernel/spellings.ts';
import { foldedWords } from './folded-words.ts';
import own from './lexicon.json' with { type: 'json' };
import { connecting, numbersOf, stemOf } from './word-forms.ts';

/** What a meaning is about: a topic, or the frame of a call around any topic. */
export type Kind =
  | 'topic'
  | 'stage'
  | 'scheme'
  | 'purpose'
  | 'place'
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
  /** A topic of research on ageing, which calls for any such topic take too. */
  readonly ageing: boolean;
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
}

export interface Lexicon {
  readonly meanings: ReadonlyMap<string, Meaning>;
  /** The meanings of a phrase, by the key of its words. */
  readonly named: (words: readonly string[]) => readonly Named[];
  /** How the names of a meaning may be written in English, and those of what is close to it. */
  readonly phrases: (meaning: Meaning) => {
    readonly own: readonly string[];
    readonly near: readonly string[];
  };
  /** Every word of a name, for corrections. */
  readonly words: ReadonlySet<string>;
  /** No name has more words that say something. */
  readonly longest: number;
  /** Words that may be said of research on anything. */
  readonly light: ReadonlySet<string>;
}

const kinds: Readonly<Record<string, Kind>> = {
  'career-stage': 'stage',
  'applicant-type': 'applicant',
  instrument: 'purpose',
  'research-stage': 'research_stage',
};
const ageingGroups = new Set(['hallmark', 'ageing-field', 'disease-area', 'intervention', 'audience']);
/** What is above all hallmarks, fields and interventions. */
const broadest: Readonly<Record<string, readonly string[]>> = {
  hallmark: ['biology-of-ageing', 'age-related-disease', 'healthy-ageing'],
  intervention: ['rejuvenation', 'biology-of-ageing', 'healthy-ageing', 'longevity'],
  'ageing-field': ['biology-of-ageing', 'healthy-ageing', 'age-related-disease', 'longevity'],
  'disease-area': ['age-related-disease'],
};

/** Of what is close, so many names are looked for. */
const mostNear = 3;

const light: ReadonlySet<string> = new Set(own.light.flatMap(foldedWords));

interface OwnMeaning {
  readonly slug: string;
  readonly kind: string;
  readonly names: readonly string[];
  readonly others?: readonly string[];
  readonly labels?: readonly string[];
  readonly near?: readonly string[];
  readonly ageing?: boolean;
}

export function lexiconOf(labels: readonly LabelTerm[]): Lexicon {
  const table: Readonly<Record<string, readonly string[]>> = own.near;
  const meanings = new Map<string, Meaning>();
  const found = new Map<string, { meaning: Meaning; english: boolean }[]>();
  const words = new Set<string>();
  let longest = 1;
  const learn = (meaning: Meaning, names: readonly string[], english: boolean) => {
    for (const name of names) {
      const said = saying(foldedWords(name));
      if (said.length === 0) continue;
      longest = Math.max(longest, said.length);
      for (const word of said) words.add(word);
      const key = keyOf(said);
      const known = found.get(key) ?? [];
      if (!known.some((one) => one.meaning.slug === meaning.slug)) known.push({ meaning, english });
      found.set(key, known);
    }
  };
  for (const label of labels) {
    if (!label.parent) continue;
    const { en, ...foreign } = label.aliases ?? {};
    const group = label.parent;
    const meaning: Meaning = {
      slug: label.slug,
      kind: kinds[group] ?? 'topic',
      names: [label.name, ...(en ?? [])],
      label: label.slug,
      below: [],
      near: table[label.slug] ?? (broadest[group] ?? []).filter((slug) => slug !== label.slug),
      ageing: ageingGroups.has(group),
    };
    meanings.set(meaning.slug, meaning);
    if (own.silent.includes(label.slug)) continue;
    learn(meaning, meaning.names, true);
    const others = Object.values(foreign).flatMap((names) => names ?? []);
    learn(meaning, others, false);
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
      ageing: one.ageing ?? label?.ageing ?? false,
    };
    meanings.set(one.slug, meaning);
    for (const known of found.values()) {
      known.forEach(({ meaning: before, english }, at) => {
        if (before.slug === one.slug) known[at] = { meaning, english };
      });
    }
    learn(meaning, meaning.names, true);
    learn(meaning, one.others ?? [], false);
  }
  const written = new Map<Meaning, { own: readonly string[]; near: readonly string[] }>();
  const phrases = (meaning: Meaning) => {
    let known = written.get(meaning);
    if (!known) {
      const close = meaning.near.flatMap((slug) => meanings.get(slug)?.names.slice(0, mostNear) ?? []);
      known = { own: distinct(meaning.names.flatMap(phrasesOf)), near: distinct(close.flatMap(phrasesOf)) };
      written.set(meaning, known);
    }
    return known;
  };
  return { meanings, words, longest, phrases, light, named: (said) => found.get(keyOf(said)) ?? [] };
}

function distinct(words: readonly string[]): readonly string[] {
  return [...new Set(words)];
}

/** Without those that connect. */
export function saying(words: readonly string[]): readonly string[] {
  return words.filter((word) => !connecting.has(word));
}

/** Words in any order and number: "ageing of the brain" is "brain ageing". */
export function keyOf(words: readonly string[]): string {
  return words.map(stemOf).sort().join(' ');
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
