// One opportunity of Grants.gov as a record of the catalogue.
//
// Its dates are read in closing.ts. A notice that asks for no applications is not open, whatever the
// source calls it. Contacts of the agency are left out, and their mail addresses where a text names them.

import { applicantsInText } from '../../matching/calls/requirements/applicants-in-text.ts';
import { clinicalTrialMark, stagesIn } from '../../matching/calls/stages.ts';
import { assessed } from '../reading/assessed.ts';
import { funderLink } from '../reading/funder-link.ts';
import { sourceId } from '../reading/ids.ts';
import type { HarvestContext, OperatorRecord } from '../reading/source.ts';
import { SourceError } from '../reading/source.ts';
import { absoluteUrl, oneLine, plainText, withoutContacts } from '../reading/text.ts';
import { groupOf } from '../reading/variant-group.ts';
import { endOfDay } from '../reading/zoned-time.ts';
import { amounts } from './amounts.ts';
import { closingOf, washington } from './closing.ts';
import { commonGrantsApplicants, topAgencies } from './codes.ts';
import { closedGroupOf } from './general-calls.ts';
import { institutesOf } from './institutes.ts';
import { type GrantsGovItem, type GrantsGovStatus, textOrNull } from './item.ts';
import { noticeOf } from './notices.ts';
import { type Places, placesOf } from './places.ts';
import { gradeOf } from './relevance.ts';
import { activityCodes } from './standard-due-dates.ts';

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
  const top = topAgency(item);
  const named = (name: string) => context.organizationByName(name, 'US');
  const own = named(agency);
  const above = top === null ? null : { name: top, found: named(top) };
  const institutes = /^HHS-NIH/.test(item.agencyCode ?? '') ? institutesOf(item.assistanceListings) : [];
  const link = funderLink(agency, own, {
    above,
    institutes: institutes.map((one) => ({ ...one, found: named(one.name) })),
  });
  // The words for nothing may stand between tags.
  const description = textOrNull(plainText(item.description));
  const eligibility = textOrNull(plainText(item.eligibility));
  const body = [description, eligibility].filter((text) => text !== null).join('\n\n');
  const notice = item.status === 'posted' ? noticeOf(title, body) : null;
  const closes = closingOf(item, { title, body }, context.now);
  // A notice takes no applications, so it takes none at any time.
  const deadlines = closes.deadlines.filter(({ rolling }) => notice === null || !rolling);
  const status = notice ?? stati[item.status];
  const grade = gradeOf(
    { item, title, body },
    { agency, organizationLabels: (own ?? above?.found)?.labels ?? [], topicMin: context.topicMin },
  );
  const codes = activityCodes(title);
  const funding = amounts(item);
  const url = `https://www.grants.gov/search-results-detail/${item.id}`;
  const closedAt = closedSince(item, closes.deadline, context.now);
  return {
    id: grantsGovId(item.id),
    public_id: `grants-gov-${item.id}`,
    title,
    ...present({ description: description && withoutContacts(description) }),
    funder_name: agency,
    ...present({ funder_parent: top }),
    ...present({ deadline: closes.deadline }),
    url,
    ...present({ info_url: absoluteUrl(item.infoUrl) }),
    ...assessed(
      {
        grade,
        title,
        codes,
        status,
        rolling: closes.rolling && notice === null,
        closedGroup: closedGroupOf(title, body) !== null,
      },
      context,
    ),
    group: groupOf('grants-gov', agency, title, item.id),
    status,
    source: 'grants-gov',
    source_url: url,
    text_policy: 'full',
    ...present({ closed_at: closedAt }),
    ...link.top,
    detail: {
      ...present({
        number: oneLine(item.number),
        posted_at: item.postDate,
        archived_at: item.archiveDate,
        award_date_expected: item.estimatedAwardDate,
        project_start_expected: item.estimatedStartDate,
        clinical_trial: clinicalTrialMark(title)?.value ?? null,
        fiscal_year: /^\d{4}$/.test(item.fiscalYear ?? '') ? Number(item.fiscalYear) : null,
      }),
      ...(deadlines.length > 0 ? { deadlines } : {}),
      ...(Object.keys(funding).length > 0 ? { funding } : {}),
      ...eligibilityDetail(
        item,
        eligibility,
        stagesIn(title, codes),
        placesOf({ title, description, details: eligibility }),
      ),
      ...some({
        assistance_listings: item.assistanceListings,
        categories: item.categories
          .filter((word) => word !== 'other')
          .map((word) => word.replaceAll('_', '-')),
        instruments: item.instruments.map((word) => word.replaceAll('_', '-')),
      }),
      ...('institutes' in link ? { institutes: link.institutes } : {}),
      funder: link.funder,
    },
  };
}

/** Since when a call that the source calls closed or archived is closed; null for all others. */
function closedSince(item: GrantsGovItem, deadline: string | null, now: Date): string | null {
  if (item.status === 'posted' || item.status === 'forecasted') return null;
  const archived = item.archiveDate === null ? null : endOfDay(item.archiveDate, washington);
  const past = [deadline, archived].find((at) => at !== null && Date.parse(at) <= now.getTime());
  return past ?? now.toISOString();
}

function topAgency(item: GrantsGovItem): string | null {
  return oneLine(item.topAgencyName) ?? topAgencies[item.agencyCode?.split('-')[0] ?? ''] ?? null;
}

function eligibilityDetail(
  item: GrantsGovItem,
  details: string | null,
  stages: readonly string[],
  places: Places,
) {
  const types = [...new Set(item.applicantTypes)].sort().map((type) => {
    const value = commonGrantsApplicants[type];
    return value === undefined ? { value: 'custom', custom_value: type.replaceAll('_', ' ') } : { value };
  });
  // Where the code says "other" alone, the text may say who these are.
  if (types.length === 1 && item.applicantTypes[0] === 'other')
    types.unshift(...applicantsInText(details ?? '').map((value) => ({ value })));
  if (types.length === 0 && details === null && stages.length === 0 && !places.foreign_applicants) return {};
  return {
    eligibility: {
      applicant_types: types,
      ...some({ career_stages: stages }),
      ...places,
      ...present({ details: details && withoutContacts(details) }),
    },
  };
}

/** Lists that hold nothing are left out. */
function some(lists: Readonly<Record<string, readonly string[]>>): Readonly<Record<string, unknown>> {
  const sorted = Object.entries(lists).map(([name, values]) => [name, [...new Set(values)].sort()] as const);
  return Object.fromEntries(sorted.filter(([, values]) => values.length > 0));
}

/** Members whose value is null are left out. */
function present(members: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== null));
}
