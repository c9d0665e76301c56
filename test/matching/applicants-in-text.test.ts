import assert from 'node:assert/strict';
import { test } from 'node:test';
import { applicantsInText } from '../../src/matching/calls/requirements/applicants-in-text.ts';
import { submittersIn } from '../../src/matching/calls/requirements/who-may-submit.ts';

test('kinds of applicants that a list names in words stand beside the code that says other', () => {
  const list = (items: string) =>
    `*Who May Submit Proposals: Proposals may only be submitted by the following: ${items}`;
  assert.deepEqual(
    submittersIn(
      list(
        '-Non-profit, non-academic organizations: Independent museums. - Institutions of Higher Education (IHEs) - Two-year IHEs. -Tribal Nations: A tribe. *Who May Serve as PI: -For-profit organizations may not.',
      ),
    ),
    [
      ...['higher_education_public', 'higher_education_private'],
      ...['non_profit_with_501c3', 'nonprofit_without_501c3', 'government_tribal'],
    ],
  );
  const exempt = '- Non-profit, non-degree-granting domestic U.S. organizations, which have an office';
  assert.deepEqual(submittersIn(list(`${exempt} and have 501(c)(3) tax status.`)), ['non_profit_with_501c3']);
  assert.deepEqual(submittersIn(list(`${exempt}, with or without 501(c)(3) status.`)), [
    ...['non_profit_with_501c3', 'nonprofit_without_501c3'],
  ]);
  assert.deepEqual(submittersIn(list('- Organizations that are Tribal Colleges may apply.')), []);
  assert.deepEqual(submittersIn('-Tribal Nations: they take part; proposals are sent by others.'), []);
});

test('kinds of applicants that a sentence names stand beside the code that says other; what it narrows gives nothing', () => {
  const all = [
    ...['higher_education_public', 'higher_education_private', 'non_profit_with_501c3'],
    ...['nonprofit_without_501c3', 'for_profit_small_business', 'for_profit_not_small_business'],
  ];
  const governments = ['government_state', 'government_county', 'government_municipal'];
  assert.deepEqual(
    applicantsInText(
      'Unless dictated by the award, eligible applicants under this BAA include institutions of higher education, nonprofit organizations, state and local governments, foreign organizations, and for-profit organizations (i.e. large and small businesses).',
    ),
    [...all, ...governments],
  );
  assert.deepEqual(
    applicantsInText(
      'Eligible applicants include, but are not limited to, institutions of higher education, hospitals, other nonprofits, commercial organizations, individuals, state, local, and Native American tribal governments. Federal agencies are not eligible.',
    ),
    [...all, ...governments, 'government_tribal', 'individual'],
  );
  assert.deepEqual(
    applicantsInText(
      'States, nonprofit agencies and organizations, and public or nonprofit institutions of higher education are eligible to apply.',
    ),
    [...all.slice(0, 4), 'government_state'],
  );
  assert.deepEqual(
    applicantsInText('States, Universities, County, Small Business, Non-Profits Organization,'),
    [...all.slice(0, 5), ...['government_state', 'government_county']],
  );
  assert.deepEqual(
    applicantsInText(
      'Eligible OrganizationsPublic/State Controlled Institutions of Higher EducationNonprofits with 501(c)(3) IRS Status (Other than Institutions of Higher Education)For-Profit Organizations (Other than Small Businesses)County Governments',
    ),
    [
      'higher_education_public',
      'non_profit_with_501c3',
      'for_profit_not_small_business',
      'government_county',
    ],
  );
  for (const said of [
    'Only state geological surveys are eligible to apply.',
    'Individuals and for-profit organizations are not eligible to apply.',
    'Eligible applicants must be nonprofit organizations that meet 7 CFR 12.',
    'See Section 2 of the Notice for eligible applicants; nonprofits may partner with them.',
    'Eligible applicants include state and/or local educational agencies.',
    'Applicants must be a university partner.',
  ])
    assert.deepEqual(applicantsInText(said), [], said);
});
