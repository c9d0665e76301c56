// What the detail of an organization adds to its row, member by member.

import { inside, integer, nullable, shaped, text, texts, thirdParty } from '../../kernel/field.ts';
import { shape } from '../../kernel/shape.ts';
import { parts } from '../shared/shapes.ts';

const ids = shape(
  '{ror?: text, crossref_funder?: text, ein?: text, uei?: text, lei?: text, wikidata?: text, openalex?: text}',
);
const policies = shape('{unsolicited?: bool, indirect_rate?: number, ip_url?: url, open_access_url?: url}');
const reviews = shape('{review_count: int, total_rating: number, dimension_means: object}');

export const organizationDetails = {
  aliases: inside(texts('Other names.')),
  ids: inside(shaped(ids, 'Its identifiers in public registers.')),
  parent: inside(nullable(shaped(shape('{public_id: text, name: text}'), 'The organization it belongs to.'))),
  countries: inside(texts('Countries it works in, as ISO 3166-1 alpha-2 codes.')),
  mission: inside(nullable(thirdParty(text('What it is there for, in its own words or ours.')))),
  founded: inside(nullable(integer('The year it was founded.'))),
  typical_award: inside(nullable(shaped(shape('Money', parts), 'The size of a usual award.'))),
  grant_history: inside(shaped(shape('{year: int, count: int, total?: Money}[]', parts), 'Awards by year.')),
  policies: inside(
    shaped(policies, 'How it gives: unsolicited proposals, indirect costs in percent, rules on results.'),
  ),
  people: inside(
    shaped(
      shape('{public_id?: text, name: text, role: text, source: text}[]'),
      'People in public roles, each with the source.',
    ),
  ),
  reviews: inside(nullable(shaped(reviews, 'What applicants say, as means over published reviews.'))),
  field_sources: inside(shaped(shape('FieldSource[]', parts), 'Where each member comes from.')),
};
