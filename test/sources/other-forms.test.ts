// The same facts as a source writes them another day: other forms of dates, hours and words.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Doc } from '../../src/kernel/family.ts';
import { california } from '../../src/sources/common-grants/california.ts';
import { pennsylvania } from '../../src/sources/common-grants/pennsylvania.ts';
import { foundations } from '../../src/sources/foundations/foundations.ts';
import { meetings } from '../../src/sources/ical/meetings.ts';
import type { HarvestContext, Source } from '../../src/sources/reading/source.ts';
import { sources } from '../../src/sources/sources.ts';
import { ukri } from '../../src/sources/ukri/ukri.ts';
import { folderForTest } from '../ledger/folder.ts';
import { contextAt, keepingContext, recordsOf } from '../support/source-test.ts';

async function ofFile(source: Source, name: string, content: string, context: HarvestContext) {
  using folder = folderForTest();
  return await recordsOf(source, await source.readFiles([folder.write(name, content)], context));
}

const detailOf = (record: Doc | undefined) => (record?.detail ?? {}) as Doc;
const firstDate = (record: Doc | undefined) =>
  ((detailOf(record).deadlines ?? []) as Doc[]).find(({ kind }) => kind === 'full');

test('portals of states may write a day alone or with the month first, and no date is lost without a word', async () => {
  const closes = ['07/17/2025 5:00 PM', '7/17/25', '2025-07-17', '2025-07-17T17:00', '2025-02-30', 'Spring'];
  const rows = closes.map((ApplicationDeadline, n) => ({
    ...{ PortalID: String(n), Status: 'active', AgencyDept: 'A', Title: 'T', ExpAwardDate: '9/26/2025' },
    ApplicationDeadline,
  }));
  const context = contextAt('2025-06-16T12:00:00Z');
  const kept = JSON.stringify({ result: { records: rows } });
  const read = await ofFile(california, 'c.json', kept, context);
  assert.deepEqual(
    read.map(({ deadline }) => deadline),
    [
      '2025-07-18T00:00:00Z',
      '2025-07-18T06:59:59Z',
      '2025-07-18T06:59:59Z',
      '2025-07-18T00:00:00Z',
      ...[undefined, undefined],
    ],
  );
  assert.deepEqual(
    read.slice(4).map((one) => firstDate(one)?.label),
    ['2025-02-30', 'Spring'],
    'what is no day stands there in its words',
  );
  assert.equal(detailOf(read[0]).award_date_expected, '2025-09-26');
  const grants = ['2025-10-31', '10/31/2025', 'Rolling review'].map((closeDate, n) => ({
    ...{ slug: `pda${n}`, title: 'T', status: 'Accepting applications', issuingAgency: 'Agriculture' },
    closeDate,
  }));
  const ofPennsylvania = await ofFile(pennsylvania, 'p.json', JSON.stringify({ grants }), context);
  assert.deepEqual(
    ofPennsylvania.map((one) => [one.deadline, firstDate(one)?.label]),
    [
      ['2025-11-01T03:59:59Z', 'Closing date'],
      ['2025-11-01T03:59:59Z', 'Closing date'],
      [undefined, 'Rolling review'],
    ],
  );
});

test('a status that Pennsylvania never had is not taken for open', async () => {
  const grant = (slug: string, status: string) => ({
    slug,
    title: 'T',
    status,
    issuingAgency: 'Agriculture',
  });
  const grants = [grant('pda1', 'Not accepting applications'), grant('pda2', 'Closed ')];
  const context = keepingContext('2025-06-16T12:00:00Z');
  const read = await ofFile(pennsylvania, 'p.json', JSON.stringify({ grants }), context);
  assert.deepEqual(
    read.map(({ status }) => status),
    ['closed'],
  );
  assert.match(context.refusals.join(), /the status Not accepting applications is not known/);
});

