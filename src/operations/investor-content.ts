// What an investor said and published: the items of content of which it is a subject. Content is
// public, but whom the catalogue follows as an investor is known to the full tier alone.

import { content } from '../families/content/content.ts';
import { investors } from '../families/investors/investors.ts';
import { listOperation } from '../kernel/listing.ts';

const ofInvestors = { ...content, tier: investors.tier, title: investors.title };

export const listInvestorContent = listOperation(ofInvestors, {
  path: '/investors/{public_id}/content',
  within: { family: investors, parameter: 'public_id' },
  name: 'list_investor_content',
  summary: 'What an investor said and published, newest first.',
  envelope: 'page',
  access_level: true,
});
