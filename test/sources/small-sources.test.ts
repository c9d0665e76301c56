// The smaller sources: a feed, calendars, trials, and the watch over pages of foundations.

import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import type { Doc } from '../../src/kernel/family.ts';
import { clinicaltrials } from '../../src/sources/clinicaltrials/clinicaltrials.ts';
import { foundations } from '../../src/sources/foundations/foundations.ts';
import { meetings } from '../../src/sources/ical/meetings.ts';
import { feedItems } from '../../src/sources/reading/feed-items.ts';
import type { Source } from '../../src/sources/reading/source.ts';
import { ukri } from '../../src/sources/ukri/ukri.ts';
import { hasRealData, realFile } from '../support/real-data.ts';
import { contextAt, recordsOf, serviceThat } from '../support/source-test.ts';

const now = contextAt('2026-05-01T12:00:00Z');

/** The records of one made-up file of the source. */
async function ofFile(source: Source, name: string, text: string, context = now): Promise<readonly Doc[]> {
  const folder = mkdtempSync(join(tmpdir(), 'perennial-small-'));
  try {
    const path = join(folder, name);
    writeFileSync(path, text);
    return await recordsOf(source, await source.readFiles([path], context));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const detailOf = (record: Doc | undefined) => record?.detail as Doc;

// Made by hand after the documented form of the feed: no real copy of it is kept.
const rss = `<?xml version="1.0"?><rss version="2.0"><channel><title>Opportunities</title>
<item><title>Biology of ageing across the lifespan</title><link>https://www.ukri.org/opportunity/biology-of-ageing/</link>
<pubDate>Mon, 20 Apr 2026 09:00:00 +0000</pubDate>
<description><![CDATA[<p>Opportunity status: Open</p><p>Funders: Medical Research Council (MRC)</p><p>Closing date: 24 June 2026 4:00pm UK time</p><p>Apply for ageing &amp; senescence research.</p>]]></description></item>
<item><title>Fellowships</title><link>https://www.ukri.org/opportunity/fellowships/</link><description>Closing date: 3 February 2027</description></item>
</channel></rss>`;

test('an opportunity of the UKRI feed closes on the clock of London, and is an excerpt', async () => {
  const [ageing, fellowships] = await ofFile(ukri, 'feed.xml', rss);
  assert.equal(ageing?.funder_name, 'Medical Research Council (MRC)');
  assert.equal(ageing?.deadline, '2026-06-24T15:00:00Z');
  assert.equal(ageing?.text_policy, 'excerpt_only');
  assert.equal(detailOf(ageing).posted_at, '2026-04-20');
  assert.equal(fellowships?.deadline, '2027-02-03T16:00:00Z', 'a day alone ends at 16:00');
  const coming = rss.replace('Closing date: 3 Feb', 'Opening date: 5 May 2026. Closing date: 3 Feb');
  const [first, later] = await ofFile(ukri, 'feed.xml', coming);
  assert.deepEqual([first?.status, first?.opens_at], ['open', undefined]);
  assert.deepEqual([later?.status, later?.opens_at], ['forecast', '2026-05-04T23:00:00Z']);
});

test('the feed is asked for only where it changed', async () => {
  const first = serviceThat(() => new Response(rss, { headers: { etag: '"1"' } }));
  const reading = await ukri.readLive(first, now);
  assert.equal((await recordsOf(ukri, reading)).length, 2);
  assert.equal(reading.watermark?.(), '"1"');
  assert.equal(reading.complete, false, 'it holds the newest alone');
  const second = serviceThat((_, init) => {
    assert.equal(new Headers(init?.headers).get('if-none-match'), '"1"');
    return new Response(null, { status: 304 });
  }, '"1"');
  assert.equal((await ukri.readLive(second, now)).unchanged, true);
});

test('Atom is a feed, and what is no feed or broken is refused in a sentence', () => {
  const [entry] = feedItems(
    '<feed xmlns="http://www.w3.org/2005/Atom"><entry><id>1</id><title>A</title><link rel="alternate" href="https://a.example/"/><updated>2026-01-01</updated><summary>text</summary></entry></feed>',
  );
  assert.deepEqual(entry, {
    id: '1',
    title: 'A',
    link: 'https://a.example/',
    published: '2026-01-01',
    text: 'text',
  });
  assert.throws(() => feedItems('<html></html>'), /no RSS or Atom feed/);
  assert.throws(() => feedItems('<rss><item>'), /not well-formed/);
  assert.throws(() => feedItems(`<rss>${'<a>'.repeat(2_000_000)}`), /nested more than 100 elements deep/);
});

test('entries of a calendar become events: days, zones, folded lines, and none that was cancelled', async () => {
  const calendar = [
    'BEGIN:VCALENDAR',
    'BEGIN:VEVENT',
    'UID:1@society.example',
    'SUMMARY:Annual meeting on the biology of age',
    ' ing\\, and senescence',
    'DTSTART;VALUE=DATE:20260608',
    'DTEND;VALUE=DATE:20260611',
    'LOCATION:Oklahoma City',
    'ORGANIZER;CN="Society, The":mailto:office@society.example',
    'URL:https://society.example/2026',
    'BEGIN:VALARM',
    'SUMMARY:Remember',
    'END:VALARM',
    'END:VEVENT',
    'BEGIN:VEVENT',
    'UID:2',
    'SUMMARY:Webinar',
    'DTSTART;TZID=Europe/London:20260701T170000',
    'END:VEVENT',
    'BEGIN:VEVENT',
    'UID:3',
    'SUMMARY:Not held',
    'STATUS:CANCELLED',
    'END:VEVENT',
    'END:VCALENDAR',
  ].join('\r\n');
  const [meeting, webinar, ...more] = await ofFile(meetings, 'society.ics', calendar);
  assert.deepEqual(more, []);
  assert.equal(meeting?.title, 'Annual meeting on the biology of ageing, and senescence');
  assert.deepEqual(
    [meeting?.start_date, meeting?.end_date],
    ['2026-06-08T00:00:00Z', '2026-06-10T23:59:59Z'],
  );
  assert.equal(meeting?.organizer, 'Society, The');
  assert.doesNotMatch(JSON.stringify(meeting), /office@/);
  assert.equal(webinar?.start_date, '2026-07-01T16:00:00Z');
  assert.deepEqual([meeting?.event_type, webinar?.event_type], ['society-meeting', 'webinar']);
  assert.deepEqual([meeting?.relevant, webinar?.relevant], [true, false], 'graded as conferences are');
  await assert.rejects(ofFile(meetings, 'page.ics', '<html>'), /no iCalendar file/);
});

test('an entry of a calendar loses what nobody knows: its hour, its kind, its last day, who wrote it', async () => {
  const entry = (uid: string, ...lines: string[]) => [
    ...['BEGIN:VEVENT', `UID:${uid}`, 'SUMMARY:Evening of the society'],
    ...[...lines, 'END:VEVENT'],
  ];
  const calendar = [
    'BEGIN:VCALENDAR',
    ...entry('1', 'DTSTART;TZID=W. Europe Standard Time:20260701T170000', 'ORGANIZER;CN=Ada Example:x'),
    ...entry('2', 'DTSTART;TZID=/example.org/20050126/Europe/Berlin:20260701T170000'),
    ...entry('3', 'DTSTART;VALUE=DATE:20260230', 'ORGANIZER;CN=Example Institute:x'),
    'END:VCALENDAR',
  ].join('\r\n');
  const events = await ofFile(meetings, 'society.ics', calendar);
  assert.deepEqual(
    events.map((one) => [one.start_date, one.event_type, one.organizer]),
    [
      ['2026-07-01T00:00:00Z', undefined, undefined],
      ['2026-07-01T15:00:00Z', undefined, undefined],
      [undefined, undefined, 'Example Institute'],
    ],
  );
});

test('a trial becomes a record of a company that is known, and of nobody else', async (t) => {
  if (!hasRealData(t)) return;
  const path = realFile('clinicaltrials/NCT04313634.json');
  const nobody = await clinicaltrials.readFiles([path], now);
  assert.deepEqual(await recordsOf(clinicaltrials, nobody), []);
  assert.equal(nobody.leftOut?.(), 1);
  const companyByName = (name: string) => (name === 'Mayo Clinic' ? { id: 'mayo', name } : null);
  const known = contextAt('2026-05-01T12:00:00Z', { companyByName });
  const [record] = await recordsOf(clinicaltrials, await clinicaltrials.readFiles([path], known));
  assert.deepEqual(record?.ids, { nct: 'NCT04313634' });
  assert.equal(record?.date, '2020-06-09');
  assert.deepEqual(record?.extracted, { projects: ['Dasatinib', 'Quercetin', 'Fisetin'] });
  assert.doesNotMatch(JSON.stringify(record), /Khosla/, 'nobody is named');
});

test('a placebo, what is compared, and what others try with its help is no project of a company', async () => {
  const study = (nctId: string, sponsors: object, startDateStruct: object) => ({
    protocolSection: {
      identificationModule: { nctId, briefTitle: 'A trial' },
      sponsorCollaboratorsModule: sponsors,
      statusModule: { startDateStruct, studyFirstPostDateStruct: { date: '2026-03-01', type: 'ACTUAL' } },
      armsInterventionsModule: {
        armGroups: [
          { label: 'A', type: 'EXPERIMENTAL' },
          { label: 'B', type: 'ACTIVE_COMPARATOR' },
        ],
        interventions: [
          { type: 'DRUG', name: 'EX-101', armGroupLabels: ['A'] },
          { type: 'DRUG', name: 'Metformin', armGroupLabels: ['B'] },
          { type: 'DRUG', name: 'Matching placebo', armGroupLabels: ['A', 'B'] },
          { type: 'DIAGNOSTIC_TEST', name: 'MRI', armGroupLabels: ['A'] },
        ],
      },
    },
  });
  const companyByName = (name: string) => (name === 'Example Bio' ? { id: 'example', name } : null);
  const known = contextAt('2026-05-01T12:00:00Z', { companyByName });
  const company = { name: 'Example Bio' };
  const studies = [
    study('NCT00000001', { leadSponsor: company }, { date: '2026-04-01', type: 'ACTUAL' }),
    study(
      'NCT00000002',
      { leadSponsor: { name: 'A university' }, collaborators: [company] },
      { date: '2027-01-01', type: 'ESTIMATED' },
    ),
  ];
  const [own, helped] = await ofFile(clinicaltrials, 'studies.json', JSON.stringify({ studies }), known);
  assert.deepEqual([own?.extracted, own?.date], [{ projects: ['EX-101'] }, '2026-04-01']);
  assert.deepEqual([helped?.extracted, helped?.date], [undefined, '2026-03-01'], 'it has not begun');
});

test('trials are asked page by page until there is no next one', async () => {
  const service = serviceThat((url) =>
    Response.json(url.includes('pageToken') ? { studies: [] } : { studies: [], nextPageToken: 'next' }),
  );
  await clinicaltrials.readLive(service, now);
  assert.equal(service.asked.length, 2);
  assert.deepEqual(service.slept, [1500]);
});

const shipped = new URL('../../starter/grants.ndjson', import.meta.url);

test('programmes of foundations are read from the file that ships, and only those', async () => {
  const all = readFileSync(shipped, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Doc);
  const own = all.filter(({ source }) => source === 'foundations');
  const records = await ofFile(foundations, 'grants.ndjson', readFileSync(shipped, 'utf8'));
  assert.equal(records.length, own.length);
  assert.ok(records.length >= 20, `${records.length} programmes`);
  for (const { text_policy } of records) assert.equal(text_policy, 'excerpt_only');
});

test('a harvest of programmes of foundations keeps them with the organization that gives the money', async () => {
  const organizationByName = (name: string) => ({
    id: `id of ${name}`,
    name,
    labels: [],
    public_id: 'known',
  });
  const context = { ...now, organizationByName };
  const records = await ofFile(foundations, 'grants.ndjson', readFileSync(shipped, 'utf8'), context);
  for (const record of records) {
    assert.equal(record.organization_id, `id of ${record.funder_name}`);
    assert.equal((detailOf(record).funder as Doc).organization_public_id, 'known');
    assert.ok(detailOf(record).funding, 'what else it says stays');
  }
});

test('a page that changed or is gone is said of its programmes, and no fact is taken from it', async () => {
  let page = '<p>Round 2026</p>';
  const answer = (url: string) =>
    url.includes('vitadao')
      ? new Response(null, { status: 404 })
      : new Response(url.includes('curealz') ? page : '<p>same</p>');
  const first = await foundations.readLive(serviceThat(answer), now);
  const flagsOf = async (reading: typeof first) => {
    const found = (await recordsOf(foundations, reading)).map((record) => {
      const { verification } = record.detail as { verification: { flags: readonly { code: string }[] } };
      return [record.public_id, verification.flags[0]?.code] as const;
    });
    return Object.fromEntries(found.filter(([, flag]) => flag));
  };
  assert.deepEqual(await flagsOf(first), { 'vitadao-project-funding': 'dead_link' });
  page = '<p>The programme has ended</p>';
  const second = await foundations.readLive(serviceThat(answer, first.watermark?.() ?? null), now);
  assert.deepEqual(await flagsOf(second), {
    'cure-alzheimers-fund-grants': 'stale_source',
    'vitadao-project-funding': 'dead_link',
  });
  const third = await foundations.readLive(serviceThat(answer, second.watermark?.() ?? null), now);
  assert.equal(
    (await flagsOf(third))['cure-alzheimers-fund-grants'],
    'stale_source',
    'until somebody looked',
  );
});

test('where no page of a foundation can be read the harvest fails, and looks for no more of them', async () => {
  let asked = 0;
  const away = () => {
    asked++;
    return new Response(null, { status: 503 });
  };
  await assert.rejects(
    foundations.readLive(serviceThat(away), now),
    /^SourceError: none of the first 5 pages could be read$/,
  );
  assert.equal(asked, 10, 'each page twice');
});
