// How alike two texts are: the cosine of their words, each weighed by how rare it is where that is known.

import { onceFor } from '../../kernel/remembered.ts';
import { fold } from '../../shelf/layout/text-index.ts';

export type Vector = ReadonlyMap<string, number>;

const stopWords = new Set(
  'a an and are as at be been but by can could did do does for from had has have how if in into is it its may might more most no nor not of on or our over should so some such than that the their them then there these they this those through to under up very was we were what when where which while who will with would you your'.split(
    ' ',
  ),
);
const negations = new Set(
  'no not never none nor neither without cannot absent fails fail lack lacks'.split(' '),
);

/** The words that carry meaning, folded. */
export function contentWords(text: string): readonly string[] {
  return fold(text)
    .split(/[^\p{L}\p{N}_]+/u)
    .filter((word) => word.length > 1 && !stopWords.has(word));
}

/** The words that are left when negations are dropped too. */
export function withoutNegations(text: string): string {
  return contentWords(text)
    .filter((word) => !negations.has(word))
    .join(' ');
}

/** @param weight how much a word counts; left out: all the same */
export function vectorOf(text: string, weight: (word: string) => number = () => 1): Vector {
  const vector = new Map<string, number>();
  for (const word of contentWords(text)) vector.set(word, (vector.get(word) ?? 0) + weight(word));
  return vector;
}

export function cosine(a: Vector, b: Vector): number {
  const [small, large] = a.size < b.size ? [a, b] : [b, a];
  let dot = 0;
  for (const [word, value] of small) dot += value * (large.get(word) ?? 0);
  if (dot === 0) return 0;
  return dot / Math.sqrt(squares(a) * squares(b));
}

/** Vectors are compared with many others. */
const squares = onceFor((vector: Vector) => {
  let sum = 0;
  for (const value of vector.values()) sum += value * value;
  return sum;
});

/** How alike two texts are by their words alone, 0 to 1. */
export function likeness(a: string, b: string): number {
  return cosine(vectorOf(a), vectorOf(b));
}

/** The share of the words of either title that both have. */
export function jaccard(a: string, b: string): number {
  const [one, other] = [new Set(contentWords(a)), new Set(contentWords(b))];
  const both = [...one].filter((word) => other.has(word)).length;
  const all = one.size + other.size - both;
  return all === 0 ? 0 : both / all;
}

/** The share of the words of the shorter title that the longer one has. */
export function containment(a: string, b: string): number {
  const [one, other] = [new Set(contentWords(a)), new Set(contentWords(b))];
  const [small, large] = one.size < other.size ? [one, other] : [other, one];
  if (small.size < 3) return 0;
  return [...small].filter((word) => large.has(word)).length / small.size;
}
