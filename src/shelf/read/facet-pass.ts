// The counts beside a list that words or labels narrowed, in one pass: its rows are found once, and each
// facet is counted from them, instead of asking the full-text index again for each.

import type { Facet } from '../../kernel/filter.ts';
import { type Keys, keyFrom, numberOf, numbersOf, undated } from '../layout/key.ts';
import type { Plan } from '../layout/plan.ts';
import type { Prepare } from '../layout/statements.ts';
import type { Condition } from './condition.ts';
import type { CountValues } from './counted-values.ts';
import type { FacetCount } from './facets.ts';
import { orderedKeys, sourceOf } from './query.ts';

const dayLength = 86_400_000;

/** Of more rows each facet is counted by itself. */
const mostRows = 2_000;

interface Pass {
  readonly condition: Condition;
  /** The keys of all rows that match, where they are known already. */
  readonly keys: readonly bigint[] | null;
  readonly facets: readonly Facet[];
  readonly now: Date;
  readonly version: number;
}

const none: readonly FacetCount[] = [];

/**
 * Those of the facets that can be counted in one pass over the rows that match; null where a pass gains
 * nothing: of one facet, of very many rows, and of a list that a range of keys says by itself. Several facets
 * may count one column.
 */
export function countsInOnePass(
  prepare: Prepare,
  plan: Plan,
  countValues: CountValues,
  { condition, keys: known, facets, now, version }: Pass,
): ReadonlyMap<Facet, readonly FacetCount[]> | null {
  if (condition.nothing || (condition.match.length === 0 && condition.where.length === 0)) return null;
  const fitting = facets.filter(({ kind, column }) =>
    kind === 'windows' ? plan.keyed === column : kind === 'values',
  );
  if (fitting.length < 2) return null;
  const keys = known ?? keysOfAll(prepare, plan, condition);
  if (keys.length > mostRows) return null;
  const moments = numbersOf(fitting.some(({ kind }) => kind === 'windows') ? keys : []);
  const counted = fitting.some(({ kind }) => kind === 'values') ? countValues(plan, version, keys) : null;
  return new Map(
    fitting.map((facet) => [
      facet,
      facet.kind === 'windows' ? windowsOf(facet, moments, now) : (counted?.get(facet.column) ?? none),
    ]),
  );
}

function keysOfAll(prepare: Prepare, plan: Plan, condition: Condition): readonly bigint[] {
  const source = sourceOf(plan, condition, { facts: 'in the index' });
  return orderedKeys(prepare, source, { limit: mostRows + 1, offset: 0 });
}

/** Rows that end within so many days from now, and rows that never end (`rolling`). */
function windowsOf(
  { days }: Extract<Facet, { kind: 'windows' }>,
  keys: Keys,
  now: Date,
): readonly FacetCount[] {
  const from = now.getTime();
  const bounds = [from, ...days.map((ahead) => from + ahead * dayLength + 1)].map(keyFrom);
  const [first = 0, ...ends] = numbersOf(bounds);
  const counts = ends.map(() => 0);
  let rolling = 0;
  for (const key of keys) {
    if (key < first) continue;
    if (key >= firstUndated) rolling += 1;
    for (let at = 0; at < ends.length; at++)
      if (key < (ends[at] as number)) counts[at] = (counts[at] as number) + 1;
  }
  return [
    ...days.map((ahead, at) => ({ value: String(ahead), count: counts[at] as number })),
    { value: 'rolling', count: rolling },
  ];
}

const firstUndated = numberOf(undated);

/** How often each number stands in a text of numbers and commas. */
export function countNumbers(text: string): Record<number, number> {
  const counts: Record<number, number> = {};
  let number = 0;
  for (let at = 0; at <= text.length; at++) {
    const digit = text.charCodeAt(at) - 48;
    if (digit >= 0) number = number * 10 + digit;
    else if (number > 0) {
      counts[number] = (counts[number] ?? 0) + 1;
      number = 0;
    }
  }
  return counts;
}
