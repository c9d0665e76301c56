// What a tier may see of a family, as a table of its own: SQL beside the lists reads from it, so that no
// operation writes a condition of visibility by hand, and none can be forgotten.
//
// Its columns: id, public_id, `shown_from` (the rank of the lowest tier that sees the row), `seq` and
// `updated` (the entry of the log that it comes from),
// `text` (the ready JSON of that lowest tier), the family's columns under their names, its flags, and
// `by_…` for what text is ordered by.

import type { Tier } from './tier.ts';

/** The name, in SQL, of the rows of a family that a tier may see. */
export function visible(family: string, tier: Tier): string {
  return `"${family}_for_${tier}"`;
}
