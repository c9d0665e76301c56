// Which reviews of funds were taken back, for the list of what must not come back. Their authors are known to nobody,
// and nothing says when one was taken back: so a line is filled up to a fixed number of ids with those of no review,
// and sealed with the secret of the site; every line about an account has one behind it, whether anything was taken
// back or not. Whoever has the list, and a copy of the database too, joins no two reviews by it, nor one to a person.

import { sealBy } from '../../access/seal.ts';
import { derivedKey } from '../../access/site-secret.ts';
import type { Desk } from '../../desk/desk.ts';
import { newId } from '../../desk/new-id.ts';

/** Ids of reviews that were taken back, among others. */
export interface SealedReviews {
  readonly reviews_taken_back: string;
}

export interface ReviewSeal {
  readonly seal: (ids: readonly string[]) => SealedReviews;
  /** Null where another secret sealed it. */
  readonly open: (line: SealedReviews) => readonly string[] | null;
}

const idsInLine = 32;

/** @param secret the site's */
export function reviewSeal(secret: Uint8Array, random: (bytes: number) => Uint8Array): ReviewSeal {
  const key = Buffer.from(derivedKey(secret, 'reviews that were taken back')).toString('base64');
  const { seal, open } = sealBy([key], random);
  return {
    seal: (ids) => {
      const others = Array.from({ length: idsInLine - ids.length }, () => newId(random));
      return { reviews_taken_back: seal([...ids, ...others].toSorted().join(' ')) };
    },
    open: ({ reviews_taken_back }) => open(reviews_taken_back)?.split(' ') ?? null,
  };
}

/**
 * Lines for the reviews that the list does not tell of.
 * @param known the ids of which it does; those that are new are added
 * @param covers whether there is a line in any case
 */
export async function linesOfReviews(
  { db }: Pick<Desk, 'db'>,
  known: Set<string>,
  { seal }: ReviewSeal,
  covers: boolean,
): Promise<readonly SealedReviews[]> {
  const rows = await db.selectFrom('reviews').select('id').where('status', '=', 'withdrawn').execute();
  const fresh = rows.map(({ id }) => id).filter((id) => !known.has(id));
  const lines: SealedReviews[] = fresh.length === 0 && covers ? [seal([])] : [];
  for (let from = 0; from < fresh.length; from += idsInLine)
    lines.push(seal(fresh.slice(from, from + idsInLine)));
  for (const id of fresh) known.add(id);
  return lines;
}
