// Items from the JSON of Grants.gov: objects of the new API, and hits (`search2`) and details
// (`fetchOpportunity`) of the old one, whose documentation and answers do not name all members alike.

import { ageIn, type RowAge } from '../reading/newer-rows.ts';
import { listOf } from '../reading/read-lines.ts';
import { SourceError } from '../reading/source.ts';
import { applicantCodes, categoryCodes, instrumentCodes } from './codes.ts';
import { dayIfReadable, dayOf, type GrantsGovItem, type GrantsGovStatus, textOrNull } from './item.ts';
import { statusByDates } from './status.ts';

type Members = Readonly<Record<string, unknown>>;

/** The members of a JSON object; none for anything else. */
export function members(value: unknown): Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Members) : {};
}

/** The item of an opportunity of the new API. Throws when its number, status or a deciding date is no good. */
export function itemFromNewApi(value: unknown): GrantsGovItem {
  const call = members(value);
  const summary = members(call.summary);
  return {
    id: textOrNull(call.legacy_opportunity_id) ?? '',
    number: textOrNull(call.opportunity_number),
    title: textOrNull(call.opportunity_title),
    description: textOrNull(summary.summary_description),
    status: statusOf(call.opportunity_status),
    agencyCode: textOrNull(call.agency_code) ?? textOrNull(call.agency),
    agencyName: textOrNull(call.agency_name),
    topAgencyName: textOrNull(call.top_level_agency_name),
    postDate: dayIfReadable(summary.post_date),
    closeDate: dayOf(summary.close_date),
    closeDateExplanation: textOrNull(summary.close_date_description),
    archiveDate: dayOf(summary.archive_date),
    infoUrl: textOrNull(summary.additional_info_url),
    categories: texts(summary.funding_categories),
    instruments: texts(summary.funding_instruments),
    applicantTypes: texts(summary.applicant_types),
    assistanceListings: texts(
      listOf(call.opportunity_assistance_listings).map((entry) => members(entry).assistance_listing_number),
    ),
    eligibility: textOrNull(summary.applicant_eligibility_description),
    costSharing: yesOrNo(summary.is_cost_sharing),
    awardFloor: textOrNull(summary.award_floor),
    awardCeiling: textOrNull(summary.award_ceiling),
    totalFunding: textOrNull(summary.estimated_total_program_funding),
    awardsExpected: textOrNull(summary.expected_number_of_awards),
    fiscalYear: textOrNull(summary.fiscal_year),
    estimatedPostDate: dayIfReadable(summary.forecasted_post_date),
    estimatedCloseDate: dayIfReadable(summary.forecasted_close_date),
    estimatedAwardDate: dayIfReadable(summary.forecasted_award_date),
    estimatedStartDate: dayIfReadable(summary.forecasted_project_start_date),
  };
}

/**
 * The item of a search hit and of the detail of the same opportunity; either may be missing (null).
 * Throws when the number, the status or a date that decides is no good.
 */
