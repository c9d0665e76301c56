// From what a person types to an expression of the full-text index. Everything typed is plain text:
// words are quoted, so no operator of the index can be reached from outside.

import { beyondAscii } from '../../kernel/plain-text.ts';
import type { NamedLabels } from '../../kernel/reader.ts';
import { onceFor, remembered } from '../../kernel/remembered.ts';
import { spellingsOf } from '../../kernel/spellings.ts';
import type { TextIndexColumns } from './default-rows.ts';
import { isOneWord, type Sought, type WordForm } from './words.ts';

/** Letters whose stroke or ligature Unicode does not take apart. */
const plainLetters: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ħ: 'h',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
};

/** Marks above and below letters, and what is not seen at all: a soft hyphen, characters of no width. */
const unseen = /[\p{M}\p{Cf}]/gu;

/**
 * Lower case without diacritics, compatible characters as one (CO₂ as co2), spaces collapsed: how texts
 * are compared by parts.
 */
export function fold(text: string): string {
  if (!beyondAscii.test(text)) return text.toLowerCase().replace(/\s+/g, ' ').trim();
  const bare = text.normalize('NFKD').replace(unseen, '').toLowerCase();
  const plain = bare.replace(/[øłđħıßæœ]/gu, (letter) => plainLetters[letter] as string);
  return plain.replace(/\s+/gu, ' ').trim();
}

/**
 * A text as the full-text index holds it. The index only knows ASCII (twice as fast as its Unicode
 * rules): plain ASCII it folds itself; other texts come folded, with everything but letters and digits
 * of any script as spaces.
 */
export function indexed(text: string): string {
  return plainWords(text, true);
}

function plainWords(text: string, withLast: boolean): string {
  if (!beyondAscii.test(text)) return text;
  return inPairs(fold(text).replace(/[^\p{L}\p{N}]+/gu, ' '), withLast);
}

/** Letters of Chinese and Japanese, which are written without spaces between words. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+/gu;

/** Whether a folded word is written in such letters, so that what it names may stand within a longer one. */
export function isUnspaced(word: string): boolean {
  return word.replace(unspaced, '') === '';
}

/**
 * Runs of such letters as their pairs, so that a part of a name is found as a phrase of pairs; in the index the last
 * letter stands alone too, so that a search for one letter finds all.
 */
function inPairs(words: string, withLast: boolean): string {
  return words.replace(unspaced, (run) => {
    const letters = [...run];
    const pairs = letters.slice(0, -1).map((letter, at) => letter + letters[at + 1]);
    const parts = withLast || pairs.length === 0 ? [...pairs, letters.at(-1)] : pairs;
    return ` ${parts.join(' ')} `;
  });
}

/** Spellings that mean the same word; one that begins a longer word counts there too. */
const spellings: readonly (readonly string[])[] = [
  ['ageing', 'aging'],
  ['tumour', 'tumor'],
  ['lifespan', 'life span', 'life-span'],
  ['healthspan', 'health span', 'health-span'],
  ['antiageing', 'antiaging', 'anti-ageing', 'anti-aging'],
];

/** One search asks many families for the same words. */
const [maxVariants, maxSearches] = [2_000, 200];
/** And for the same values of lists. */
const [maxLists, maxListed] = [100, 2_000];
/** Longer words are in no language. */
const longestKept = 60;

/** A folded word in every spelling of it. */
export const variants = remembered(maxVariants, variantsOf, longestKept);

function variantsOf(word: string): readonly string[] {
  for (const spelling of spellings) {
    const form = spelling.find((one) => word.startsWith(one));
    if (form) return spelling.map((one) => one + word.slice(form.length));
  }
  return spellingsOf(word);
}

const hasWord = /[\p{L}\p{N}]/u;

/** What a person searches for, as it was typed. */
interface Typed {
  readonly text: string;
  /** It stands in quotation marks. */
  readonly isQuoted: boolean;
}

/** The words and the "quoted phrases" of a search that hold a letter or a digit. */
export function typedIn(q: string): readonly Typed[] {
  return Array.from(q.matchAll(/"([^"]*)"?|([^\s"]+)/gu), ([, quoted, word]) => ({
    text: quoted ?? (word as string),
    isQuoted: quoted !== undefined,
  })).filter(({ text }) => hasWord.test(text));
}

/** A folded word or phrase as the index is asked for it. */
function formOf(text: string, begins: boolean): WordForm {
  const plain = plainWords(text, false).replaceAll('"', ' ').trim();
  return { text: plain, begins, isPhrase: !isOneWord(plain) };
}

