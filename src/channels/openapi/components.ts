// Schemas that have a name are written once, among the components, and referred to from wherever they
// occur. A name stands for one schema: two that differ are a mistake in the declarations.

import type { Schema } from './over-tiers.ts';

export interface Components {
  /** The schema as answers use it: named parts are references, and members may be added later. */
  readonly answer: (schema: Schema) => Schema;
  /** A reference to a schema that is ready, under this name. */
  readonly named: (title: string, schema: Schema) => Schema;
  readonly schemas: () => Readonly<Record<string, Schema>>;
}

export function components(): Components {
  const components = new Map<string, Schema>();

  function answer(schema: Schema): Schema {
    const { title, description, 'x-tier': tier, ...rest } = schema;
    const open = walked(rest);
    const annotations = { ...(description ? { description } : {}), ...(tier ? { 'x-tier': tier } : {}) };
    if (typeof title !== 'string') return { ...open, ...annotations };
    const types = [open.type].flat();
    const orNull = types.includes('null');
    const body = orNull ? { ...open, type: types.find((one) => one !== 'null') } : open;
    const ref = named(title, body);
    return { ...(orNull ? { anyOf: [ref, { type: 'null' }] } : ref), ...annotations };
  }

  function walked(schema: Schema): Schema {
    const result: Record<string, unknown> = {};
    for (const [keyword, value] of Object.entries(schema)) {
      if (keyword === 'additionalProperties' && value === false) continue;
      if (keyword === 'required' && (value as readonly unknown[]).length === 0) continue;
      if (keyword === 'properties') {
        const members = Object.entries(value as Record<string, Schema>);
        result.properties = Object.fromEntries(members.map(([name, member]) => [name, answer(member)]));
      } else if (keyword === 'items' || (keyword === 'additionalProperties' && typeof value === 'object')) {
        result[keyword] = answer(value as Schema);
      } else if (keyword === 'anyOf' || keyword === 'oneOf' || keyword === 'allOf') {
        result[keyword] = (value as readonly Schema[]).map(answer);
      } else result[keyword] = value;
    }
    return result;
  }

  function named(title: string, schema: Schema): Schema {
    const known = components.get(title);
    if (known && JSON.stringify(known) !== JSON.stringify(schema)) {
      throw new Error(`${title} names two schemas: ${JSON.stringify(known)} and ${JSON.stringify(schema)}`);
    }
    components.set(title, schema);
    return { $ref: `#/components/schemas/${title}` };
  }

  return {
    answer,
    named,
    schemas: () => Object.fromEntries([...components].sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}
