// Parts: what a chain commits to by salted digests. One may be erased, and the chain still checks.

import type { Desk, DeskTransaction } from '../../desk/desk.ts';
import { canonical, saltedDigest } from '../protocol/canonical.ts';
import type { Doc } from '../protocol/step-kind.ts';

type Db = Desk['db'] | DeskTransaction;

/** Stores each part under a fresh salt. @returns their digests, in order */
export async function storeParts(
  db: Db,
  run: string,
  parts: readonly unknown[],
  random: (bytes: number) => Uint8Array,
): Promise<readonly string[]> {
  if (parts.length === 0) return [];
  const rows = parts.map((part) => {
    const salt = random(16);
    const text = canonical(part);
    const digest = saltedDigest(salt, text);
    const bytes = Buffer.byteLength(text);
    return { digest, run_id: run, salt: Buffer.from(salt).toString('hex'), text, bytes, erased_at: null };
  });
  await db.insertInto('omega_parts').values(rows).execute();
  return rows.map(({ digest }) => digest);
}

export interface StoredPart {
  readonly salt: string;
  readonly part: Doc;
}

/** The parts of a run by digest, and the digests of those that were erased. */
export async function partsOf(
  db: Db,
  run: string,
): Promise<{ parts: ReadonlyMap<string, StoredPart>; erased: readonly string[] }> {
  const rows = await db
    .selectFrom('omega_parts')
    .selectAll()
    .where('run_id', '=', run)
    .orderBy('digest')
    .execute();
  const parts = new Map<string, StoredPart>();
  const erased: string[] = [];
  for (const { digest, salt, text } of rows) {
    if (salt === null || text === null) erased.push(digest);
    else parts.set(digest, { salt, part: JSON.parse(text) as Doc });
  }
  return { parts, erased };
}

/** Parts by digest; those that were erased are left out. */
export async function partsNamed(
  db: Db,
  digests: readonly string[],
): Promise<ReadonlyMap<string, StoredPart>> {
  const parts = new Map<string, StoredPart>();
  // An engine takes only so many values at a time.
  for (let at = 0; at < digests.length; at += 500) {
    const rows = await db
      .selectFrom('omega_parts')
      .select(['digest', 'salt', 'text'])
      .where('digest', 'in', digests.slice(at, at + 500))
      .execute();
    for (const { digest, salt, text } of rows)
      if (salt !== null && text !== null) parts.set(digest, { salt, part: JSON.parse(text) as Doc });
  }
  return parts;
}

/** Blanks parts and their salts. */
export async function eraseParts(db: Db, digests: readonly string[], now: Date): Promise<void> {
  for (const digest of digests) {
    await db
      .updateTable('omega_parts')
      .set({ salt: null, text: null, erased_at: now.toISOString() })
      .where('digest', '=', digest)
      .execute();
  }
}
