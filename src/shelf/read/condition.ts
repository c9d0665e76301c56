// What a list asks for, as conditions: an expression of the full-text index, a range of keys, and SQL
// over the family's table. Whatever can be said inside the index is said there.

import { sinceMoment } from '../../kernel/field.ts';
import type { Filter, Restriction } from '../../kernel/filter.ts';
import type { ListRequest, Met } from '../../kernel/reader.ts';
import { rank } from '../../kernel/tier.ts';
import { asksDefaultRows } from '../layout/default-rows.ts';
import { keyFrom, momentOf, undated } from '../layout/key.ts';
import { type Plan, quoted } from '../layout/plan.ts';
import {
  anyExpression,
  fold,
  inColumns,
  phraseExpression,
  searchExpression,
  searchedWords,
  tag,
} from '../layout/text-index.ts';
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
  /** Nothing can match. */
  readonly nothing: boolean;
}

/** A condition of the columns of a row. */
interface Where {
  readonly sql: string;
  readonly binds: readonly Bind[];
  /** The column of moments that it bounds by now, which it binds alone. */
  readonly notPast?: string;
}

/** A condition that can be told in two ways; see sourceOf. */
export interface Fact {
  /** As a part of the full-text expression; null where every row of the index has it. */
  readonly tag: string | null;
  readonly sql: string;
  /** Whether the tag alone is reason enough to ask the index. */
  readonly selects: boolean;
  /** Whether it holds for all that the asked columns of the index can find. */
  readonly implied: boolean;
}

interface Draft {
  /** The columns of the index that are asked: those of default rows where only these can match. */
  searched: readonly string[];
  tags: string;
  match: string[];
  facts: Fact[];
  ranked: boolean;
  dear: boolean;
  where: Where[];
  from: bigint | null;
  before: bigint | null;
  clock: string | null;
  nothing: boolean;
}

const dayLength = 86_400_000;
const manyWords = 4;

export function conditionOf(plan: Plan, request: ListRequest): Condition {
  const { family } = plan;
  const restrictions = request.own?.restrict ?? family.restrict?.(request.filters) ?? [];
  const onlyDefaultRows = asksDefaultRows(plan, request.tier, restrictions);
  const columns = onlyDefaultRows ? plan.textIndexes.defaultRows : plan.textIndexes.all;
  const draft: Draft = {
    searched: columns.texts,
    tags: inColumns(columns.tags),
    match: [],
    facts: [],
    ranked: false,
    dear: false,
    where: [],
    from: null,
    before: null,
    clock: null,
    nothing: false,
  };
  const { filters = {} } = family;
  for (const parameter in filters) {
    const value = request.filters[parameter];
    if (value !== undefined) addFilter(draft, plan, filters[parameter] as Filter, value, request);
  }
  const { anyOf, phrases, anyIn } = request;
  if (anyOf || phrases) {
    const asked = textsIn(draft, anyIn);
    const expression = anyOf ? anyExpression(anyOf, asked) : phraseExpression(phrases ?? [], asked);
    if (expression === null) draft.nothing = true;
    else draft.match.push(expression);
    draft.ranked = true;
  }
  for (const { sql, binds } of request.own?.where ?? []) draft.where.push({ sql, binds: [...binds] });
  for (const restriction of restrictions)
    addRestriction(draft, plan, restriction, onlyDefaultRows, request.now);
  addVisibility(draft, plan, onlyDefaultRows, request);
  if (draft.match.length > 0) draft.facts = draft.facts.filter((fact) => !fact.implied);
  return draft;
}

function addVisibility(draft: Draft, plan: Plan, onlyDefaultRows: boolean, request: ListRequest): void {
  const level = rank(request.tier);
  if (level < rank(plan.family.tier)) draft.nothing = true;
  const tagged = plan.guarded ? `${draft.tags} : "${tag('vis', String(level))}"` : null;
  const implied = onlyDefaultRows || !plan.guarded;
  draft.facts.push({ tag: tagged, sql: `t._vis <= ${level}`, selects: false, implied });
}

