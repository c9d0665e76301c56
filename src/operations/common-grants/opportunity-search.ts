// What a CommonGrants search asks, as conditions over the grants. The protocol lets a service say, beside
// its answer, which filter or order it could not follow.

import { standingSql } from '../../families/grants/live.ts';
import type { Doc } from '../../kernel/family.ts';
import type { ExtraQuery } from '../../kernel/reader.ts';
import { invalid } from '../../kernel/refusal.ts';
import { shape } from '../../kernel/shape.ts';
import type { Tier } from '../../kernel/tier.ts';

type Where = ExtraQuery['where'][number];

const range = (bound: object) => ({
  type: 'object',
  properties: {
    operator: { type: 'string', enum: ['between', 'outside'] },
    value: {
      type: 'object',
      properties: { min: bound, max: bound },
      required: ['min', 'max'],
      additionalProperties: false,
    },
  },
  required: ['operator', 'value'],
  additionalProperties: false,
});
const day = { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}(?:T[\\d:.]{5,15}Z)?$' };
const money = { ...shape('{amount: decimal, currency: text}'), required: ['amount', 'currency'] };
const words = {
  type: 'object',
  properties: {
    operator: { type: 'string', enum: ['in', 'notIn'] },
    value: { type: 'array', items: { type: 'string', maxLength: 200 }, maxItems: 50 },
  },
  required: ['operator', 'value'],
  additionalProperties: false,
};

export const filtersSchema = {
  type: 'object',
  properties: {
    status: words,
    closeDateRange: range(day),
    totalFundingAvailableRange: range(money),
    minAwardAmountRange: range(money),
    maxAwardAmountRange: range(money),
    customFilters: { type: 'object' },
  },
  additionalProperties: false,
};

export const sortingSchema = {
  type: 'object',
  properties: {
    sortBy: { type: 'string', maxLength: 200 },
    customSortBy: { type: 'string', maxLength: 200 },
    sortOrder: { type: 'string', enum: ['asc', 'desc'] },
  },
  required: ['sortBy'],
  additionalProperties: false,
};

interface Range<T> {
  readonly operator: 'between' | 'outside';
  readonly value: { readonly min: T; readonly max: T };
}
type Money = { readonly amount: string; readonly currency: string };

export interface OpportunityFilters {
  readonly status?: { readonly operator: 'in' | 'notIn'; readonly value: readonly string[] };
  readonly closeDateRange?: Range<string>;
  readonly totalFundingAvailableRange?: Range<Money>;
  readonly minAwardAmountRange?: Range<Money>;
  readonly maxAwardAmountRange?: Range<Money>;
  readonly customFilters?: Doc;
}

/** The conditions of the filters, and what of them could not be followed. */
export function conditionsOf(
  filters: OpportunityFilters,
  now: Date,
): { where: readonly Where[]; errors: readonly string[] } {
  const { status, closeDateRange, customFilters } = filters;
  const where: Where[] = [];
  if (status) where.push(statusWhere(status, now));
  if (closeDateRange) where.push(dateWhere(closeDateRange));
  for (const [filter, member] of amounts) {
    const range = filters[filter];
    if (range) where.push(amountWhere(filter, member, range));
  }
  const errors = Object.keys(customFilters ?? {}).map(() => 'Custom filters are not known here.');
  return { where, errors: errors.slice(0, 1) };
}

const amounts = [
  ['totalFundingAvailableRange', 'total'],
  ['minAwardAmountRange', 'min_award'],
  ['maxAwardAmountRange', 'max_award'],
] as const;

/** The words of status_public behind each status of the protocol. */
const standings: Readonly<Record<string, readonly string[]>> = {
  forecasted: ['forecasted'],
  open: ['open', 'rolling'],
  closed: ['closed'],
  custom: ['archived'],
};

function statusWhere(status: NonNullable<OpportunityFilters['status']>, now: Date): Where {
  const values = status.value.flatMap((word) => standings[word] ?? []);
  const not = status.operator === 'notIn' ? 'not ' : '';
  const sql = `${standingSql} ${not}in (${values.map(() => '?').join(', ')})`;
  return { sql, binds: [now.toISOString(), ...values] };
}

/** Days include their whole day in UTC. A grant without a deadline lies in no range and outside of none. */
function dateWhere({ operator, value }: Range<string>): Where {
  const min = momentOf(value.min, 'T00:00:00.000Z');
  const max = momentOf(value.max, 'T23:59:59.999Z');
  const sql =
    operator === 'between' ? 't.deadline >= ? and t.deadline <= ?' : '(t.deadline < ? or t.deadline > ?)';
  return { sql, binds: [min, max] };
}

function momentOf(text: string, endOfDay: string): string {
  const at = new Date(text.includes('T') ? text : `${text}${endOfDay}`);
  const exists = !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text.slice(0, 10));
  if (exists) return at.toISOString();
  throw invalid('filters.closeDateRange', 'filters.closeDateRange must name days of the calendar.');
}

/** Amounts in another currency match no range, as the protocol says. */
function amountWhere(filter: string, member: string, { operator, value }: Range<Money>): Where {
  const { min, max } = value;
  if (min.currency !== max.currency) {
    throw invalid(`filters.${filter}`, `filters.${filter} must have one currency for min and max.`);
  }
  const amount = `t."${member}_amount"`;
  const lies = operator === 'between' ? `${amount} between ? and ?` : `${amount} not between ? and ?`;
  const sql = `t."${member}_currency" = ? and ${lies}`;
  return { sql, binds: [min.currency, Number(min.amount), Number(max.amount)] };
}

const stored: Readonly<Record<string, string>> = {
  createdAt: 't.created_at',
  'keyDates.closeDate': 't.deadline',
  'funding.totalAmountAvailable': 't.total_amount',
  'funding.minAwardAmount': 't.min_award_amount',
  'funding.maxAwardAmount': 't.max_award_amount',
};

/** The status as the protocol names it, at this moment. */
function statusSql(now: Date): string {
  const standing = standingSql.replace('?', `'${now.toISOString()}'`);
  return `case ${standing} when 'rolling' then 'open' when 'archived' then 'custom' when 'closed' then 'closed'
    when 'forecasted' then 'forecasted' else 'open' end`;
}

/** The order, and how it is told; the newest first where the asked one is not known here. */
export function orderOf(
  sorting: { readonly sortBy: string; readonly sortOrder?: 'asc' | 'desc' } | undefined,
  { now, tier }: { readonly now: Date; readonly tier: Tier },
) {
  const columns: Readonly<Record<string, string>> = {
    ...stored,
    lastModifiedAt: `t._updated_${tier}`,
    'status.value': statusSql(now),
  };
  const column = sorting && columns[sorting.sortBy];
  const sortBy = column ? (sorting as { sortBy: string }).sortBy : 'lastModifiedAt';
  const sortOrder = sorting?.sortOrder ?? (sortBy === 'lastModifiedAt' ? 'desc' : 'asc');
  const order = `${columns[sortBy]} ${sortOrder} nulls last, t._key ${sortOrder}`;
  const errors =
    sorting && !column
      ? [`Sorting is known by ${Object.keys(columns).join(', ')}; this is by lastModifiedAt.`]
      : [];
  return { order, info: { sortBy, sortOrder, ...(errors.length > 0 ? { errors } : {}) } };
}
