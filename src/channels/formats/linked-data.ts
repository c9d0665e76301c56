// Records as JSON-LD in the words of schema.org, as their family says them, and of those only what the
// caller's answer holds. The licence is that of our description, so it stands at the page
// about the thing and not at the thing.

import type { Doc, Family } from '../../kernel/family.ts';
import { headingOf } from '../../kernel/heading.ts';
import { licenceUrl } from '../http/licence.ts';
import { addressOf, summaryOf } from './record-summary.ts';

const schemaOrg = 'https://schema.org/';

/** Whether records of the family can be said in the words of schema.org. */
export function isDescribed({ linkedData }: Family): boolean {
  return linkedData !== undefined;
}

interface About {
  readonly site: string;
  readonly attribution: string;
  /** The address of this description. */
  readonly self: string;
}

/** A record, as an answer shows it, as a JSON-LD document. */
export function linkedData(family: Family, record: Doc, { site, attribution, self }: About): Doc {
  const page = addressOf(family, record, site) ?? self;
  const node = family.linkedData?.(record) ?? {};
  return withoutEmpty({
    '@context': schemaOrg,
    '@id': page,
    name: headingOf(family, record),
    description: summaryOf(family, record),
    identifier: record.id,
    ...node,
    mainEntityOfPage: {
      '@type': 'WebPage',
      '@id': self,
      license: licenceUrl,
      creditText: attribution,
      dateCreated: record.created_at,
      dateModified: record.updated_at,
    },
  }) as Doc;
}

/** A list as a Dataset with the forms in which it can be had. */
export function linkedList(
  family: Family,
  formats: readonly { mediaType: string; address: string }[],
  { site, attribution, self }: About,
): Doc {
  return withoutEmpty({
    '@context': schemaOrg,
    '@type': 'Dataset',
    '@id': self,
    name: family.title,
    description: family.summary,
    license: licenceUrl,
    creditText: attribution,
    isAccessibleForFree: family.tier === 'public',
    includedInDataCatalog: { '@type': 'DataCatalog', '@id': `${site}/` },
    distribution: formats.map(({ mediaType, address }) => ({
      '@type': 'DataDownload',
      encodingFormat: mediaType,
      contentUrl: address,
    })),
  }) as Doc;
}

/** Without members that say nothing. */
function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty);
  if (value === null || typeof value !== 'object') return value;
  const members: Record<string, unknown> = {};
  for (const [member, inner] of Object.entries(value)) {
    const filled = withoutEmpty(inner);
    if (filled !== null && filled !== undefined && filled !== '' && !isEmptyList(filled))
      members[member] = filled;
  }
  return members;
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}
