// Titles in a question: whoever writes the title of a call, or puts it between quotation marks, means that call.

import { foldedWords } from './folded-words.ts';

/** Longer titles are not looked up. */
const mostChars = 400;
const mostQuoted = 2;
const quoted = /["“„«]([^"“”„«»]{8,})["”“»]/gu;
/** What NIH writes behind the name of a call, and others behind theirs. */
const behind = /\s*\([^()]*\)\s*$/u;

/** What of a question may be a title: the whole, as it is written and corrected, and what it quotes. */
export function titlesIn(
  subject: string,
  corrected: readonly { readonly asked: string; readonly read_as: string }[],
): readonly string[] {
  const pieces = Array.from(subject.matchAll(quoted), ([, piece]) => piece as string).slice(0, mostQuoted);
  const meant = new Map(corrected.map(({ asked, read_as }) => [asked, read_as]));
  const right =
    meant.size === 0
      ? []
      : [
          foldedWords(subject)
            .map((word) => meant.get(word) ?? word)
            .join(' '),
        ];
  return [subject, ...right, ...pieces].filter(({ length }) => length <= mostChars);
}

/** Whether it is the title that was asked for, as folded words; without what stands in brackets behind it too. */
export function isTitle(title: string, asked: string): boolean {
  return titleKey(title) === asked || titleKey(title.replace(behind, '')) === asked;
}

export function titleKey(title: string): string {
  return foldedWords(title).join(' ');
}
