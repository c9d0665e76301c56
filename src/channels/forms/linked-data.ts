// Records as JSON-LD in the words of schema.org, family by family: professional facts only, and of those
// only what the caller's answer holds. The licence is that of our description, so it stands at the page
// about the thing and not at the thing.

import type { Doc, Family } from '../../kernel/family.ts';
import { licenceUrl } from '../licence.ts';
import { addressOf, summaryOf, titleOf } from './row-words.ts';

type Describe = (record: Doc) => Doc;
type Names = readonly string[] | null | undefined;

const schemaOrg = 'https://schema.org/';

const describe: Readonly<Record<string, Describe>> = {
  grants: grantOf,
  events: eventOf,
  organizations: organizationOf,
  investors: (investor) => (investor.is_person ? investorPerson(investor) : investorFirm(investor)),
  companies: companyOf,
  preservation_companies: ({ website, logo_url }) => ({
    '@type': 'Organization',
    url: website,
    logo: logo_url,
  }),
  rated_projects: ({ canonical_url }) => ({ '@type': 'ResearchProject', url: canonical_url }),
  heroes: heroOf,
  theories: theoryOf,
  content: contentOf,
};

/** Whether records of the family can be said in the words of schema.org. */
export function isDescribed({ name }: Family): boolean {
  return describe[name] !== undefined;
}

export interface About {
  readonly site: string;
  readonly attribution: string;
  /** The address of this description. */
  readonly self: string;
}