/**
 * What the words of `q` ask for: every word and every "quoted phrase" must occur; a word also matches as a
 * beginning, where it has three letters or stands alone: half the words of a language begin like a shorter
 * one. Words that name labels also match where one of these is carried. Nothing when the text holds no letter
 * or digit: nothing can match it.
 */
export function soughtBy(
  { words, quoted }: SearchedWords,
  named: readonly NamedLabels[] = [],
): readonly Sought[] {
  const formsFor = (some: readonly string[]) =>
    some
      .filter((word) => !words.some((other) => other !== word && other.startsWith(word)))
      .map((word) => variants(word).map((one) => formOf(one, word.length >= 3 || words.length === 1)));
  const labelled: Sought[] = [];
  let left = words;
  for (const { words: some, labels } of named) {
    if (labels.length === 0 || !some.every((word) => left.includes(word))) continue;
    left = left.filter((word) => !some.includes(word));
    labelled.push({ words: formsFor(some), values: labels.map((value) => ({ column: 'labels', value })) });
  }
  const plain = [...quoted.map((one) => [formOf(one, false)]), ...formsFor(left)];
  return [...(plain.length > 0 ? [{ words: plain, values: [] }] : []), ...labelled];
}

interface SearchedWords {
  readonly words: readonly string[];
  readonly quoted: readonly string[];
}

/** The words of a search, folded and each once, and its phrases: one search is read some times. */
export const searchedWords = remembered(maxSearches, wordsIn, longestKept);

function wordsIn(q: string): SearchedWords {
  const typed = typedIn(q);
  const folded = (isQuoted: boolean) =>
    typed.filter((one) => one.isQuoted === isQuoted).map(({ text }) => fold(text));
  return { words: [...new Set(folded(false))], quoted: folded(true) };
}

/** At least one of these words, each of three letters also as a beginning. */
export function anyOfWords(words: readonly string[]): readonly (readonly WordForm[])[] {
  const forms = [...new Set(words.map(fold))]
    .filter((word) => hasWord.test(word))
    .flatMap(variants)
    .map((word) => formOf(word, word.length >= 3));
  return forms.length > 0 ? [forms] : [];
}

/** At least one of these folded words and phrases as it stands. */
export function anyOfPhrases(phrases: readonly string[]): readonly (readonly WordForm[])[] {
  return phrases.length > 0 ? [phrases.map((one) => formOf(one, false))] : [];
}

/** The columns of the index that hold a member; all of them where none is named. */
export function columnsOf({ texts }: TextIndexColumns, member: string | undefined): readonly string[] {
  return member === undefined ? texts : texts.filter((one) => one === member || one === `_${member}`);
}

/** The expression for rows that have all of it: words in these columns of the index, values in those of the tags. */
export function expressionOf(sought: readonly Sought[], { texts, tags }: TextIndexColumns): string {
  const among = inColumns(texts);
  const plain = sought.flatMap(({ words, values }) => (values.length > 0 ? [] : words.map(alternatives)));
  const others = sought.flatMap(({ words, values }) => {
    if (values.length === 0) return [];
    const carried = `${inColumns(tags)} : ${oneOf(values.map(({ column, value }) => `"${listTags(column)(value)}"`))}`;
    return words.length === 0
      ? [carried]
      : [`(${among} : (${words.map(alternatives).join(' AND ')}) OR ${carried})`];
  });
  return [...(plain.length > 0 ? [`${among} : (${plain.join(' AND ')})`] : []), ...others].join(' AND ');
}

/** The beginning of an expression that looks into these columns of the index only: a family's are the same list. */
export const inColumns = onceFor(
  (columns: readonly string[]) => `{${columns.map((column) => `"${column}"`).join(' ')}}`,
);

function alternatives(forms: readonly WordForm[]): string {
  return oneOf(forms.map(({ text, begins }) => `"${text}"${begins ? ' *' : ''}`));
}

function oneOf(parts: readonly string[]): string {
  return parts.length === 1 ? (parts[0] as string) : `(${parts.join(' OR ')})`;
}

/** The values of a list as words of the `tags` column, each as one. */
const listTags = remembered(maxLists, (column) => {
  const kind = column.replaceAll('_', '');
  return remembered(maxListed, (value) => tag(kind, value), longestKept);
});

/** A value of a list, a mark or a visibility as one word of the `tags` column. */
export function tag(kind: string, value: string): string {
  return `${kind}ꞏꞏ${value.replace(/[^a-z0-9]/gu, coded)}`;
}

function coded(character: string): string {
  return `ꞏ${(character.codePointAt(0) as number).toString(16)}ꞏ`;
}
