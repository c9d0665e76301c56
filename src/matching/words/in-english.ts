// Plain words of other languages, in English: what no name says and a question needs all the same.

import { asksInAnotherLanguage } from './asking-words.ts';
import { foldedWords } from './folded-words.ts';
import words from './in-english.json' with { type: 'json' };
import { stemOf } from './word-forms.ts';

/** Words that connect others in one of these languages and are nothing in English. */
const telling: ReadonlySet<string> = new Set(
  `der das dem den ein eine einer und oder fur von vom zum zur bei uber auf aus durch gegen nach wie wer ist
  le les une des du en et ou pour dans sur avec chez aux el los las del y para por sobre con il gli di nella dello dei
  os um uma dos da das em ao pelo het een van voor met bij naar onze wir ich qui que che
  suche suchen brauche brauchen mochten je cherche cherchons voudrais voulons besoin busco buscamos quiero queremos
  necesito necesitamos somos estoy tambien cerco cerchiamo vorrei voglio vogliamo nel della delle degli alla sulla anche
  procuro procuramos quero precisamos sou nao mais zoek zoeken heb nodig ook ik`.split(/\s+/),
);
const endings = /(?:ern|em|en|er|es|as|os|e|n|s|a|o|i)$/;
const minStem = 4;

const english = new Map(
  Object.entries(words).flatMap(([word, others]) =>
    others.map((other): [string, string] => [foldedWords(other).join(' '), foldedWords(word).join(' ')]),
  ),
);
const inflected = new Map([...english].map(([other, word]) => [rootOf(other), word]));

/** A word of another language in English; null where none is known. */
export function inEnglish(word: string): string | null {
  return english.get(word) ?? inflected.get(rootOf(word)) ?? null;
}

/** Whether a question, in folded words, is in another language. */
export function isInAnotherLanguage(said: readonly string[]): boolean {
  return said.some((word) => telling.has(word)) || asksInAnotherLanguage(said);
}

/** The German and Dutch word for "as", which in capitals is a disease. */
const as = /(?<![\p{L}\p{N}-])als(?![\p{L}\p{N}-])/gu;

/** A question without what connects its words in another language and is a name in English. */
export function withoutFalseNames(asked: string): string {
  const isForeign = asked.includes('als') && isInAnotherLanguage(foldedWords(asked));
  return isForeign ? asked.replaceAll(as, ' ') : asked;
}

function rootOf(word: string): string {
  const root = stemOf(word).replace(endings, '');
  return root.length >= minStem ? root : word;
}
