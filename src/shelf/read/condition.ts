// What a list asks for, as conditions: an expression of the full-text index, a range of keys, and SQL
// over the family's table. Whatever can be said inside the index is said there.

import { dayMs, dayStart, isoDay } from '../../kernel/durations.ts';
import { sinceMoment } from '../../kernel/field.ts';
import type { Filter, Restriction } from '../../kernel/filter.ts';
import type { ListRequest, Met } from '../../kernel/reader.ts';
import { rank } from '../../kernel/tier.ts';
import { asksDefaultRows, type TextIndexColumns } from '../layout/default-rows.ts';
import { highest, keyFrom, lowest, momentOf, undated } from '../layout/key.ts';
import { type Plan, quoted } from '../layout/plan.ts';
import {
  anyOfPhrases,
  anyOfWords,
  columnsOf,
  expressionOf,
  fold,
  searchedWords,
  soughtBy,
} from '../layout/text-index.ts';
import type { Sought } from '../layout/words.ts';
import { type Fact, flagFacts, visibilityFacts } from './facts.ts';
import { checkSearch } from './search-budget.ts';

export type Bind = string | number | bigint;

export interface Condition {
  /** What was asked of the full-text index, all of which must hold. */
  readonly match: readonly string[];
  /** What the family says of the row itself: flags and visibility, in the index or as columns. */
  readonly facts: readonly Fact[];
  /** Whether words of a search are among them, so that rows have a rank. */
  readonly ranked: boolean;
  /** So many words are searched that the expression costs more to begin than its rows to go through. */
  readonly dear: boolean;
  /** Conditions over the table `t`. */
  readonly where: readonly Where[];
  readonly from: bigint | null;
  /** Exclusive. */
  readonly before: bigint | null;
  /** The column whose passing moments change the answer, or null. */
  readonly clock: string | null;
  /** The last moment (ms) of the day that it counts from; Infinity where it counts from none. */
  readonly goodUntil: number;
  /** Nothing can match. */
  readonly nothing: boolean;
  /** Parts of `match` that ask for words, phrases and values of lists, as data. */
  readonly words: readonly SoughtWords[];
  /** Parts of `where` that ask for a value a row carries, as data. */
  readonly carried: readonly Carried[];
  /** Whether the index is asked for default rows alone. */
  readonly onlyDefaultRows: boolean;
}

/** A row has all of this. */
export interface SoughtWords {
  readonly all: readonly Sought[];
  /** Whether words count in the first searched member alone. */
  readonly inFirst: boolean;
  /** The part of `match` that says the same. */
  readonly part: string;
}

/** A row carries this value in a column, or one that has a part. */
export interface Carried {
  readonly column: string;
  readonly value: string | { readonly part: string };
  /** The part of `where` that says the same. */
  readonly part: Where;
}

/** A condition of the columns of a row. */
export interface Where {
  readonly sql: string;
  readonly binds: readonly Bind[];
  /** The column of moments that it bounds by now, which it binds alone. */
  readonly notPast?: string;
}

/** A condition while it is put together. */
type Draft = {
  -readonly [Member in keyof Condition]: Condition[Member] extends readonly (infer One)[]
    ? One[]
    : Condition[Member];
} & {
  /** The columns of the index that are asked: those of default rows where only these can match. */
  readonly columns: TextIndexColumns;
};

const manyWords = 4;

export function conditionOf(plan: Plan, request: ListRequest): Condition {
  const { family } = plan;
  const restrictions = request.own?.restrict ?? family.restrict?.(request.filters) ?? [];
  const onlyDefaultRows = asksDefaultRows(plan, request.tier, restrictions);
  const columns = onlyDefaultRows ? plan.textIndexes.defaultRows : plan.textIndexes.all;
  const draft: Draft = {
    columns,
    match: [],
    facts: [],
    ranked: false,
    dear: false,
    where: [],
    from: null,
    before: null,
    clock: null,
    goodUntil: Number.POSITIVE_INFINITY,
    nothing: false,
    words: [],
    carried: [],
    onlyDefaultRows,
  };
  const { filters = {} } = family;
  for (const parameter in filters) {
    const value = request.filters[parameter];
    if (value !== undefined) addFilter(draft, plan, filters[parameter] as Filter, value, request);
  }
  const { anyOf, phrases, anyIn } = request;
  if (anyOf || phrases) {
    const words = anyOf ? anyOfWords(anyOf) : anyOfPhrases(phrases ?? []);
    addSought(draft, plan, words.length > 0 ? [{ words, values: [] }] : [], anyIn);
  }
  for (const { sql, binds } of request.own?.where ?? []) draft.where.push({ sql, binds: [...binds] });
  for (const restriction of restrictions) addRestriction(draft, plan, restriction, request.now);
  if (rank(request.tier) < rank(family.tier)) draft.nothing = true;
  draft.facts.push(visibilityFacts(plan)(columns)(request.tier));
  if (draft.match.length > 0) draft.facts = draft.facts.filter((fact) => !fact.implied);
  return draft;
}

