// What was found out of a question while its page was made, for what is counted beside it: its condition is
// put together once, and the full-text index is not asked again for rows that the page has all of.

import type { ListRequest } from '../../kernel/reader.ts';
import { lastRemembered } from '../../kernel/remembered.ts';
import type { Keys } from '../layout/key.ts';
import type { Plan } from '../layout/plan.ts';
import { type Condition, conditionOf } from './condition.ts';

interface FoundOut {
  readonly condition: Condition;
  /** The keys of all rows that match, and the version at which they did. */
  all: { readonly keys: Keys; readonly version: number } | null;
}

export interface FoundPage {
  readonly keys: Keys;
  /** How many rows match in all, where that was counted. */
  readonly total: number;
  readonly version: number;
}

export interface FoundOutOf {
  readonly condition: (plan: Plan, request: ListRequest) => Condition;
  /** Notes a page, with the version that it was found at. */
  readonly note: (plan: Plan, request: ListRequest, page: FoundPage) => void;
  /** The keys of all rows that match; null where they are not known at this version. */
  readonly keys: (plan: Plan, request: ListRequest, version: number) => Keys | null;
}

/** Knows of the last question alone: of each question in a WeakMap, much would outlive its answer (decision 140). */
export function foundOut(): FoundOutOf {
  const of = lastRemembered(
    (plan: Plan, request: ListRequest): FoundOut => ({ condition: conditionOf(plan, request), all: null }),
  );
  return {
    condition: (plan, request) => of(plan, request).condition,
    note: (plan, request, { keys, total, version }) => {
      if (keys.length === total && !request.uncounted) of(plan, request).all = { keys, version };
    },
    keys: (plan, request, version) => {
      const { all } = of(plan, request);
      return all?.version === version ? all.keys : null;
    },
  };
}
