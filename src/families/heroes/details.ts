// What the detail of a hero adds to its row: public professional acts, each with its source.

import { detail, nullable, open, shaped, text, thirdParty, url } from '../../kernel/field.ts';
import { shape } from '../../kernel/shape.ts';
import { textRights } from '../shared/text-rights.ts';

const acts = (description: string) => detail(shaped(shape('object[]'), description));

export const heroDetails = {
  bio: detail(nullable(thirdParty(text('The professional profile, as plain text.')))),
  x_handle: detail(nullable(text('The name on X, without @.', 200))),
  x_url: detail(nullable(url('The page on X.'))),
  website: detail(nullable(url('The own website.'))),
  vision_statements: acts('What they want the future to be, in their words.'),
  investments: acts('Investments in the field.'),
  donations: acts('Gifts to the field.'),
  orgs_founded: acts('Organizations they founded.'),
  scientific_sources: acts('Publications and other scientific work.'),
  bravery_exhibits: acts('Acts against interest or consensus, with reasons.'),
  self_experiments: acts('Experiments they made public themselves.'),
  company_connections: acts('Companies they are connected with, and how.'),
  belief_timeline: acts('What they said they believe, by date.'),
  strategy: detail(nullable(open('How they go about it; null when not known.'))),
  text_policy: detail(textRights.text_policy),
  source_url: detail(textRights.source_url),
};

/** The detail members that stand beside the hero in its answer. */
export const besideHero = [
  'scores',
  'vision_statements',
  'investments',
  'donations',
  'orgs_founded',
  'scientific_sources',
  'bravery_exhibits',
  'self_experiments',
  'company_connections',
  'belief_timeline',
  'strategy',
] as const;
