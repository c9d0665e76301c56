// What published records may not hold: what may not be shown, and repetition; and what a person looks at first.

import { fold } from '../../shelf/layout/text-index.ts';
import { textsIn, unshowable } from '../protocol/hygiene.ts';

/** Words that a person looks at before anything with them is listed. */
const safety =
  /\b(?:gain[- ]of[- ]function|transmissib(?:le|ility)|virulen(?:t|ce)|pathogen enhancement|weaponi[sz]|ricin|botulinum|nerve agent|toxin|self[- ]experiment|self[- ]dos|dose yourself|take this drug|patient named)/i;
/** Advice to somebody who is named: letters count, or every MR image would be a Mr Image. */
const named = /\b(?:Mr|Mrs|Ms)\.? [A-Z][a-z]/;

const runLength = 8;
const maxRepeated = 0.05;

/** What is wrong with a record that is to be published; null where nothing is. */
export function unclean(record: unknown): string | null {
  const held = unshowable(record);
  if (held !== null) return held;
  return repeats(textsIn(record)) > maxRepeated ? 'the same runs of eight words again and again' : null;
}

/** The share of runs of eight words that occurred before. */
function repeats(texts: readonly string[]): number {
  const seen = new Set<string>();
  let all = 0;
  let again = 0;
  // A text that stands twice as a whole was asked for twice; what counts is repetition within it.
  for (const text of new Set(texts)) {
    const words = fold(text).split(/\s+/).filter(Boolean);
    for (let at = 0; at + runLength <= words.length; at++) {
      const run = words.slice(at, at + runLength).join(' ');
      all += 1;
      if (seen.has(run)) again += 1;
      seen.add(run);
    }
  }
  return all === 0 ? 0 : again / all;
}

export function namesDanger(record: unknown): boolean {
  return textsIn(record).some((text) => safety.test(text) || named.test(text));
}
