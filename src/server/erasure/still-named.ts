// Where somebody who was erased is still named: other records and texts at the desk. What waits is kept with the
// request until it says them no more; their names are known as hashes alone by then.

import type { Desk } from '../../desk/desk.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import { foldedWords } from '../../matching/words/folded-words.ts';
import { mentionsAtDesk, textsAtDesk } from '../../people/privacy/desk-mentions.ts';
import { speaksOfErased } from '../../people/privacy/erased-names.ts';
import { type Mention, unescaped } from '../../people/privacy/speaks-of.ts';
import { mentionsOf } from './record-names.ts';

interface Truth {
  readonly ledger: Ledger;
  readonly desk: Desk;
}

/** What speaks of one of the names, in records and at the desk. */
export async function namedIn(
  { ledger, desk }: Truth,
  families: readonly string[],
  names: readonly string[],
): Promise<readonly Mention[]> {
  const folded = names.map(foldedWords);
  return [...(await mentionsOf(ledger, families, folded)), ...(await mentionsAtDesk(desk, folded))];
}

/** Of what waited, that which still speaks of somebody who was erased. */
export async function stillWaiting(
  { ledger, desk }: Truth,
  waited: readonly Mention[],
): Promise<readonly Mention[]> {
  const atDesk = await textsAtDesk(desk, waited);
  const still: Mention[] = [];
  for (const one of waited) {
    const record = await ledger.present(one.family, one.id);
    const texts = [
      ...(atDesk.get(`${one.family} ${one.id}`) ?? []),
      ...(record ? [JSON.stringify(record)] : []),
    ];
    if (
      await speaksOfErased(
        desk,
        texts.map((text) => foldedWords(unescaped(text))),
      )
    )
      still.push(one);
  }
  return still;
}

/** The same thing once. */
export function together(...lists: readonly (readonly Mention[])[]): readonly Mention[] {
  return [...new Map(lists.flat().map((one) => [`${one.family} ${one.id}`, one])).values()];
}
