// One opportunity of Grants.gov as a record of the catalogue.
//
// A closing date without a time of day ends with that day in Washington. A date far in the future is
// how agencies write "open until changed": such a call has no deadline and is `rolling`. The dates of
// a forecast are announcements and never become the deadline. Contacts of the agency are left out, and
// their mail addresses where a text names them.

import { amounts } from './grants-gov-amounts.ts';
import { commonGrantsApplicants, topAgencies } from './grants-gov-codes.ts';
import type { GrantsGovItem, GrantsGovStatus } from './grants-gov-item.ts';
import { gradeOf } from './grants-gov-relevance.ts';
import { sourceId } from './ids.ts';
import type { HarvestContext, OperatorRecord } from './source.ts';
import { SourceError } from './source.ts';
import { absoluteUrl, oneLine, plainText, withoutMailAddresses } from './text.ts';
import { endOfDay } from './zoned-time.ts';

const grantsGovZone = 'America/New_York';
const yearsUntilRolling = 20;

const stati: Readonly<Record<GrantsGovStatus, string>> = {
  posted: 'open',
  forecasted: 'forecast',
  closed: 'closed',
  archived: 'archived',
};

/** The id of the record of the opportunity with this number. */
export function grantsGovId(number: string): string {
  return sourceId(`grants.gov:${number}`);
}

/** The record of an opportunity. Throws a SourceError that says what is missing when there can be none. */
export function mapGrantsGov(item: GrantsGovItem, context: HarvestContext): OperatorRecord {
  const title = oneLine(item.title);
  if (!/^\d{1,20}$/.test(item.id))
    throw new SourceError(`"${item.id.slice(0, 40)}" is not an opportunity number`);
  if (title === null) throw new SourceError('the opportunity has no title');
  const agency = oneLine(item.agencyName) ?? topAgency(item) ?? oneLine(item.agencyCode);
  if (agency === null) throw new SourceError('the opportunity names no agency');
  const organization = organizationOf(item, context);
  const closes = closingOf(item, context.now);
  const status = stati[item.status];
  const description = plainText(item.description);
  const eligibility = plainText(item.eligibility);
  const applicants = applicantTypes(item);
  const grade = gradeOf(
    { item, title, body: [description, eligibility].filter((text) => text !== null).join('\n\n') },
    { agency, organizationLabels: organization?.labels ?? [], applicants, deadline: closes.deadline },
    context.now,
  );
  const funding = amounts(item);
  const url = `https://www.grants.gov/search-results-detail/${item.id}`;
  const closedAt = closedSince(item, closes.deadline, context.now);
  return {
    id: grantsGovId(item.id),
    public_id: `grants-gov-${item.id}`,
    title,
    ...present({ description: description && withoutMailAddresses(description) }),
    funder_name: agency,
    ...present({ funder_parent: topAgency(item) }),
    ...present({ deadline: closes.deadline }),
    url,
    ...present({ info_url: absoluteUrl(item.infoUrl) }),
    labels: labelsOf(item, applicants, closes.rolling, grade.labels),
    relevance_score: grade.score,
    relevance_reasons: grade.reasons,
    status,
    source: 'grants-gov',
    source_url: url,
    text_policy: 'full',
    verified: status === 'open' && grade.score >= context.relevanceMin,
    ...present({ closed_at: closedAt, organization_id: organization?.id ?? null }),
    detail: {
      ...present({
        number: oneLine(item.number),
        posted_at: item.postDate,
        archived_at: item.archiveDate,
        award_date_expected: item.estimatedAwardDate,
        project_start_expected: item.estimatedStartDate,
        fiscal_year: /^\d{4}$/.test(item.fiscalYear ?? '') ? Number(item.fiscalYear) : null,
      }),
      ...(closes.deadlines.length > 0 ? { deadlines: closes.deadlines } : {}),
      ...(Object.keys(funding).length > 0 ? { funding } : {}),
      ...eligibilityDetail(item, eligibility),
      funder: { name: agency, ids: {} },
    },
  };
}

interface Closing {
  readonly deadline: string | null;
  readonly rolling: boolean;
  readonly deadlines: readonly Readonly<Record<string, unknown>>[];
}

