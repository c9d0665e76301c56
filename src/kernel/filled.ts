// A nested member that may be null, and a nested list, may be left out of a record; readers find them all
// the same, as null and as an empty list. What fills them in follows from the schema, once per member.

import { type JsonSchema, typesOf } from './field.ts';

type Fill = (value: unknown) => unknown;

/** Fills in what values of the schema may leave out; null where nothing in it may be left out. */
export function filling(schema: JsonSchema): Fill | null {
  const types = typesOf(schema);
  if (types.includes('array')) {
    const each = filling((schema.items ?? {}) as JsonSchema);
    return each && ((value) => (Array.isArray(value) ? value.map(each) : value));
  }
  const { properties } = schema as { readonly properties?: Readonly<Record<string, JsonSchema>> };
  const closed = types.includes('object') && schema.additionalProperties === false;
  return closed && properties ? fillingMembers(properties) : null;
}

function fillingMembers(properties: Readonly<Record<string, JsonSchema>>): Fill | null {
  const members = Object.entries(properties).map(([member, inner]) => {
    return { member, left: leftOut(inner), fill: filling(inner) };
  });
  if (members.every(({ left, fill }) => left === undefined && fill === null)) return null;
  return (value) => {
    if (typeof value !== 'object' || value === null) return value;
    const whole: Record<string, unknown> = {};
    for (const { member, left, fill } of members) {
      const memberValue = (value as Readonly<Record<string, unknown>>)[member];
      if (memberValue !== undefined) whole[member] = fill ? fill(memberValue) : memberValue;
      else if (left !== undefined) whole[member] = left;
    }
    return whole;
  };
}

/** What stands in the place of a member that was left out; undefined where nothing does. */
function leftOut(schema: JsonSchema): unknown {
  const types = typesOf(schema);
  if (types.includes('null')) return null;
  if (types.includes('array')) return [];
  return types.includes('object') && isOfLists(schema) ? (filling(schema)?.({}) ?? undefined) : undefined;
}

/** An object of lists alone, as facets are: left out, each of its lists is empty. */
function isOfLists(schema: JsonSchema): boolean {
  const inner = Object.values((schema.properties ?? {}) as Readonly<Record<string, JsonSchema>>);
  return inner.length > 0 && inner.every(({ type }) => type === 'array');
}
