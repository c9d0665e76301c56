// Where members of a harvested call come from, when they are not the source's own words. An operator's own account
// stands as it is.

import type { Doc } from '../../kernel/family.ts';
import { filling } from '../../kernel/filled.ts';
import { applicantsInText } from '../../matching/calls/requirements/applicants-in-text.ts';
import { grantDetails } from './details.ts';
import { grantRequirements, type ReadGrant } from './requirements.ts';

/** Among the instruments of a call of a project that passes its money on. */
export const cascadeFunding = 'cascade-funding';

/** Who gives the money of such a call where the source does not name the project: never the Commission itself. */
export const cascadeFunder = 'Project funded by the European Commission';

/** How a description begins that a mapper wrote for a call without a text of its own. */
export const cascadeText = 'Cascade funding call under the topic ';

interface SourcedGrant extends ReadGrant {
  readonly field_sources: readonly Doc[];
  readonly created_at: string;
  readonly funder_name: string;
  readonly deadline: string | null;
  readonly deadlines: readonly Doc[];
  readonly labels: readonly string[];
  readonly location: string | null;
  readonly group: string | null;
  readonly open_to_ageing: string | null;
  readonly institutes: readonly Doc[];
  readonly clinical_trial: string | null;
  readonly corrections: readonly Doc[];
}

type Method = 'extracted' | 'computed' | 'human';

const whole = filling(grantDetails.field_sources.schema) ?? ((value: unknown) => value);

/** Every member that is left out was copied from the source. */
export function fieldSourcesOf(grant: SourcedGrant): unknown {
  const { field_sources: own, source, checked_at: seen } = grant;
  if (own.length > 0 || source === null || seen === null) return whole(own);
  const corrected = new Set(grant.corrections.map(({ path }) => path as string));
  const made = madeMembers(grant).filter(([path]) => !corrected.has(path));
  const all = [...made, ...[...corrected].map((path) => [path, 'human'] as const)];
  return whole(
    all.map(([path, method]) => ({
      path,
      source_ids: [source],
      first_seen: grant.created_at,
      last_seen: seen,
      method,
    })),
  );
}

function madeMembers(grant: SourcedGrant): readonly (readonly [path: string, method: Method])[] {
  const { eligibility } = grant;
  const next = grant.deadlines.find(({ at }) => at !== null && at === grant.deadline)?.method;
  const filled = (member: string) => {
    const value = eligibility?.[member];
    return Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined;
  };
  const saysForeign = filled('foreign_applicants') && eligibility?.foreign_applicants !== 'unknown';
  const members: readonly (readonly [path: string, method: Method, is: boolean])[] = [
    [
      'deadline',
      next === 'extracted' ? 'extracted' : 'computed',
      next === 'extracted' || next === 'computed',
    ],
    ['funder_name', 'computed', grant.funder_name === cascadeFunder],
    ['description', 'computed', grant.description?.startsWith(cascadeText) === true],
    // No source of calls says where applicants must be: its region is put there, and its title makes the group.
    ['location', 'computed', grant.location !== null],
    ['group', 'computed', grant.group !== null],
    ['labels', 'computed', grant.labels.length > 0],
    ['open_to_ageing', 'computed', grant.open_to_ageing !== null],
    ['institutes', 'computed', grant.institutes.length > 0],
    ['clinical_trial', 'extracted', grant.clinical_trial !== null],
    ['eligibility.career_stages', 'computed', filled('career_stages')],
    ['eligibility.applicant_types', 'extracted', isReadFromText(eligibility)],
    ['eligibility.foreign_applicants', 'extracted', saysForeign],
    // Of a portal that says nothing of foreign applicants they are the country of the portal.
    ['eligibility.countries_in', saysForeign ? 'extracted' : 'computed', filled('countries_in')],
    ['eligibility.countries_out', 'extracted', filled('countries_out')],
    ['requirements', 'extracted', grantRequirements(grant).length > 0],
  ];
  return members.flatMap(([path, method, is]) => (is ? [[path, method] as const] : []));
}

/** Whether the kinds of applicants are those that the text names, beside a code that says "other". */
function isReadFromText(eligibility: Doc | null): boolean {
  const types = (eligibility?.applicant_types ?? []) as readonly Doc[];
  const isOther = types.length > 1 && types.some(({ custom_value }) => custom_value === 'other');
  return isOther && applicantsInText(String(eligibility?.details ?? '')).length === types.length - 1;
}