function closingOf(item: GrantsGovItem, now: Date): Closing {
  const label = harmless(item.closeDateExplanation) ?? 'Closing date';
  const estimates = [
    { label: 'Estimated date of posting', date: item.estimatedPostDate },
    { label: 'Estimated closing date', date: item.estimatedCloseDate },
  ]
    .filter((estimate) => estimate.date !== null)
    .map((estimate) => ({ kind: 'other', ...estimate, tz: grantsGovZone, precision: 'day', rolling: false }));
  if (item.closeDate === null || item.status === 'forecasted') {
    return { deadline: null, rolling: false, deadlines: estimates };
  }
  if (Number(item.closeDate.slice(0, 4)) >= now.getUTCFullYear() + yearsUntilRolling) {
    return {
      deadline: null,
      rolling: true,
      deadlines: [{ kind: 'full', label, precision: 'unknown', rolling: true }, ...estimates],
    };
  }
  const at = endOfDay(item.closeDate, grantsGovZone);
  const full = {
    kind: 'full',
    label,
    date: item.closeDate,
    tz: grantsGovZone,
    at,
    precision: 'day',
    rolling: false,
  };
  return { deadline: at, rolling: false, deadlines: [full, ...estimates] };
}

/** The agency's words on its closing date, unless they name whom to ask. */
function harmless(explanation: string | null): string | null {
  const text = oneLine(explanation);
  if (text === null || text.length > 300) return null;
  return /@|contact|telephone|e-?mail|\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}/i.test(text) ? null : text;
}

/** Since when a call that the source calls closed or archived is closed; null for all others. */
function closedSince(item: GrantsGovItem, deadline: string | null, now: Date): string | null {
  if (item.status === 'posted' || item.status === 'forecasted') return null;
  const archived = item.archiveDate === null ? null : endOfDay(item.archiveDate, grantsGovZone);
  const past = [deadline, archived].find((at) => at !== null && Date.parse(at) <= now.getTime());
  return past ?? now.toISOString();
}

function topAgency(item: GrantsGovItem): string | null {
  return oneLine(item.topAgencyName) ?? topAgencies[item.agencyCode?.split('-')[0] ?? ''] ?? null;
}

function organizationOf(item: GrantsGovItem, context: HarvestContext) {
  for (const name of [oneLine(item.agencyName), topAgency(item)]) {
    const found = name === null ? null : context.organizationByName(name);
    if (found !== null) return found;
  }
  return null;
}

/** Values of the CommonGrants protocol, spelled as there; `custom` where it has no value. */
function applicantTypes(item: GrantsGovItem): readonly string[] {
  return [...new Set(item.applicantTypes.map((type) => commonGrantsApplicants[type] ?? 'custom'))].sort();
}

function eligibilityDetail(item: GrantsGovItem, details: string | null) {
  const types = [...new Set(item.applicantTypes)].sort().map((type) => {
    const value = commonGrantsApplicants[type];
    return value === undefined ? { value: 'custom', custom_value: type.replaceAll('_', ' ') } : { value };
  });
  if (types.length === 0 && details === null) return {};
  return {
    eligibility: {
      applicant_types: types,
      ...present({ details: details && withoutMailAddresses(details) }),
    },
  };
}

function labelsOf(
  item: GrantsGovItem,
  applicants: readonly string[],
  rolling: boolean,
  topics: readonly string[],
): readonly string[] {
  const instruments: Readonly<Record<string, string>> = { procurement_contract: 'contract' };
  const named = (prefix: string, words: readonly string[]) =>
    words
      .filter((word) => word !== 'other' && word !== 'custom')
      .map((word) => `${prefix}-${word.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`);
  const labels = [
    ...named('category', item.categories),
    ...named(
      'instrument',
      item.instruments.map((word) => instruments[word] ?? word),
    ),
    ...named('eligible', applicants),
    ...named('aln', item.assistanceListings),
    ...(rolling ? ['rolling'] : []),
    ...topics,
  ];
  return [...new Set(labels)].filter((label) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(label)).sort();
}

/** Members whose value is null are left out. */
function present(members: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== null));
}
