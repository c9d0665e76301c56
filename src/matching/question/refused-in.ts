// What a question does not want: "dementia but not Alzheimer", "excluding NIH", "no US funding". It is not looked for,
// and what is of it stands behind. Where an asker is not ("non-US university", "outside Europe") says nothing of calls.

import { type NameWord, nameWordsOf } from '../../kernel/name-key.ts';
import { type Kind, type Lexicon, saying } from '../words/lexicon.ts';
import { type FunderNames, nameOf } from './funders.ts';

interface Refused {
  /** As it was written. */
  readonly said: string;
  /** The name of a funder, as names are compared; null: it is none. */
  readonly funder: string | null;
}

/** Names have no more words. */
const maxWords = 5;

/** "Not only", "not for profit" and "not allowed" refuse nothing that is asked for, and what is not done is told. */
const done: ReadonlySet<string> = new Set(
  'do does did is are was am can could will would should has have must may and'.split(' '),
);
const notRefusing: ReadonlySet<string> = new Set(
  'only just merely for yet allowed required needed limited restricted necessarily to in all from based'.split(
    ' ',
  ),
);
const refusing: readonly (readonly string[])[] = [
  ...['without', 'ohne', 'sans', 'senza', 'sem', 'zonder', 'excluding', 'exclude'].map((word) => [word]),
  ...[['except', 'for'], ['except'], ['other', 'than'], ['not', 'interested', 'in'], ['nothing', 'on']],
  ...[
    ['dont', 'want'],
    ['do', 'not', 'want'],
    ['not', 'want'],
  ],
];
/** What refuses a frame, and says of a topic that it is missing: "no cure". */
const missing: readonly (readonly string[])[] = [['no']];
/** What tells where somebody is not. */
const away: readonly (readonly string[])[] = [
  ...[['not', 'based', 'in'], ['not', 'in'], ['not', 'from'], ['outside', 'of'], ['outside'], ['non']],
];
const frames: ReadonlySet<Kind> = new Set(['place', 'stage', 'applicant', 'research_stage']);
const articles: ReadonlySet<string> = new Set(['the', 'a', 'an', 'any']);
/** Money that an applicant brings, which is no topic. */
const sharing = /^(?:cost sharing|matching funds)$/;
/** No deadline is one kind of deadline. */
const unasked = /^(?:deadlines?|closing|fixed)$/;
/** Behind a place: it is the money that is not to be from there. */
const money = /^(?:funding|funders?|grants?|calls?|money|agenc(?:y|ies))$/;

/** What a question refuses, and the question without. */
export function refusedIn(
  subject: string,
  names: FunderNames | null,
  lexicon: Lexicon,
): { refused: readonly Refused[]; rest: string } {
  const words = nameWordsOf(subject);
  const keys = words.map(({ key }) => key);
  const refused: Refused[] = [];
  let [rest, from] = ['', 0];
  const starts = (marker: readonly string[], at: number) =>
    marker.every((word, index) => keys[at + index] === word);
  for (let at = 0; at < words.length; at++) {
    const kind = markerAt(keys, at, starts);
    if (kind === null) continue;
    let first = at + kind.many;
    while (articles.has(keys[first] ?? '')) first++;
    const target = targetAt(words, first, names, lexicon);
    if (target === null || unasked.test(keys[first] ?? '')) continue;
    if (target.kinds.length > 0 && target.kinds.every((one) => one === 'noise')) continue;
    if (target.isQuick) continue;
    const isPlace = target.kinds.every((one) => one === 'place') && target.kinds.length > 0;
    const isOfMoney = money.test(keys[first + target.many] ?? '');
    if (kind.is === 'away' && !isPlace && target.funder === null) continue;
    if (
      kind.is === 'missing' &&
      !target.isSharing &&
      target.funder === null &&
      !target.kinds.some((one) => frames.has(one))
    )
      continue;
    const [start, last] = [words[at], words[first + target.many - 1]] as [NameWord, NameWord];
    const written = subject.slice(words[first]?.start, last.end);
    if (!target.isSharing && (kind.is !== 'away' || isOfMoney))
      refused.push({ said: written, funder: target.funder });
    rest += `${subject.slice(from, start.start)} `;
    from = last.end;
    at = first + target.many - 1;
  }
  return { refused, rest: rest + subject.slice(from) };
}

function markerAt(
  keys: readonly string[],
  at: number,
  starts: (marker: readonly string[], at: number) => boolean,
): { is: 'refusing' | 'missing' | 'away'; many: number } | null {
  for (const [is, markers] of [
    ['refusing', refusing],
    ['away', away],
    ['missing', missing],
  ] as const) {
    const marker = markers.find((one) => starts(one, at));
    if (marker) return { is, many: marker.length };
  }
  if (keys[at] !== 'not' || notRefusing.has(keys[at + 1] ?? '')) return null;
  // "We are not American" tells of a place where they are not.
  return { is: done.has(keys[at - 1] ?? '') ? 'away' : 'refusing', many: 1 };
}

interface Target {
  readonly many: number;
  readonly kinds: readonly Kind[];
  readonly funder: string | null;
  /** A share of the cost, which is no topic. */
  readonly isSharing?: boolean;
  /** A name of quick money, which is asked for by what it does without: "no long application". */
  readonly isQuick?: boolean;
}

/** The longest name that begins here, or the word by itself. */
function targetAt(
  words: readonly NameWord[],
  at: number,
  names: FunderNames | null,
  lexicon: Lexicon,
): Target | null {
  if (at >= words.length) return null;
  if (sharing.test(`${words[at]?.key} ${words[at + 1]?.key}`))
    return { many: 2, kinds: [], funder: null, isSharing: true };
  for (let many = Math.min(Math.max(maxWords, names?.longest ?? 0), words.length - at); many > 0; many--) {
    const some = words.slice(at, at + many);
    const funder = names ? nameOf(some, names, 'from', lexicon) : null;
    if (funder !== null) return { many, kinds: [], funder };
    if (many > maxWords) continue;
    const telling = saying(some.map(({ key, written }) => (written === 'US' ? 'usa' : key)));
    const found = telling.length > 0 && telling.length === many ? lexicon.named(telling) : [];
    if (found.length > 0) {
      const isQuick = found.some(({ meaning }) => meaning.slug === 'instrument-fast-grant');
      return { many, kinds: found.map(({ meaning }) => meaning.kind), funder: null, isQuick };
    }
  }
  return { many: 1, kinds: [], funder: null };
}
