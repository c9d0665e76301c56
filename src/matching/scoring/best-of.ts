// What comes first of what was weighed.

import type { Ranked } from './score.ts';

/** The best of them, best first; points before any limit, the title and then the name break ties. */
export function bestOf<One extends { readonly item: Ranked; readonly points: number }>(
  weighed: readonly One[],
  maxRows: number,
): readonly One[] {
  return weighed
    .toSorted(
      ({ item: a, points }, { item: b, points: others }) =>
        b.score - a.score ||
        Math.round(others) - Math.round(points) ||
        titles.compare(a.title, b.title) ||
        (nameOf(a) < nameOf(b) ? -1 : 1),
    )
    .slice(0, maxRows);
}

const titles = new Intl.Collator('en');

function nameOf({ public_id, url }: Ranked): string {
  return String(public_id ?? url);
}
