// From a family's declaration to its tables. For a family `grants` the shelf holds
//
//   grants           one row a record: its key, who may see it, the columns that lists filter and
//                    order by, and the row as ready JSON for each tier
//   grants_detail    the same key with the ready JSON of the detail (families with a detail only)
//   grants_text      the full-text index: a column per searched field, and `tags`, which holds
//                    visibility, flags and list members as words, so that a filtered count never
//                    leaves the index; the rows of the default list apart from others (default-rows.ts)
//   grants_values_x  the distinct values of a text column x that is matched by parts or counted
//   grants_words     the words of rows, and the values of their lists, each under a number; see words.ts
//   grants_digest    what is found and counted of a row in memory, in some hundreds of bytes; see digest.ts
//   grants_list_x    the numbers of those values for each row, in the order of the keys, to count by
//
// A family whose order is an ascending moment carries it in the key: (seconds, then the id), so the
// index hands rows over already in order, and "not past" is a range of keys. See key.ts.

import type { Doc, Family, Related } from '../../kernel/family.ts';
import type { Field } from '../../kernel/field.ts';
import { isPublished, shownTo } from '../../kernel/listing.ts';
import { rank, reaches, type Tier, tiers } from '../../kernel/tier.ts';
import { visible } from '../../kernel/visible.ts';
import { defaultRestrictions, type TextIndexes, textIndexesOf } from './default-rows.ts';
import { hasDigests } from './digest.ts';
import { wordsTable } from './words.ts';

type ColumnType = 'text' | 'number' | 'time' | 'list';

export interface PlannedColumn {
  readonly name: string;
  readonly type: ColumnType;
  readonly value: (record: Doc, related: Related) => unknown;
  /** It depends on other records too. */
  readonly usesRelated: boolean;
  /** Lists are ordered by it, and by the id where it is the same. */
  readonly sorts: boolean;
  /** A second, folded column that text is ordered by. */
  readonly ordered: boolean;
  /** Matched by parts: its distinct values are kept apart, and the row has the number of its own. */
  readonly matched: boolean;
  /** Counted: the number of each value of each row is kept apart, in the order of the keys. */
  readonly counted: boolean;
  /** Filtered, ordered or looked up by: it has an index. */
  readonly indexed: boolean;
  /** Its index holds these columns and flags as well. */
  readonly beside: readonly string[];
  /** The rank of the lowest tier that may learn its value. */
  readonly rank: number;
}

export interface Plan {
  readonly family: Family;
  /** The family whose records fill it. */
  readonly source: string;
  readonly columns: readonly PlannedColumn[];
  readonly scalars: readonly PlannedColumn[];
  readonly lists: readonly PlannedColumn[];
  /** The column that the key carries, or null. */
  readonly keyed: string | null;
  /** The column beside it whose moments, once they are past, take rows out of what a list shows by default, or null. */
  readonly passing: string | null;
  /** The family's yes-or-no facts, by name. */
  readonly flags: readonly string[];
  readonly searched: readonly string[];
  readonly hasDetail: boolean;
  /** Any member of its rows is published, so that there is something to tell of them. */
  readonly published: boolean;
  /** Rows of this family differ in who may see them. */
  readonly guarded: boolean;
  /** The columns of the full-text index. */
  readonly textIndexes: TextIndexes;
  /** The members that reading adds in rows and in details, whatever the tier. */
  readonly live: Readonly<Record<'row' | 'detail', readonly [string, Field][]>>;
}

export function planOf(family: Family): Plan {
  const columns = plannedColumns(family);
  const order = columns.find((column) => column.name === family.order.by);
  const keyed = order?.type === 'time' && family.order.direction === 'asc' ? order.name : null;
  return {
    family,
    source: family.of ?? family.name,
    columns,
    scalars: columns.filter((column) => column.type !== 'list'),
    lists: columns.filter((column) => column.type === 'list'),
    keyed,
    passing: passingBeside(family, keyed),
    flags: Object.keys(family.flags ?? {}),
    searched: family.search ?? [],
    hasDetail:
      (family.detail ?? []).length > 0 ||
      Object.values(family.fields).some((field) => field.place === 'detail'),
    published: isPublished(family),
    guarded: family.visible !== undefined,
    textIndexes: textIndexesOf(family),
    live: { row: liveMembers(family, 'row'), detail: liveMembers(family, 'detail') },
  };
}

