// An investor in the words of schema.org: professional facts only, and of those only what the answer holds.

import type { Doc } from '../../kernel/family.ts';
import { named, type ProfileLinks } from '../shared/linked-data.ts';

export function investorLinkedData(investor: Doc): Doc {
  return investor.is_person ? personOf(investor) : firmOf(investor);
}

function personOf(investor: Doc): Doc {
  const { website, linkedin, x } = (investor.links ?? {}) as ProfileLinks;
  const firm = investor.firm as { readonly name?: string; readonly role?: string } | null | undefined;
  return {
    '@type': 'Person',
    url: website,
    sameAs: [linkedin, x].filter(Boolean),
    jobTitle: firm?.role,
    worksFor: named('Organization', firm?.name),
    knowsAbout: investor.sectors,
  };
}

function firmOf(investor: Doc): Doc {
  const { website, linkedin, x } = (investor.links ?? {}) as ProfileLinks;
  return {
    '@type': 'Organization',
    url: website,
    sameAs: [linkedin, x].filter(Boolean),
    knowsAbout: investor.sectors,
    areaServed: investor.geo,
  };
}
