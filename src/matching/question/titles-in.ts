// Titles in a question: whoever writes the title of a call, or puts it between quotation marks, means that call.

import { nameWordsOf, titleMark } from '../../kernel/name-key.ts';

/** Longer titles are not looked up. */
const maxChars = 400;
const maxQuoted = 2;
const quoted = /["“„«]([^"“”„«»]{8,})["”“»]/gu;

/** The marks of what may be a title in a question: the whole, as it is written and corrected, and what it quotes. */
export function titlesIn(
  subject: string,
  corrected: readonly { readonly asked: string; readonly read_as: string }[],
): readonly string[] {
  const pieces = Array.from(subject.matchAll(quoted), ([, piece]) => piece as string).slice(0, maxQuoted);
  const meant = new Map(corrected.map(({ asked, read_as }) => [asked, read_as]));
  const right =
    meant.size === 0
      ? []
      : [
          nameWordsOf(subject)
            .map(({ key }) => meant.get(key) ?? key)
            .join(' '),
        ];
  const titles = [subject, ...right, ...pieces].filter(({ length }) => length <= maxChars);
  return [...new Set(titles.map(titleMark))];
}
