import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { closesInText } from '../../src/families/grants/next-deadline.ts';
import { catchUp } from '../../src/ledger/follow.ts';
import { euFunding } from '../../src/sources/eu-funding/eu-funding.ts';
import { closingOf, type Deadline } from '../../src/sources/grants-gov/closing.ts';
import { grantsGov } from '../../src/sources/grants-gov/grants-gov.ts';
import type { GrantsGovItem } from '../../src/sources/grants-gov/item.ts';
import { activityCodes, standardDueDates } from '../../src/sources/grants-gov/standard-due-dates.ts';
import { datesInText, timeInText } from '../../src/sources/grants-gov/stated-times.ts';
import { zonedInstant } from '../../src/sources/reading/zoned-time.ts';
import { needsRealData, realFile } from '../support/real-data.ts';
import { createTestApp } from '../support/test-app.ts';
import { harvestContext, recordsOf } from './fixtures/grants-gov-context.ts';
import { bareItem } from './fixtures/grants-gov-item.ts';
import { harvestInto } from './real-harvest.ts';

const now = new Date('2026-02-21T12:00:00Z');

function item(given: Partial<GrantsGovItem>): GrantsGovItem {
  const call = { number: 'RFA-AG-26-001', agencyCode: 'HHS-NIH11' };
  return { ...bareItem, ...call, postDate: '2025-01-10', closeDate: '2026-06-02', ...given };
}

const closing = (given: Partial<GrantsGovItem>, body = '') =>
  closingOf(item(given), { title: given.title ?? 'A call', body }, now);
const due = ({ deadlines }: { deadlines: readonly Deadline[] }) =>
  deadlines
    .filter(({ kind }) => kind === 'full')
    .map(({ date, applies_to }) => (applies_to ? `${date} ${applies_to}` : date));

test('a call of NIH, AHRQ or NSF closes at 17:00, read at the earliest in New York', () => {
  for (const agencyCode of ['HHS-NIH11', 'HHS-AHRQ', 'NSF']) {
    const { deadline, deadlines } = closing({ agencyCode });
    assert.equal(deadline, '2026-06-02T21:00:00Z');
    assert.equal(deadlines[0]?.time, '17:00');
    // What stands in `tz` is a zone that programs know.
    assert.equal(deadlines[0]?.tz, undefined);
    assert.equal(deadlines[0]?.tz_note, 'local time of the applicant');
    assert.equal(deadlines[0]?.method, 'computed', 'the agency states the day, the hour is a rule');
  }
  assert.equal(closing({ agencyCode: 'NSF', closeDate: '2026-12-01' }).deadline, '2026-12-01T22:00:00Z');
});

test('an announcement that stands without an end lists its standard dates of this year and the next two', () => {
  const centre = {
    number: 'PAR-20-043',
    title: 'Centre grants (P30 Clinical Trial Optional)',
    closeDate: '2121-10-12',
  };
  const call = closing(centre);
  assert.equal(call.deadline, '2026-05-26T21:00:00Z', 'the 25th is a holiday');
  assert.equal(call.rolling, false);
  assert.equal(due(call).at(-1), '2028-09-25');
  const other = closing({ ...centre, title: 'Centre grants' });
  assert.deepEqual([other.deadline, other.rolling], [null, true], 'no activity code, no standard dates');
});

test('an hour that an agency states counts; a day alone ends with that day in Washington', () => {
  const at = (closeDateExplanation: string | null) =>
    closing({ agencyCode: 'DOD-AFRL', closeDateExplanation }).deadline;
  assert.equal(at(null), '2026-06-03T03:59:59Z');
  assert.equal(at('Applications must be submitted no later than 4:00 p.m., ET.'), '2026-06-02T20:00:00Z');
  assert.equal(at('Submitted no later than 4:00PM Central Time on the due date.'), '2026-06-02T21:00:00Z');
  assert.equal(at('Our office opens at 9:00 a.m.'), '2026-06-03T03:59:59Z');
  assert.equal(timeInText('A webinar is held at 2 pm Eastern time'), null);
  const papers = 'White papers will be considered if received before';
  assert.deepEqual(timeInText(`${papers} 1500 EST on 12 July 2026`), {
    time: '15:00',
    zone: 'America/New_York',
  });
  assert.deepEqual(timeInText('due by 17:00 hours, CT'), { time: '17:00', zone: 'America/Chicago' });
  assert.deepEqual(timeInText('submitted by 12 noon Pacific time'), {
    time: '12:00',
    zone: 'America/Los_Angeles',
  });
  assert.equal(timeInText('must be submitted under the Act of 1978, 25 U.S.C. 1801 et seq.'), null);
  assert.equal(timeInText('submitted by 11:59 ET'), null, 'of either half of the day');
  assert.deepEqual(timeInText('due by 5:00 pm local time, at the latest by 11:59 PM ET'), {
    time: '17:00',
    zone: 'America/New_York',
  });
});

