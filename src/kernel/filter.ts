// Filters, restrictions and facets are data: the shelf turns them into indexes and SQL, the
// documentation into parameters. A filter may only look at what its reader may see, so a filter
// over a field of a higher tier than its family's list refuses to start.

import { day, type Field, field, since as sinceField } from './field.ts';
import type { Deprecation } from './operation.ts';
import { onceFor } from './remembered.ts';
import type { Tier } from './tier.ts';

/** What a row must satisfy to be listed: a flag of the family, or a moment that is not past. */
export type Restriction = { readonly flag: string } | { readonly notPast: string };

export type Filter = FilterKind & {
  /** Only ever a part of a list's path. */
  readonly pathOnly?: boolean;
  /** It goes; lists that use it are told. */
  readonly deprecated?: Deprecation;
  /** What it narrows to, as it stands behind "filtered by"; by its kind and name, unless said here. */
  readonly says?: (value: string) => string;
};

type FilterKind =
  /** Full text over the family's `search` fields. */
  | { readonly kind: 'search'; readonly param: Field }
  /** The column equals the value. */
  | { readonly kind: 'is'; readonly column: string; readonly param: Field }
  /** The list column holds the value; all of the values; at least one of them. */
  | { readonly kind: 'has' | 'allOf' | 'anyOf'; readonly column: string; readonly param: Field }
  /** The text column contains the value, ignoring case and diacritics. */
  | { readonly kind: 'contains'; readonly column: string; readonly param: Field }
  /** The moment lies on or after, on or before the given day (whole days in UTC), or after the given moment. */
  | { readonly kind: 'from' | 'until'; readonly column: string; readonly param: Field }
  /** The moment lies on the present day or on one of so many days after it (whole days in UTC). */
  | { readonly kind: 'within'; readonly column: string; readonly param: Field }
  /** The number is at least the value. */
  | { readonly kind: 'atLeast'; readonly column: string; readonly param: Field }
  /** Read by the family's `restrict`. */
  | { readonly kind: 'choice'; readonly param: Field }
  /** A condition of its own, in SQL over the family's table `t`. */
  | {
      readonly kind: 'where';
      readonly param: Field;
      /** What the SQL finds out about other families it reads from `visible(family, tier)`. */
      readonly sql: (
        value: unknown,
        now: string,
        tier: Tier,
      ) => { sql: string; binds: readonly (string | number)[] };
    };

export type Filters = Readonly<Record<string, Filter>>;

/** The values that filters of a family have where nothing else was asked. */
export function defaultFilters({ filters = {} }: { readonly filters?: Filters }): Record<string, unknown> {
  const preset = Object.entries(filters).filter(([, { param }]) => param.schema.default !== undefined);
  return Object.fromEntries(preset.map(([name, { param }]) => [name, param.schema.default]));
}

/** How a list may be counted beside its rows. */
export type Facet =
  | {
      readonly kind: 'values';
      readonly column: string;
      /** The parameter that narrows a list to one value, where none is on the same column. */
      readonly filter?: string;
    }
  /** How many end within so many days, how many have no end. */
  | { readonly kind: 'windows'; readonly column: string; readonly days: readonly number[] }
  /** How many fall into each month (UTC) of a moment; those without one are not counted. */
  | { readonly kind: 'months'; readonly column: string };

/** The filter that narrows a list to one value of a facet: the one it names, or one on its column that narrows to a value or a window. */
export function narrowingFilter(filters: Filters, { kind, column, ...facet }: Facet): string | null {
  if ('filter' in facet && facet.filter !== undefined) return facet.filter;
  const fitting = Object.entries(filters).filter(
    ([, filter]) => 'column' in filter && filter.column === column && !filter.pathOnly,
  );
  const kinds = kind === 'windows' ? ['within'] : ['has', 'is', 'contains'];
  const found = kinds.map((kind) => fitting.find(([, filter]) => filter.kind === kind)?.[0]);
  return found.find((name) => name !== undefined) ?? null;
}

/**
 * The column in which the filter of a facet looks for a part of a text. A value then counts the rows that have
 * it as a part there, so that its count is that of the list it leads to; null: the rows that carry the value.
 */
export function partsCounted(filters: Filters, facet: Facet): string | null {
  const known = partsKnown(filters);
  const before = known.get(facet);
  if (before !== undefined) return before;
  const filter = filters[narrowingFilter(filters, facet) ?? ''];
  const column = filter?.kind === 'contains' ? filter.column : null;
  known.set(facet, column);
  return column;
}

/** Declarations stay as they are, and every list with facets asks. */
const partsKnown = onceFor((_filters: Filters) => new Map<Facet, string | null>());

/** What the counts of windows are called; `rolling` is since 0.1.0 the name of rows without a date, whatever their source says. */
export function windowNames(days: readonly number[]): readonly string[] {
  return [...days.map(String), 'rolling'];
}