test('a call of UKRI closes no later than the hour that it names, in whatever words', async () => {
  const context = contextAt('2026-05-01T12:00:00Z');
  const closes = async (words: string) => {
    const item = `<item><title>T</title><link>https://www.ukri.org/opportunity/a/</link><description>Closing date: ${words}</description></item>`;
    const [call] = await ofFile(ukri, 'f.xml', `<rss><channel>${item}</channel></rss>`, context);
    return call?.deadline;
  };
  assert.equal(await closes('24 June 2026 11am UK time'), '2026-06-24T10:00:00Z');
  assert.equal(await closes('24 June 2026 at 11:00'), '2026-06-24T10:00:00Z');
  assert.equal(await closes('24 June 2026, 12 noon'), '2026-06-24T11:00:00Z');
  assert.equal(await closes('24 June 2026 (midday)'), '2026-06-24T11:00:00Z');
  assert.equal(await closes('Wednesday 24th June 2026 4.00 p.m.'), '2026-06-24T15:00:00Z');
  assert.equal(await closes('24 June 2026 11:55pm'), '2026-06-24T22:55:00Z');
  assert.equal(await closes('24 June 2026 12 awards are made'), '2026-06-24T15:00:00Z', 'no hour: 16:00');
});

test('an hour of a calendar without a zone is that of the calendar or unknown, and a duration tells the end', async () => {
  const context = contextAt('2026-05-01T12:00:00Z');
  const days = async (lines: readonly string[], head: readonly string[] = []) => {
    const entry = ['BEGIN:VEVENT', 'UID:1', 'SUMMARY:Meeting', ...lines, 'END:VEVENT'];
    const calendar = ['BEGIN:VCALENDAR', ...head, ...entry, 'END:VCALENDAR'].join('\r\n');
    const [event] = await ofFile(meetings, 'm.ics', calendar, context);
    return [event?.start_date, event?.end_date];
  };
  const floating = ['DTSTART:20260701T200000', 'DTEND:20260701T213000'];
  assert.deepEqual(await days(floating), ['2026-07-01T00:00:00Z', '2026-07-01T23:59:59Z']);
  assert.deepEqual(await days(floating, ['X-WR-TIMEZONE:Pacific/Honolulu']), [
    '2026-07-02T06:00:00Z',
    '2026-07-02T07:30:00Z',
  ]);
  assert.deepEqual(await days(['DTSTART:20260701T200000Z', 'DURATION:PT1H30M']), [
    '2026-07-01T20:00:00Z',
    '2026-07-01T21:30:00Z',
  ]);
  const days2 = ['2026-07-01T00:00:00Z', '2026-07-02T23:59:59Z'];
  assert.deepEqual(await days(['DTSTART;VALUE=DATE:20260701', 'DURATION:P2D']), days2);
  assert.deepEqual(await days(['DTSTART;VALUE=DATE:20260701']), [days2[0], '2026-07-01T23:59:59Z']);
  assert.deepEqual(await days(['DTSTART:20260701T200000Z', 'DURATION:-P1D']), [
    '2026-07-01T20:00:00Z',
    undefined,
  ]);
});

test('a call that left is closed since the day of the files, whenever they are harvested', () => {
  const context = { ...contextAt('2026-11-30T20:00:00Z'), asOf: new Date('2026-06-23T00:00:00Z') };
  for (const { name, left } of sources.filter(({ family }) => family === 'grants')) {
    const call = { id: 'a', source: name, status: 'open' };
    const next = left(call, context);
    if (next !== call) assert.match(String(next?.closed_at), /^2026-06-23T00:00:00/, name);
  }
});

test('a programme of a foundation keeps the other names of its funder that the file tells', async () => {
  const programme = {
    ...{
      id: '5c2a0a51-54a4-4b6e-8b11-0d5c2b3c7f10',
      public_id: 'p',
      title: 'T',
      funder_name: 'Example Fund',
    },
    ...{ url: 'https://x.example/', source: 'foundations', funder_aliases: ['EF', 'Fund of Examples'] },
  };
  const known = { id: 'o', name: 'The Example Fund', labels: [], aliases: ['EF'] };
  const context = contextAt('2026-05-01T12:00:00Z', { organizationByName: () => known });
  const [read] = await ofFile(foundations, 'grants.ndjson', JSON.stringify(programme), context);
  assert.deepEqual(read?.funder_aliases, ['EF', 'Fund of Examples', 'The Example Fund']);
});
