// Names in words that stand nowhere: inflected, or put together as German and Dutch do ("Blutbiomarkern").

import { inEnglish } from './in-english.ts';
import type { Lexicon } from './lexicon.ts';

/** Endings of case and number in other languages, and letters between the parts of a word. */
const endings = ['', 'n', 'en', 's', 'es', 'e', 'er', 'ern'];
const minPart = 4;
/** Longer words nobody puts together; each of their letters would be looked at as an end of a part. */
const longestWord = 64;

/** A word that stands nowhere, as the name that it inflects or the two names that it puts together; null: neither. */
export function namesWithin(word: string, lexicon: Lexicon): readonly string[] | null {
  const names = (part: string) =>
    endings.flatMap((ending) => {
      const plain = part.endsWith(ending) ? part.slice(0, part.length - ending.length) : '';
      if (plain.length < minPart) return [];
      return lexicon.named([plain]).length > 0 ? [plain] : (inEnglish(plain) ?? []);
    });
  const says = (name: string | undefined) =>
    name !== undefined &&
    lexicon.named([name]).every(({ meaning }) => meaning.kind !== 'noise') &&
    !lexicon.isLight(name);
  if (word.length > longestWord) return null;
  const [whole] = names(word);
  if (whole !== undefined) return [whole];
  for (let at = word.length - minPart; at >= minPart; at--) {
    const [[first], [second]] = [names(word.slice(0, at)), names(word.slice(at))];
    if (first !== undefined && second !== undefined && (says(first) || says(second))) return [first, second];
  }
  return null;
}

/** The places of words that are part of a name of several. */
export function insideNames(words: readonly string[], lexicon: Lexicon): ReadonlySet<number> {
  const inside = new Set<number>();
  for (let at = 0; at < words.length; ) {
    let many = Math.min(lexicon.longest, words.length - at);
    while (many > 1 && lexicon.named(words.slice(at, at + many)).length === 0) many--;
    if (many > 1) for (let place = at; place < at + many; place++) inside.add(place);
    at += many;
  }
  return inside;
}
