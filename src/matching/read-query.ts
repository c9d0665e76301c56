// What a question asks, read by rules and a table: its topics, and the frame around them (for whom, where, which
// instrument, until when). No model is asked. What was understood can be shown to whoever asked.

import { fold } from '../shelf/layout/text-index.ts';
import { foldedWords } from './folded-words.ts';
import {
  type Kind,
  keyOf,
  type Lexicon,
  type Meaning,
  type Named,
  phrasesOf,
  saying,
  smallIn,
} from './lexicon.ts';
import { monthsIn } from './months-in.ts';
import { numbersIn } from './numbers-in.ts';
import { code, isTerm, readWords } from './read-words.ts';
import { relatedTo } from './related.ts';
import { spelledOut, withAges, withoutLacking } from './spelled-out.ts';
import { wordFormsOf } from './word-forms.ts';

/** One thing that is asked for, and what speaks of it. Phrases are folded words with single spaces. */
export interface Aspect {
  /** In the words of the question, corrected. */
  readonly asked: string;
  readonly kind: Kind | 'code' | 'number' | 'year' | 'word';
  /** Slugs of what it was taken for; empty for a word that only means itself. */
  readonly meanings: readonly string[];
  /** What was asked, in all forms; what means the same; what is close to it. */
  readonly exact: readonly string[];
  readonly alike: readonly string[];
  readonly near: readonly string[];
  /** What is said in the same breath, which stands for less; left out: nothing. */
  readonly related?: readonly string[];
  /** What it is a part of: dementia, of Alzheimer disease. */
  readonly whole: readonly string[];
  readonly labels: readonly string[];
  readonly nearLabels: readonly string[];
  readonly wholeLabels: readonly string[];
  /** Calls for any topic of ageing research take it; those for its biology; whether it is ageing itself. */
  readonly ageing: boolean;
  readonly biology: boolean;
  readonly field: boolean;
  /** Phrases that are something else where a text writes them in capitals: pets, and PET. */
  readonly small: readonly string[];
  /** A word that may be said of research on anything. */
  readonly light: boolean;
  /** Whether it was asked in a few words or told in a sentence. */
  readonly told: 'words' | 'sentence';
  /** When it closes, where a year or a month of one was asked for, as months-in.ts writes it. */
  readonly closes?: string;
  /** The records that bear the number that is asked for. */
  readonly bearers?: readonly string[];
}

export interface ReadQuery {
  readonly aspects: readonly Aspect[];
  readonly corrected: readonly { readonly asked: string; readonly read_as: string }[];
  readonly closing_within_days: number | null;
  /** Words of a long question that were not looked for, because others say more. */
  readonly left_out: readonly string[];
}

export interface Known {
  readonly lexicon: Lexicon;
  /** In how many records any of these words stands. */
  readonly having: (forms: readonly string[]) => number;
  /** Words of titles that begin alike. */
  readonly titleWords: (beginning: string) => Iterable<string>;
  /** The ids of records with this in the number that their source gave them; left out: none has one. */
  readonly numbered?: (number: string) => readonly string[];
}

/** What is looked for: of a sentence the names, then the rarest words. */
const mostAspects = 12;
/** In fewer words it is not told which language is spoken. */
const leastEnglish = 3;
/** Who writes more words, those that connect counted, writes a sentence. */
const mostInWords = 12;

const days: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30, year: 365 };
const within =
  /\b(?:with)?in (?:the )?(?:next|coming|following)? ?(\d{1,3}|a|one|two|three|six) ?(day|week|month|year)s?\b|\b(?:next|coming) (\d{1,3}) (day|week|month)s?\b|\b(?:next|this) (week|month)\b/;
