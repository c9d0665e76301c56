// A field is one member of a record: what it holds, who may read it, and where it is shown.
//
// From a field follow its validation at import, its place in answers, its column, its schema in the
// documentation. Three questions, three answers:
//
//   tier   who may read it: `full(…)` raises it from public.
//   place  'row' (lists and details), 'detail' (`detail(…)`), 'record' (`stored(…)`: kept, used for
//          filters and visibility, never published).
//   from   'record' (the operator brings it), 'derived' (`derived(…)`: rendered at projection by the
//          family's `derive`), 'live' (`live(…)`: added when it is read, by the family's `live`).
//
// A nullable field and a list may be left out of a record; so may a boolean, which is then false.

import Format from 'typebox/format';
import type { Tier } from './tier.ts';

export type JsonSchema = { readonly [keyword: string]: unknown };

/** The types that a schema names; where it names none, `open`. */
export function typesOf({ type }: JsonSchema, open?: string): readonly unknown[] {
  return [type ?? open ?? []].flat();
}

export interface Field<T = unknown> {
  readonly schema: JsonSchema;
  readonly nullable: boolean;
  readonly tier: Tier;
  readonly place: 'row' | 'detail' | 'record';
  readonly from: 'record' | 'derived' | 'live';
  /** What becomes of text that others wrote when the record's text_policy is excerpt_only. */
  readonly textOfOthers?: 'excerpt' | 'whole or nothing';
  /** May be left out of an imported record; `fallback` then stands in its place. */
  readonly optional: boolean;
  readonly fallback: unknown;
  /** Brought inside the record's `detail` member, shown among the details. */
  readonly inside?: true;
  /** Its example stands at the member alone, in no example of a whole request. */
  readonly beside?: true;
  /** Never set: carries the type of the value. */
  readonly value?: T;
}

export type Fields = Readonly<Record<string, Field>>;

/** The record of a family as code sees it. Left-out members read as their fallback. */
export type RecordOf<F extends Fields> = {
  readonly [K in keyof F]: F[K] extends Field<infer T> ? T : never;
};

/** A schema as our fields use it; the description goes into every document. */
export function field<T>(schema: JsonSchema, options: Partial<Field<T>> = {}): Field<T> {
  return {
    schema,
    nullable: false,
    tier: 'public',
    place: 'row',
    from: 'record',
    optional: false,
    fallback: undefined,
    ...options,
  };
}

const maxChars = 200_000;

export function text(description: string, limit = maxChars): Field<string> {
  return field({ type: 'string', maxLength: limit, description });
}
/** Text that is never empty: names and titles. */
export function name(description: string): Field<string> {
  return field({ type: 'string', minLength: 1, maxLength: 2_000, description });
}
/** One of a closed list of words. */
export function oneOf<const W extends string>(words: readonly W[], description: string): Field<W> {
  return field({ type: 'string', enum: words, description });
}
export function slug(description: string): Field<string> {
  return field({ type: 'string', pattern: '^[a-z0-9]+(?:[-_][a-z0-9]+)*$', maxLength: 200, description });
}
/** The short name of a record in addresses, where it is percent-encoded. */
export function publicId(description = 'Short stable slug used in addresses; never reused.'): Field<string> {
  return field({ type: 'string', minLength: 1, maxLength: 200, description });
}
export const slugItem = { type: 'string', pattern: '^[a-z0-9]+(?:[-_][a-z0-9]+)*$', maxLength: 200 };

export function slugs(description: string): Field<readonly string[]> {
  return field(
    { type: 'array', items: slugItem, maxItems: 500, uniqueItems: true, description },
    { optional: true, fallback: [] },
  );
}
export function uuid(description: string): Field<string> {
  return field({ type: 'string', format: 'uuid', description });
}
Format.Set('web-address', (text) => URL.canParse(text));
/** Only http and https, so that no page ever links to a script, and only what programs can read as an address. */
export const webAddress = {
  type: 'string',
  format: 'web-address',
  pattern: '^https?://[^\\s<>"]+$',
  maxLength: 4_000,
} as const;

/** A schema as others read it: without the format that this program alone knows. */
export function publishedSchema<Schema>(schema: Schema): Schema {
  const own = (key: string, value: unknown) => key === 'format' && value === webAddress.format;
  return JSON.parse(JSON.stringify(schema, (key, value) => (own(key, value) ? undefined : value))) as Schema;
}

/** A web address. */
export function url(description: string): Field<string> {
  return field({ ...webAddress, description });
}
export function integer(
  description: string,
  bounds: { minimum?: number; maximum?: number } = {},
): Field<number> {
  return field({ type: 'integer', ...bounds, description });
}
export function number(
  description: string,
  bounds: { minimum?: number; maximum?: number } = {},
): Field<number> {
  return field({ type: 'number', ...bounds, description });
}
/** A number from 0 to 100. */
export function score(description: string): Field<number> {
  return number(description, { minimum: 0, maximum: 100 });
}
export function flag(description: string): Field<boolean> {
  return field({ type: 'boolean', description }, { optional: true, fallback: false });
}
/** The calendar begins with the year 0001: what counts days cannot go before it. */
export const day = { type: 'string', format: 'date', pattern: '^(?!0000)' } as const;

/** ISO 8601 in UTC, as in 2026-03-01T23:59:59Z; a leap second (:60) is none that clocks here can hold. */
export const moment = {
  type: 'string',
  format: 'date-time',
  pattern: '^(?!0000).*:[0-5]\\d(?:\\.\\d+)?Z$',
} as const;

