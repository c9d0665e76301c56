// The schemas of a tool, from those of its operation: what a program needs to call it and to read what
// it answers, without what only validation needs.

import { publishedSchema } from '../../kernel/field.ts';
import type { Operation } from '../../kernel/operation.ts';
import { inputSchema } from '../../kernel/perform.ts';
import type { Tier } from '../../kernel/tier.ts';

export type Schema = Readonly<Record<string, unknown>>;

const detail = {
  type: 'string',
  enum: ['compact', 'full'],
  default: 'compact',
  description: 'compact: no empty members, texts cut to 200 characters; full: whole rows.',
};

/** What the tool takes. Lists of words are lists here, not texts with commas. */
export function toolInput(operation: Operation, list: boolean): Schema {
  const { properties, required } = plain(inputSchema(operation)) as {
    properties: Record<string, Schema>;
    required: readonly string[];
  };
  // What goes is understood and not shown.
  const shown = Object.entries(properties).filter(([name]) => !operation.input[name]?.deprecated);
  const params = shown.map(([name, { examples, anyOf, ...given }]) => {
    // What a text must look like is in its description; the call is checked by the whole schema.
    const whole = given.type === 'string' || anyOf === undefined ? given : { ...given, anyOf };
    const { pattern, ...unspelled } = whole;
    const schema = whole.format === undefined ? whole : unspelled;
    const description = String(schema.description).replace(/,? comma-separated/, '');
    // How days, numbers and lists are written is in their type; what few calls send is described alone.
    const isPlain = schema.type === 'string' && schema.format === undefined && !operation.input[name]?.beside;
    return [
      name,
      {
        ...schema,
        description,
        ...(Array.isArray(examples) && isPlain ? { examples: examples.slice(0, 1) } : {}),
      },
    ] as const;
  });
  const all = Object.fromEntries(list ? [...params, ['detail', detail]] : params);
  return portable({ type: 'object', properties: all, required, additionalProperties: false });
}

/** The body that REST answers callers of this tier, an array in `data`. */
export function answerSchema(operation: Operation, tier: Tier): Schema {
  const schema = plain(operation.output(tier));
  return schema.type === 'array' ? { type: 'object', properties: { data: schema } } : schema;
}

/** Down to the members of rows and records. */
const deepest = 3;

/**
 * What the tool answers: kinds and meanings of members. Nothing is required, because compact rows leave
 * members out and a refusal has other ones.
 */
export function toolOutput(answer: Schema, whole: boolean): Schema {
  const { properties } = outline(answer, deepest) as { properties?: Record<string, unknown> };
  const beside = whole
    ? {}
    : {
        license: { type: 'string', description: 'The licence of the answer.' },
        attribution: { type: 'string', description: 'Whom to name.' },
        about_answer: {
          type: 'object',
          description:
            'What the answer is and how to go on: says, hints, cuts, next, url, guard, compact, license, attribution.',
        },
      };
  const refusal = {
    error: { type: 'string', description: 'Only where the call is refused: why, and what to change.' },
    code: { type: 'string', description: 'Only where the call is refused: the reason, for programs.' },
  };
  return portable({ type: 'object', properties: { ...properties, ...beside, ...refusal } });
}

/** One type at a time: clients that know a part of JSON Schema do not read a list of types. */
function portable(schema: Schema): Schema {
  const inner = Object.fromEntries(
    Object.entries(schema).map(([keyword, value]) => {
      if (keyword === 'properties') {
        const members = Object.entries(value as Record<string, Schema>);
        return [keyword, Object.fromEntries(members.map(([member, one]) => [member, portable(one)]))];
      }
      return [keyword, keyword === 'items' ? portable(value as Schema) : value];
    }),
  );
  if (!Array.isArray(inner.type)) return inner;
  const { type, description, default: byDefault, examples, enum: words, ...rest } = inner;
  const branches = (type as readonly string[]).map((one) => {
    if (one === 'null') return { type: one };
    const some = Array.isArray(words) ? { enum: words.filter((word) => word !== null) } : {};
    return { ...rest, ...some, type: one };
  });
  const whole = { description, default: byDefault, examples };
  return {
    ...Object.fromEntries(Object.entries(whole).filter(([, one]) => one !== undefined)),
    anyOf: branches,
  };
}

function outline(schema: Schema, depth: number): Schema {
  const { description, properties, items } = schema;
  const type = typeOf(schema);
  const words = schema.enum as readonly unknown[] | undefined;
  const kind = {
    ...(type === undefined ? {} : { type }),
    ...(description === undefined ? {} : { description }),
    ...(words && words.length <= 12 ? { enum: words } : {}),
  };
  if (depth === 0) return kind;
  if (typeof properties === 'object') {
    const inner = Object.entries(properties as Record<string, Schema>).map(
      ([member, one]) => [member, outline(one, depth - 1)] as const,
    );
    return { ...kind, properties: Object.fromEntries(inner) };
  }
  if (typeof items !== 'object' || typeOf(items as Schema) === undefined) return kind;
  return { ...kind, items: outline(items as Schema, depth - 1) };
}

/** The type, also where only a value or several shapes are named; undefined where it may be anything. */
function typeOf(schema: Schema): unknown {
  if (schema.type !== undefined) return schema.type;
  if (schema.const !== undefined) return typeof schema.const;
  return Array.isArray(schema.anyOf) ? typeOf(schema.anyOf[0] as Schema) : undefined;
}

/** Members of an answer that hold its rows. */
export function rowMembers(answer: Schema): readonly string[] {
  const members = Object.entries((answer.properties ?? {}) as Record<string, Schema>);
  return members.filter(([, { type }]) => type === 'array').map(([member]) => member);
}

function plain(schema: unknown): Schema {
  return publishedSchema(schema) as Schema;
}
