// Grants as they stand in the ledger, for the rounds that change one by themselves. What a round makes of a grant is
// appended where the whole record fits the format of today. One that does not is told of once with its id, and stays
// as it is: a round goes on behind it.

import type { Doc, Family } from '../kernel/family.ts';
import { beneath } from '../ledger/corrections.ts';
import type { Change, Ledger } from '../ledger/ledger.ts';
import { rereadRecord } from '../ledger/record.ts';

/** Told of what failed, with a sentence that says what it came of. */
export type Told = (error: unknown, sentence: string) => void;

interface StoredGrant {
  /** As its source has it: a correction is laid over what is appended, as over the word of a source. */
  readonly record: Doc;
  /** The change that gives it these members; null where the record is refused. */
  readonly changed: (members: Doc, ignored: readonly string[]) => Change | null;
}

/** Finds the newest version of a grant by its id; null where there is none. */
export function storedGrants(
  family: Family,
  ledger: Ledger,
  bug: Told,
): (id: string) => Promise<StoredGrant | null> {
  /** The version of each grant that was refused last. */
  const refused = new Map<string, number>();
  return async (id) => {
    const found = await ledger.version(family.name, id);
    if (!found) return null;
    const record = beneath(found.record);
    return {
      record,
      changed: (members, ignored) => {
        const { updated_at: _updated, created_at: _created, ...content } = record;
        const read = rereadRecord(family, { ...content, ...members });
        if (!Array.isArray(read)) {
          refused.delete(id);
          return { ...(read as Change), ignored, readAt: found.seq };
        }
        if (refused.get(id) !== found.seq) {
          refused.set(id, found.seq);
          const why = read.map(({ message }) => message).join(' ');
          bug(new Error(`${id}: ${why}`), 'a stored grant does not fit the format and stays as it is');
        }
        return null;
      },
    };
  };
}
