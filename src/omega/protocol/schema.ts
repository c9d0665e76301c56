// Builders of JSON Schemas, as short as the notation of the protocol: every object is closed.

export type Schema = Readonly<Record<string, unknown>>;

/** Text of so many code points. */
export function text(minLength: number, maxLength: number): Schema {
  return { type: 'string', minLength, maxLength };
}
export function list(items: Schema, minItems: number, maxItems: number): Schema {
  return { type: 'array', items, minItems, maxItems };
}
export function oneOf(...words: readonly string[]): Schema {
  return { type: 'string', enum: words };
}
export function number(minimum?: number, maximum?: number): Schema {
  return {
    type: 'number',
    ...(minimum === undefined ? {} : { minimum }),
    ...(maximum === undefined ? {} : { maximum }),
  };
}
export function whole(minimum: number, maximum: number): Schema {
  return { type: 'integer', minimum, maximum };
}
export const yesNo: Schema = { type: 'boolean' };

/** A closed object; a member whose name ends in ? may be left out. */
export function object(members: Readonly<Record<string, Schema>>): Schema {
  const properties: Record<string, Schema> = {};
  const required: string[] = [];
  for (const [name, schema] of Object.entries(members)) {
    const optional = name.endsWith('?');
    const member = optional ? name.slice(0, -1) : name;
    properties[member] = schema;
    if (!optional) required.push(member);
  }
  return { type: 'object', properties, required, additionalProperties: false };
}
