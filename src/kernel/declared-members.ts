// A value without the members that nobody declared. Where a schema names its members, they are declared there, and
// validation refuses others. Where it leaves an object open, its members come from a vocabulary (member-names.ts) at
// every depth; the names of a map are those of rating dimensions.

import type { Doc, Family } from './family.ts';
import type { Field } from './field.ts';
import { isRatingName, memberNames } from './member-names.ts';

type Schema = Readonly<Record<string, unknown>>;

/** Told of each member that is left out, by its path. */
export type OnLeftOut = (path: string) => void;

/** Whether everything in a value is declared. */
function isDeclared(value: unknown, schema: Schema): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (Array.isArray(value)) {
    const items = (schema.items ?? {}) as Schema;
    return value.every((one) => isDeclared(one, items));
  }
  const { properties = {}, additionalProperties } = schema as Open;
  const closed = additionalProperties === false;
  const named = typeof additionalProperties === 'object' ? additionalProperties : null;
  for (const member of Object.keys(value)) {
    const own = properties[member];
    if (!own && closed) continue;
    if (!own && !(named ? isRatingName(member) : memberNames.has(member))) return false;
    if (!isDeclared((value as Doc)[member], own ?? named ?? {})) return false;
  }
  return true;
}

interface Open extends Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
}

/** The same value where everything in it is declared. */
function declaredMembers(value: unknown, schema: Schema, path: string, leftOut: OnLeftOut): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const items = (schema.items ?? {}) as Schema;
    const kept = value.map((one, at) => declaredMembers(one, items, `${path}.${at}`, leftOut));
    return kept.every((one, at) => one === value[at]) ? value : kept;
  }
  const { properties = {}, additionalProperties } = schema as Open;
  const closed = additionalProperties === false;
  const named = typeof additionalProperties === 'object' ? additionalProperties : null;
  const kept: Record<string, unknown> = {};
  let same = true;
  for (const [member, inner] of Object.entries(value)) {
    const own = properties[member];
    const at = `${path}.${member}`;
    if (!own && !closed && !(named ? isRatingName(member) : memberNames.has(member))) {
      leftOut(at);
      same = false;
      continue;
    }
    // What no shape names is refused by validation; here it stays as it is.
    const left = closed && !own ? inner : declaredMembers(inner, own ?? named ?? {}, at, leftOut);
    if (left !== inner) same = false;
    kept[member] = left;
  }
  return same ? value : kept;
}

/** Whether a schema names every member that may occur anywhere below it. */
function namesAll(schema: Schema): boolean {
  const types = ([] as unknown[]).concat(schema.type ?? 'any');
  const { items, properties, additionalProperties } = schema as {
    items?: Schema;
    properties?: Readonly<Record<string, Schema>>;
    additionalProperties?: unknown;
  };
  if (types.includes('any')) return false;
  if (types.includes('array') && !(items && namesAll(items))) return false;
  if (!types.includes('object')) return true;
  return additionalProperties === false && Object.values(properties ?? {}).every(namesAll);
}

const open = new WeakMap<Family, readonly (readonly [member: string, field: Field])[]>();

/** The members that a record of the family brings, and in which somewhere names are open. */
export function openMembers(family: Family): readonly (readonly [member: string, field: Field])[] {
  let found = open.get(family);
  if (!found) {
    const fields = Object.entries(family.fields);
    found = fields.filter(([, { from, schema }]) => from === 'record' && !namesAll(schema));
    open.set(family, found);
  }
  return found;
}

/** The record without what no declaration and no vocabulary names; the same one where there is nothing of it. */
export function declaredRecord(family: Family, record: Doc, leftOut: OnLeftOut = () => undefined): Doc {
  let kept = record;
  for (const [member, { schema, inside }] of openMembers(family)) {
    const beside = inside ? kept.detail : kept;
    if (typeof beside !== 'object' || beside === null) continue;
    const given = (beside as Doc)[member];
    if (typeof given !== 'object' || given === null) continue;
    // Most records hold nothing else, and are not copied.
    if (member !== 'corrections' && isDeclared(given, schema)) continue;
    const path = inside ? `detail.${member}` : member;
    const left =
      member === 'corrections'
        ? declaredCorrections(family, given, leftOut)
        : declaredMembers(given, schema, path, leftOut);
    if (left === given) continue;
    kept = inside ? { ...kept, detail: { ...(beside as Doc), [member]: left } } : { ...kept, [member]: left };
  }
  return kept;
}

/** What a correction says of a member has the form of that member. */
function declaredCorrections(family: Family, given: object, leftOut: OnLeftOut): unknown {
  if (!Array.isArray(given)) return given;
  const kept = (given as readonly Doc[]).map((one, at) => {
    const { schema = {} } = family.fields[String(one?.path).replace(/^detail\./, '')] ?? {};
    const said = (['value', 'harvested'] as const).flatMap((member) => {
      const left = declaredMembers(one?.[member], schema as Schema, `corrections.${at}.${member}`, leftOut);
      return left === one?.[member] ? [] : [[member, left] as const];
    });
    return said.length === 0 ? one : { ...one, ...Object.fromEntries(said) };
  });
  return kept.every((one, at) => one === given[at]) ? given : kept;
}
