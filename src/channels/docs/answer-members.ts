// The members of a successful answer as a table: name, type, the lowest tier that reads it, whether it may be
// null, what it means. All of it follows from the declarations.

import type { Operation } from '../../kernel/operation.ts';
import { reaches, type Tier, tiers } from '../../kernel/tier.ts';
import { withMeanings } from '../openapi/meanings/member-meanings.ts';
import type { Schema } from '../openapi/over-tiers.ts';

export interface MemberDocs {
  /** Its path, `[]` meaning each of a list: data[].title. */
  readonly name: string;
  readonly type: string;
  readonly tier: Tier;
  readonly nullable: boolean;
  readonly meaning: string;
}

const deepest = 3;

/** The members of an answer, each with the lowest tier that reads it. */
export function answerMembers(operation: Operation): readonly MemberDocs[] {
  const found = new Map<string, MemberDocs>();
  for (const tier of tiers) {
    if (!reaches(tier, operation.tier)) continue;
    walk(withMeanings(operation.output(tier), operation.name), '', 0, (name, schema) => {
      if (found.has(name)) return;
      const nullable = isNullable(schema);
      found.set(name, {
        name,
        type: typeOf(schema),
        tier,
        nullable,
        meaning: String(schema.description ?? ''),
      });
    });
  }
  return [...found.values()];
}

function walk(
  schema: Schema,
  path: string,
  depth: number,
  tell: (name: string, schema: Schema) => void,
): void {
  if (schema.items && typeof schema.items === 'object') {
    walk(schema.items as Schema, `${path}[]`, depth, tell);
    return;
  }
  if (depth >= deepest) return;
  for (const [member, inner] of Object.entries(
    (schema.properties ?? {}) as Readonly<Record<string, Schema>>,
  )) {
    const name = path === '' ? member : `${path}.${member}`;
    tell(name, inner);
    walk(inner, name, depth + 1, tell);
  }
}

function isNullable({ type, anyOf, enum: words }: Schema): boolean {
  return (
    [type].flat().includes('null') ||
    (Array.isArray(words) && words.includes(null)) ||
    (Array.isArray(anyOf) && anyOf.some((one) => (one as Schema).type === 'null'))
  );
}

function typeOf({ type, format, enum: words, items, anyOf }: Schema): string {
  const own = [type].flat().find((one) => one !== 'null' && one !== undefined);
  if (Array.isArray(words)) {
    return words
      .filter((word) => word !== null)
      .slice(0, 8)
      .join(' | ');
  }
  if (own === 'array') return `list of ${items ? typeOf(items as Schema) : 'any'}`;
  if (own === undefined && Array.isArray(anyOf)) return typeOf(anyOf[0] as Schema);
  return String(format && format !== 'web-address' ? format : (own ?? 'any'));
}
