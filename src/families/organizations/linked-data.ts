// An organization in the words of schema.org: professional facts only, and of those only what the answer holds.

import type { Doc } from '../../kernel/family.ts';
import { named, place, registers, year } from '../shared/linked-data.ts';

export function organizationLinkedData(organization: Doc): Doc {
  const parent = organization.parent as { readonly name?: string } | null | undefined;
  return {
    '@type': 'Organization',
    url: organization.url,
    logo: organization.logo_url,
    alternateName: organization.aliases,
    sameAs: registers(organization.ids as Doc),
    location: place(organization.location),
    foundingDate: year(organization.founded),
    parentOrganization: named('Organization', parent?.name),
    keywords: organization.labels,
  };
}