function addFilter(draft: Draft, plan: Plan, filter: Filter, value: unknown, request: ListRequest): void {
  const { now, named } = request;
  switch (filter.kind) {
    case 'search': {
      checkSearch(value as string);
      if (request.met) {
        for (const one of request.met) addMet(draft, plan, one);
        return;
      }
      const labelled = plan.lists.some(({ name }) => name === 'labels');
      const expression = searchExpression(value as string, draft.searched, named, (labels) =>
        labelled
          ? `${draft.tags} : (${labels.map((one) => `"${listTag('labels', one)}"`).join(' OR ')})`
          : null,
      );
      if (expression === null) draft.nothing = true;
      else draft.match.push(expression);
      draft.ranked = true;
      draft.dear ||= searchedWords(value as string).words.length >= manyWords;
      return;
    }
    case 'has':
    case 'allOf':
      for (const one of ([] as unknown[]).concat(value))
        draft.match.push(`${draft.tags} : "${listTag(filter.column, one)}"`);
      return;
    case 'anyOf': {
      const words = (value as readonly unknown[]).map((one) => `"${listTag(filter.column, one)}"`);
      draft.match.push(`${draft.tags} : (${words.join(' OR ')})`);
      return;
    }
    case 'is': {
      const bind = typeof value === 'boolean' ? Number(value) : (value as Bind);
      draft.where.push({ sql: `t.${quoted(filter.column)} = ?`, binds: [bind] });
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
    case 'where': {
      const { sql, binds } = filter.sql(value, now.toISOString(), request.tier);
      draft.where.push({ sql: `(${sql})`, binds: [...binds] });
      return;
    }
    case 'choice':
  }
}

/** Something that is asked for, by the texts or by the lists of a row. */
function addMet(draft: Draft, plan: Plan, { phrases, anyIn, values }: Met): void {
  const words = phraseExpression(phrases, textsIn(draft, anyIn));
  const tags = values
    .filter(({ column }) => plan.lists.some(({ name }) => name === column))
    .map(({ column, value }) => `"${listTag(column, value)}"`);
  const ways = [
    ...(words === null ? [] : [words]),
    ...(tags.length === 0 ? [] : [`${draft.tags} : (${tags.join(' OR ')})`]),
  ];
  if (ways.length === 0) draft.nothing = true;
  else draft.match.push(ways.length === 1 ? (ways[0] as string) : `(${ways.join(' OR ')})`);
  draft.ranked = true;
}

/** The columns of the index that hold this member; all that are searched where none is named. */
function textsIn(draft: Draft, member: string | undefined): readonly string[] {
  if (member === undefined) return draft.searched;
  return draft.searched.filter((column) => column === member || column === `_${member}`);
}

function listTag(column: string, value: unknown): string {
  return tag(column.replaceAll('_', ''), String(value));
}

/** Distinct values are few beside rows: they are searched by parts, the rows by their number. */
function addContains(draft: Draft, plan: Plan, column: string, part: string): void {
  const values = quoted(`${plan.family.name}_values_${column}`);
  const sql = `t.${quoted(`_ref_${column}`)} in (select ref from ${values} where instr(folded, ?) > 0)`;
  draft.where.push({ sql, binds: [fold(part)] });
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
  const end = Date.parse(start) + dayLength;
  draft.before = lowest(draft.before, end >= momentOf(undated) ? undated : keyFrom(end));
}

function addRestriction(
  draft: Draft,
  plan: Plan,
  restriction: Restriction,
  onlyDefaultRows: boolean,
  now: Date,
): void {
  if ('flag' in restriction) {
    draft.facts.push({
      tag: `${draft.tags} : "${tag('mark', restriction.flag.replaceAll('_', ''))}"`,
      sql: `t.${quoted(`_mark_${restriction.flag}`)} = 1`,
      selects: true,
      implied: onlyDefaultRows && (plan.textIndexes.flags ?? []).includes(restriction.flag),
    });
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

/** The greater of two keys; null is none. */
export function highest(a: bigint | null, b: bigint): bigint {
  return a !== null && a > b ? a : b;
}
/** The smaller of two keys; null is none. */
export function lowest(a: bigint | null, b: bigint): bigint {
  return a !== null && a < b ? a : b;
}
