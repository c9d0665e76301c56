// A value without the members that nobody declared. Where a schema names its members, they are declared there, and
// validation refuses others. Where it leaves an object open, its members come from a vocabulary (member-names.ts) at
// every depth; the names of a map are those of rating dimensions.

import type { Doc, Family } from './family.ts';
import { type Field, type JsonSchema, typesOf } from './field.ts';
import { isRatingName, memberNames } from './member-names.ts';
import { onceFor } from './remembered.ts';

/** Told of each member that is left out, by its path. */
export type OnLeftOut = (path: string) => void;

/** The same value where everything in it is declared, which most is: nothing is copied before something is left out. */
function declaredMembers(value: unknown, schema: JsonSchema, path: string, leftOut: OnLeftOut): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const items = (schema.items ?? {}) as JsonSchema;
    let list: unknown[] | null = null;
    for (let at = 0; at < value.length; at++) {
      const one: unknown = value[at];
      if (typeof one !== 'object') continue;
      const left = declaredMembers(one, items, `${path}.${at}`, leftOut);
      if (left === one) continue;
      list ??= [...value];
      list[at] = left;
    }
    return list ?? value;
  }
  const { properties = {}, additionalProperties } = schema as {
    readonly properties?: Readonly<Record<string, JsonSchema>>;
    readonly additionalProperties?: JsonSchema | boolean;
  };
  const closed = additionalProperties === false;
  const named = typeof additionalProperties === 'object' ? additionalProperties : null;
  let copy: Record<string, unknown> | null = null;
  for (const member of Object.keys(value)) {
    const inner = (value as Doc)[member];
    const own = properties[member];
    // What no shape names is refused by validation; here it stays as it is.
    if (closed && !own) continue;
    if (!own && !(named ? isRatingName(member) : memberNames.has(member))) {
      leftOut(`${path}.${member}`);
      copy ??= { ...value };
      delete copy[member];
      continue;
    }
    if (typeof inner !== 'object') continue;
    const left = declaredMembers(inner, own ?? named ?? {}, `${path}.${member}`, leftOut);
    if (left === inner) continue;
    copy ??= { ...value };
    copy[member] = left;
  }
  return copy ?? value;
}

/** Whether a schema names every member that may occur anywhere below it. */
function namesAll(schema: JsonSchema): boolean {
  const types = typesOf(schema, 'any');
  const { items, properties, additionalProperties } = schema as {
    items?: JsonSchema;
    properties?: Readonly<Record<string, JsonSchema>>;
    additionalProperties?: unknown;
  };
  if (types.includes('any')) return false;
  if (types.includes('array') && !(items && namesAll(items))) return false;
  if (!types.includes('object')) return true;
  return additionalProperties === false && Object.values(properties ?? {}).every(namesAll);
}

/** The members that a record of the family brings, and in which somewhere names are open. */
export const openMembers = onceFor(
  ({ fields }: Family): readonly (readonly [member: string, field: Field])[] =>
    Object.entries(fields).filter(([, { from, schema }]) => from === 'record' && !namesAll(schema)),
);

/** The record without what no declaration and no vocabulary names; the same one where there is nothing of it. */
export function declaredRecord(family: Family, record: Doc, leftOut: OnLeftOut = () => undefined): Doc {
  let declared = record;
  for (const [member, { schema, inside }] of openMembers(family)) {
    const beside = inside ? declared.detail : declared;
    if (typeof beside !== 'object' || beside === null) continue;
    const value = (beside as Doc)[member];
    if (typeof value !== 'object' || value === null) continue;
    const path = inside ? `detail.${member}` : member;
    const declaredValue =
      member === 'corrections'
        ? declaredCorrections(family, value, leftOut)
        : declaredMembers(value, schema, path, leftOut);
    if (declaredValue === value) continue;
    declared = inside
      ? { ...declared, detail: { ...(beside as Doc), [member]: declaredValue } }
      : { ...declared, [member]: declaredValue };
  }
  return declared;
}

/** What a correction says of a member has the form of that member. */
function declaredCorrections(family: Family, given: object, leftOut: OnLeftOut): unknown {
  if (!Array.isArray(given)) return given;
  const declared = (given as readonly Doc[]).map((one, at) => {
    const { schema = {} } = family.fields[String(one?.path).replace(/^detail\./, '')] ?? {};
    const changed = (['value', 'harvested'] as const).flatMap((member) => {
      const left = declaredMembers(one?.[member], schema, `corrections.${at}.${member}`, leftOut);
      return left === one?.[member] ? [] : [[member, left] as const];
    });
    return changed.length === 0 ? one : { ...one, ...Object.fromEntries(changed) };
  });
  return declared.every((one, at) => one === given[at]) ? given : declared;
}
