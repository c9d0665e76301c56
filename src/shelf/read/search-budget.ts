// How much one search may ask of the full-text index. Every word costs a look into the index, a beginning as
// many as there are words that begin so, and a phrase one for each row that holds its words; a page asks the
// whole again for its total, its facets and what an empty page is told. So what is asked has an end, whichever
// channel it comes through.

import { invalid } from '../../kernel/refusal.ts';
import { typedIn } from '../layout/text-index.ts';

const maxWords = 10;
const maxPhrases = 2;
const maxWordsOfPhrase = 6;

const runs = /[\p{L}\p{N}]+/gu;

/** @throws Refusal when the words of `q` are too many, or a phrase is too long */
export function checkSearch(q: string): void {
  let words = 0;
  let phrases = 0;
  for (const { text, isQuoted } of typedIn(q)) {
    const length = text.match(runs)?.length ?? 0;
    if (length > maxWordsOfPhrase) {
      refuse(`a phrase may have ${maxWordsOfPhrase} words, and one here has ${length}`);
    }
    // A word with hyphens in it is looked for as a phrase.
    if (isQuoted) phrases += 1;
    else words += length;
  }
  if (words > maxWords) refuse(`it may have ${maxWords} words, and here are ${words}`);
  if (phrases > maxPhrases) {
    refuse(`it may have ${maxPhrases} "quoted phrases", and here are ${phrases}`);
  }
}

function refuse(what: string): never {
  throw invalid('q', `q asks for too much at once: ${what}.`, 'too_dear');
}