export function itemFromOldApi(hitValue: unknown, detailValue: unknown, now: Date): GrantsGovItem {
  const hit = members(hitValue);
  const detail = members(detailValue);
  const isForecast = detail.synopsis === undefined && detail.forecast !== undefined;
  const text = members(isForecast ? detail.forecast : detail.synopsis);
  const top = members(text.topAgencyDetails ?? detail.topAgencyDetails);
  const agency = members(text.agencyDetails ?? detail.agencyDetails);
  const closeDate = dayOf(text.responseDateStr ?? text.responseDate ?? hit.closeDate);
  const archiveDate = dayOf(text.archiveDateStr ?? text.archiveDate);
  const status = textOrNull(hit.oppStatus) ?? textOrNull(detail.oppStatus) ?? textOrNull(detail.ost);
  const listings = [
    ...listOf(hit.cfdaList),
    ...listOf(hit.alnist),
    ...listOf(detail.cfdas),
    ...listOf(detail.alns),
  ];
  return {
    id: textOrNull(hit.id) ?? textOrNull(detail.id) ?? '',
    number: textOrNull(detail.opportunityNumber) ?? textOrNull(hit.number),
    title: textOrNull(detail.opportunityTitle) ?? textOrNull(hit.title),
    description: textOrNull(text.synopsisDesc) ?? textOrNull(text.forecastDesc),
    status: status === null ? statusByDates({ isForecast, closeDate, archiveDate }, now) : statusOf(status),
    agencyCode:
      textOrNull(hit.agencyCode) ??
      textOrNull(text.agencyCode) ??
      textOrNull(agency.code) ??
      textOrNull(detail.owningAgencyCode),
    agencyName:
      textOrNull(text.agencyName) ??
      textOrNull(hit.agency) ??
      textOrNull(hit.agencyName) ??
      textOrNull(agency.agencyName),
    topAgencyName: textOrNull(top.agencyName),
    postDate: dayIfReadable(text.postingDateStr ?? text.postingDate ?? hit.openDate),
    closeDate,
    closeDateExplanation: textOrNull(text.responseDateDesc),
    archiveDate,
    infoUrl: textOrNull(text.fundingDescLinkUrl),
    categories: coded(text.fundingActivityCategories, categoryCodes),
    instruments: coded(text.fundingInstruments, instrumentCodes),
    applicantTypes: coded(text.applicantTypes, applicantCodes),
    assistanceListings: texts(
      listings.map((entry) => {
        const named = members(entry);
        return typeof entry === 'string' ? entry : (named.cfdaNumber ?? named.alnNumber ?? named.aln);
      }),
    ),
    eligibility: textOrNull(text.applicantEligibilityDesc),
    costSharing: yesOrNo(text.costSharing),
    awardFloor: textOrNull(text.awardFloor),
    awardCeiling: textOrNull(text.awardCeiling),
    totalFunding: textOrNull(text.estimatedFunding),
    awardsExpected: textOrNull(text.numberOfAwards),
    fiscalYear: textOrNull(text.fiscalYear),
    estimatedPostDate: dayIfReadable(text.estSynopsisPostingDate),
    estimatedCloseDate: dayIfReadable(text.estApplicationResponseDate ?? text.estResponseDate),
    estimatedAwardDate: dayIfReadable(text.estAwardDate),
    estimatedStartDate: dayIfReadable(text.estProjectStartDate),
  };
}

export function ageInNewApi(value: unknown): RowAge {
  const { updated_at, version_number } = members(members(value).summary);
  return [ageIn(updated_at), versionIn(version_number)];
}

/** That of a detail; a hit says nothing of its age. */
export function ageInOldApi(value: unknown): RowAge {
  const { synopsis, forecast, revision } = members(value);
  const { lastUpdatedDate, version } = members(synopsis ?? forecast);
  return [ageIn(lastUpdatedDate), versionIn(version), versionIn(revision)];
}

function versionIn(value: unknown): number | null {
  const text = textOrNull(value);
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null;
}

/** `Yes`, `No` and booleans; null for anything else. */
export function yesOrNo(value: unknown): boolean | null {
  if (typeof value === 'boolean') return value;
  const word = textOrNull(value)?.toLowerCase();
  return word === 'yes' || word === 'y' ? true : word === 'no' || word === 'n' ? false : null;
}

function statusOf(value: unknown): GrantsGovStatus {
  const word = textOrNull(value)?.toLowerCase();
  if (word === 'posted' || word === 'forecasted' || word === 'closed' || word === 'archived') return word;
  throw new SourceError(`"${String(value).slice(0, 40)}" is not a status of Grants.gov`);
}

function texts(value: unknown): readonly string[] {
  return [...new Set(listOf(value).map(textOrNull))].filter((text) => text !== null);
}

function coded(value: unknown, table: Readonly<Record<string, string>>): readonly string[] {
  return texts(listOf(value).map((entry) => table[textOrNull(members(entry).id) ?? '']));
}
