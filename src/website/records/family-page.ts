// What the pages of a family are made of: its operations, its addresses, the members it shows. All of it
// follows from the declaration.

import type { Doc, Family } from '../../kernel/family.ts';
import { type Field, type JsonSchema, typesOf } from '../../kernel/field.ts';
import { headingOf } from '../../kernel/heading.ts';
import { recordSchema } from '../../kernel/listing.ts';
import type { Operation } from '../../kernel/operation.ts';
import { onceFor } from '../../kernel/remembered.ts';
import type { Tier } from '../../kernel/tier.ts';

export interface FamilyPage {
  readonly family: Family;
  /** Where its list is: /grants. */
  readonly path: string;
  readonly list: Operation | null;
  /** Shows one record by the parameter at the end of its path. */
  readonly detail: Operation | null;
  /** The parameter's name. */
  readonly key: string;
  /** Whether its records have pages: by their own operation, or by the list where it takes a slug. */
  readonly hasPages: boolean;
}

/** The pages of the families of each catalogue: they are looked for once. */
const known = onceFor((_: readonly Operation[]) => new Map<Family, FamilyPage | null>());

/** The pages of a family; null where it has none. */
export function familyPage(family: Family, operations: readonly Operation[]): FamilyPage | null {
  const pages = known(operations);
  const found = pages.has(family) ? pages.get(family) : pageFrom(family, operations);
  pages.set(family, found ?? null);
  return found ?? null;
}

function pageFrom(family: Family, operations: readonly Operation[]): FamilyPage | null {
  const path = family.page;
  if (path === undefined) return null;
  const whole = (one: Operation) => one.method === 'GET' && !one.audited;
  const lists = operations.filter(
    (one) => whole(one) && one.lists?.family === family && !one.path.includes('{'),
  );
  const details = operations.filter(
    (one) => whole(one) && one.shows?.family === family && onlyParameter(one) !== null,
  );
  const near = (some: readonly Operation[]) =>
    some.find((one) => one.path.startsWith(path)) ?? some[0] ?? null;
  const list = near(lists);
  const detail = near(details);
  if (!list && !detail) return null;
  const hasPages = detail !== null || list?.input.slug?.in === 'query';
  return { family, path, list, detail, key: detail ? (onlyParameter(detail) as string) : 'slug', hasPages };
}

function onlyParameter({ path }: Operation): string | null {
  const named = [...path.matchAll(/\{(\w+)\}/g)];
  return named.length === 1 && path.endsWith('}') ? (named[0]?.[1] as string) : null;
}

/** The name of a record in addresses. */
export function nameOf(family: Family, record: Doc): string | null {
  if (typeof record.public_id === 'string') return record.public_id;
  if (family.fields.slug?.place === 'row' && typeof record.slug === 'string') return record.slug;
  return typeof record.id === 'string' ? record.id : null;
}

/** The path of a record's page; null where it has none. */
export function recordPath(family: Family, record: Doc): string | null {
  const name = nameOf(family, record);
  return family.page === undefined || name === null ? null : `${family.page}/${encodeURIComponent(name)}`;
}

/** An address of this site as a path. */
export function withinSite(address: unknown, site: string): string | null {
  if (typeof address !== 'string' || !address.startsWith(`${site}/`)) return null;
  return address.slice(site.length);
}

export function titleOf(family: Family, record: Doc): string {
  return headingOf(family, record);
}

/** The member that a row puts first. */
export function headlineOf({ display, order, fields, heading }: Family): string | null {
  if (display?.headline !== undefined) return display.headline;
  const field = fields[order.by];
  return field?.place === 'row' && ![heading, 'id'].includes(order.by) ? order.by : null;
}

const plain =
  /^(?:id|public_id|slug|public_url|detail_url|correction_url|text_policy|source_url|logo_url|photo_url|source|attribution|created_at|updated_at|.*checked_at|.*computed_at)$/;

const shortMembers = onceFor((_: Family) => new Map<Tier, readonly string[]>());

/** What a row tells beside its name: what was declared, else its short members. */
export function columnsOf(family: Family, tier: Tier): readonly string[] {
  if (family.display?.columns) return family.display.columns;
  const known = shortMembers(family);
  const found = known.get(tier) ?? shortMembersOf(family, tier);
  known.set(tier, found);
  return found;
}

function shortMembersOf(family: Family, tier: Tier): readonly string[] {
  const { properties } = recordSchema(family, tier, 'row') as {
    properties: Record<string, JsonSchema>;
  };
  const spoken = new Set([family.heading, headlineOf(family), family.display?.tags, ...(family.lead ?? [])]);
  return Object.entries(properties)
    .filter(([member, schema]) => !spoken.has(member) && !plain.test(member) && isShort(schema))
    .slice(0, 5)
    .map(([member]) => member);
}

export function isShort(schema: JsonSchema): boolean {
  const types = typesOf(schema);
  if (types.some((type) => type === 'integer' || type === 'number' || type === 'boolean')) return true;
  if (!types.includes('string')) return false;
  return (
    schema.enum !== undefined || schema.format !== undefined || Number(schema.maxLength ?? Infinity) <= 2_000
  );
}

/** Whether a member says nothing to people that is not said elsewhere on the page. */
export function isPlain(member: string): boolean {
  return plain.test(member);
}

/** The schema of a member by its path, as far as the fields tell. */
export function schemaAt(family: Family, path: string): JsonSchema | undefined {
  const [first, ...rest] = path.split('.') as [string, ...string[]];
  const field: Field | undefined = family.fields[first];
  let schema: JsonSchema | undefined = field?.schema;
  for (const step of rest)
    schema = (schema as { properties?: Record<string, JsonSchema> } | undefined)?.properties?.[step];
  return schema;
}
