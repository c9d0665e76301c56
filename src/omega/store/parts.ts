// Parts: what a chain commits to by salted digests. One may be erased, and the chain still checks.

import type { Desk } from '../../desk/desk.ts';
import type { OmegaPartsTable } from '../../desk/schema/omega.ts';
import { saltedDigest } from '../protocol/canonical.ts';

type Db = Desk['db'];

/** A part that is not stored yet. */
export type NewPart = OmegaPartsTable & { readonly text: string };

/** A part under a fresh salt. @param text its canonical JSON */
export function partOf(run: string, text: string, random: (bytes: number) => Uint8Array): NewPart {
  const salt = random(16);
  const digest = saltedDigest(salt, text);
  const bytes = Buffer.byteLength(text);
  return { digest, run_id: run, salt: Buffer.from(salt).toString('hex'), text, bytes, erased_at: null };
}

export async function storeParts(db: Db, parts: readonly NewPart[]): Promise<void> {
  if (parts.length > 0) await db.insertInto('omega_parts').values(parts).execute();
}

interface StoredPart {
  readonly salt: string;
  readonly part: unknown;
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
    else parts.set(digest, { salt, part: JSON.parse(text) as unknown });
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
      if (salt !== null && text !== null) parts.set(digest, { salt, part: JSON.parse(text) as unknown });
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
