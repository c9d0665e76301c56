// A dictionary for members of nested shapes, which their declarations name without describing them. A word means
// the same wherever it stands; where it does not, the holder is named before it.

import type { Schema } from '../over-tiers.ts';
import { answerMeanings } from './answer-meanings.ts';
import { omegaMeanings } from './omega-meanings.ts';
import { recordMeanings } from './record-meanings.ts';

const meanings: ReadonlyMap<string, string> = new Map(
  [answerMeanings, recordMeanings, omegaMeanings].flatMap((lines) =>
    lines
      .trim()
      .split('\n')
      .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)] as const),
  ),
);

/** The schema with the meanings of its members, however deep, where they say none themselves. */
export function withMeanings(schema: Schema, holder: string): Schema {
  const own = typeof schema.title === 'string' ? schema.title : holder;
  const result: Record<string, unknown> = { ...schema };
  if (typeof schema.properties === 'object') {
    const members = Object.entries(schema.properties as Record<string, Schema>);
    result.properties = Object.fromEntries(
      members.map(([name, member]) => [name, withMeanings(described(own, name, member), name)]),
    );
  }
  for (const keyword of ['items', 'additionalProperties'] as const) {
    if (typeof schema[keyword] === 'object') result[keyword] = withMeanings(schema[keyword] as Schema, own);
  }
  for (const keyword of ['anyOf', 'oneOf', 'allOf'] as const) {
    if (Array.isArray(schema[keyword])) {
      result[keyword] = (schema[keyword] as readonly Schema[]).map((one) => withMeanings(one, own));
    }
  }
  return result;
}

function described(holder: string, name: string, schema: Schema): Schema {
  if (typeof schema.description === 'string' && schema.description !== '') return schema;
  const meaning = meanings.get(`${holder}.${name}`) ?? meanings.get(name);
  return meaning === undefined ? schema : { ...schema, description: meaning };
}

/** What the dictionary explains: names, or holders and names. */
export const explained: readonly string[] = [...meanings.keys()];
