// Names in words that stand nowhere: inflected, or put together as German and Dutch do ("Blutbiomarkern").

import type { Lexicon } from './lexicon.ts';

/** Endings of case and number in other languages, and letters between the parts of a word. */
const endings = ['', 'n', 'en', 's', 'es', 'e', 'er', 'ern'];
const leastPart = 4;

/** A word that stands nowhere, as the name that it inflects or the two names that it puts together; null: neither. */
export function namesWithin(word: string, lexicon: Lexicon): readonly string[] | null {
  const names = (part: string) =>
    endings.flatMap((ending) => {
      const plain = part.endsWith(ending) ? part.slice(0, part.length - ending.length) : '';
      return plain.length >= leastPart && lexicon.named([plain]).length > 0 ? [plain] : [];
    });
  const says = (name: string | undefined) =>
    name !== undefined && lexicon.named([name]).some(({ meaning }) => meaning.kind !== 'noise');
  const [whole] = names(word);
  if (whole !== undefined) return [whole];
  for (let at = word.length - leastPart; at >= leastPart; at--) {
    const [[first], [second]] = [names(word.slice(0, at)), names(word.slice(at))];
    if (first !== undefined && second !== undefined && (says(first) || says(second))) return [first, second];
  }
  return null;
}
