import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import type { Doc } from '../../../src/kernel/family.ts';
import { awardRange, costSharing, inWords, monthsIn } from '../../../src/sources/common-grants/amounts.ts';
import { california } from '../../../src/sources/common-grants/california.ts';
import { pennsylvania } from '../../../src/sources/common-grants/pennsylvania.ts';
import { commonGrants } from '../../../src/sources/common-grants/protocol.ts';
import { hasRealData, realFile } from '../../support/real-data.ts';
import { contextAt, recordsOf, serviceThat } from '../../support/source-test.ts';

const june = contextAt('2025-06-16T12:00:00Z');

const row = (given: object) => ({
  PortalID: '7',
  Status: 'active',
  AgencyDept: 'Department of Aging',
  Title: 'Dementia care pilots',
  Type: 'Grant',
  Purpose: 'Care for older adults with dementia.',
  EstAvailFunds: '$1,000,000',
  EstAmounts: 'Between $0 and $50,000',
  MatchingFunds: '25%',
  ApplicantType: 'Nonprofit; Tribal Government',
  ApplicationDeadline: '2025-07-17 17:00:00',
  GrantURL: 'https://aging.ca.gov/pilots',
  ContactInfo: 'name: Someone; email: someone@aging.ca.gov',
  ...given,
});

const detailOf = (record: Doc | undefined) =>
  record?.detail as { funding: Doc; eligibility: Doc; deadlines: Doc[]; award_date_expected?: string };
const deadlineOf = (record: Doc | undefined) =>
  (detailOf(record).deadlines ?? []).find(({ kind }) => kind === 'full');

test('California is asked page by page with a pause, and its clock is that of Sacramento', async () => {
  const service = serviceThat((url) => {
    const offset = Number(new URL(url).searchParams.get('offset'));
    const records = offset === 0 ? [row({})] : [row({ PortalID: '8', ApplicationDeadline: 'Ongoing' })];
    return Response.json({ success: true, result: { total: 2, records } });
  });
  // One page of the portal holds 500 rows; here each answer holds one.
  const reading = await california.readLive(service, june).catch((error: Error) => error);
  assert.ok(!(reading instanceof Error), String(reading));
  const [first, second] = await recordsOf(california, reading);
  assert.equal(service.slept[0], 1000);
  assert.equal(first?.deadline, '2025-07-18T00:00:00Z');
  assert.equal(first?.relevance_score !== 0, true);
  const { funding, eligibility } = detailOf(first);
  assert.deepEqual(funding.max_award, { amount: '50000.00', currency: 'USD' });
  assert.equal(funding.min_award, undefined, 'no amount is no amount');
  assert.equal(funding.cost_sharing, true);
  assert.deepEqual(eligibility.applicant_types, [
    { value: 'custom', custom_value: 'Nonprofit' },
    { value: 'government_tribal' },
  ]);
  assert.doesNotMatch(JSON.stringify([first, second]), /someone@/, 'whom to ask is left out');
  assert.equal(second?.deadline, undefined);
  assert.equal(deadlineOf(second)?.rolling, true);
  assert.equal(reading.complete, true);
});