test('a standing announcement lists the dates of its activity code up to its end', () => {
  const call = closing({
    number: 'PA-25-301',
    title: 'Research Project Grant (Parent R01 Clinical Trial Not Allowed)',
    closeDate: '2026-10-05',
  });
  assert.equal(call.deadline, '2026-06-05T21:00:00Z');
  assert.deepEqual(due(call), [
    '2026-01-07 aids',
    '2026-02-05',
    '2026-03-05 renewal',
    '2026-05-07 aids',
    '2026-06-05',
    '2026-07-06 renewal',
    '2026-09-08 aids',
    '2026-10-05',
  ]);
  const last = call.deadlines.at(-1);
  assert.deepEqual([last?.kind, last?.label, last?.date], ['other', 'Announcement ends', '2026-10-05']);
  assert.ok(
    call.deadlines.filter(({ kind }) => kind === 'full').every(({ method }) => method === 'computed'),
  );
});

test('dates of weekends and federal holidays move on, but never past the end of the announcement', () => {
  const dates = (codes: string[], from: string, to: string) =>
    standardDueDates(codes, from, to).map(({ date }) => date);
  assert.deepEqual(dates(['R15'], '2028-02-01', '2028-03-31'), ['2028-02-25']);
  assert.deepEqual(dates(['P01'], '2026-05-20', '2026-05-31'), ['2026-05-26'], 'Memorial Day');
  assert.deepEqual(dates(['K01'], '2026-10-10', '2026-10-20'), ['2026-10-13'], 'Columbus Day');
  assert.deepEqual(dates(['R03'], '2026-02-10', '2026-02-16'), ['2026-02-16'], 'the end counts');
  assert.deepEqual(dates(['R01'], '2026-07-01', '2026-07-30'), ['2026-07-06'], 'a Sunday');
  assert.deepEqual(dates(['DP5'], '2026-01-01', '2026-12-31'), [], 'a code that has no standard date');
});

test('announcements for AIDS research have AIDS dates for everyone, others a last date of their own', () => {
  const aids = { number: 'PAR-25-001', title: 'HIV and ageing (R01 Clinical Trial Optional)' };
  assert.deepEqual(due(closing({ ...aids, closeDate: '2026-05-07' })), ['2026-01-07', '2026-05-07']);
  const own = { number: 'PAR-25-002', title: 'Centres of ageing (RM1 Clinical Trial Optional)' };
  assert.deepEqual(due(closing({ ...own, closeDate: '2026-10-14' })), ['2026-10-14']);
  const standing = { number: 'PAR-25-003', title: 'Small grants (R03 Clinical Trial Optional)' };
  assert.deepEqual(due(closing({ ...standing, closeDate: '2026-04-30' })), [
    '2026-01-07 aids',
    '2026-02-17',
    '2026-03-16 renewal',
    '2026-04-30',
  ]);
});

test('an announcement that ends on no standard date may be due on that day of each year, and shows it first', () => {
  const own = closing({
    number: 'PAR-25-210',
    title: 'Probiotics (R33 Clinical Trial Optional)',
    postDate: '2024-10-31',
    closeDate: '2027-06-02',
  });
  assert.equal(own.deadline, '2026-06-02T21:00:00Z');
  assert.ok(own.deadlines.some(({ date, method }) => date === '2026-06-16' && method === 'computed'));
  const usual = closing({
    number: 'PAR-25-211',
    title: 'Probiotics (R33 Clinical Trial Optional)',
    postDate: '2024-10-31',
    closeDate: '2027-06-16',
  });
  assert.equal(usual.deadline, '2026-06-16T21:00:00Z');
});