function passingBeside(family: Family, keyed: string | null): string | null {
  const [passing] = defaultRestrictions(family).flatMap((one) => ('notPast' in one ? [one.notPast] : []));
  return passing === undefined || passing === keyed ? null : passing;
}

function liveMembers(family: Family, place: 'row' | 'detail'): readonly [string, Field][] {
  return Object.entries(family.fields).filter(
    ([, field]) => field.from === 'live' && shownTo(field, 'top', place),
  );
}

function plannedColumns(family: Family): PlannedColumn[] {
  const filters = Object.values(family.filters ?? {});
  const sorts = Object.values(family.sorts?.by ?? {});
  const facets = Object.values(family.facets ?? {});
  const ordered = new Set([
    family.order.by,
    family.order.thenBy ?? family.order.by,
    ...sorts.flatMap((sort) => ('column' in sort ? [sort.column] : [])),
  ]);
  const matched = new Set(filters.flatMap((filter) => (filter.kind === 'contains' ? [filter.column] : [])));
  const counted = new Set(facets.flatMap((facet) => (facet.kind === 'values' ? [facet.column] : [])));
  const filtered = new Set(filters.flatMap((filter) => ('column' in filter ? [filter.column] : [])));
  const names = new Set([
    ...Object.keys(family.columns ?? {}),
    ...ordered,
    ...filtered,
    ...facets.map((facet) => facet.column),
  ]);
  // Every table has these two already.
  names.delete('id');
  names.delete('public_id');
  return [...names].map((name) => {
    const own = family.columns?.[name];
    const field = family.fields[name];
    const value = own?.value ?? ((record: Doc) => record[name]);
    const usesRelated = own?.usesRelated === true;
    const type = own?.type ?? columnType(field as Field);
    return {
      name,
      type,
      value: usesRelated ? value : (record) => value(record, unrelated(family, name)),
      usesRelated,
      sorts: ordered.has(name),
      ordered: ordered.has(name) && type === 'text',
      matched: matched.has(name),
      counted: counted.has(name),
      indexed: own?.indexed === true || ordered.has(name) || filtered.has(name),
      beside: own?.beside ?? [],
      rank: rank(columnTier(family, name)),
    };
  });
}

/** What a column is given that does not say it depends on other records. */
function unrelated(family: Family, column: string): Related {
  const refuse = () => {
    throw new Error(
      `family ${family.name}: column ${column} asks for other records; it must say usesRelated`,
    );
  };
  return { record: refuse, linked: refuse };
}

/** A column of its own says who may learn it; a member's is known to whoever reads the member. */
function columnTier(family: Family, name: string): Tier {
  const field = family.fields[name];
  const own = family.columns?.[name]?.tier ?? (field?.place === 'record' ? undefined : field?.tier);
  return own && reaches(own, family.tier) ? own : family.tier;
}

function columnType({ schema }: Field): ColumnType {
  const { type, format } = schema as { type?: string | readonly string[]; format?: string };
  const types = ([] as string[]).concat(type ?? []);
  if (types.includes('array')) return 'list';
  if (types.some((one) => one === 'integer' || one === 'number' || one === 'boolean')) return 'number';
  return format === 'date-time' || format === 'date' ? 'time' : 'text';
}

/** The column that says when a row last changed for the tier; see moments.ts. */
export function updatedFor(tier: Tier): string {
  return `_updated_${tier}`;
}

/** An identifier in SQL. Names of members are checked when the family is declared. */
export function quoted(name: string): string {
  return `"${name}"`;
}

/** Joins the details of rows `t` as `d`; nothing where the family has none. */
export function detailJoin({ family, hasDetail }: Plan): string {
  return hasDetail ? `left join ${quoted(`${family.name}_detail`)} d on d._key = t._key` : '';
}

