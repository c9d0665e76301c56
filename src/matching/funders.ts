// Funders by their names in a question: "grants from the National Institute on Aging", "does USGS pay for …". Who
// names one means its money. The names are those that the catalogue's own calls bear, with those of the institutes
// that take part.

import type { Family } from '../kernel/family.ts';
import { nameWordsOf } from '../kernel/name-key.ts';
import type { Reader } from '../kernel/reader.ts';
import type { Tier } from '../kernel/tier.ts';
import { visible } from '../kernel/visible.ts';
import { foldedWords } from './folded-words.ts';
import type { Lexicon } from './lexicon.ts';
import { isInATheme } from './related.ts';
import { connecting } from './word-forms.ts';

/** What names are parted by in the column that has all of a row. */
export const parting = '; ';

export interface FunderNames {
  /** Whether a name is written in capitals alone, as NIA is; undefined: it is no name. */
  readonly isAcronym: (key: string) => boolean | undefined;
  /** No name has more words. */
  readonly longest: number;
}

export interface NamedFunder {
  readonly asked: string;
  /** Its name as names are compared. */
  readonly key: string;
  /** Its name as it stands in texts. */
  readonly phrase: string;
}

interface KnownNames extends FunderNames {
  readonly names: Map<string, boolean>;
  longest: number;
  version: number;
  /** The last change of a row whose names were read. */
  updated: string;
}

const read = new WeakMap<Reader, Map<string, KnownNames>>();

/** The names of those who pay for the records of a family; null where its records name none. Those that left stay known. */
export function funderNamesIn(family: Family, reader: Reader, tier: Tier): FunderNames | null {
  if (!family.columns?.funder_names || !family.columns.funded_by) return null;
  const ofReader = read.get(reader) ?? new Map<string, KnownNames>();
  read.set(reader, ofReader);
  const name = `${family.name} ${tier}`;
  let known = ofReader.get(name);
  const version = reader.version(tier);
  if (known?.version === version) return known;
  if (!known) {
    const names = new Map<string, boolean>();
    known = { names, isAcronym: (key) => names.get(key), longest: 0, version, updated: '' };
    ofReader.set(name, known);
  }
  const rows = reader.select(
    `select funder_names as said, max(updated) as updated from ${visible(family.name, tier)} where updated >= ? group by 1`,
    known.updated,
  );
  known.version = version;
  for (const { said, updated } of rows) {
    if (typeof updated === 'string' && updated > known.updated) known.updated = updated;
    for (const one of String(said ?? '').split(parting)) learn(known, one);
  }
  return known;
}

function learn(known: KnownNames, name: string): void {
  const words = nameWordsOf(name);
  if (words.length === 0) return;
  const key = words.map((word) => word.key).join(' ');
  known.names.set(key, words.length === 1 && /^\p{Lu}+$/u.test(name));
  known.longest = Math.max(known.longest, words.length);
}

/** The funders that a question names, and the question without them. */
export function fundersIn(
  subject: string,
  names: FunderNames | null,
  lexicon: Lexicon,
): { funders: readonly NamedFunder[]; rest: string } {
  const words = nameWordsOf(subject);
  const funders: NamedFunder[] = [];
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
    const asked = subject.slice(first.start, last.end);
    const phrase = foldedWords(asked).join(' ');
    if (funders.every((one) => one.key !== key)) funders.push({ asked: phrase, key, phrase });
    rest += `${subject.slice(from, first.start)} `;
    from = last.end;
    at += many;
  }
  return { funders, rest: rest + subject.slice(from) };
}

const leastAlone = 3;
/** Behind these a name of two letters is one, and what is a topic too. */
const naming: ReadonlySet<string> = new Set(['from', 'by', 'of', 'the', 'does', 'at']);

/** The name that words are, as it is known; null: none. What is a word too is a name in capitals alone. */
export function nameOf(
  words: ReturnType<typeof nameWordsOf>,
  names: FunderNames,
  before: string | undefined,
  lexicon: Lexicon,
): string | null {
  const said = words.map((word) => word.key).join(' ');
  const ending = /['’]s$/iu;
  const written = words.at(-1)?.written ?? '';
  const last = written.replace(ending, '');
  // "The National Cancer Institute's programme".
  const owned = ending.test(written) ? said.slice(0, -1) : said;
  const key = names.isAcronym(said) === undefined ? owned : said;
  const isAcronym = names.isAcronym(key);
  if (isAcronym === undefined) return null;
  if (words.length > 1 || !isAcronym) return key;
  const meant = lexicon.named([key]);
  const inCapitals = last === last.toUpperCase();
  const isNamed = inCapitals && naming.has(before ?? '');
  if (key.length < leastAlone || meant.some(({ meaning }) => meaning.kind !== 'place'))
    return isNamed ? key : null;
  return inCapitals || !(connecting.has(key) || isInATheme(key) || lexicon.isLight(key)) ? key : null;
}