/** A moment in UTC. Other offsets are refused at import. */
export function dateTime(description: string): Field<string> {
  return field({ ...moment, description });
}
/** A calendar day, YYYY-MM-DD. */
export function date(description: string): Field<string> {
  return field({ ...day, description });
}
/** A day, from its beginning in UTC on, or a moment: what every parameter called `since` takes. */
const dayOrMoment = { type: 'string', anyOf: [day, moment] } as const;

export function since(description: string): Field<string> {
  const schema = {
    ...dayOrMoment,
    description: `${description} A day (from its beginning in UTC) or a moment.`,
  };
  return field({ ...schema, examples: ['2026-01-01'] });
}
/** The moment that a value of `since` means. */
export function sinceMoment(given: string): string {
  return new Date(given.length === 10 ? `${given}T00:00:00Z` : given).toISOString();
}
/** The other bound: a day, to its end in UTC, or a moment, which does not count itself. */
export function before(description: string): Field<string> {
  return field({ ...dayOrMoment, description: `${description} A day (with all of it in UTC) or a moment.` });
}
/** The first moment that a value of `before` leaves out, in the form in which texts of moments compare. */
export function beforeMoment(given: string): string {
  return given.length === 10 ? `${given}T24:00:00.000Z` : new Date(given).toISOString();
}
export function texts(description: string): Field<readonly string[]> {
  return list({ type: 'string', maxLength: 20_000 }, description) as Field<readonly string[]>;
}
export function list(items: Record<string, unknown>, description: string): Field<readonly Json[]> {
  return field({ type: 'array', items, maxItems: 20_000, description }, { optional: true, fallback: [] });
}
/** Any value of a given schema; see shape.ts for the notation of nested members. */
export function shaped<T = JsonObject>(schema: JsonSchema, description: string): Field<T> {
  const lists = (schema as Record<string, unknown>).type === 'array';
  return field({ ...schema, description }, { optional: true, fallback: lists ? [] : {} });
}
/** An object whose member names are data: dimension names to values of one kind. */
export function map(values: Record<string, unknown>, description: string): Field<JsonObject> {
  return field(
    { type: 'object', additionalProperties: values, maxProperties: 200, description },
    { optional: true, fallback: {} },
  );
}
/** An object whose members the specification leaves open. */
export function open(description: string): Field<JsonObject> {
  return field({ type: 'object', description }, { optional: true, fallback: {} });
}

type Json = string | number | boolean | null | readonly Json[] | JsonObject;
interface JsonObject {
  readonly [member: string]: Json | undefined;
}

export function nullable<T>(inner: Field<T>): Field<T | null> {
  const { enum: words, ...rest } = inner.schema as Record<string, unknown>;
  const schema = {
    ...rest,
    type: [rest.type as string, 'null'],
    ...(Array.isArray(words) ? { enum: [...words, null] } : {}),
  };
  return { ...(inner as Field<T | null>), schema, nullable: true, optional: true, fallback: null };
}
export function full<T>(inner: Field<T>): Field<T> {
  return { ...inner, tier: 'full' };
}
/** Shown in the detail of a record only. */
export function detail<T>(inner: Field<T>): Field<T> {
  return { ...inner, place: 'detail' };
}
/** Brought inside the record's `detail` member, shown among its details. */
export function inside<T>(inner: Field<T>): Field<T> {
  return { ...inner, place: 'detail', inside: true, optional: true };
}
/** Kept with the record, never published. */
export function stored<T>(inner: Field<T>): Field<T> {
  return { ...inner, place: 'record' };
}
/** Written by the service when the record is projected; an import that carries it is refused. */
export function derived<T>(inner: Field<T>): Field<T> {
  return { ...inner, from: 'derived' };
}
/** Added by the service at the moment of reading: counts over other families, what depends on the clock. */
export function live<T>(inner: Field<T>): Field<T> {
  return { ...inner, from: 'live' };
}
/** Text of others: shown as an excerpt of at most 300 characters when the record's text_policy says so. */
export function thirdParty<T>(inner: Field<T>): Field<T> {
  return { ...writtenBy('source', inner), textOfOthers: 'excerpt' };
}
/** Further text of others: left out altogether when the record's text_policy is excerpt_only. */
export function wholeOnly<T>(inner: Field<T>): Field<T> {
  return { ...writtenBy('source', inner), textOfOthers: 'whole or nothing' };
}
/** Whose words a member holds, so that channels can name them: those of a source, or of anybody who comments. */
export function writtenBy<T>(author: 'source' | 'commenter', inner: Field<T>): Field<T> {
  return { ...inner, schema: { ...inner.schema, 'x-written-by': author } };
}
/** A schema that the documents name: wherever it occurs they refer to it. */
export function titled(title: string, schema: JsonSchema): JsonSchema {
  return { ...schema, title };
}
/** A value that the documents show: one that works in the demo where it names something. */
export function example<T>(inner: Field<T>, value: T): Field<T> {
  return { ...inner, schema: { ...inner.schema, examples: [value] } };
}
/** The same of a member that the example of a whole request does without. */
export function exampleBeside<T>(inner: Field<T>, value: NonNullable<T>): Field<T> {
  return { ...example(inner, value), beside: true };
}
/** The same with narrower bounds, such as minLength: what does not fit is refused, never cut. */
export function bounded<T>(inner: Field<T>, bounds: Record<string, unknown>): Field<T> {
  return { ...inner, schema: { ...inner.schema, ...bounds } };
}
/** May be left out of a record without being null in it: the service fills it in. */
export function optional<T>(inner: Field<T>): Field<T> {
  return { ...inner, optional: true };
}

/** An e-mail address; quotes, spaces and line ends are not part of any. */
export function email(description: string): Field<string> {
  return bounded(text(description, 254), { format: 'email', pattern: '^[^\\s"<>]+$' });
}
