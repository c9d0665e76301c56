// What a question asks, read by rules and a table: its topics, and the frame around them (for whom, where, which
// instrument, until when). No model is asked. What was understood can be shown to whoever asked.

import { fold } from '../../shelf/layout/text-index.ts';
import { foldedWords } from '../words/folded-words.ts';
import { withoutFalseNames } from '../words/in-english.ts';
import { type Kind, type Lexicon, saying } from '../words/lexicon.ts';
import { type Amount, amountsIn } from './amounts-in.ts';
import { aspectsAt, bare, plainWords } from './aspects-at.ts';
import { type FunderNames, fundersIn } from './funders.ts';
import { momentsIn } from './moments-in.ts';
import { numbersIn } from './numbers-in.ts';
import { initialsTogether, partsTogether } from './put-together.ts';
import { readWords } from './read-words.ts';
import { refusedIn } from './refused-in.ts';
import { spelledOut, withAges } from './spelled-out.ts';
import { titlesIn } from './titles-in.ts';

/** One thing that is asked for, and what speaks of it. Phrases are folded words with single spaces. */
export interface Aspect {
  /** In the words of the question, corrected. */
  readonly asked: string;
  readonly kind: Kind | 'code' | 'number' | 'year' | 'word' | 'funder' | 'amount';
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
  /** A disease; and one that is a kind of what it was taken for. Left out: it is none. */
  readonly disease?: boolean;
  readonly narrower?: boolean;
  /** A topic of life or care: see words/of-life.ts. Left out: it is none. */
  readonly ofLife?: boolean;
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
  /** The name of a funder, as names are compared. */
  readonly funder?: string;
  /** Of an award. */
  readonly amount?: Amount;
}

export interface ReadQuery {
  readonly aspects: readonly Aspect[];
  readonly corrected: readonly { readonly asked: string; readonly read_as: string }[];
  /** Ages in years, and how they were read; left out: none was said. */
  readonly ages?: readonly { readonly asked: string; readonly read_as: string }[];
  readonly closing_within_days: number | null;
  /** The ids of the records whose title it is; left out: of none. */
  readonly titled?: readonly string[];
  /** What is not wanted; left out: nothing. */
  readonly unwanted?: readonly Aspect[];
  /** It says that it is for research. */
  readonly forResearch?: true;
  /** Words of a long question that were not looked for, because others say more; for how long money is asked. */
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
  /** The ids of records whose title has this mark; left out: of none. */
  readonly titled?: (mark: string) => readonly string[];
  /** The moment of the question. */
  readonly now: Date;
  /** Those who pay for the records; left out: they name none. */
  readonly funders?: FunderNames | null;
}

/** What is looked for: of a sentence the names, then the rarest words. */
const maxAspects = 12;
/** Who writes more words, those that connect counted, writes a sentence. */
const maxInWords = 12;

/** A young company; money to start up a laboratory is another thing, and "start" alone is neither. */
const company = /\bstart[-‐‑ ]up(s?)\b(?![-‐‑ ](?:grants?|funds|packages?|awards?)\b)/gu;

/** How a question says that it is for research, or for what only research does, and not for the work itself. */
const ofResearch =
  /\b(?:research|stud(?:y|ies|ying)|analys[ei]s|scientists?|investigat\w+|data|datasets?|records|mechanisms?|genetics?|cohorts?)\b/i;

export function readQuery(
  subject: string,
  { lexicon, having, titleWords, numbered, titled, funders = null, now }: Known,
): ReadQuery {
  const { numbers: asNumbered, rest: unnumbered } = numbersIn(initialsTogether(subject, lexicon), numbered);
  const { refused, rest: wanted } = refusedIn(unnumbered, funders, lexicon);
  const { funders: asFunders, rest } = fundersIn(wanted, funders, lexicon);
  const { text, ages } = withAges(
    partsTogether(fold(spelledOut(withoutFalseNames(rest))).replaceAll(company, 'startup$1'), lexicon),
  );
  const { amounts, durations, rest: unpriced } = amountsIn(text);
  const { moments, closing_within_days, rest: asked } = momentsIn(unpriced, now);
  const queryWords = foldedWords(asked);
  const told = queryWords.length > maxInWords ? 'sentence' : 'words';
  const { words, corrected, foreign } = readWords(queryWords, { lexicon, having, titleWords });
  const bearing = titled === undefined ? [] : titlesIn(subject, corrected).flatMap(titled);
  const aspects: Aspect[] = asNumbered.map(({ number, bearers }) => ({
    ...bare(number, told),
    kind: 'number',
    exact: [foldedWords(fold(number)).join(' ')],
    bearers,
  }));
  for (const { asked, key, phrase } of asFunders)
    aspects.push({ ...bare(asked, told), kind: 'funder', exact: [phrase], funder: key });
  for (const { asked, closes } of moments)
    aspects.push({ ...bare(asked, told), kind: 'year', exact: /20\d\d/.test(asked) ? [asked] : [], closes });
  for (const amount of amounts)
    aspects.push({ ...bare(amount.asked, told), kind: 'amount', exact: [], amount });
  const isPlain = plainWords(words, foreign, lexicon, having);
  for (let at = 0; at < words.length; ) {
    const [taken, found] = aspectsAt(words, at, lexicon, told, isPlain);
    at += taken;
    for (const aspect of found)
      if (!aspects.some((one) => one.asked === aspect.asked || same(one, aspect))) aspects.push(aspect);
  }
  const telling = tellingOf(aspects, having);
  const unwanted = refused.flatMap(({ said, funder }) => unwantedBy(said, funder, lexicon));
  return {
    aspects: telling,
    ...(bearing.length > 0 ? { titled: bearing } : {}),
    ...(unwanted.length > 0 ? { unwanted } : {}),
    ...(ofResearch.test(subject) ? { forResearch: true } : {}),
    corrected,
    ...(ages.length > 0 ? { ages } : {}),
    closing_within_days,
    left_out: [
      ...durations,
      ...aspects.map(({ asked }) => asked).filter((asked) => telling.every((one) => one.asked !== asked)),
    ],
  };
}

/** The things that a piece of a question refuses. */
function unwantedBy(said: string, funder: string | null, lexicon: Lexicon): readonly Aspect[] {
  const words = saying(foldedWords(fold(spelledOut(said))));
  if (funder !== null)
    return [{ ...bare(words.join(' '), 'words'), kind: 'funder', exact: [words.join(' ')], funder }];
  const found: Aspect[] = [];
  for (let at = 0; at < words.length; ) {
    const [taken, aspects] = aspectsAt(words, at, lexicon, 'words', () => false);
    found.push(...aspects.filter(({ light }) => !light));
    at += taken;
  }
  return found;
}

/**
 * The aspects that say most, in the order of the question: what has a name here, then words by how few records
 * have them. Words that stand nowhere come last, as nothing is found by them.
 */
function tellingOf(aspects: readonly Aspect[], having: Known['having']): readonly Aspect[] {
  if (aspects.length <= maxAspects) return aspects;
  const rank = ({ kind, exact }: Aspect) => (kind === 'word' ? having(exact) || Number.POSITIVE_INFINITY : 0);
  const ranks = new Map(aspects.map((aspect) => [aspect, rank(aspect)]));
  const first = aspects.toSorted((a, b) => (ranks.get(a) as number) - (ranks.get(b) as number) || 0);
  const chosen = new Set(first.slice(0, maxAspects));
  return aspects.filter((aspect) => chosen.has(aspect));
}

function same(one: Aspect, other: Aspect): boolean {
  return one.meanings.length > 0 && one.meanings.join() === other.meanings.join();
}