const numbers: Readonly<Record<string, number>> = { a: 1, one: 1, two: 2, three: 3, six: 6 };
/** Beginnings that are written with a hyphen, apart or together. */
const joined =
  /\b(bio|neuro|immuno|nano|micro|anti|geno|cryo|multi|inflamm|mito)[-‐‑ ](?=(?:print|mark|inflamm|ag|senesc|therap|technolog|engineer|degenerat|preserv|morbid|mitochond|protect|bank|statis|stasis))/gu;

export function readQuery(subject: string, { lexicon, having, titleWords, numbered }: Known): ReadQuery {
  const { numbers: asNumbered, rest } = numbersIn(subject, numbered);
  let text = withAges(withoutLacking(fold(spelledOut(rest)).replaceAll(joined, '$1')));
  const period = within.exec(text);
  if (period) text = text.replace(period[0], ' ');
  const { months, rest: asked } = monthsIn(text);
  const said = foldedWords(asked);
  const told = said.length > mostInWords ? 'sentence' : 'words';
  const { words, corrected, foreign } = readWords(said, { lexicon, having, titleWords });
  const aspects: Aspect[] = asNumbered.map(({ number, bearers }) => ({
    ...bare(number, told),
    kind: 'number',
    exact: [foldedWords(fold(number)).join(' ')],
    bearers,
  }));
  for (const { asked, closes } of months)
    aspects.push({ ...bare(asked, told), kind: 'year', exact: [asked], closes });
  const isPlain = plainWords(words, foreign, lexicon, having);
  for (let at = 0; at < words.length; ) {
    const [taken, found] = aspectsAt(words, at, lexicon, told, isPlain);
    at += taken;
    for (const aspect of found)
      if (!aspects.some((one) => one.asked === aspect.asked || same(one, aspect))) aspects.push(aspect);
  }
  const kept = tellingOf(inLanguage(aspects, lexicon, having), having);
  return {
    aspects: kept,
    corrected,
    closing_within_days: period ? daysOf(period) : null,
    left_out: aspects.map(({ asked }) => asked).filter((asked) => kept.every((one) => one.asked !== asked)),
  };
}

/** In a question in another language a word that stands nowhere is one of that language, and tells little. */
function inLanguage(
  aspects: readonly Aspect[],
  lexicon: Lexicon,
  having: Known['having'],
): readonly Aspect[] {
  const isForeign = aspects.some(({ asked, meanings }) => {
    const found = meanings.length > 0 ? lexicon.named(asked.split(' ')) : [];
    return found.length > 0 && found.every(({ foreign }) => foreign);
  });
  if (!isForeign) return aspects;
  return aspects.map((aspect) =>
    aspect.kind === 'word' && having(aspect.exact) === 0 ? { ...aspect, light: true } : aspect,
  );
}

/**
 * The aspects that say most, in the order of the question: what has a name here, then words by how few records
 * have them. Words that stand nowhere come last, as nothing is found by them.
 */
function tellingOf(aspects: readonly Aspect[], having: Known['having']): readonly Aspect[] {
  if (aspects.length <= mostAspects) return aspects;
  const rank = ({ kind, exact }: Aspect) => (kind === 'word' ? having(exact) || Number.POSITIVE_INFINITY : 0);
  const ranks = new Map(aspects.map((aspect) => [aspect, rank(aspect)]));
  const first = aspects.toSorted((a, b) => (ranks.get(a) as number) - (ranks.get(b) as number) || 0);
  const kept = new Set(first.slice(0, mostAspects));
  return aspects.filter((aspect) => kept.has(aspect));
}

function same(one: Aspect, other: Aspect): boolean {
  return one.meanings.length > 0 && one.meanings.join() === other.meanings.join();
}

function daysOf([, count, unit, next, nextUnit, single]: RegExpExecArray): number {
  if (single !== undefined) return days[single] as number;
  const said = (count ?? next) as string;
  return (numbers[said] ?? Number(said)) * (days[(unit ?? nextUnit) as string] as number);
}

