// A person in the words of schema.org: professional facts only, and of those only what the answer holds.

import type { Doc } from '../../kernel/family.ts';

export function heroLinkedData(hero: Doc): Doc {
  const roles = hero.role_tags as readonly string[] | null | undefined;
  return {
    '@type': 'Person',
    url: hero.website,
    sameAs: [hero.x_url].filter(Boolean),
    hasOccupation: (roles ?? []).map((name) => ({ '@type': 'Occupation', name })),
    knowsAbout: hero.theme_tags,
  };
}
