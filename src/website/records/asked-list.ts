// What a list answers to its address: the rows, how many there are, and the counts beside them.

import type { Doc } from '../../kernel/family.ts';
import { defaultFilters } from '../../kernel/filter.ts';
import type { Piece } from '../../kernel/json.ts';
import { labelNames } from '../../kernel/label-names.ts';
import type { Operation } from '../../kernel/operation.ts';
import { validInput } from '../../kernel/perform.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { askRows } from '../kit/ask.ts';
import type { PageRequest } from '../kit/page.ts';
import { pairsOf } from '../kit/query-text.ts';
import { maxValues, narrowedBy } from './facets.ts';
import type { FamilyPage } from './family-page.ts';
import { readAs } from './filter-form.ts';
import type { Near } from './near.ts';
import { pageSize } from './pager.ts';

type Counts = Readonly<Record<string, readonly { readonly value: string; readonly count: number }[]>>;

export interface Listed {
  readonly rows: readonly Piece[];
  /** How many match. */
  readonly total: number;
  readonly facets: Counts;
  readonly relax: readonly { readonly drop: string; readonly total: number }[];
  readonly near: Near | null;
  /** What the rows have where none has all words; null where they have them. */
  readonly met: readonly string[] | null;
  readonly until: number;
}

/** What was chosen: a form without scripts sends what nobody filled in, and what holds anyway. */
export function chosenOf({ query, context }: PageRequest, page: FamilyPage): URLSearchParams {
  const labels = labelNames(context);
  const all = pairsOf(query).map(([name, value]): [string, string] => [
    name,
    readAs(page, name, value, labels),
  ]);
  const chosen = all.filter(([name, value]) => {
    const byDefault = page.list?.input[name]?.schema.default;
    return value !== '' && name !== 'facets' && (byDefault === undefined || value !== String(byDefault));
  });
  return new URLSearchParams(chosen);
}

export async function askList(request: PageRequest, page: FamilyPage, input: Doc): Promise<Listed> {
  const { family } = page;
  const list = page.list as Operation;
  // Months are counted for programs; a page shows the windows of days.
  const facets = Object.keys(family.facets ?? {}).filter((name) => family.facets?.[name]?.kind !== 'months');
  const ask = { context: { ...request.context, maxCounts: maxValues } };
  const plain = { limit: pageSize, ...input };
  const listInput = facets.length > 0 ? { ...plain, facets } : plain;
  const { answer, rows, until } = await askRows(ask, list, listInput).catch((error: unknown) => {
    if (!areUncounted(error)) throw error;
    return askRows(ask, list, plain);
  });
  // A list without an envelope does not say how many match.
  if (Array.isArray(answer)) {
    const total = totalWith(request, page, input, {}) ?? rows.length;
    return { rows, total, facets: {}, relax: [], near: null, met: null, until };
  }
  const {
    pagination,
    facets: counts,
    meta,
  } = answer as {
    pagination: { total: number };
    facets?: Counts;
    meta?: { relax?: Listed['relax']; near?: Near & { met: readonly string[] } };
  };
  const instead = counts ? await countsInstead(request, page, input, facets) : null;
  return {
    rows,
    total: pagination.total,
    facets: { ...counts, ...instead?.counts },
    relax: meta?.relax ?? [],
    near: meta?.near ?? null,
    met: meta?.near?.met ?? null,
    until: Math.min(until, instead?.until ?? until),
  };
}

/** Words that almost every row has are not counted by facet; their rows are there all the same. */
function areUncounted(error: unknown): boolean {
  return error instanceof Refusal && error.details.errors?.every(({ field }) => field === 'facets') === true;
}

/** A value that is chosen takes the place of the one before, so what narrows by a facet is not counted with it. */
async function countsInstead(
  { context }: PageRequest,
  page: FamilyPage,
  input: Doc,
  names: readonly string[],
) {
  const ask = { context: { ...context, maxCounts: maxValues, unhinted: true as const } };
  const { offset: _, ...whole } = input;
  const asked = names.map(async (name) => {
    const parameter = narrowedBy(page.family, name);
    if (parameter === null || input[parameter] === undefined) return [];
    const { [parameter]: _chosen, ...others } = whole;
    const found = await askRows(ask, page.list as Operation, { ...others, limit: 1, facets: [name] }).catch(
      (error: unknown) => {
        if (areUncounted(error)) return null;
        throw error;
      },
    );
    // Rather no counts than others.
    if (found === null) return { counts: { [name]: [] }, until: Number.POSITIVE_INFINITY };
    return { counts: (found.answer as { facets: Counts }).facets, until: found.until };
  });
  const all = (await Promise.all(asked)).flat();
  const counts: Counts = Object.assign({}, ...all.map((one) => one.counts));
  return { counts, until: Math.min(...all.map((one) => one.until)) };
}

/** How many rows there are with other values of some filters; null where the list does not say. */
export function totalWith(
  { context }: PageRequest,
  { family, list }: FamilyPage,
  input: Doc,
  changes: Doc,
): number | null {
  const request = list?.lists?.request(validInput(list, input), context);
  if (!request) return null;
  return context.reader.count(family, { ...request, filters: { ...request.filters, ...changes } });
}

/** How many rows there are where no filter is given, but for some. */
export function totalOf(
  { context: { reader, tier, now } }: PageRequest,
  { family }: FamilyPage,
  given: Doc = {},
) {
  const filters = { ...defaultFilters(family), ...given };
  return reader.count(family, { tier, now, filters, limit: 0, offset: 0 });
}
