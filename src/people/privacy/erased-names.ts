// The names of what was erased for privacy, as hashes, so that research which asks live sources does not
// bring it back. Imports and harvests have the ledger's own list, which knows records; a live answer is
// no record yet and may speak of a person or an organization in running text, so here it is words that
// are compared. Both sides give them folded: without case, diacritics and punctuation.

import { createHash } from 'node:crypto';
import type { Desk } from '../../desk/desk.ts';
import type { ErasedNamesTable } from '../../desk/schema/privacy.ts';

function hashOf(words: readonly string[]): string {
  return createHash('sha256')
    .update(`name\n${words.join(' ')}`)
    .digest('base64url');
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
 * Whether one of the texts is an erased name, or mentions one of two words or more: a single word within a
 * text says too little.
 */
export async function speaksOfErased(desk: Desk, texts: readonly (readonly string[])[]): Promise<boolean> {
  const rows = await desk.db.selectFrom('erased_names').select(['hash', 'words']).execute();
  if (rows.length === 0) return false;
  const hashes = new Set(rows.map(({ hash }) => hash));
  const lengths = new Set(rows.map(({ words }) => words));
  const holds = (words: readonly string[], length: number) => {
    if (length === 1) return words.length === 1 && hashes.has(hashOf(words));
    for (let from = 0; from + length <= words.length; from++) {
      if (hashes.has(hashOf(words.slice(from, from + length)))) return true;
    }
    return false;
  };
  return texts.some((words) => [...lengths].some((length) => holds(words, length)));
}
