// What a family says of its rows themselves: flags, and which tier sees them. Told once for each family and the columns
// of the index that are asked.

import { onceFor, remembered } from '../../kernel/remembered.ts';
import { rank, type Tier } from '../../kernel/tier.ts';
import type { TextIndexColumns } from '../layout/default-rows.ts';
import { type Plan, quoted } from '../layout/plan.ts';
import { inColumns, tag } from '../layout/text-index.ts';

/** A condition that can be told in two ways; see sourceOf. */
export interface Fact {
  /** As a part of the full-text expression; null where every row of the index has it. */
  readonly tag: string | null;
  readonly sql: string;
  /** Whether the tag alone is reason enough to ask the index. */
  readonly selects: boolean;
  /** Whether it holds for all that the asked columns of the index can find. */
  readonly implied: boolean;
  /** The same as data: a rank from which on the row is seen, or a flag. */
  readonly holds: { readonly level: number } | { readonly flag: string };
}

/** No family has more flags. */
const maxFacts = 100;

/** A tier sees the row. */
export const visibilityFacts = onceFor((plan: Plan) =>
  onceFor((columns: TextIndexColumns) =>
    remembered(maxFacts, (tier): Fact => {
      const level = rank(tier as Tier);
      return {
        tag: plan.guarded ? `${inColumns(columns.tags)} : "${tag('vis', String(level))}"` : null,
        sql: `t._vis <= ${level}`,
        selects: false,
        implied: columns === plan.textIndexes.defaultRows || !plan.guarded,
        holds: { level },
      };
    }),
  ),
);

/** The row has a flag. */
export const flagFacts = onceFor((plan: Plan) =>
  onceFor((columns: TextIndexColumns) =>
    remembered(
      maxFacts,
      (flag): Fact => ({
        tag: `${inColumns(columns.tags)} : "${tag('mark', flag.replaceAll('_', ''))}"`,
        sql: `t.${quoted(`_mark_${flag}`)} = 1`,
        selects: true,
        implied: columns === plan.textIndexes.defaultRows && (plan.textIndexes.flags ?? []).includes(flag),
        holds: { flag },
      }),
    ),
  ),
);
