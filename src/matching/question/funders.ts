// Funders by their names in a question: "grants from the National Institute on Aging", "does USGS pay for …". Who
// names one means its money. The names are those that the catalogue's own calls bear, with those of the institutes
// that take part.

import type { Family } from '../../kernel/family.ts';
import { funderKeys, nameWordsOf } from '../../kernel/name-key.ts';
import type { Reader } from '../../kernel/reader.ts';
import { onceFor } from '../../kernel/remembered.ts';
import type { Tier } from '../../kernel/tier.ts';
import { foldedWords } from '../words/folded-words.ts';
import type { Lexicon } from '../words/lexicon.ts';
import { isInATheme } from '../words/related.ts';
import { connecting } from '../words/word-forms.ts';

/** What names are parted by in the column that has all of a row. */
export const parting = '; ';

export interface FunderNames {
  /** Whether a name is written in capitals alone, as NIA is; undefined: it is no name. */
  readonly isAcronym: (key: string) => boolean | undefined;
  /** No name has more words. */
  readonly longest: number;
}

interface NamedFunder {
  readonly asked: string;
  /** Its name as names are compared. */
  readonly key: string;
  /** Its name as it stands in texts. */
  readonly phrase: string;
}

interface KnownNames extends FunderNames {
  readonly names: Map<string, boolean>;
  /** What was read of them, as rows have it. */
  readonly said: Set<string>;
  longest: number;
  version: number;
}

const read = onceFor((_: Reader) => new Map<string, KnownNames>());

/** The names of those who pay for the records of a family; null where its records name none. Those that left stay known. */
export function funderNamesIn(family: Family, reader: Reader, tier: Tier): FunderNames | null {
  if (!family.columns?.funder_names || !family.columns.funded_by) return null;
  const ofReader = read(reader);
  const name = `${family.name} ${tier}`;
  let known = ofReader.get(name);
  const version = reader.version(tier);
  if (known?.version === version) return known;
  if (!known) {
    const names = new Map<string, boolean>();
    known = { names, isAcronym: (key) => names.get(key), said: new Set(), longest: 0, version };
    ofReader.set(name, known);
  }
  known.version = version;
  for (const listed of reader.values(family, 'funder_names', tier)) {
    if (known.said.has(listed)) continue;
    known.said.add(listed);
    for (const one of listed.split(parting)) learn(known, one);
  }
  return known;
}

function learn(known: KnownNames, name: string): void {
  for (const key of funderKeys(name)) {
    const many = key.split(' ').length;
    known.names.set(key, many === 1 && /^\p{Lu}+$/u.test(name));
    known.longest = Math.max(known.longest, many);
  }
}

/** Who gives calls that are named by where they come from or by a programme: "EU grants" are those of the Commission. */
const givenBy: readonly (readonly [pattern: RegExp, key: string])[] = [
  [
    /\b(?:(?:EU|E\.U\.|European(?: Union)?)(?:['’]s)?[- ](?:(?:research|framework|funded|funding) )?(?=(?:funding|funds?|money|grants?|calls?|program(?:me)?s?|schemes?|projects?|support|opportunities)\b)|(?:Horizon Europe|EU4Health|Digital Europe|Creative Europe)\b)/giu,
    'european commission',
  ],
];

/** The givers of calls that a question names so, and the question without. */
function giversIn(subject: string, names: FunderNames): { givers: readonly NamedFunder[]; rest: string } {
  const givers: NamedFunder[] = [];
  let remaining = subject;
  for (const [pattern, key] of givenBy) {
    if (names.isAcronym(key) === undefined) continue;
    remaining = remaining.replaceAll(pattern, (said) => {
      const written = foldedWords(said).join(' ');
      if (givers.every((one) => one.key !== key)) givers.push({ asked: written, key, phrase: key });
      return ' ';
    });
  }
  return { givers, rest: remaining };
}

/** The funders that a question names, and the question without them. */
export function fundersIn(
  said: string,
  names: FunderNames | null,
  lexicon: Lexicon,
): { funders: readonly NamedFunder[]; rest: string } {
  const { givers, rest: subject } = names === null ? { givers: [], rest: said } : giversIn(said, names);
  const words = nameWordsOf(subject);
  const funders: NamedFunder[] = [...givers];
  let [rest, from] = ['', 0];
  for (let at = 0; names !== null && at < words.length; ) {
    let many = Math.min(names.longest, words.length - at);
    let key: string | null = null;
    for (; many > 0; many--) {
      key = nameOf(words.slice(at, at + many), names, words[at - 1]?.key, lexicon);
      if (key !== null) break;
    }
    if (key === null) {
      at++;
      continue;
    }
    const [first, last] = [words[at], words[at + many - 1]] as [(typeof words)[0], (typeof words)[0]];
    const written = subject.slice(first.start, last.end);
    const phrase = foldedWords(written).join(' ');
    if (funders.every((one) => one.key !== key)) funders.push({ asked: phrase, key, phrase });
    rest += `${subject.slice(from, first.start)} `;
    from = last.end;
    at += many;
  }
  return { funders, rest: rest + subject.slice(from) };
}

const minAlone = 3;
/** Behind these a name of two letters is one, and what is a topic too. */
const naming: ReadonlySet<string> = new Set(['from', 'by', 'of', 'the', 'does', 'at']);

/** The name that words are, as it is known; null: none. What is a word too is a name in capitals alone. */
export function nameOf(
  words: ReturnType<typeof nameWordsOf>,
  names: FunderNames,
  before: string | undefined,
  lexicon: Lexicon,
): string | null {
  const joined = words.map((word) => word.key).join(' ');
  const ending = /['’]s$/iu;
  const written = words.at(-1)?.written ?? '';
  const last = written.replace(ending, '');
  // "The National Cancer Institute's programme".
  const owned = ending.test(written) ? joined.slice(0, -1) : joined;
  const key = names.isAcronym(joined) === undefined ? owned : joined;
  const isAcronym = names.isAcronym(key);
  if (isAcronym === undefined) return null;
  if (words.length > 1 || !isAcronym) return key;
  const meant = lexicon.named([key]);
  const inCapitals = last === last.toUpperCase();
  const isNamed = inCapitals && naming.has(before ?? '');
  if (key.length < minAlone || meant.some(({ meaning }) => meaning.kind !== 'place'))
    return isNamed ? key : null;
  return inCapitals || !(connecting.has(key) || isInATheme(key) || lexicon.isLight(key)) ? key : null;
}
