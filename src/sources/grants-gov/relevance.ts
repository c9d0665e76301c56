// How an opportunity of Grants.gov is graded: who counts as a funder of ageing research there.

import { type Grade, type GradeInput, gradeGrant, isAgeingFunder } from '../../matching/calls/relevance.ts';
import { anyFieldOfNih, closedGroupOf } from './general-calls.ts';
import type { GrantsGovItem } from './item.ts';

/** The assistance listing of ageing research of the National Institute on Aging. */
const ageingListing = '93.866';
const ageingInstitute = 'NIA';
/** Trans-NIH research: alone, it stands for all institutes together. */
const allInstitutes = '93.310';

function ofAllInstitutes(listings: readonly string[]): boolean {
  return listings.length === 1 && listings[0] === allInstitutes;
}

/** What the grade of an opportunity follows from besides its texts. */
type Graded = Pick<GrantsGovItem, 'assistanceListings' | 'agencyCode'>;

/** Grades an opportunity whose texts are already plain. */
export function gradeOf(
  call: { readonly item: Graded; readonly title: string; readonly body: string },
  facts: {
    readonly agency: string;
    readonly organizationLabels: readonly string[];
    readonly topicMin: number;
  },
): Grade {
  const { assistanceListings } = call.item;
  const listed = assistanceListings.includes(ageingListing);
  const only = listed && assistanceListings.length === 1;
  return gradeGrant({
    title: call.title,
    body: call.body,
    funder: funderKind(call.item, listed, only, facts.organizationLabels),
    funderName: only
      ? ageingInstitute
      : listed
        ? `${facts.agency}, ${ageingInstitute} among others`
        : facts.agency,
    funderAliases: only ? ['National Institute on Aging'] : [],
    anyField:
      listed || ofAllInstitutes(assistanceListings)
        ? anyFieldOfNih(call.title, assistanceListings.length)
        : null,
    closedGroup: closedGroupOf(call.title, call.body),
    topicMin: facts.topicMin,
  });
}

function funderKind(
  item: Graded,
  listed: boolean,
  only: boolean,
  organizationLabels: readonly string[],
): GradeInput['funder'] {
  if (only || isAgeingFunder(organizationLabels)) return 'dedicated';
  if (listed) return 'listed';
  return item.agencyCode === 'HHS' || item.agencyCode?.startsWith('HHS-') ? 'health' : 'none';
}