test('portals tell when applications open and awards are expected, never an opening after the end', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'perennial-pa-'));
  try {
    const file = join(folder, 'grants.json');
    const grant = {
      ...{ slug: 'pda1', title: 'Farms', status: 'Accepting applications', issuingAgency: 'Agriculture' },
      ...{ openDate: '2025-07-01T12:00:00-00:00', closeDate: '2025-10-31T12:00:00-00:00' },
      ...{ anticipatedFundingDate: '2026-01-15T12:00:00-00:00' },
      applicantCategory: 'Business, Individual, Nonprofit, and School',
      linkToApply: 'https://pa.example/apply',
      additionalResources: [
        { title: 'Contact your regional advisor', url: 'https://pa.example/whom-to-ask.pdf' },
        { title: 'Workshop Informational Videos', url: 'https://films.example/all' },
      ],
    };
    const never = { ...grant, slug: 'pda2', openDate: '2028-11-27T12:00:00-00:00' };
    const endless = { ...grant, slug: 'pda3', closeDate: '2035-12-31T12:00:00-00:00' };
    const additionalResources = [{ title: 'Program', url: 'https://pa.example/farms' }];
    const onPaper = { ...grant, slug: 'pda4', linkToApply: 'Paper based', additionalResources };
    const paged = { ...grant, slug: 'pda5', additionalResources };
    writeFileSync(file, JSON.stringify({ grants: [grant, never, endless, onPaper, paged] }));
    const [first, second, third, fourth, fifth] = await recordsOf(
      pennsylvania,
      await pennsylvania.readFiles([file], june),
    );
    assert.deepEqual([first?.opens_at, first?.deadline], ['2025-07-01T04:00:00Z', '2025-10-31T12:00:00Z']);
    assert.equal(first?.source_url, 'https://pa.example/apply', 'whom to ask is no page of the programme');
    const addresses = [fourth, fifth].map((one) => [one?.url, one?.info_url, one?.source_url]);
    assert.deepEqual(addresses, [
      ['https://pa.example/farms', 'https://pa.example/farms', 'https://pa.example/farms'],
      ['https://pa.example/apply', 'https://pa.example/farms', 'https://pa.example/farms'],
    ]);
    assert.equal(detailOf(first).award_date_expected, '2026-01-15');
    assert.deepEqual(
      detailOf(first).deadlines.map(({ kind, label, date }) => [kind, label, date]),
      [
        ['other', 'Applications open', '2025-07-01'],
        ['full', 'Closing date', '2025-10-31'],
      ],
    );
    assert.deepEqual(detailOf(first).eligibility.applicant_types, [
      ...[{ value: 'custom', custom_value: 'Business' }, { value: 'individual' }],
      ...['Nonprofit', 'School'].map((custom_value) => ({ value: 'custom', custom_value })),
    ]);
    assert.equal(second?.opens_at, undefined);
    assert.deepEqual(
      detailOf(second).deadlines.map(({ kind }) => kind),
      ['full'],
    );
    assert.deepEqual(
      detailOf(third).deadlines.map(({ kind }) => kind),
      ['other', 'full'],
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
  const service = serviceThat(() =>
    Response.json({
      success: true,
      result: {
        total: 3,
        records: [
          row({ OpenDate: '2025-06-11 07:00:00' }),
          row({ PortalID: 8, OpenDate: 'Summer 2025' }),
          row({ PortalID: 9, OpenDate: '2025-06-11 01:30:00', LOI: 'Yes' }),
        ],
      },
    }),
  );
  const [dated, said, evening] = await recordsOf(california, await california.readLive(service, june));
  assert.equal(dated?.opens_at, '2025-06-11T07:00:00Z', 'the day begins in Sacramento');
  assert.equal(said?.opens_at, undefined, 'a season is no day');
  const letters = [dated, evening].map((one) => detailOf(one).deadlines.filter(({ kind }) => kind === 'loi'));
  assert.deepEqual(
    letters.map(([letter]) => letter?.label),
    [undefined, 'Letter of intent; the portal names no day for it'],
  );
  assert.equal(evening?.opens_at, '2025-06-10T07:00:00Z', 'it opens there on the evening before');
});

test('a portal that gives fewer rows than it counts has failed', async () => {
  const service = serviceThat((url) =>
    Response.json({
      success: true,
      result: { total: 9, records: url.includes('offset=0') ? [row({})] : [] },
    }),
  );
  await assert.rejects(california.readLive(service, june), /gave 1 of 9 rows/);
});

test('the 50 kept calls of California are read, open, forecast and closed ones', async (t) => {
  if (!hasRealData(t)) return;
  const reading = await california.readFiles([realFile('common-grants/california-grants-portal.json')], june);
  const records = await recordsOf(california, reading);
  assert.equal(records.length, 50);
  const count = (status: string) => records.filter((record) => record.status === status).length;
  assert.deepEqual([count('open'), count('forecast'), count('closed')], [33, 2, 15]);
  assert.equal(records.filter((record) => deadlineOf(record)?.rolling).length, 14);
  assert.equal(records.filter(({ deadline }) => deadline).length, 34);
  assert.doesNotMatch(JSON.stringify(records), /[\w.]+@[\w.]+\.gov/);
  assert.equal(reading.complete, true);
});

