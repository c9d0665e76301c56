// A value of each property, as the demo catalogue answered it: written by `npm run contract` beside the example
// answers. What no answer of the demo holds has a value of the same member elsewhere, or the first word of its list.

import { readFileSync } from 'node:fs';
import { lazily } from '../../kernel/remembered.ts';
import type { Schema } from './over-tiers.ts';

/** By place: Grant.title, list_grants.facets{}[].value, create_claim(body).notes. */
export type ExampleValues = Readonly<Record<string, unknown>>;

export const exampleValuesFile = new URL('./example-values.json', import.meta.url);

export const exampleValues = lazily(
  () => JSON.parse(readFileSync(exampleValuesFile, 'utf8')) as ExampleValues,
);

type Document = Readonly<Record<string, unknown>>;

interface Item {
  readonly operationId?: string;
  readonly responses?: Readonly<Record<string, { readonly content?: Readonly<Record<string, Content>> }>>;
  readonly requestBody?: { readonly content?: Readonly<Record<string, Content>> };
}
interface Content {
  readonly schema?: Schema;
}

const json = 'application/json';

/** The schema of what an operation answers with success, and of the body that it takes, each with the place where it stands. */
export function rootsOf({
  operationId = '',
  responses = {},
  requestBody,
}: Item): readonly (readonly [string, Schema])[] {
  const answered = Object.entries(responses).filter(([status]) => status.startsWith('2'));
  const answers = answered.flatMap(([, { content }]): readonly Schema[] => {
    const schema = content?.[json]?.schema;
    return schema ? [schema] : [];
  });
  const body = requestBody?.content?.[json]?.schema;
  return [
    ...answers.map((schema) => [operationId, schema] as const),
    ...(body ? [[`${operationId}(body)`, body] as const] : []),
  ];
}

/** Calls `found` with each value that stands at a property of the schema, and the place of the property. */
export function valuesIn(
  document: Document,
  place: string,
  schema: Schema,
  value: unknown,
  found: (place: string, value: unknown, schema: Schema) => void,
): void {
  if (value === null || value === undefined) return;
  if (typeof schema.$ref === 'string') {
    const name = schema.$ref.split('/').at(-1) as string;
    const { schemas } = document.components as { schemas: Readonly<Record<string, Schema>> };
    if (schemas[name]) valuesIn(document, name, schemas[name], value, found);
    return;
  }
  for (const part of partsOf(schema)) valuesIn(document, place, part, value, found);
  if (Array.isArray(value)) {
    for (const one of value) valuesIn(document, `${place}[]`, (schema.items ?? {}) as Schema, one, found);
  } else if (typeof value === 'object') {
    const members = value as Readonly<Record<string, unknown>>;
    for (const [name, property] of Object.entries((schema.properties ?? {}) as Record<string, Schema>)) {
      if (members[name] === null || members[name] === undefined) continue;
      found(`${place}.${name}`, members[name], property);
      valuesIn(document, `${place}.${name}`, property, members[name], found);
    }
    const additional = schema.additionalProperties;
    if (typeof additional !== 'object') return;
    for (const one of Object.values(members))
      valuesIn(document, `${place}{}`, additional as Schema, one, found);
  }
}

function partsOf(schema: Schema): readonly Schema[] {
  return (['allOf', 'anyOf', 'oneOf'] as const).flatMap((kind) => (schema[kind] ?? []) as readonly Schema[]);
}