/** The statements that make the tables of a family. */
export function tablesOf(plan: Plan): string {
  const { name } = plan.family;
  const columns = plan.scalars.flatMap((column) => [
    `${quoted(column.name)} ${column.type === 'number' ? 'real' : 'text'}`,
    ...(column.ordered ? [`${quoted(`_by_${column.name}`)} text`] : []),
    ...(column.matched ? [`${quoted(`_ref_${column.name}`)} integer`] : []),
  ]);
  const flags = plan.flags.map((flag) => `${quoted(`_mark_${flag}`)} integer, `);
  const statements = [
    `create table ${quoted(name)} (_key integer primary key, id text not null unique, public_id text, _vis integer not null,
       _into text, _seq integer not null, ${tiers.map((tier) => `${updatedFor(tier)} text, `).join('')}_lists integer, _created text, ${flags.join('')}${columns.map((column) => `${column}, `).join('')}_public text, _full text, _top text)`,
    `create index ${quoted(`${name}_public_id`)} on ${quoted(name)} (public_id)`,
    ...tiers
      .filter((tier) => reaches(tier, plan.family.tier))
      .map(
        (tier) =>
          `create index ${quoted(`${name}${updatedFor(tier)}`)} on ${quoted(name)} (_vis, ${updatedFor(tier)})`,
      ),
  ];
  for (const column of plan.scalars) {
    if (!column.indexed) continue;
    const by = column.ordered ? `_by_${column.name}` : column.matched ? `_ref_${column.name}` : column.name;
    // What is only asked for by its value is not looked for where there is none.
    const isFlag = (one: string) => plan.scalars.every(({ name }) => name !== one);
    const besideColumns = column.beside.map((one) => quoted(isFlag(one) ? `_mark_${one}` : one));
    const beside = besideColumns.length > 0 ? [...besideColumns, '_vis'] : [];
    const only = `${beside.map((one) => `, ${one}`).join('')}) where ${quoted(by)} is not null`;
    const ending = column.sorts ? ', id)' : column.matched ? ', _key)' : only;
    statements.push(
      `create index ${quoted(`${name}_by_${column.name}`)} on ${quoted(name)} (${quoted(by)}${ending}`,
    );
  }
  if (plan.hasDetail) {
    statements.push(
      `create table ${quoted(`${name}_detail`)} (_key integer primary key, _public text, _full text, _top text)`,
    );
  }
  for (const column of plan.columns) {
    if (!column.matched && !column.counted) continue;
    statements.push(
      `create table ${quoted(`${name}_values_${column.name}`)} (ref integer primary key, value text not null unique, folded text not null)`,
    );
    if (column.counted) {
      statements.push(
        `create table ${quoted(`${name}_list_${column.name}`)} (_key integer not null, ref integer not null, primary key (_key, ref)) without rowid`,
      );
    }
  }
  if (hasDigests(plan))
    statements.push(
      `create table ${wordsTable(name)} (ref integer primary key, word text not null unique)`,
      `create table ${quoted(`${name}_digest`)} (_key integer primary key, digest blob not null)`,
    );
  const { defaultRows, otherRows } = plan.textIndexes;
  const words = new Set([defaultRows, otherRows].flatMap((columns) => [...columns.texts, ...columns.tags]));
  const texts = [...words].map(quoted).join(', ');
  statements.push(
    `create virtual table ${quoted(`${name}_text`)} using fts5(${texts}, content='', contentless_delete=1, tokenize="ascii")`,
  );
  return `${statements.join(';\n')};`;
}

/** The statements that make the views of a family, one for each tier that may see any of it: see kernel/visible.ts. */
export function viewsOf({ family, scalars, flags }: Plan): string {
  const marks = flags.map((flag) => `${quoted(`_mark_${flag}`)} as ${quoted(flag)}`);
  const columns = scalars
    .filter(({ name }) => !taken.has(name))
    .flatMap(({ name, ordered }) => [
      quoted(name),
      ...(ordered ? [`${quoted(`_by_${name}`)} as ${quoted(`by_${name}`)}`] : []),
    ]);
  const shown = [
    '_key as key, id, public_id, _vis as shown_from, _seq as seq',
    'coalesce(_public, _full, _top) as text',
    ...columns,
    ...marks.filter((mark) => !columns.some((column) => mark.endsWith(` as ${column}`))),
  ];
  return tiers
    .map(
      (tier) =>
        `create view ${visible(family.name, tier)} as select ${shown.join(', ')}, ${updatedFor(tier)} as updated from ${quoted(family.name)} where _vis <= ${rank(tier)};`,
    )
    .join('\n');
}

const taken = new Set(['key', 'text', 'seq', 'updated', 'shown_from']);
