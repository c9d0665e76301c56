// Names that records had before, for whoever asks by one of them. While the database is away nobody knows them.

import { isUnavailable } from '../kernel/refusal.ts';
import type { Ledger } from './ledger.ts';

/** The id of the record of a family that has or had a slug; null where none had. */
export function formerNames(
  ledger: Pick<Ledger, 'owner'>,
): (family: string, slug: string) => Promise<string | null> {
  return async (family, slug) => {
    try {
      return await ledger.owner(family, slug);
    } catch (error) {
      if (isUnavailable(error)) return null;
      throw error;
    }
  };
}
