// Nested members are described in a short notation, the one the project's documents use:
//
//   {kind: loi|full|other, label: text, date?: date, evidence_ids: text[]}
//
// `?` means that the value may be null, `!` that the member must be there, `?!` both; any other may be left
// out; a name that is not in the shape is refused. Words joined by | are a closed list. `Money[]` names another shape.

import { day, type JsonSchema, moment, webAddress } from './field.ts';

export type Shapes = Readonly<Record<string, JsonSchema>>;

/** An amount, exact to the digit. */
export const decimalPattern = '^-?\\d+(?:\\.\\d+)?$';

const basic: Shapes = {
  text: { type: 'string', maxLength: 200_000 },
  /** A text in the words of a source. */
  said: { type: 'string', maxLength: 200_000, 'x-written-by': 'source' },
  int: { type: 'integer' },
  number: { type: 'number' },
  score: { type: 'number', minimum: 0, maximum: 100 },
  share: { type: 'number', minimum: 0, maximum: 1 },
  tenth: { type: 'number', minimum: 0, maximum: 10 },
  bool: { type: 'boolean' },
  dt: moment,
  date: day,
  day: { type: 'string', maxLength: 40 },
  url: webAddress,
  decimal: { type: 'string', pattern: decimalPattern, maxLength: 40 },
  object: { type: 'object' },
  any: { type: ['string', 'number', 'boolean', 'object', 'array'] },
};

const token = /\s*(?:([A-Za-z0-9_\-+./]+)|([{}:,?!|]|\[\]))/y;

/** The JSON Schema of a shape. Throws on a notation it does not know: a bad declaration never starts. */
export function shape(notation: string, named: Shapes = {}): JsonSchema {
  return schemaOf(notation, named, false);
}

/** The same of what the service itself makes: every member that the notation writes is always there. */
export function wholeShape(notation: string, named: Shapes = {}): JsonSchema {
  return schemaOf(notation, named, true);
}

function schemaOf(notation: string, named: Shapes, whole: boolean): JsonSchema {
  const tokens = read(notation);
  let at = 0;
  const peek = () => tokens[at];
  const next = () => tokens[at++];
  const expect = (wanted: string) => {
    const found = next();
    if (found !== wanted) throw new Error(`shape: ${wanted} expected, ${found} found in ${notation}`);
  };

  function type(): JsonSchema {
    let schema = peek() === '{' ? members() : words();
    while (peek() === '[]') {
      next();
      schema = { type: 'array', items: schema, maxItems: 20_000 };
    }
    return schema;
  }

  function words(): JsonSchema {
    const list = [next() as string];
    while (peek() === '|') {
      next();
      list.push(next() as string);
    }
    const [only] = list as [string];
    const known = list.length === 1 ? (named[only] ?? basic[only]) : undefined;
    if (list.length === 1 && !known && /^[A-Z]/.test(only)) throw new Error(`shape: ${only} is not known`);
    return known ?? { type: 'string', enum: list };
  }

  function members(): JsonSchema {
    expect('{');
    const properties: Record<string, JsonSchema> = {};
    const required: string[] = [];
    while (peek() !== '}') {
      const member = next() as string;
      const mayBeNull = peek() === '?';
      if (mayBeNull) next();
      const mustBeThere = peek() === '!';
      if (mustBeThere) next();
      if (whole || mustBeThere) required.push(member);
      expect(':');
      const inner = type();
      properties[member] = mayBeNull ? orNull(inner) : inner;
      if (peek() === ',') next();
    }
    expect('}');
    return {
      type: 'object',
      properties,
      ...(required.length > 0 ? { required } : {}),
      additionalProperties: false,
    };
  }

  const schema = type();
  if (at !== tokens.length) throw new Error(`shape: ${peek()} is one too many in ${notation}`);
  return schema;
}

function orNull(schema: JsonSchema): JsonSchema {
  const words = schema.enum as readonly unknown[] | undefined;
  return { ...schema, type: [schema.type, 'null'].flat(), ...(words ? { enum: [...words, null] } : {}) };
}

function read(notation: string): string[] {
  const tokens: string[] = [];
  token.lastIndex = 0;
  const end = notation.trimEnd().length;
  while (token.lastIndex < end) {
    const from = token.lastIndex;
    const match = token.exec(notation);
    if (!match) throw new Error(`shape: cannot read ${notation.slice(from, from + 20)}`);
    tokens.push((match[1] ?? match[2]) as string);
  }
  return tokens;
}
