// The known texts nearest to a hypothesis. It can show that something is not new; never that it is.

import type { Reader } from '../../kernel/reader.ts';
import { remembered } from '../../kernel/remembered.ts';
import { conceptsOf } from '../protocol/hypothesise.ts';
import { vectorOf } from '../protocol/likeness.ts';
import { thresholds } from '../protocol/protocol.ts';
import type { Hypothesis } from '../protocol/shapes.ts';
import type { Neighbour, NoveltyFact } from '../runs/run.ts';
import { claimsOf, type Source } from './records.ts';

interface Known {
  readonly family: string;
  readonly public_id: string;
  /** The square of the length of its vector. */
  readonly squares: number;
}

interface Corpus {
  readonly weight: (word: string) => number;
  readonly texts: readonly Known[];
  /** Of each word the texts that have it, and how much it counts there. */
  readonly having: ReadonlyMap<string, Having>;
  /** Room to add up in, one place for each text; all 0 between two questions. */
  readonly products: Float64Array;
}

interface Search {
  readonly version: number;
  readonly nearest: (text: string) => readonly Neighbour[];
}

interface Having {
  readonly at: number[];
  readonly value: number[];
}

const searches = new WeakMap<Reader, Search>();
const shown = 5;
const maxLately = 200;

/** Made anew when something public has changed. */
function searchIn(source: Source): Search {
  const version = source.reader.version('public');
  const known = searches.get(source.reader);
  if (known?.version === version) return known;
  const claims = [...claimsOf(source)];
  const counted = claims.map(({ text }) => vectorOf(text));
  const counts = new Map<string, number>();
  for (const vector of counted)
    for (const word of vector.keys()) counts.set(word, (counts.get(word) ?? 0) + 1);
  const weight = (word: string) => Math.log((claims.length + 1) / ((counts.get(word) ?? 0) + 0.5));
  const having = new Map<string, Having>();
  const texts = counted.map((vector, at): Known => {
    let squares = 0;
    for (const [word, times] of vector) {
      const value = times * weight(word);
      squares += value * value;
      const places = having.get(word);
      if (places) {
        places.at.push(at);
        places.value.push(value);
      } else having.set(word, { at: [at], value: [value] });
    }
    const { family, public_id } = claims[at]!;
    return { family, public_id, squares };
  });
  const products = new Float64Array(texts.length);
  const corpus: Corpus = { weight, texts, having, products };
  // A hypothesis is looked up when it comes, and again for its critics.
  const search = { version, nearest: remembered(maxLately, (text) => nearestIn(corpus, text)) };
  searches.set(source.reader, search);
  return search;
}

/** Only texts that share a word with it are looked at. */
export function nearestTexts(text: string, source: Source): readonly Neighbour[] {
  return searchIn(source).nearest(text);
}

function nearestIn({ weight, texts, having, products }: Corpus, text: string): readonly Neighbour[] {
  const touched: number[] = [];
  let squares = 0;
  for (const [word, value] of vectorOf(text, weight)) {
    squares += value * value;
    const places = having.get(word);
    if (!places) continue;
    for (let n = 0; n < places.at.length; n++) {
      const at = places.at[n]!;
      if (products[at] === 0) touched.push(at);
      products[at]! += value * places.value[n]!;
    }
  }
  let nearest: readonly Neighbour[] = [];
  for (const at of touched) {
    const product = products[at]!;
    products[at] = 0;
    const { family, public_id, squares: others } = texts[at]!;
    const similarity = product / Math.sqrt(squares * others);
    if (similarity < (nearest[shown - 1]?.similarity ?? 0) - 1e-6) continue;
    const found = { family, public_id, similarity: Math.round(similarity * 1e6) / 1e6 };
    if (found.similarity > 0) nearest = [...nearest, found].sort(byLikeness).slice(0, shown);
  }
  return nearest;
}

function byLikeness(a: Neighbour, b: Neighbour): number {
  return b.similarity - a.similarity || (a.public_id < b.public_id ? -1 : 1);
}

/**
 * By the statement alone and by the whole chain, whichever is nearer to something known.
 * @param restated refs of what it was asked to say again: to be like it is no lack
 */
export function noveltyOf(
  hypothesis: Hypothesis,
  source: Source,
  restated: readonly string[] = [],
): NoveltyFact {
  const found = new Map<string, Neighbour>();
  for (const text of [hypothesis.statement, conceptsOf(hypothesis)]) {
    for (const one of nearestTexts(text, source)) {
      const key = `${one.family}/${one.public_id}`;
      if (restated.includes(key)) continue;
      if ((found.get(key)?.similarity ?? 0) < one.similarity) found.set(key, one);
    }
  }
  const neighbours = [...found.values()].sort((a, b) => b.similarity - a.similarity).slice(0, shown);
  const best = neighbours[0]?.similarity ?? 0;
  const state = best >= thresholds.copy ? 'copy' : best >= thresholds.close ? 'close' : 'no_lexical_match';
  return { state, neighbours };
}
