// Words with natural frequencies: the frequency of a word is about one over its rank (Zipf).
//
// Words are drawn from a table in which a word stands as often as its frequency says, so that one random
// number gives one word without any search.

import type { Random } from './random.ts';
import { domainWords, functionWords, generalWords } from './real-words.ts';

const vocabularySize = 20_000;
const tableBits = 18;

export interface Vocabulary {
  readonly words: readonly string[];
  /** The same words with a first capital. */
  readonly capitalised: readonly string[];
  /** A rank, drawn with the frequency of its word. */
  readonly draw: () => number;
}

const onsets = 'b br c cl d dr f fl g gr h j k l m n p pl qu r s sl st t tr v w z'.split(' ');
const nuclei = 'a ae e ei i ia o oa u y'.split(' ');
const codas = ['', '', '', 'l', 'm', 'n', 'r', 's', 'nd', 'sk', 'th', 'x'];

/** A word that sounds like one and, almost surely, is none. */
export function pseudoWord(random: Random): string {
  let word = '';
  const syllables = random.int(2, 3);
  for (let i = 0; i < syllables; i++) word += random.pick(onsets) + random.pick(nuclei);
  return word + random.pick(codas);
}

export function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

export function vocabulary(random: Random): Vocabulary {
  const ranked = rankedWords(random);
  const table = frequencyTable(ranked.length);
  return {
    words: ranked,
    capitalised: ranked.map(capital),
    draw: () => table[random.bits() >>> (32 - tableBits)] ?? 0,
  };
}

/** Function words first, general words close behind, domain words spread evenly over the logarithm of the rank. */
function rankedWords(random: Random): string[] {
  const ranked: (string | undefined)[] = new Array(vocabularySize);
  const used = new Set<string>();
  const put = (word: string, wanted: number): void => {
    if (used.has(word)) return;
    let rank = wanted;
    while (ranked[rank] !== undefined) rank += 1;
    ranked[rank] = word;
    used.add(word);
  };
  const after = functionWords.length;
  const growth = Math.log(100) / domainWords.length;
  for (const [i, word] of functionWords.entries()) put(word, i);
  for (const [i, word] of generalWords.entries()) put(word, after + i * 3);
  for (const [i, word] of domainWords.entries()) put(word, Math.round((after + 10) * Math.exp(growth * i)));
  for (let rank = 0; rank < vocabularySize; rank++) {
    while (ranked[rank] === undefined) put(pseudoWord(random), rank);
  }
  return ranked.map((word) => word ?? '');
}

function frequencyTable(size: number): Uint16Array {
  const length = 2 ** tableBits;
  const weights = Array.from({ length: size }, (_, rank) => 1 / (rank + 2.7));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const table = new Uint16Array(length);
  let filled = 0;
  let sum = 0;
  weights.forEach((weight, rank) => {
    sum += weight;
    const end = Math.min(length, Math.round((sum / total) * length));
    table.fill(rank, filled, end);
    filled = end;
  });
  return table;
}