/** The document with an example at each property that has none. */
export function withExampleValues(document: Schema, values: ExampleValues): Schema {
  const byName = new Map<string, readonly unknown[]>();
  for (const [place, value] of Object.entries(values)) {
    const key = `${nameAt(place)} ${kindOf(value)}`;
    byName.set(key, [...(byName.get(key) ?? []), value]);
  }

  function exampled(place: string, property: Schema): unknown {
    const own = values[place];
    if (own !== undefined) return own;
    const words = property.enum as readonly unknown[] | undefined;
    const declared = property.const ?? property.default ?? words?.find((word) => word !== null);
    if (declared !== undefined) return declared;
    const types = [property.type].flat();
    const kinds = types.map((type) => (type === 'integer' ? 'number' : type));
    const like = kinds.flatMap((kind) => byName.get(`${nameAt(place)} ${kind}`) ?? []);
    return like.find((value) => fits(value, property));
  }

  function walked(place: string, schema: Schema): Schema {
    if (schema.$ref !== undefined) return schema;
    const result: Record<string, unknown> = { ...schema };
    if (schema.properties) {
      const members = Object.entries(schema.properties as Record<string, Schema>);
      result.properties = Object.fromEntries(
        members.map(([name, property]) => {
          const inner = walked(`${place}.${name}`, property);
          const value =
            property.$ref || property.examples || !isLeaf(property)
              ? undefined
              : exampled(`${place}.${name}`, property);
          return [name, value === undefined ? inner : { ...inner, examples: [value] }];
        }),
      );
    }
    for (const kind of ['allOf', 'anyOf', 'oneOf'] as const) {
      if (schema[kind]) result[kind] = (schema[kind] as readonly Schema[]).map((one) => walked(place, one));
    }
    if (schema.items) result.items = walked(`${place}[]`, schema.items as Schema);
    if (typeof schema.additionalProperties === 'object') {
      result.additionalProperties = walked(`${place}{}`, schema.additionalProperties as Schema);
    }
    return result;
  }

  const { components, paths, ...rest } = document as {
    components: { schemas: Record<string, Schema> };
    paths: Record<string, Record<string, Item>>;
  };
  const schemas = Object.entries(components.schemas).map(([name, one]) => [name, walked(name, one)]);
  const items = Object.entries(paths).map(([path, methods]) => [
    path,
    Object.fromEntries(Object.entries(methods).map(([method, item]) => [method, withRoots(item, walked)])),
  ]);
  return {
    ...rest,
    paths: Object.fromEntries(items),
    components: { ...components, schemas: Object.fromEntries(schemas) },
  };
}

function withRoots(item: Item, walked: (place: string, schema: Schema) => Schema): Item {
  const roots = new Map(rootsOf(item).map(([place, schema]) => [schema, place]));
  const shown = <T extends { readonly content?: Readonly<Record<string, Content>> }>(part: T): T => {
    const place = roots.get(part.content?.[json]?.schema as Schema);
    if (place === undefined) return part;
    const content = part.content as Readonly<Record<string, Content>>;
    const schema = walked(place, content[json]?.schema as Schema);
    return { ...part, content: { ...content, [json]: { ...content[json], schema } } };
  };
  const responses = Object.entries(item.responses ?? {}).map(([status, one]) => [status, shown(one)]);
  return {
    ...item,
    ...(item.requestBody ? { requestBody: shown(item.requestBody) } : {}),
    ...(item.responses ? { responses: Object.fromEntries(responses) } : {}),
  };
}

/** Whether the value stands at the property itself: what holds members has its examples at them. */
export function isLeaf(property: Schema): boolean {
  if (property.properties || partsOf(property).some((part) => part.$ref || part.properties)) return false;
  if (typeof property.additionalProperties === 'object') return false;
  const { items } = property as { items?: Schema };
  return items === undefined || (items.$ref === undefined && isLeaf(items));
}

function kindOf(value: unknown): string {
  return Array.isArray(value) ? 'array' : typeof value;
}

function fits(value: unknown, property: Schema): boolean {
  const { type, format, pattern, minimum, maximum, items } = property;
  if (Array.isArray(value)) return value.every((one) => isOf(one, (items ?? {}) as Schema));
  if (typeof value === 'number') {
    if ([type].flat().includes('integer') && !Number.isInteger(value)) return false;
    return value >= Number(minimum ?? -Infinity) && value <= Number(maximum ?? Infinity);
  }
  if (typeof value !== 'string') return value !== undefined;
  if (format === 'uuid' && !/^[0-9a-f-]{36}$/.test(value)) return false;
  if (format === 'date' && !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  if (format === 'date-time' && !/^\d{4}-\d{2}-\d{2}T/.test(value)) return false;
  return typeof pattern !== 'string' || new RegExp(pattern, 'u').test(value);
}

function isOf(value: unknown, item: Schema): boolean {
  const words = item.enum as readonly unknown[] | undefined;
  if (words) return words.includes(value);
  const types = [item.type].flat();
  const kind = types.includes('integer') && Number.isInteger(value) ? 'integer' : kindOf(value);
  return (item.type === undefined || types.includes(kind)) && fits(value, item);
}

function nameAt(place: string): string {
  return place.split('.').at(-1) as string;
}