test('the 322 kept grants of Pennsylvania close no later than their portal says', async (t) => {
  if (!hasRealData(t)) return;
  const folder = mkdtempSync(join(tmpdir(), 'perennial-pa-'));
  try {
    const file = join(folder, 'grants.json');
    const bytes = gunzipSync(readFileSync(realFile('common-grants/pennsylvania-grants.json.gz')));
    writeFileSync(file, bytes);
    const records = await recordsOf(pennsylvania, await pennsylvania.readFiles([file], june));
    assert.equal(records.length, 322);
    const raw = JSON.parse(bytes.toString()).grants as readonly Doc[];
    const closing = new Map(raw.map((one) => [`pennsylvania-${one.slug}`, String(one.closeDate)]));
    const later = records.filter(
      ({ public_id, deadline }) =>
        deadline && Date.parse(String(deadline)) > Date.parse(closing.get(String(public_id)) ?? ''),
    );
    assert.deepEqual(later, []);
    assert.equal(records.filter(({ status }) => status === 'closed').length, 240);
    assert.ok(records.every(({ deadline = '' }) => !String(deadline).includes('.000')));
    assert.ok(records.every(({ title }) => !/[([–-]$/u.test(String(title))));
    assert.ok(records.filter((record) => deadlineOf(record)?.rolling).length >= 36, '2035 means no end');
    assert.doesNotMatch(JSON.stringify(records), /[\w.]+@[\w.]+\.gov/);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('an opportunity of the CommonGrants protocol becomes a grant again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'perennial-cg-'));
  try {
    const file = join(folder, 'answer.json');
    const opportunity = {
      id: '7f0b5c3e-0000-4000-8000-000000000001',
      title: 'Awards for the biology of ageing',
      status: { value: 'open' },
      description: 'Research on cellular senescence.',
      funding: { maxAwardAmount: { amount: '50000.00', currency: 'USD' }, estimatedAwardCount: 10 },
      keyDates: {
        closeDate: { name: 'Closes', eventType: 'singleDate', date: '2025-12-31', time: '17:00:00' },
      },
      acceptedApplicantTypes: [{ value: 'individual' }, { value: 'custom', customValue: 'Consortium' }],
      source: 'https://funder.example/awards',
    };
    writeFileSync(file, JSON.stringify({ items: [opportunity, { ...opportunity, source: 'javascript:1' }] }));
    const refused: string[] = [];
    const context = { ...june, refuse: (where: string, why: string) => refused.push(`${where}: ${why}`) };
    const [grant, ...more] = await recordsOf(commonGrants, await commonGrants.readFiles([file], context));
    assert.deepEqual(more, []);
    assert.deepEqual(refused, ['answer.json.items[1]: the opportunity names no source']);
    assert.equal(grant?.deadline, '2025-12-31T17:00:00Z');
    assert.equal(grant?.funder_name, 'funder.example');
    assert.equal(grant?.text_policy, 'excerpt_only');
    assert.equal(detailOf(grant).funding.awards_expected, 10);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('portals tell how many awards there are, for how long, and who bears a share; what they say in words is kept', () => {
  assert.deepEqual(awardRange('Between 5 and 13'), { awards_min: 5, awards_max: 13 });
  assert.deepEqual(awardRange('Exactly 2'), { awards_expected: 2 });
  assert.deepEqual(awardRange('Dependant on number of submissions received'), {});
  assert.deepEqual(
    ['24 months', 'up to 36 months', '4 years', '10.5 months', 'Until funds expire'].map(monthsIn),
    [24, 36, 48, 11, null],
  );
  assert.deepEqual(
    ['0.25', '50% Cash Match', 'Yes', '1 to 1', '0', 'No', 'Varies', 'up to 15%'].map(costSharing),
    [...[true, true, true, true, false, false], ...[null, null]],
  );
  assert.equal(inWords('Total', '$10 million total'), 'Total, in words of the source: $10 million total.');
  assert.deepEqual(
    ['Pending', '2000000', '$5,000', null].map((text) => inWords('Total', text)),
    [...[null, null, null, null]],
  );
});

test('who may apply in Pennsylvania is told in both ways of its portal, without signs of a spreadsheet', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'perennial-pa-'));
  try {
    const file = join(folder, 'grants.json');
    const grant = {
      ...{
        slug: 'pda1',
        title: 'Recruitment of Examples',
        status: 'Accepting applications',
        issuingAgency: 'Agriculture',
      },
      ...{ applicantType: 'County police; campus police', applicantCategory: 'Public Agency; School' },
      ...{ eligibility: 'Applicants in good standing.', overview: 'Evidence_x0002_based work.' },
      ...{ maximumAward: '$450,000 over three years', matchingFundsRequirements: '0.5' },
      minimumAward: 'The maximum award for a plan is $250,000.',
    };
    writeFileSync(file, JSON.stringify({ grants: [grant] }));
    const [record] = await recordsOf(pennsylvania, await pennsylvania.readFiles([file], june));
    assert.equal(record?.description, 'Evidence-based work.');
    const { eligibility, funding } = detailOf(record);
    assert.equal(eligibility.details, 'County police; campus police\n\nApplicants in good standing.');
    assert.equal(funding.cost_sharing, true);
    assert.equal('instrument' in funding, false, 'nobody said which');
    const largest = 'Largest award, in words of the source: ';
    const [plan, any] = ['The maximum award for a plan is $250,000.', '$450,000 over three years.'];
    assert.equal(funding.details, `${largest}${plan} ${largest}${any}`, 'whatever field they stand in');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