test('a request of a health agency that stands for more than a year is due on its last day of each year, until it ends', () => {
  const request = { number: 'RFA-AG-26-010', postDate: '2025-09-02', closeDate: '2027-05-26' };
  const call = closing(request);
  assert.equal(call.deadline, '2026-05-26T21:00:00Z');
  assert.deepEqual(
    call.deadlines.map(({ label, date, method }) => [label, date, method]),
    [
      [
        'The day of the year on which the announcement ends; check the announcement',
        '2026-05-26',
        'computed',
      ],
      ['Last closing date of the announcement', '2027-05-26', 'computed'],
    ],
  );
  const food = closing({ ...request, agencyCode: 'HHS-FDA', number: 'PAR-24-251', closeDate: '2028-05-12' });
  assert.deepEqual(due(food), ['2026-05-12', '2027-05-12', '2028-05-12']);
  assert.equal(food.deadline, '2026-05-13T03:59:59Z');
  assert.deepEqual(due(closing({ ...request, closeDate: '2026-08-31' })), ['2026-08-31'], 'less than a year');
  assert.deepEqual(due(closing({ ...request, agencyCode: 'DOD-AMC', number: 'W911NF' })), ['2027-05-26']);
  const rounds = 'Application Due Dates are as follows: October 2, 2026; May 26, 2027';
  assert.deepEqual(due(closing(request, rounds)), ['2026-10-02', '2027-05-26'], 'its text names its rounds');
});

test('a closing day that is said to be that of pre-applications is no day of applications', () => {
  const said = 'Pre-application are due no later than July 1.';
  const { deadlines, deadline } = closing({ agencyCode: 'VA-NCA', closeDateExplanation: said });
  assert.deepEqual([deadlines[0]?.kind, deadline], ['preproposal', '2026-06-03T03:59:59Z']);
});

test('activity codes are read from the brackets of a title', () => {
  assert.deepEqual(activityCodes('A trial of ageing (R61/R33 Clinical Trial Required)'), ['R61', 'R33']);
  assert.deepEqual(activityCodes('COVID19 and F16 (K99/R00 Independent)'), ['K99', 'R00']);
  assert.deepEqual(activityCodes('No code at all'), []);
});

test('letters of intent, first steps and further dates of the texts are kept beside the closing date', () => {
  const nasa = 'Step-1 proposals are due March 13, 2026, and Step-2 proposals are due by May 14, 2026.';
  const call = closing({ agencyCode: 'NASA-HQ', number: 'X', closeDate: '2026-05-14' }, nasa);
  assert.equal(call.deadline, '2026-03-14T03:59:59Z', 'who misses the first step cannot take the second');
  assert.deepEqual(datesInText('Mandatory Notices of Intent are due January 26, 2026.'), [
    { kind: 'step', date: '2026-01-26' },
  ]);
  const numbers = 'This program has MANDATORY Notices of Intent, which are due via NSPIRES by 02/27/2026.';
  assert.deepEqual(datesInText(numbers), [{ kind: 'step', date: '2026-02-27' }]);
  assert.deepEqual(datesInText('Revision 2 (dated 04/04/2025) is posted; due dates are in 13/40/2026.'), []);
  const several = 'Application Due Dates are as follows: July 29, 2024; July 24, 2026';
  assert.deepEqual(
    datesInText(several).map(({ date }) => date),
    ['2024-07-29', '2026-07-24'],
  );
  const papers = 'PRE-APPLICATION WHITE PAPERS FOR THIS TOPIC MUST BE SUBMITTED BY 11:59 PM EST ON';
  assert.deepEqual(datesInText(`${papers} 2 MARCH 2026. They may not be considered later.`), [
    { kind: 'preproposal', date: '2026-03-02' },
  ]);
  assert.deepEqual(datesInText('The Step-1 proposal due date is MARCH 13, 2026.'), [
    { kind: 'preproposal', date: '2026-03-13' },
  ]);
  assert.deepEqual(datesInText('Amendment 5, dated 1 July 2025, is due to errors.'), []);
  assert.deepEqual(datesInText('in effect for application due dates after January 25, 2025'), []);
  assert.deepEqual(datesInText('Awards were announced on May 1, 2026.'), []);
});

