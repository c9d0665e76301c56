// Every record as a resource: perennial://{family}/{public_id}, read through the operation that shows it, or as
// its list shows it where no operation does.

import type { ReadResourceResult, ResourceTemplateType } from '@modelcontextprotocol/server';
import type { Family } from '../../kernel/family.ts';
import type { JsonSchema } from '../../kernel/field.ts';
import { withSite } from '../../kernel/json.ts';
import { isPublished, recordSchema } from '../../kernel/listing.ts';
import type { Context, Operation } from '../../kernel/operation.ts';
import { perform } from '../../kernel/perform.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { reaches, type Tier } from '../../kernel/tier.ts';
import { shownValue } from './shown-text.ts';
import { othersWords, wordsIn, wordsMark } from './words-of-others.ts';

export const resourceRoot = 'perennial://';

const json = 'application/json';

interface Shown {
  readonly family: Family;
  readonly summary: string;
  /** Of what is read. */
  readonly schema: (tier: Tier) => JsonSchema;
  /** Ready JSON; null where there is no such record for the caller. */
  readonly read: (id: string, context: Context) => Promise<unknown>;
}

/** The families of which this tier may read single records. */
export function shownFamilies(operations: readonly Operation[], tier: Tier): readonly Shown[] {
  const found = new Map<string, Shown>();
  for (const operation of operations) {
    const { shows, lists } = operation;
    const family = shows?.family ?? lists?.family;
    if (!family || operation.audited || !isPublished(family)) continue;
    if (!reaches(tier, operation.tier) || !reaches(tier, family.tier)) continue;
    const parameters = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, one]) => one as string);
    const [parameter = ''] = parameters;
    if (shows && parameters.length === 1 && operation.path.endsWith('}')) {
      if (found.has(family.name) && operation.name !== `get_${family.singular}`) continue;
      const read = async (id: string, context: Context) =>
        shownValue((await perform(operation, { [parameter]: id }, context)).text);
      found.set(family.name, { family, summary: operation.summary, schema: operation.output, read });
    } else if (lists && !found.has(family.name)) {
      found.set(family.name, {
        family,
        summary: '',
        schema: (tier) => wholeSchema(family, tier),
        read: async (id, context) => whole(family, id, context),
      });
    }
  }
  return [...found.values()];
}

function wholeSchema(family: Family, tier: Tier): JsonSchema {
  return { type: 'object', properties: { [memberOf(family)]: recordSchema(family, tier, 'detail') } };
}

function memberOf(family: Family): string {
  return family.member ?? family.singular;
}

function whole(family: Family, id: string, { reader, tier, now, site, licence }: Context): unknown {
  const one = reader.detail(family, id, tier, now);
  if (!one) return null;
  const text = `{${JSON.stringify(memberOf(family))}:${one.text},${licence}}`;
  return shownValue(withSite(text, site));
}

export function templateOf({ name }: Pick<Family, 'name'>): string {
  return `${resourceRoot}${name}/{public_id}`;
}

export function recordTemplates(
  operations: readonly Operation[],
  tier: Tier,
): readonly ResourceTemplateType[] {
  return shownFamilies(operations, tier).map(({ family, summary }) => ({
    uriTemplate: templateOf(family),
    name: family.singular,
    title: `One ${family.singular.replaceAll('_', ' ')}`,
    description: `${summary} ${family.summary}`.trim(),
    mimeType: json,
  }));
}

/** The record behind the address; null when it names none, or none for this tier. */
export async function readRecordResource(
  uri: string,
  operations: readonly Operation[],
  context: Context,
): Promise<ReadResourceResult | null> {
  const [, name, encoded] = /^perennial:\/\/([a-z_]+)\/([^/?#]+)$/.exec(uri) ?? [];
  const shown = shownFamilies(operations, context.tier).find(({ family }) => family.name === name);
  const id = decoded(encoded ?? '');
  if (!shown || id === null || id === '' || id.length > 300) return null;
  try {
    const value = await shown.read(id, context);
    if (value === null) return null;
    const words = wordsIn(value, othersWords(shown.schema(context.tier)));
    return { contents: [{ uri, mimeType: json, text: JSON.stringify(value) }], _meta: wordsMark(words) };
  } catch (error) {
    // A record that was merged is told like any refusal: its sentence says so.
    if (error instanceof Refusal && error.reason === 'not_found') return null;
    throw error;
  }
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    if (error instanceof URIError) return null;
    throw error;
  }
}
