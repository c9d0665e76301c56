// The vocabularies: closed lists of words with what they mean, the dimensions with their rubrics, and
// the labels that the catalogue holds.

import { createHash } from 'node:crypto';
import { labels } from '../families/labels.ts';
import type { Doc } from '../kernel/family.ts';
import type { JsonSchema } from '../kernel/field.ts';
import { parsed } from '../kernel/json.ts';
import { operation } from '../kernel/operation.ts';
import { shape } from '../kernel/shape.ts';
import { height } from '../kernel/tier.ts';
import { taxonomyTerms } from './taxonomy-terms.ts';

const version = '1';

const termSchema = shape(
  `{slug: text, name: text, description?: text, parent?: text, aliases: text[], scale?: {min: number, max: number},
    rubric: {score: any, meaning: text}[], counts?: object, deprecated: bool, replaced_by?: text}`,
);

export const getTaxonomy = operation({
  name: 'get_taxonomy',
  method: 'GET',
  path: '/taxonomy',
  tier: 'public',
  tag: 'Vocabularies',
  summary: 'All vocabularies: labels, kinds, stages, dimensions with their rubrics.',
  input: {},
  output: () => {
    const scheme = {
      type: 'object',
      properties: { scheme: { type: 'string' }, terms: { type: 'array', items: termSchema } },
      required: ['scheme', 'terms'],
    };
    const properties = {
      version: { type: 'string' },
      fingerprint: { type: 'string', description: 'Changes whenever a term does.' },
      data: { type: 'array', items: scheme },
    };
    return { type: 'object', properties, required: Object.keys(properties) } as unknown as JsonSchema;
  },
  cached: true,
  run: (_, context) => {
    const rows = context.reader.select(
      `select _public as text from ${labels.name} where _vis <= ? order by slug, id`,
      height(context.tier),
    );
    const terms = rows.map((row) => labelTerm(parsed(row.text as string, context.site)));
    const data = [{ scheme: 'labels', terms }, ...taxonomyTerms];
    const fingerprint = createHash('sha256').update(JSON.stringify(data)).digest('hex').slice(0, 16);
    return { text: JSON.stringify({ version, fingerprint, data }) };
  },
});

function labelTerm({ slug, name, description, parent }: Doc): Doc {
  return { slug, name, description, parent, aliases: [], deprecated: false, replaced_by: null };
}
