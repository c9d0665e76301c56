// One clear sentence for a bad value: what was expected, read from the schema itself.

import type { TLocalizedValidationError } from 'typebox/error';
import { type JsonSchema, typesOf } from './field.ts';
import { nearest } from './nearest.ts';
import type { FieldError } from './refusal.ts';
import { decimalPattern } from './shape.ts';

const formats: Readonly<Record<string, string>> = {
  date: 'a day as YYYY-MM-DD that exists in the calendar',
  'date-time': 'a moment in UTC such as 2026-03-01T23:59:59Z',
  uuid: 'a UUID',
  email: 'an e-mail address',
};

/** What a schema accepts, in words that fit after "must be". */
export function accepts(schema: JsonSchema): string {
  const types = typesOf(schema);
  const orNull = types.includes('null') ? ', or null' : '';
  const type = types.find((one) => one !== 'null');
  if (Array.isArray(schema.enum)) {
    const words = schema.enum.filter((word) => word !== null);
    return `${words.length === 1 ? '' : 'one of '}${words.join(', ')}${orNull}`;
  }
  if (type === 'string') return `${ofText(schema)}${orNull}`;
  if (type === 'integer' || type === 'number') {
    return `${type === 'integer' ? 'a whole number' : 'a number'}${ofRange(schema)}${orNull}`;
  }
  if (type === 'boolean') return `true or false${orNull}`;
  if (type === 'array') return `${ofList(schema)}${orNull}`;
  if (type === 'object') return `an object${orNull}`;
  return 'a value that fits its schema';
}

function ofText(schema: JsonSchema): string {
  if (Array.isArray(schema.anyOf)) return schema.anyOf.map((one) => ofText(one as JsonSchema)).join(', or ');
  const format = formats[schema.format as string];
  if (format) return format;
  const pattern = schema.pattern as string | undefined;
  if (pattern?.startsWith('^https?')) return 'a web address that begins with http:// or https://';
  if (pattern === decimalPattern) return 'an amount in digits as text, such as "8000.00"';
  if (pattern?.startsWith('^[a-z0-9]+(?:[-_]')) return 'a slug of lower-case letters, digits and hyphens';
  const [example] = (schema.examples ?? []) as readonly string[];
  if (pattern) return `text that matches ${pattern}${example === undefined ? '' : `, such as ${example}`}`;
  const { minLength, maxLength } = schema;
  if (minLength && maxLength) return `text of ${minLength} to ${maxLength} characters`;
  if (maxLength) return `text of at most ${maxLength} characters`;
  return minLength ? `text of at least ${minLength} characters` : 'text';
}

function ofRange({ minimum, maximum }: JsonSchema): string {
  if (minimum !== undefined && maximum !== undefined) return ` from ${minimum} to ${maximum}`;
  if (minimum !== undefined) return ` of at least ${minimum}`;
  return maximum === undefined ? '' : ` of at most ${maximum}`;
}

function ofList(schema: JsonSchema): string {
  const items = schema.items as JsonSchema | undefined;
  const of = items?.enum ? ` of ${(items.enum as unknown[]).join(', ')}` : '';
  const once = schema.uniqueItems ? ', each once' : '';
  return `a list${of}${ofEntries(schema)}${once}`;
}

function ofEntries({ minItems, maxItems }: JsonSchema): string {
  if (minItems && maxItems) return ` with ${minItems} to ${maxItems} entries`;
  if (maxItems) return ` with at most ${maxItems} entries`;
  return minItems ? ` with at least ${minItems} entries` : '';
}

/** The schema that a JSON pointer into a value falls under, as far as the schema follows it. */
function schemaAt(schema: JsonSchema, path: readonly string[]): JsonSchema {
  let at = schema;
  for (const step of path) {
    const next =
      (at.properties as Record<string, JsonSchema> | undefined)?.[step] ??
      (/^\d+$/.test(step) ? (at.items as JsonSchema | undefined) : undefined) ??
      (typeof at.additionalProperties === 'object' ? (at.additionalProperties as JsonSchema) : undefined);
    if (!next) return at;
    at = next;
  }
  return at;
}

/**
 * Validation errors as sentences, one per member, the first of each.
 * @param value what was sent, for the hint that names the nearest word
 */
export function fieldErrors(
  schema: JsonSchema,
  errors: readonly TLocalizedValidationError[],
  value: unknown,
  name: (path: readonly string[]) => string = (path) => path.join('.'),
): FieldError[] {
  const found = new Map<string, FieldError>();
  for (const error of errors) {
    const path = error.instancePath.split('/').slice(1).map(unescaped);
    if (error.keyword === 'boolean') continue;
    for (const one of described(schema, error, path, value, name)) {
      if (!found.has(one.field)) found.set(one.field, one);
    }
  }
  return [...found.values()];
}

function described(
  schema: JsonSchema,
  error: TLocalizedValidationError,
  path: readonly string[],
  value: unknown,
  name: (path: readonly string[]) => string,
): FieldError[] {
  const params = error.params as Record<string, unknown>;
  if (error.keyword === 'required') {
    const missing = params.requiredProperties as string[];
    return missing.map((member) => {
      const field = name([...path, member]);
      const sentence = `${field} is required: ${accepts(schemaAt(schema, [...path, member]))}`;
      return { field, code: 'required', message: `${sentence}.` };
    });
  }
  if (error.keyword === 'additionalProperties') {
    const extra = params.additionalProperties as string[];
    const { properties } = schemaAt(schema, path) as { properties?: object };
    return extra.map((member) => {
      const field = name([...path, member]);
      const near = nearest(member, Object.keys(properties ?? {}));
      const hint = near === null ? 'remove it.' : `remove it, or did you mean ${near}?`;
      const message = `${field} is not a known member; ${hint}`;
      return { field, code: 'unknown', message, ...didYouMean(near) };
    });
  }
  const field = name(path);
  const at = schemaAt(schema, path);
  const sent = valueAt(value, path);
  const instead = error.keyword === 'type' ? notThis(at, sent) : '';
  const message = `${field || 'The value'} must be ${accepts(at)}${instead}.`;
  return [{ field, code: error.keyword, message, ...didYouMean(nearestWord(at, sent)) }];
}

/** What a value of another kind is: `"5"` looks like a number to whoever wrote it. */
function notThis(schema: JsonSchema, sent: unknown): string {
  if (sent === null || typeof sent === 'boolean') return `, not ${sent}`;
  if (Array.isArray(sent)) return ', not a list';
  if (typeof sent === 'object') return ', not an object';
  if (typeof sent === 'string') return ', not text';
  return typeof sent !== 'number' || typesOf(schema).includes('integer') ? '' : ', not a number';
}

/** The hint that names what was probably meant; none where nothing is near. */
export function didYouMean(near: string | null): Pick<FieldError, 'hint'> {
  return near === null ? {} : { hint: `Did you mean ${near}?` };
}

/** The word of a closed list that is nearest to what was sent. */
function nearestWord({ enum: words }: JsonSchema, sent: unknown): string | null {
  if (!Array.isArray(words) || typeof sent !== 'string') return null;
  return nearest(
    sent,
    words.filter((word) => typeof word === 'string'),
  );
}

function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((at, step) => (at as Readonly<Record<string, unknown>> | null)?.[step], value);
}

function unescaped(step: string): string {
  return step.replaceAll('~1', '/').replaceAll('~0', '~');
}
