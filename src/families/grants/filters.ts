// How a list of grants may be asked and counted.

import {
  allOf,
  anyOf,
  choice,
  contains,
  type Facet,
  type Filters,
  from,
  has,
  include,
  is,
  saying,
  search,
  until,
  within,
} from '../../kernel/filter.ts';
import { careerStages } from '../../matching/calls/stages.ts';
import { applicantTypes } from './applicants.ts';
import { ageingText, applicantText } from './spoken.ts';

/** What the scopes besides the default one hold, in the words of a list. */
const scopes: Readonly<Record<string, string>> = {
  forecast: 'calls that are not open yet, and programmes of foundations whose next round is not known',
  all: 'with forecasts, other fields, and programmes not checked lately',
};

export const grantFilters: Filters = {
  q: search('title, description, funder or number'),
  label: has('labels', 'A label the grant carries: slug or name.', 'cellular-senescence'),
  labels: allOf(
    'labels',
    'Labels it carries, ALL of them, comma-separated.',
    'cellular-senescence,preclinical',
  ),
  labels_any: anyOf(
    'labels',
    'Labels of which the grant carries at least one.',
    'dementia,alzheimers-disease',
  ),
  open_to_ageing: saying(
    ageingText,
    is(
      'open_to_ageing',
      { type: 'string', enum: ['named', 'any_field', 'institute', 'no'] },
      'How a project on ageing fits.',
    ),
  ),
  career_stage: has('career_stage', 'A career stage that the call names.', careerStages),
  applicant_type: saying(
    (value) => `for ${applicantText(value)}`,
    has('applicant_type', 'Who may apply, as CommonGrants names it.', applicantTypes),
  ),
  assistance_listing: has('assistance_listings', 'An assistance listing of the United States.', '93.866'),
  programme: has('programmes', 'A programme of the European Union.', 'horizon-europe'),
  division: has('division', 'A part of a programme.', 'health'),
  category: has('categories', 'A category of Grants.gov.', 'health'),
  clinical_trial: is(
    'clinical_trial',
    { type: 'string', enum: ['not_allowed', 'optional', 'required', 'basic'] },
    'What the call says of clinical trials.',
  ),
  group: is(
    'group',
    {
      type: 'string',
      minLength: 1,
      maxLength: 200,
      examples: ['grants-gov-national-institutes-of-health-nih-research-project-grant'],
    },
    'Variants of one call, by its group.',
  ),
  funder: contains(
    'funder_names',
    'Part of any name of the funder or of an institute that takes part; case does not count.',
    'institute',
  ),
  institute: has('institute', 'An institute of NIH or council of the EU, by its acronym.', 'NIA'),
  deadline_after: from('deadline', 'Deadlines on or after this day (UTC).'),
  deadline_before: until('deadline', 'Deadlines on or before this day (UTC).'),
  closing_within: within('deadline', 'Days (UTC) until the deadline, at most.'),
  include_expired: include('Also list grants whose deadline is past.'),
  scope: saying(
    (value) => scopes[value] ?? 'calls seen open lately, about ageing or open to it',
    choice(
      ['verified_open', 'forecast', 'all'],
      'verified_open',
      'verified_open: calls that take applications, were verified, and are about ageing or open to it. forecast: calls that are announced, and programmes of foundations whose next round nobody knows. all: the others too, with notices (not_open says so) and calls that take nothing new. None lists what is past without include_expired.',
    ),
  ),
};

export const grantFacets: Readonly<Record<string, Facet>> = {
  closing: { kind: 'windows', column: 'deadline', days: [7, 14, 30, 90] },
  closing_month: { kind: 'months', column: 'deadline' },
  labels: { kind: 'values', column: 'topics', filter: 'label' },
  funder: { kind: 'values', column: 'funder_name', filter: 'funder' },
  applicant_type: { kind: 'values', column: 'applicant_type' },
  career_stage: { kind: 'values', column: 'career_stage' },
  open_to_ageing: { kind: 'values', column: 'open_to_ageing' },
  institute: { kind: 'values', column: 'institute' },
  programme: { kind: 'values', column: 'programmes' },
  division: { kind: 'values', column: 'division' },
  assistance_listing: { kind: 'values', column: 'assistance_listings' },
};