test('a call whose text says that it closes on another day says so, and an earlier round stays in its dates', async (t) => {
  assert.deepEqual(datesInText('This FOA will close on October 31, 2025. It may be extended.'), [
    { kind: 'closes', date: '2025-10-31' },
  ]);
  assert.deepEqual(
    datesInText('Applications for this funding opportunity are due on Friday, April 25, 2025.'),
    [{ kind: 'full', date: '2025-04-25' }],
  );
  assert.deepEqual(datesInText('The office closes on May 1, 2026.'), []);
  if (!needsRealData(t)) return;
  await using app = await createTestApp({ now: new Date('2026-02-21T12:00:00Z') });
  const path = realFile('grants-gov-simpler/opportunities-786.ndjson.gz');
  await harvestInto(app, 'grants-gov', [path]);
  await catchUp(app.ledger, app.shelf);
  const flagsOf = async (name: string) => {
    const { grant } = (await app.get(`/grants/grants-gov-${name}`)).body;
    return grant.verification.flags.map(({ code }: { code: string }) => code);
  };
  for (const name of ['356559', '356561', '356562'])
    assert.deepEqual(await flagsOf(name), ['deadline_conflict']);
  assert.deepEqual(await flagsOf('341131'), [], 'a round that is over is no conflict');
  let flagged = 0;
  for await (const { detail } of app.ledger.records('grants')) {
    const { deadlines = [] } = detail as { deadlines?: readonly { label: string }[] };
    if (deadlines.some(({ label }) => label === closesInText)) flagged += 1;
  }
  assert.equal(flagged, 3, 'of 786 calls');
});

function rowsOf(path: string): readonly Record<string, unknown>[] {
  const text = gunzipSync(readFileSync(realFile(path)))
    .toString()
    .trim();
  return text.split('\n').map((line) => JSON.parse(line) as Record<string, unknown>);
}

test('no real deadline of NIH, NSF and AHRQ is later than 17:00 of its closing day, and standing calls list their next date', async (t) => {
  if (!needsRealData(t)) return;
  const path = 'grants-gov-simpler/opportunities-786.ndjson.gz';
  const raw = new Map(rowsOf(path).map((row) => [`grants-gov-${row.legacy_opportunity_id}`, row]));
  const { context } = harvestContext();
  const grants = await recordsOf(await grantsGov.readFiles([realFile(path)], context));
  const figures = { checked: 0, standing: 0 };
  for (const grant of grants) {
    const row = raw.get(String(grant.public_id)) ?? {};
    const close = (row.summary as { close_date: string | null }).close_date;
    if (!/^(?:HHS-NIH|HHS-AHRQ|NSF)/.test(String(row.agency_code)) || !close) continue;
    const limit = zonedInstant(`${close}T17:00:00`, 'America/New_York');
    figures.checked += 1;
    assert.ok(grant.deadline === undefined || String(grant.deadline) <= limit, String(grant.public_id));
    if (!/^PA[RS]?-/.test(String(row.opportunity_number))) continue;
    figures.standing += 1;
    const { deadlines } = grant.detail as { deadlines: readonly Deadline[] };
    const next = deadlines.filter(({ kind, at }) => kind === 'full' && String(at) >= '2026-02-21T12');
    assert.ok(next.length > 0, `${grant.public_id} lists no coming date`);
    assert.ok(
      next.some(({ at }) => at === grant.deadline),
      `${grant.public_id} shows one of them`,
    );
  }
  assert.ok(figures.checked > 500 && figures.standing > 340, JSON.stringify(figures));
});

test('no real EU deadline is later than the clock of Brussels that the portal writes', async (t) => {
  if (!needsRealData(t)) return;
  const path = 'eu-funding-tenders/portal-snapshot-2026-08-22.ndjson.gz';
  const { context } = harvestContext({ now: new Date('2026-08-22T06:00:00Z') });
  const grants = await recordsOf(await euFunding.readFiles([realFile(path)], context));
  const shown = new Map(grants.map((grant) => [grant.public_id, grant.deadline]));
  const figures = { compared: 0, late: 0, early: 0 };
  for (const { id, deadlineDate } of rowsOf(path) as { id: string; deadlineDate: string | null }[]) {
    if (!deadlineDate) continue;
    const number = /^\d+/.exec(id)?.[0];
    const kind = /COMPETITIVE/.test(id) ? 'cascade-' : /PROSPECT/.test(id) ? 'prospect-' : '';
    const isDay = kind === '' && deadlineDate.includes('T00:00:00');
    const wall = isDay ? `${deadlineDate.slice(0, 10)}T17:00:00` : deadlineDate.slice(0, 19);
    const own = Date.parse(zonedInstant(wall, 'Europe/Brussels'));
    const ours = Date.parse(String(shown.get(`eu-ft-${kind}${number}`)));
    figures.compared += 1;
    if (ours > own) figures.late += 1;
    if (own - ours > 86_400_000) figures.early += 1;
  }
  assert.deepEqual(figures, { compared: 718, late: 0, early: 0 });
});