function addFilter(draft: Draft, plan: Plan, filter: Filter, value: unknown, request: ListRequest): void {
  const { now, named } = request;
  switch (filter.kind) {
    case 'search': {
      // What is met stands for the words of q, which are not looked for themselves.
      if (request.met) {
        for (const one of request.met) addMet(draft, plan, one);
        return;
      }
      checkSearch(value as string);
      const labelled = plan.lists.some(({ name }) => name === 'labels');
      const searched = searchedWords(value as string);
      addSought(draft, plan, soughtBy(searched, labelled ? named : []));
      draft.dear ||= searched.words.length >= manyWords;
      return;
    }
    case 'has':
    case 'allOf':
      for (const one of ([] as unknown[]).concat(value)) addListed(draft, filter.column, [one]);
      return;
    case 'anyOf':
      addListed(draft, filter.column, value as readonly unknown[]);
      return;
    case 'is': {
      const bind = typeof value === 'boolean' ? Number(value) : (value as Bind);
      const part = { sql: `t.${quoted(filter.column)} = ?`, binds: [bind] };
      draft.where.push(part);
      if (typeof value === 'string') draft.carried.push({ column: filter.column, value, part });
      return;
    }
    case 'contains':
      addContains(draft, plan, filter.column, value as string);
      return;
    case 'atLeast':
      draft.where.push({ sql: `t.${quoted(filter.column)} >= ?`, binds: [value as number] });
      return;
    case 'from':
    case 'until':
      addBound(draft, plan, filter.kind, filter.column, value as string);
      return;
    case 'within': {
      addBound(draft, plan, 'from', filter.column, isoDay(now));
      addBound(draft, plan, 'until', filter.column, isoDay(dayStart(now.getTime(), value as number)));
      draft.goodUntil = dayStart(now.getTime(), 1) - 1;
      return;
    }
    case 'where': {
      const { sql, binds } = filter.sql(value, now.toISOString(), request.tier);
      draft.where.push({ sql: `(${sql})`, binds: [...binds] });
      return;
    }
    case 'choice':
  }
}

/** A list holds one of these values. */
function addListed(draft: Draft, column: string, values: readonly unknown[]): void {
  const all = [{ words: [], values: values.map((value) => ({ column, value: String(value) })) }];
  const part = expressionOf(all, draft.columns);
  draft.match.push(part);
  draft.words.push({ all, inFirst: false, part });
}

/** Something that is asked for, by the texts or by the lists of a row. */
function addMet(draft: Draft, plan: Plan, { phrases, anyIn, values }: Met): void {
  const words = anyOfPhrases(phrases);
  const known = values.filter(({ column }) => plan.lists.some(({ name }) => name === column));
  addSought(draft, plan, words.length + known.length > 0 ? [{ words, values: known }] : [], anyIn);
}

/** All of this, of which nothing can match where it is none; words in one member alone where it is named. */
function addSought(draft: Draft, plan: Plan, all: readonly Sought[], member?: string): void {
  draft.ranked = true;
  if (all.length === 0) {
    draft.nothing = true;
    return;
  }
  const { columns } = draft;
  const part = expressionOf(all, { texts: columnsOf(columns, member), tags: columns.tags });
  draft.match.push(part);
  const inFirst = member !== undefined && member === plan.searched[0];
  if (member !== undefined && !inFirst) return;
  draft.words.push({ all, inFirst, part });
}

/** Distinct values are few beside rows: they are searched by parts, the rows by their number. */
function addContains(draft: Draft, plan: Plan, column: string, part: string): void {
  const values = quoted(`${plan.family.name}_values_${column}`);
  const sql = `t.${quoted(`_ref_${column}`)} in (select ref from ${values} where instr(folded, ?) > 0)`;
  const folded = fold(part);
  const where = { sql, binds: [folded] };
  draft.where.push(where);
  draft.carried.push({ column, value: { part: folded }, part: where });
}

function addBound(draft: Draft, plan: Plan, kind: 'from' | 'until', column: string, day: string): void {
  const start = sinceMoment(day);
  if (plan.keyed !== column) {
    const sql = `t.${quoted(column)} ${kind === 'from' ? '>=' : '<='} ?`;
    draft.where.push({ sql, binds: [kind === 'from' ? start : `${day}T23:59:59.999Z`] });
    return;
  }
  if (kind === 'from') {
    draft.from = highest(draft.from, keyFrom(Date.parse(start)));
    draft.before = lowest(draft.before, undated);
    return;
  }
  // The last key of moments holds all later ones too, such as the year 9999.
  const end = Date.parse(start) + dayMs;
  draft.before = lowest(draft.before, end >= momentOf(undated) ? undated : keyFrom(end));
}

function addRestriction(draft: Draft, plan: Plan, restriction: Restriction, now: Date): void {
  if ('flag' in restriction) {
    draft.facts.push(flagFacts(plan)(draft.columns)(restriction.flag));
    return;
  }
  draft.clock = restriction.notPast;
  if (plan.keyed === restriction.notPast) {
    draft.from = highest(draft.from, keyFrom(now.getTime()));
    return;
  }
  const column = `t.${quoted(restriction.notPast)}`;
  draft.where.push({
    sql: `(${column} is null or ${column} >= ?)`,
    binds: [now.toISOString()],
    notPast: restriction.notPast,
  });
}
