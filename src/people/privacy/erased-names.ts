// The names of what was erased for privacy, as hashes, so that research which asks live sources does not
// bring it back. Imports and harvests have the ledger's own list, which knows records; a live answer is
// no record yet and may speak of a person or an organization in running text, so here it is words that
// are compared. Both sides give them folded: without case, diacritics and punctuation.

import { hash } from 'node:crypto';
import type { Desk } from '../../desk/desk.ts';
import type { ErasedNamesTable } from '../../desk/schema/privacy.ts';
import { foldedWords } from '../../matching/words/folded-words.ts';

function hashOf(words: readonly string[]): string {
  return hash('sha256', `name\n${words.join(' ')}`, 'base64url');
}

/** Notes names of an erased record: its id, its slugs, what it is called. The same again changes nothing. */
export async function noteErasedNames(
  desk: Pick<Desk, 'db'>,
  names: Iterable<readonly string[]>,
  at: Date,
): Promise<void> {
  const rows = new Map<string, ErasedNamesTable>();
  for (const words of names) {
    if (words.length === 0) continue;
    const hash = hashOf(words);
    rows.set(hash, { hash, words: words.length, at: at.toISOString() });
  }
  for (const row of rows.values()) {
    await desk.db
      .insertInto('erased_names')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/** Whether words, as they stand, are an erased name; null while no name was ever erased. */
export async function erasedNames(
  desk: Pick<Desk, 'db'>,
): Promise<((words: readonly string[]) => boolean) | null> {
  const rows = await desk.db.selectFrom('erased_names').select('hash').execute();
  if (rows.length === 0) return null;
  const hashes = new Set(rows.map(({ hash }) => hash));
  return (words) => hashes.has(hashOf(words));
}

/**
 * Says of words whether they are an erased name, or mention one of two words or more: a single word within a
 * text says too little.
 */
export async function erasedMentions(desk: Pick<Desk, 'db'>): Promise<(words: readonly string[]) => boolean> {
  const rows = await desk.db.selectFrom('erased_names').select(['hash', 'words']).execute();
  const hashes = new Set(rows.map(({ hash }) => hash));
  const lengths = [...new Set(rows.map(({ words }) => words))];
  return (words) =>
    lengths.some((length) => {
      if (length === 1) return words.length === 1 && hashes.has(hashOf(words));
      for (let from = 0; from + length <= words.length; from++) {
        if (hashes.has(hashOf(words.slice(from, from + length)))) return true;
      }
      return false;
    });
}

/** Whether one of the texts speaks of somebody who was erased. */
export async function speaksOfErased(desk: Desk, texts: readonly (readonly string[])[]): Promise<boolean> {
  return texts.some(await erasedMentions(desk));
}

/** Whether a text mentions an erased name of two words or more. */
export async function mentionsErased(desk: Pick<Desk, 'db'>, text: string): Promise<boolean> {
  return (await erasedMentions(desk))(foldedWords(text));
}

/** What stands in the place of a name that was taken out of a text. */
const redactedMark = '[…]';

/** Takes the erased names of two words or more out of texts; the same text where it says none. */
export async function redacting(desk: Pick<Desk, 'db'>): Promise<(text: string) => string> {
  const rows = await desk.db.selectFrom('erased_names').select(['hash', 'words']).execute();
  const hashes = new Set(rows.map(({ hash }) => hash));
  const lengths = [...new Set(rows.map(({ words }) => words))]
    .filter((one) => one > 1)
    .toSorted((a, b) => b - a);
  return (text) => {
    const found = [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)];
    const words = found.map(([word]) => foldedWords(word).join(''));
    let left = '';
    let end = 0;
    for (let at = 0; at < words.length; at++) {
      const length = lengths.find(
        (one) => at + one <= words.length && hashes.has(hashOf(words.slice(at, at + one))),
      );
      const [first, last] = [found[at], found[at + (length ?? 1) - 1]];
      if (length === undefined || !first || !last) continue;
      left += text.slice(end, first.index) + redactedMark;
      end = last.index + last[0].length;
      at += length - 1;
    }
    return end === 0 ? text : left + text.slice(end);
  };
}
