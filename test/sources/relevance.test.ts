import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { gunzipSync } from 'node:zlib';
import { commonGrantsApplicants } from '../../src/sources/grants-gov-codes.ts';
import { itemFromNewApi } from '../../src/sources/grants-gov-json.ts';
import { mapGrantsGov } from '../../src/sources/grants-gov-mapper.ts';
import { gradeOf } from '../../src/sources/grants-gov-relevance.ts';
import { type GradeInput, gradeGrant, isAgeingFunder } from '../../src/sources/relevance.ts';
import { oneLine, plainText } from '../../src/sources/text.ts';
import { needsRealData, realFile } from '../support/real-data.ts';
import { harvestContext } from './fixtures/grants-gov-context.ts';

const now = new Date('2026-02-21T12:00:00Z');
const plain: GradeInput = {
  title: 'Repair of dams',
  body: '',
  funder: 'none',
  funderName: 'Office of Dams',
  applicantTypes: ['unrestricted'],
  instrument: 'grant',
  deadline: '2026-06-01T00:00:00Z',
  now,
};

test('an easy call about something else scores nothing', () => {
  const grade = gradeGrant(plain);
  assert.equal(grade.score, 0);
  assert.deepEqual(grade.labels, []);
  assert.equal(grade.parts.practical, 0);
});

test('every part that counts is told with its points', () => {
  const grade = gradeGrant({
    ...plain,
    title: 'Alzheimer’s disease and frailty',
    body: 'Frailty in dementia. Ageing.',
    funder: 'dedicated',
    funderName: 'NIA',
    applicantTypes: ['higher-education-public', 'non-profit-with-501c3', 'for-profit-small-business'],
    instrument: 'cooperative_agreement',
    deadline: '2026-05-04T12:00:00Z',
  });
  assert.deepEqual(grade.reasons, [
    'title: frailty, alzheimers-disease 44',
    'text: frailty, a mention of ageing, dementia 12',
    'funder: NIA 15',
    'eligibility: three classes of applicants 9',
    'instrument: cooperative agreement 4',
    'closes in 72 days 8',
  ]);
  assert.equal(grade.score, 56 + 15 + 21);
});

test('a dedicated funder lifts a title that does not name the topic, more when it names the funder', () => {
  const call = {
    ...plain,
    funder: 'dedicated',
    funderName: 'NIA',
    funderAliases: ['National Institute on Aging'],
  } as const;
  assert.equal(gradeGrant({ ...call, title: 'Career award' }).parts.title, 20);
  assert.equal(gradeGrant({ ...call, title: 'NIA career award' }).parts.title, 30);
  assert.equal(gradeGrant({ ...call, title: 'Aniara career award' }).parts.title, 20);
});

test('a general call of an ageing institute is labelled and counts as a small topic', () => {
  const grade = gradeGrant({ ...plain, funder: 'listed', generalCallOfAgeingInstitute: true });
  assert.deepEqual(grade.labels, ['open-to-ageing-research']);
  assert.equal(grade.parts.topic, 10);
  assert.equal(grade.score, 10 + 7 + 8);
});

test('the time left counts in steps, and no deadline is told as such', () => {
  const at = (deadline: string | null) => gradeGrant({ ...plain, deadline });
  const inDays = (days: number) => at(new Date(now.getTime() + days * 86_400_000).toISOString()).parts.time;
  assert.deepEqual(
    [90, 89.9, 30, 29.9, 14, 13.9, 7, 6.9, 0, -0.1].map(inDays),
    [10, 8, 8, 5, 5, 3, 3, 1, 1, 0],
  );
  assert.equal(at(null).parts.time, 7);
  assert.ok(at(null).reasons.includes('no deadline 7'));
  assert.ok(at('2026-02-21T13:00:00Z').reasons.includes('closes within a day 1'));
  assert.throws(() => at('soon'), RangeError);
});

test('classes of applicants count once each', () => {
  const classes = (...applicantTypes: string[]) => gradeGrant({ ...plain, applicantTypes }).parts.eligibility;
  assert.equal(classes(), 4);
  assert.equal(classes('government-state'), 4);
  assert.equal(classes('higher-education-public', 'higher-education-private'), 4);
  assert.equal(classes('higher-education-public', 'individual'), 6);
  assert.equal(classes('higher-education-public', 'nonprofit-without-501c3', 'for-profit-small-business'), 9);
});

test('organizations are funders of ageing research by their labels', () => {
  assert.equal(isAgeingFunder(['biology-of-ageing']), true);
  assert.equal(isAgeingFunder(['biomedical-research', 'dementia']), false);
});

interface Fixture {
  readonly file: string;
  readonly now: string;
  readonly key: number | string;
  readonly score: number;
  readonly labels: readonly string[];
  readonly parts: Readonly<Record<string, number>>;
}

function jsonLines(path: string): readonly Record<string, unknown>[] {
  const lines = gunzipSync(readFileSync(path)).toString().split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Record<string, unknown>);
}

test('fifty real calls of two sources get the labels, parts and scores of the reference', (t) => {
  if (!needsRealData(t)) return;
  const path = realFile('longevity-starter/relevance-fixtures.json');
  const usPath = realFile('grants-gov-simpler/opportunities-786.ndjson.gz');
  const euPath = realFile('eu-funding-tenders/portal-snapshot-2026-08-22.ndjson.gz');
  const fixtures = JSON.parse(readFileSync(path, 'utf8')) as readonly Fixture[];
  const us = new Map(jsonLines(usPath).map((row) => [row.legacy_opportunity_id, row]));
  const eu = new Map(jsonLines(euPath).map((row) => [row.identifier, row]));
  for (const expected of fixtures) {
    const at = new Date(expected.now);
    const isUs = expected.file.startsWith('grants-gov');
    const grade = isUs ? gradeOfUs(us.get(expected.key), at) : gradeOfEu(eu.get(expected.key) ?? {}, at);
    assert.deepEqual(grade.all, expected.labels, String(expected.key));
    assert.deepEqual({ ...grade.parts }, expected.parts, String(expected.key));
    assert.equal(grade.score, expected.score, String(expected.key));
  }
  assert.equal(fixtures.length, 50);
});

function gradeOfUs(row: unknown, at: Date) {
  const item = itemFromNewApi(row);
  const record = mapGrantsGov(item, harvestContext({ now: at }).context);
  const body = [plainText(item.description), plainText(item.eligibility)].join('\n\n');
  return gradeOf(
    { item, title: oneLine(item.title) ?? '', body },
    {
      agency: String(record.funder_name),
      organizationLabels: [],
      applicants: item.applicantTypes.map((type) => commonGrantsApplicants[type] ?? 'custom'),
      deadline: typeof record.deadline === 'string' ? record.deadline : null,
    },
    at,
  );
}

function gradeOfEu(row: Record<string, unknown>, at: Date) {
  const title = String(row.title);
  const divisions = row.programmeDivisions as readonly { readonly label: string }[];
  return gradeGrant({
    title: oneLine(title) ?? '',
    body: plainText(String(row.abstract ?? '')) ?? '',
    funder: divisions.some(({ label }) => label === 'Health') || /health/i.test(title) ? 'health' : 'none',
    funderName: 'European Commission',
    applicantTypes: ['higher-education-public', 'nonprofit-without-501c3', 'for-profit-small-business'],
    instrument: String(row.actionType).startsWith('HORIZON') ? 'grant' : 'non_research_grant',
    deadline: String(row.deadlineDate),
    now: at,
  });
}
