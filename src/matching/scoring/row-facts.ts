// What a record's row says beside its text, read where a question asks for it: who pays, and how much.

import type { Family } from '../../kernel/family.ts';
import { funderKeys } from '../../kernel/name-key.ts';
import type { Reader } from '../../kernel/reader.ts';
import type { Tier } from '../../kernel/tier.ts';
import { visible } from '../../kernel/visible.ts';
import type { Award } from '../question/amounts-in.ts';
import { parting } from '../question/funders.ts';

export interface Facts {
  /** The names of those who pay for a record, as names are compared. */
  readonly fundersOf: (id: string) => readonly string[];
  /** What it states of its awards. */
  readonly awardOf: (id: string) => Award | null;
}

/** The facts of a family's records as a tier may see them. */
export function factsOf(family: Family, reader: Reader, tier: Tier): Facts {
  const { columns } = family;
  const oneOf = (said: string) => {
    const sql = `select ${said} from ${visible(family.name, tier)} where id = ?`;
    return (id: string) => reader.select(sql, id)[0];
  };
  const names = columns?.funder_names ? oneOf('funder_names as said') : null;
  const amounts = columns?.max_award_amount
    ? oneOf('min_award_amount as least, max_award_amount as most, max_award_currency as currency')
    : null;
  return {
    fundersOf: (id) =>
      String(names?.(id)?.said ?? '')
        .split(parting)
        .flatMap(funderKeys),
    awardOf: (id) => {
      const row = amounts?.(id);
      if (!row) return null;
      const [least, most] = [row.least, row.most].map((one) => (Number(one) > 0 ? Number(one) : null));
      return { least: least ?? null, most: most ?? null, currency: (row.currency ?? null) as string | null };
    },
  };
}