/** In an English question a word of English is no name of another language: "long" is no lung. */
function plainWords(
  words: readonly string[],
  foreign: boolean,
  lexicon: Lexicon,
  having: Known['having'],
): (word: string) => boolean {
  if (foreign || words.length < leastEnglish) return () => false;
  return (word) => {
    const found = lexicon.named([word]);
    return found.length > 0 && found.every(({ foreign: other }) => other) && having([word]) > 0;
  };
}

/** The longest name that begins here, or the word by itself; how many words it takes. */
function aspectsAt(
  words: readonly string[],
  at: number,
  lexicon: Lexicon,
  told: Aspect['told'],
  isPlain: (word: string) => boolean,
): [number, readonly Aspect[]] {
  for (let many = Math.min(lexicon.longest, words.length - at); many > 0; many--) {
    const said = words.slice(at, at + many);
    const found = lexicon.named(said);
    if (found.length === 0 || (many === 1 && isPlain(said[0] as string))) continue;
    if (found.some(({ meaning }) => meaning.kind === 'noise')) return [many, []];
    const parts = partsOf(said, found, lexicon) ?? [{ said, found }];
    return [many, parts.map((part) => ({ ...meant(part.said, part.found, lexicon), told }))];
  }
  const word = words[at] as string;
  if (/^20\d\d$/.test(word)) return [1, [{ ...bare(word, told), kind: 'year', closes: word }]];
  if (code.test(word)) return [1, [{ ...bare(word, told), kind: 'code' }]];
  return [1, isTerm(word) ? [aWord(word, told, lexicon.isLight(word))] : []];
}

interface Part {
  readonly said: readonly string[];
  readonly found: readonly Named[];
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
): readonly Part[] | null {
  const whole = first?.meaning;
  for (let some = 1; some < 2 ** said.length - 1; some++) {
    const [own, other] = [0, 1].map((side) => said.filter((_, at) => ((some >> at) & 1) === side)) as [
      string[],
      string[],
    ];
    const [ofOwn, ofOther] = [lexicon.named(own), lexicon.named(other)];
    const repeats = ofOwn.some(({ meaning }) => meaning === whole);
    const adds = ofOther.some(({ meaning }) => meaning !== whole && ofOlderPeople.has(meaning.slug));
    if (repeats && adds)
      return [
        { said: own, found: ofOwn },
        { said: other, found: ofOther },
      ];
  }
  return null;
}

/** A word without a name, with what is said in the same breath. */
function aWord(word: string, told: Aspect['told'], light: boolean): Aspect {
  const aspect = bare(word, told, light);
  if (light) return aspect;
  return { ...aspect, related: relatedTo(word).filter((form) => !aspect.exact.includes(form)) };
}

function bare(word: string, told: Aspect['told'], light = false): Aspect {
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

function meant(said: readonly string[], found: readonly Named[], lexicon: Lexicon): Omit<Aspect, 'told'> {
  const meanings = found.map(({ meaning }) => meaning);
  const english = found.some((one) => one.english);
  const [first] = meanings as [Meaning];
  const key = keyOf(said);
  const own = meanings.flatMap(({ names }) =>
    english ? names.filter((name) => keyOf(saying(foldedWords(name))) === key) : names.slice(0, 1),
  );
  const single = english && said.length === 1 ? wordFormsOf(said[0] as string) : [];
  const exact = new Set([...[...own, ...(english ? [said.join(' ')] : [])].flatMap(phrasesOf), ...single]);
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
    labels: meanings.flatMap(({ label, below }) => (label === null ? below : [label, ...below])),
    nearLabels: labelsOf(meanings.flatMap(({ near }) => near)),
    wholeLabels: labelsOf(meanings.flatMap(({ wholes }) => wholes)),
    ageing: meanings.some(({ ageing }) => ageing),
    biology: meanings.some(({ biology }) => biology),
    field: meanings.some(({ field }) => field),
    small: smallIn(meanings),
    light: false,
  };
}
