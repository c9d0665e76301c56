// How an opportunity of Grants.gov is graded: who counts as a funder of ageing research there.

import type { GrantsGovItem } from './grants-gov-item.ts';
import {
  type Grade,
  type GradedInstrument,
  type GradeInput,
  gradeGrant,
  isAgeingFunder,
} from './relevance.ts';

/** The assistance listing of ageing research of the National Institute on Aging. */
const ageingListing = '93.866';
const ageingInstitute = 'NIA';

/** Grades an opportunity whose texts are already plain; `applicants` are CommonGrants values. */
export function gradeOf(
  call: { readonly item: GrantsGovItem; readonly title: string; readonly body: string },
  facts: {
    readonly agency: string;
    readonly organizationLabels: readonly string[];
    readonly applicants: readonly string[];
    readonly deadline: string | null;
  },
  now: Date,
): Grade {
  const listed = call.item.assistanceListings.includes(ageingListing);
  const only = listed && call.item.assistanceListings.length === 1;
  const funder = funderKind(call.item, listed, only, facts.organizationLabels);
  return gradeGrant({
    title: call.title,
    body: call.body,
    funder,
    funderName: only
      ? ageingInstitute
      : listed
        ? `${facts.agency}, ${ageingInstitute} among others`
        : facts.agency,
    funderAliases: only ? ['National Institute on Aging'] : [],
    applicantTypes: facts.applicants.map((value) => value.replaceAll('_', '-')),
    instrument: instrumentOf(call.item.instruments),
    deadline: facts.deadline,
    now,
    generalCallOfAgeingInstitute: listed && /\bparent\b/i.test(call.title),
  });
}

/** The most favourable instrument counts when a call allows several. */
function instrumentOf(instruments: readonly string[]): GradedInstrument {
  if (instruments.includes('grant')) return 'grant';
  if (instruments.includes('cooperative_agreement')) return 'cooperative_agreement';
  if (instruments.includes('procurement_contract') && !instruments.includes('other')) return 'contract';
  return 'other';
}

function funderKind(
  item: GrantsGovItem,
  listed: boolean,
  only: boolean,
  organizationLabels: readonly string[],
): GradeInput['funder'] {
  if (only || isAgeingFunder(organizationLabels)) return 'dedicated';
  if (listed) return 'listed';
  return item.agencyCode === 'HHS' || item.agencyCode?.startsWith('HHS-') ? 'health' : 'none';
}
