// Resources: the licence, the vocabularies, and the schema of each family's records as this tier reads
// them.

import type { ReadResourceResult, Resource } from '@modelcontextprotocol/server';
import type { Family } from '../../kernel/family.ts';
import { publishedSchema } from '../../kernel/field.ts';
import { isPublished, recordSchema } from '../../kernel/listing.ts';
import type { Context, Operation } from '../../kernel/operation.ts';
import { perform } from '../../kernel/perform.ts';
import { reaches, type Tier } from '../../kernel/tier.ts';
import { type Licence, licenceUrl } from '../http/licence.ts';
import { shownValue } from './shown-text.ts';

const root = 'perennial://';
const json = 'application/json';

interface Known {
  readonly families: readonly Family[];
  readonly operations: readonly Operation[];
  readonly licence: Licence;
}

function familiesOf(families: readonly Family[], tier: Tier): readonly Family[] {
  return families.filter((family) => reaches(tier, family.tier) && isPublished(family));
}

/** What this tier may read. */
export function resourcesOf({ families }: Known, tier: Tier): readonly Resource[] {
  return [
    {
      uri: `${root}licence`,
      name: 'licence',
      title: 'Licence',
      description: 'Under which licence answers are, and how to name their source.',
      mimeType: 'text/plain',
    },
    {
      uri: `${root}taxonomy`,
      name: 'taxonomy',
      title: 'Taxonomy',
      description: 'All vocabularies: labels, kinds, stages, dimensions with their rubrics.',
      mimeType: json,
    },
    ...familiesOf(families, tier).map(({ name, title }) => ({
      uri: `${root}schema/${name}`,
      name: `schema_${name}`,
      title: `Schema of ${title.toLowerCase()}`,
      description: `JSON Schema of a row and of a record in detail of ${name}, for this tier.`,
      mimeType: 'application/schema+json',
    })),
  ];
}

/** A resource; null when there is none, or not for this tier. */
export async function readResource(
  uri: string,
  known: Known,
  context: Context,
): Promise<ReadResourceResult | null> {
  const answer = (mimeType: string, text: string) => ({ contents: [{ uri, mimeType, text }] });
  if (uri === `${root}licence`) {
    return answer('text/plain', `CC BY 4.0 (${licenceUrl})\nAttribution: ${known.licence.attribution}\n`);
  }
  if (uri === `${root}taxonomy`) {
    const operation = known.operations.find(({ name }) => name === 'get_taxonomy');
    if (!operation) return null;
    return answer(json, JSON.stringify(shownValue((await perform(operation, {}, context)).text)));
  }
  const family = familiesOf(known.families, context.tier).find(({ name }) => uri === `${root}schema/${name}`);
  if (!family) return null;
  const row = recordSchema(family, context.tier, 'row');
  const detail = family.detail ? { detail: recordSchema(family, context.tier, 'detail') } : {};
  return answer('application/schema+json', JSON.stringify(publishedSchema({ $defs: { row, ...detail } })));
}
