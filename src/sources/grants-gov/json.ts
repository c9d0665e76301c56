// Items from the JSON of Grants.gov: objects of the new API, and hits (`search2`) and details
// (`fetchOpportunity`) of the old one, whose documentation and answers do not name all members alike.

import { listOf } from '../reading/read-lines.ts';
import { SourceError } from '../reading/source.ts';
import { applicantCodes, categoryCodes, instrumentCodes } from './codes.ts';
import { dayIfReadable, dayOf, type GrantsGovItem, type GrantsGovStatus, given } from './item.ts';
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
    id: given(call.legacy_opportunity_id) ?? '',
    number: given(call.opportunity_number),
    title: given(call.opportunity_title),
    description: given(summary.summary_description),
    status: statusOf(call.opportunity_status),
    agencyCode: given(call.agency_code) ?? given(call.agency),
    agencyName: given(call.agency_name),
    topAgencyName: given(call.top_level_agency_name),
    postDate: dayIfReadable(summary.post_date),
    closeDate: dayOf(summary.close_date),
    closeDateExplanation: given(summary.close_date_description),
    archiveDate: dayOf(summary.archive_date),
    infoUrl: given(summary.additional_info_url),
    categories: texts(summary.funding_categories),
    instruments: texts(summary.funding_instruments),
    applicantTypes: texts(summary.applicant_types),
    assistanceListings: texts(
      listOf(call.opportunity_assistance_listings).map((entry) => members(entry).assistance_listing_number),
    ),
    eligibility: given(summary.applicant_eligibility_description),
    costSharing: yesOrNo(summary.is_cost_sharing),
    awardFloor: given(summary.award_floor),
    awardCeiling: given(summary.award_ceiling),
    totalFunding: given(summary.estimated_total_program_funding),
    awardsExpected: given(summary.expected_number_of_awards),
    fiscalYear: given(summary.fiscal_year),
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
  const status = given(hit.oppStatus) ?? given(detail.oppStatus) ?? given(detail.ost);
  const listings = [
    ...listOf(hit.cfdaList),
    ...listOf(hit.alnist),
    ...listOf(detail.cfdas),
    ...listOf(detail.alns),
  ];
  return {
    id: given(hit.id) ?? given(detail.id) ?? '',
    number: given(detail.opportunityNumber) ?? given(hit.number),
    title: given(detail.opportunityTitle) ?? given(hit.title),
    description: given(text.synopsisDesc) ?? given(text.forecastDesc),
    status: status === null ? statusByDates({ isForecast, closeDate, archiveDate }, now) : statusOf(status),
    agencyCode:
      given(hit.agencyCode) ?? given(text.agencyCode) ?? given(agency.code) ?? given(detail.owningAgencyCode),
    agencyName:
      given(text.agencyName) ?? given(hit.agency) ?? given(hit.agencyName) ?? given(agency.agencyName),
    topAgencyName: given(top.agencyName),
    postDate: dayIfReadable(text.postingDateStr ?? text.postingDate ?? hit.openDate),
    closeDate,
    closeDateExplanation: given(text.responseDateDesc),
    archiveDate,
    infoUrl: given(text.fundingDescLinkUrl),
    categories: coded(text.fundingActivityCategories, categoryCodes),
    instruments: coded(text.fundingInstruments, instrumentCodes),
    applicantTypes: coded(text.applicantTypes, applicantCodes),
    assistanceListings: texts(
      listings.map((entry) => {
        const named = members(entry);
        return typeof entry === 'string' ? entry : (named.cfdaNumber ?? named.alnNumber ?? named.aln);
      }),
    ),
    eligibility: given(text.applicantEligibilityDesc),
    costSharing: yesOrNo(text.costSharing),
    awardFloor: given(text.awardFloor),
    awardCeiling: given(text.awardCeiling),
    totalFunding: given(text.estimatedFunding),
    awardsExpected: given(text.numberOfAwards),
    fiscalYear: given(text.fiscalYear),
    estimatedPostDate: dayIfReadable(text.estSynopsisPostingDate),
    estimatedCloseDate: dayIfReadable(text.estApplicationResponseDate ?? text.estResponseDate),
    estimatedAwardDate: dayIfReadable(text.estAwardDate),
    estimatedStartDate: dayIfReadable(text.estProjectStartDate),
  };
}

/** `Yes`, `No` and booleans; null for anything else. */
export function yesOrNo(value: unknown): boolean | null {
  if (typeof value === 'boolean') return value;
  const word = given(value)?.toLowerCase();
  return word === 'yes' || word === 'y' ? true : word === 'no' || word === 'n' ? false : null;
}

function statusOf(value: unknown): GrantsGovStatus {
  const word = given(value)?.toLowerCase();
  if (word === 'posted' || word === 'forecasted' || word === 'closed' || word === 'archived') return word;
  throw new SourceError(`"${String(value).slice(0, 40)}" is not a status of Grants.gov`);
}

function texts(value: unknown): readonly string[] {
  return [...new Set(listOf(value).map(given))].filter((text) => text !== null);
}

function coded(value: unknown, table: Readonly<Record<string, string>>): readonly string[] {
  return texts(listOf(value).map((entry) => table[given(members(entry).id) ?? '']));
}
