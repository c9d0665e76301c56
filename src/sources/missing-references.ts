// What an imported file names and the catalogue does not have. It may come later, with the next file, so no line is
// refused for it; but a record that leads nowhere is shown without what it names, or not at all, and whoever brought
// it hears of that.

import type { Ledger } from '../ledger/ledger.ts';

/** Where a name stands first. */
export interface NamedAt {
  readonly file: string;
  readonly line: number;
  readonly family: string;
  readonly name: string;
}

/** As many names are looked up. */
const maxNames = 100_000;

interface NamesSeen {
  /** Called for each record that a line names, by its id or slug. */
  readonly note: (at: NamedAt) => void;
  /** Those that no record bears now, in the order in which they were read. */
  readonly missing: (ledger: Pick<Ledger, 'owner' | 'present'>) => Promise<readonly NamedAt[]>;
}

export function namesSeen(): NamesSeen {
  const seen = new Map<string, NamedAt>();
  return {
    note: (at) => {
      const key = `${at.family} ${at.name}`;
      if (seen.size < maxNames && !seen.has(key)) seen.set(key, at);
    },
    missing: async (ledger) => {
      const found: NamedAt[] = [];
      for (const at of seen.values()) {
        const { family, name } = at;
        if ((await ledger.present(family, name)) !== null) continue;
        const owner = await ledger.owner(family, name);
        if (owner === null || (await ledger.present(family, owner)) === null) found.push(at);
      }
      return found;
    },
  };
}
