// One schema for all tiers: what the caller of each tier is promised, laid over one another. A member
// that only a higher tier sees says so in x-tier and is never required.

import { reaches, type Tier, tiers } from '../../kernel/tier.ts';

export type Schema = Readonly<Record<string, unknown>>;
type ByTier = readonly (readonly [Tier, Schema])[];

/**
 * The schema of an answer, over the tiers that get one.
 * @param output the schema for a caller of a tier
 * @throws Error when one member is of two types for two tiers
 */
export function overTiers(output: (tier: Tier) => unknown, least: Tier): Schema {
  const reached = tiers.filter((tier) => reaches(tier, least));
  return laidOver(
    reached.map((tier) => [tier, output(tier) as Schema]),
    '',
  );
}

function laidOver(schemas: ByTier, place: string): Schema {
  const [[, first]] = schemas as [ByTier[number], ...ByTier];
  const texts = new Set(schemas.map(([, schema]) => JSON.stringify(schema)));
  if (texts.size === 1) return first;
  if (schemas.every(([, { properties }]) => properties)) return objectOver(schemas, place);
  if (schemas.every(([, { items }]) => items)) {
    const items = schemas.map(([tier, schema]) => [tier, schema.items as Schema] as const);
    return { ...first, items: laidOver(items, `${place}[]`) };
  }
  if (schemas.every(([, { anyOf }]) => anyOf)) return { ...first, anyOf: formsOver(schemas, place) };
  if (schemas.every(([, schema]) => Array.isArray(schema.enum) && schema.type === first.type)) {
    return { ...first, enum: [...new Set(schemas.flatMap(([, schema]) => schema.enum as unknown[]))] };
  }
  throw new Error(`two tiers see ${place || 'an answer'} in two forms: ${[...texts].join(' and ')}`);
}

/** The forms that a value may have: those of one name belong together. */
function formsOver(schemas: ByTier, place: string): readonly Schema[] {
  const forms = schemas.flatMap(([tier, { anyOf }]) =>
    (anyOf as readonly Schema[]).map((form) => [tier, form] as const),
  );
  const byName = Map.groupBy(forms, ([, form]) => form.title ?? JSON.stringify(form));
  return [...byName].map(([name, some]) => laidOver(some, `${place}|${String(name)}`));
}

function objectOver(schemas: ByTier, place: string): Schema {
  const [lowest, first] = schemas[0] as ByTier[number];
  const last = (schemas.at(-1) as ByTier[number])[1];
  const names = Object.keys({ ...(last.properties as object), ...(first.properties as object) });
  const properties: Record<string, Schema> = {};
  for (const name of names) {
    const seen = schemas.flatMap(([tier, schema]) => {
      const member = (schema.properties as Record<string, Schema>)[name];
      return member ? [[tier, member] as const] : [];
    });
    const member = laidOver(seen, `${place}.${name}`);
    const from = (seen[0] as ByTier[number])[0];
    properties[name] = from === lowest ? member : { ...member, 'x-tier': from };
  }
  const needed = names.filter((name) =>
    schemas.every(([, { required }]) => (required as readonly string[] | undefined)?.includes(name)),
  );
  return { ...last, properties, required: needed };
}
