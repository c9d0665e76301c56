// A ROR record becomes an organization.

import { sourceId } from '../reading/ids.ts';
import type { HarvestContext, OperatorRecord } from '../reading/source.ts';
import { absoluteUrl } from '../reading/text.ts';
import type { Kinship } from './kinship.ts';
import type { RorRecord } from './record.ts';

type OrgType = 'government' | 'university' | 'foundation' | 'corporate' | 'lab';

/**
 * The organization's record. A closed organization stays in the catalogue unpublished, and leads to
 * the one that continues it where ROR names exactly one. A parent is named by the slug under which the
 * catalogue knows it.
 */
export function rorOrganization(
  record: RorRecord,
  kinship: Kinship,
  slugByRor: HarvestContext['organizationSlugByRor'],
): OperatorRecord {
  const url = absoluteUrl(record.website);
  const parent = record.relations.find(({ type, id }) => type === 'parent' && kinship.has(id));
  const successor = kinship.successorOf(record.id);
  return {
    id: rorSourceId(record.id),
    public_id: publicId(record.id),
    name: record.name,
    org_type: orgType(record.types),
    ...(record.location === null ? {} : { location: record.location }),
    ...(url === null ? {} : { url }),
    labels: labelsOf(record),
    published: record.status === 'active',
    source: 'ror',
    source_url: `https://ror.org/${record.id}`,
    text_policy: 'full',
    ...(successor === null ? {} : { merged_into: rorSourceId(successor) }),
    detail: {
      ...(record.aliases.length === 0 ? {} : { aliases: record.aliases }),
      ids: {
        ror: record.id,
        ...(record.crossrefFunder === null ? {} : { crossref_funder: `10.13039/${record.crossrefFunder}` }),
        ...(record.wikidata === null ? {} : { wikidata: record.wikidata }),
      },
      ...(parent?.name
        ? { parent: { public_id: slugByRor(parent.id) ?? publicId(parent.id), name: parent.name } }
        : {}),
      ...(record.countries.length === 0 ? {} : { countries: record.countries }),
      ...(record.founded === null ? {} : { founded: record.founded }),
    },
  };
}

/** The id of the organization with these nine characters of a ROR id. */
export function rorSourceId(id: string): string {
  return sourceId(`ror:${id}`);
}

function publicId(id: string): string {
  return `ror-${id}`;
}

/**
 * ROR gives several types at once; the first that fits here counts. An organization that is only
 * `funder` or `other` counts as a foundation; its label `type-other` shows that this is a guess.
 */
function orgType(types: readonly string[]): OrgType {
  if (types.includes('government')) return 'government';
  if (types.includes('education')) return 'university';
  if (types.includes('nonprofit')) return 'foundation';
  if (types.includes('company')) return 'corporate';
  if (['facility', 'healthcare', 'archive'].some((type) => types.includes(type))) return 'lab';
  return 'foundation';
}

function labelsOf(record: RorRecord): readonly string[] {
  const types = record.types.map((type) => (type === 'funder' ? 'funder' : `type-${type}`));
  const countries = record.countries.map((code) => `country-${code.toLowerCase()}`);
  return [...new Set([...types, ...countries])].sort();
}