/** An order of rows. `key` is the order built into the table, `rank` the best match of `q` first. */
export type Sort =
  | { readonly by: 'key' }
  | { readonly by: 'rank' }
  | { readonly by: 'column'; readonly column: string; readonly direction: 'asc' | 'desc' };

function param(schema: Record<string, unknown>): Field {
  return field(schema, { optional: true });
}

/** Words are at most 200 code points together (longer input is refused, not cut). */
export function search(what: string): Filter {
  return {
    kind: 'search',
    param: param({
      type: 'string',
      minLength: 1,
      maxLength: 200,
      description: `Words that all occur in ${what}, in any order; case and diacritics do not count, a word of three letters or more (or alone) also matches as a beginning, "quoted words" match as a phrase. At most 10 words and two phrases of six words.`,
      examples: ['senescence'],
    }),
  };
}
export function is(column: string, schema: Record<string, unknown>, description: string): Filter {
  return { kind: 'is', column, param: param({ ...schema, description }) };
}
/**
 * @param example a value, or all that are usual
 * @param among the only values there are; left out: any
 */
export function has(
  column: string,
  description: string,
  example: string | readonly string[],
  among?: readonly string[],
): Filter {
  const value = among ? { enum: among } : { minLength: 1, maxLength: 200 };
  return {
    kind: 'has',
    column,
    param: param({ type: 'string', ...value, description, examples: [example].flat() }),
  };
}
function many(kind: 'allOf' | 'anyOf', column: string, description: string, example: string): Filter {
  const items = { type: 'string', minLength: 1, maxLength: 200 };
  return {
    kind,
    column,
    param: param({ type: 'array', items, minItems: 1, maxItems: 50, description, examples: [example] }),
  };
}
export function allOf(column: string, description: string, example: string): Filter {
  return many('allOf', column, description, example);
}
export function anyOf(column: string, description: string, example: string): Filter {
  return many('anyOf', column, description, example);
}
export function contains(column: string, description: string, example: string): Filter {
  return {
    kind: 'contains',
    column,
    param: param({ type: 'string', minLength: 1, maxLength: 200, description, examples: [example] }),
  };
}
function bound(kind: 'from' | 'until', column: string, description: string): Filter {
  return {
    kind,
    column,
    param: param({ ...day, description, examples: ['2026-12-31'] }),
  };
}
export function from(column: string, description: string): Filter {
  return bound('from', column, description);
}
/** The one word for what began, was told or published from then on. */
export function since(column: string, description: string): Filter {
  return { kind: 'from', column, param: param({ ...sinceField(description).schema }) };
}
/** A former name of a filter: it filters as before, and whoever uses it is told. */
export function formerly(filter: Filter, deprecated: Deprecation): Filter {
  return { ...filter, deprecated };
}
export function until(column: string, description: string): Filter {
  return bound('until', column, description);
}
/** The furthest that `within` looks. */
export const maxDaysWithin = 366;
/** Unlike `until` it stays the same question on other days: what is saved goes on finding what is near. */
export function within(column: string, description: string): Filter {
  const schema = { type: 'integer', minimum: 1, maximum: maxDaysWithin, description, examples: [14] };
  return { kind: 'within', column, param: param(schema) };
}
export function atLeast(column: string, schema: Record<string, unknown>, description: string): Filter {
  return { kind: 'atLeast', column, param: param({ ...schema, description }) };
}
/** A switch that is off unless asked for; its description begins with "Also list". */
export function include(description: string): Filter {
  const says = () => description.replace(/^Also list/, 'with').replace(/\.$/, '');
  return { kind: 'choice', says, param: param({ type: 'boolean', default: false, description }) };
}
export function choice(words: readonly string[], byDefault: string, description: string): Filter {
  return {
    kind: 'choice',
    param: param({ type: 'string', enum: words, default: byDefault, description }),
  };
}

/** The words of a choice that show other rows than `now` does, besides its default; none where it shows all. */
export function otherWords({ schema }: Field, now: unknown): readonly string[] {
  const words = (schema.enum ?? []) as readonly string[];
  if (!words.includes('all') || now === 'all') return [];
  return words.filter((word) => word !== now && word !== schema.default);
}

export function where(
  schema: Record<string, unknown>,
  description: string,
  sql: (value: unknown, now: string, tier: Tier) => { sql: string; binds: readonly (string | number)[] },
): Filter {
  return { kind: 'where', param: param({ ...schema, description }), sql };
}

/** A filter that only stands in the path of a list. */
export function inPathOnly(filter: Filter): Filter {
  return { ...filter, pathOnly: true };
}

/** A filter with words of its own for what it narrows to. */
export function saying(says: (value: string) => string, filter: Filter): Filter {
  return { ...filter, says };
}