/** A record, as an answer shows it, as a JSON-LD document. */
export function linkedData(family: Family, record: Doc, { site, attribution, self }: About): Doc {
  const page = addressOf(family, record, site) ?? self;
  const node = (describe[family.name] as Describe)(record);
  return said({
    '@context': schemaOrg,
    '@id': page,
    name: titleOf(record),
    description: summaryOf(record),
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
  forms: readonly { mediaType: string; address: string }[],
  { site, attribution, self }: About,
): Doc {
  return said({
    '@context': schemaOrg,
    '@type': 'Dataset',
    '@id': self,
    name: family.title,
    description: family.summary,
    license: licenceUrl,
    creditText: attribution,
    isAccessibleForFree: family.tier === 'public',
    includedInDataCatalog: { '@type': 'DataCatalog', '@id': `${site}/` },
    distribution: forms.map(({ mediaType, address }) => ({
      '@type': 'DataDownload',
      encodingFormat: mediaType,
      contentUrl: address,
    })),
  }) as Doc;
}

/** Without members that say nothing. */
function said(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(said);
  if (value === null || typeof value !== 'object') return value;
  const members = Object.entries(value)
    .map(([member, inner]) => [member, said(inner)] as const)
    .filter(([, inner]) => inner !== null && inner !== undefined && inner !== '' && !isEmptyList(inner));
  return Object.fromEntries(members);
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

function named(type: 'Organization' | 'Person', name: unknown): Doc | null {
  return typeof name === 'string' && name !== '' ? { '@type': type, name } : null;
}

/** The pages at which public registers know an organization by these ids. */
function registers(ids: Doc | null | undefined): string[] {
  const { ror, wikidata, openalex } = (ids ?? {}) as Readonly<Record<string, string | undefined>>;
  const pages = [
    ror && (ror.startsWith('http') ? ror : `https://ror.org/${ror}`),
    wikidata && (wikidata.startsWith('http') ? wikidata : `https://www.wikidata.org/wiki/${wikidata}`),
    openalex && (openalex.startsWith('http') ? openalex : `https://openalex.org/${openalex}`),
  ];
  return pages.filter((page) => typeof page === 'string' && /^https?:\/\/[^\s<>"]+$/.test(page)) as string[];
}

function grantOf(grant: Doc): Doc {
  const funding = grant.funding as Readonly<Record<string, Doc | null>> | null | undefined;
  const funder = grant.funder as { readonly ids?: Doc } | null | undefined;
  return {
    '@type': 'MonetaryGrant',
    url: grant.info_url ?? grant.url,
    identifier: [grant.id, grant.number].filter(Boolean),
    funder: { '@type': 'Organization', name: grant.funder_name, sameAs: registers(funder?.ids) },
    amount: amountOf(funding),
    potentialAction: { '@type': 'ApplyAction', target: grant.url, endTime: grant.deadline },
  };
}

/** The size of one award where it is known, else of all. */
function amountOf(funding: Readonly<Record<string, Doc | null>> | null | undefined): Doc | null {
  const { min_award: min, max_award: max, total } = funding ?? {};
  const one = max ?? min ?? total;
  if (!one) return null;
  const value = one === total ? { value: total.amount } : { minValue: min?.amount, maxValue: max?.amount };
  return { '@type': 'MonetaryAmount', currency: one.currency, ...value };
}

function eventOf(event: Doc): Doc {
  const online = event.is_online === true;
  const place = online
    ? { '@type': 'VirtualLocation', url: event.url }
    : event.location && { '@type': 'Place', name: event.location, address: event.location };
  return {
    '@type': 'Event',
    url: event.url,
    startDate: event.start_date,
    endDate: event.end_date,
    location: place,
    eventAttendanceMode:
      event.is_online === null
        ? null
        : `${schemaOrg}${online ? 'OnlineEventAttendanceMode' : 'OfflineEventAttendanceMode'}`,
    organizer: named('Organization', event.organizer),
    keywords: event.topics,
  };
}

function organizationOf(organization: Doc): Doc {
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

function place(name: unknown): Doc | null {
  return typeof name === 'string' ? { '@type': 'Place', name } : null;
}

function year(value: unknown): string | null {
  return typeof value === 'number' ? String(value) : null;
}

interface Links {
  readonly website?: string | null;
  readonly linkedin?: string | null;
  readonly x?: string | null;
}

function investorPerson(investor: Doc): Doc {
  const { website, linkedin, x } = (investor.links ?? {}) as Links;
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

function investorFirm(investor: Doc): Doc {
  const { website, linkedin, x } = (investor.links ?? {}) as Links;
  return {
    '@type': 'Organization',
    url: website,
    sameAs: [linkedin, x].filter(Boolean),
    knowsAbout: investor.sectors,
    areaServed: investor.geo,
  };
}

function companyOf(company: Doc): Doc {
  return {
    '@type': 'Organization',
    url: company.website,
    logo: company.logo_url,
    location: place(company.headquarters),
    foundingDate: year(company.founding_year),
  };
}

function heroOf(hero: Doc): Doc {
  const roles = hero.role_tags as Names;
  return {
    '@type': 'Person',
    url: hero.website,
    sameAs: [hero.x_url].filter(Boolean),
    hasOccupation: (roles ?? []).map((name) => ({ '@type': 'Occupation', name })),
    knowsAbout: hero.theme_tags,
  };
}

function theoryOf(theory: Doc): Doc {
  const owner = theory.owner as { readonly name?: string | null } | null | undefined;
  return {
    '@type': 'Claim',
    abstract: theory.theory_summary,
    description: theory.theory_text,
    isBasedOn: theory.source_url,
    claimInterpreter: named('Organization', owner?.name),
  };
}

const contentTypes: Readonly<Record<string, string>> = {
  publication: 'ScholarlyArticle',
  podcast: 'PodcastEpisode',
  post: 'BlogPosting',
  press: 'NewsArticle',
  interview: 'Article',
  filing: 'DigitalDocument',
};

function contentOf(item: Doc): Doc {
  const licence = item.licence as string | null;
  return {
    '@type': contentTypes[item.family as string] ?? 'CreativeWork',
    url: item.url,
    headline: item.title,
    abstract: item.summary,
    author: ((item.authors as Names) ?? []).map((name) => named('Person', name)),
    publisher: named('Organization', item.publisher),
    datePublished: item.published_at,
    inLanguage: item.language,
    keywords: item.topics,
    license: licence?.startsWith('http') ? licence : null,
  };
}
