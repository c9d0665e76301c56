// The known texts nearest to a hypothesis. It can show that something is not new; never that it is.

import type { Reader } from '../../kernel/reader.ts';
import { conceptsOf } from '../protocol/hypothesise.ts';
import { contentWords, cosine, type Vector, vectorOf } from '../protocol/likeness.ts';
import { thresholds } from '../protocol/protocol.ts';
import type { Hypothesis } from '../protocol/shapes.ts';
import type { Neighbour, NoveltyFact } from '../runs/run.ts';
import { claimsOf, type Source } from './records.ts';

interface Corpus {
  readonly version: number;
  readonly weight: (word: string) => number;
  readonly texts: readonly { readonly family: string; readonly public_id: string; readonly vector: Vector }[];
}

const corpora = new WeakMap<Reader, Corpus>();
const shown = 5;

/** Made anew when something public has changed. */
function corpusOf(source: Source): Corpus {
  const version = source.reader.version('public');
  const known = corpora.get(source.reader);
  if (known?.version === version) return known;
  const claims = [...claimsOf(source)];
  const having = new Map<string, number>();
  for (const { text } of claims) {
    for (const word of new Set(contentWords(text))) having.set(word, (having.get(word) ?? 0) + 1);
  }
  const weight = (word: string) => Math.log((claims.length + 1) / ((having.get(word) ?? 0) + 0.5));
  const texts = claims.map(({ family, public_id, text }) => ({
    family,
    public_id,
    vector: vectorOf(text, weight),
  }));
  const corpus = { version, weight, texts };
  corpora.set(source.reader, corpus);
  return corpus;
}

export function nearestTexts(text: string, source: Source): readonly Neighbour[] {
  const { weight, texts } = corpusOf(source);
  const vector = vectorOf(text, weight);
  return texts
    .map(({ family, public_id, vector: other }) => ({ family, public_id, similarity: cosine(vector, other) }))
    .filter(({ similarity }) => similarity > 0)
    .sort((a, b) => b.similarity - a.similarity || (a.public_id < b.public_id ? -1 : 1))
    .slice(0, shown)
    .map((one) => ({ ...one, similarity: Math.round(one.similarity * 1e6) / 1e6 }));
}

/** By the statement alone and by the whole chain, whichever is nearer to something known. */
export function noveltyOf(hypothesis: Hypothesis, source: Source): NoveltyFact {
  const found = new Map<string, Neighbour>();
  for (const text of [hypothesis.statement, conceptsOf(hypothesis)]) {
    for (const one of nearestTexts(text, source)) {
      const key = `${one.family}/${one.public_id}`;
      if ((found.get(key)?.similarity ?? 0) < one.similarity) found.set(key, one);
    }
  }
  const neighbours = [...found.values()].sort((a, b) => b.similarity - a.similarity).slice(0, shown);
  const best = neighbours[0]?.similarity ?? 0;
  const state = best >= thresholds.copy ? 'copy' : best >= thresholds.close ? 'close' : 'no_lexical_match';
  return { state, neighbours };
}
