// What is not UTF-8 is read in the encoding that it names, or refused: no name reaches the catalogue spoiled.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Source } from '../../src/sources/reading/source.ts';
import { sources } from '../../src/sources/sources.ts';
import { ukri } from '../../src/sources/ukri/ukri.ts';
import { folderForTest } from '../ledger/folder.ts';
import { contextAt, keepingContext, recordsOf, serviceThat } from '../support/source-test.ts';

const now = '2026-05-01T12:00:00Z';
const latin1 = (text: string) => Buffer.from(text, 'latin1');

async function ofFile(name: string, file: string, content: Uint8Array | string) {
  const source = sources.find((one) => one.name === name) as Source;
  using folder = folderForTest();
  const context = keepingContext(now);
  const reading = await source.readFiles([folder.write(file, content)], context);
  const titles = (await recordsOf(source, reading)).map(({ title }) => title);
  return { titles, refused: context.refusals, complete: reading.complete };
}

const feed = (encoding: string) =>
  `<?xml version="1.0" encoding="${encoding}"?><rss version="2.0"><channel><item><title>Santé des aînés</title>
<link>https://www.ukri.org/opportunity/a/</link><description>Closing date: 3 February 2027</description></item></channel></rss>`;

test('a feed that names its encoding is read in it, from a file and live', async () => {
  const { titles } = await ofFile('ukri', 'feed.xml', latin1(feed('ISO-8859-1')));
  assert.deepEqual(titles, ['Santé des aînés']);
  const service = serviceThat(() => new Response(new Uint8Array(latin1(feed('windows-1252')))));
  const live = await recordsOf(ukri, await ukri.readLive(service, contextAt(now)));
  assert.deepEqual(
    live.map(({ title }) => title),
    ['Santé des aînés'],
  );
});

test('what is not in the encoding that it names, or names none, is refused and nothing of it is taken', async () => {
  await assert.rejects(ofFile('ukri', 'feed.xml', latin1(feed('UTF-8'))), /cannot be read as UTF-8/);
  const calendar =
    'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:1\r\nSUMMARY:Congrès\r\nEND:VEVENT\r\nEND:VCALENDAR';
  await assert.rejects(ofFile('meetings', 'm.ics', latin1(calendar)), /m\.ics is not valid UTF-8/);
  const yaml =
    '- title: ICMÉ\n  year: 2027\n  id: icme27\n  link: https://x.example/\n  deadline: 2026-12-01\n';
  const { titles, refused } = await ofFile('conferences', 'c.yml', latin1(yaml));
  assert.deepEqual([titles, refused.length], [[], 1]);
  assert.match(refused[0] ?? '', /c\.yml: .* is not valid UTF-8/);
});

test('of an array in JSON the items that are not UTF-8 are refused, and the others are read', async () => {
  const item = (name: string) => ({
    ...{ title: name, full_name: `${name} conference`, year: 2027, id: name, link: 'https://x.example/' },
    ...{ deadline: '2026-12-01 12:00:00', timezone: 'UTC', start: '2027-06-01', end: '2027-06-03' },
  });
  const list = JSON.stringify([item('Plain'), item('Café'), item('Last')]);
  const spoiled = await ofFile('conferences', 'list.json', latin1(list));
  assert.deepEqual(spoiled.titles, ['Plain conference (Plain 2027)', 'Last conference (Last 2027)']);
  assert.match(spoiled.refused.join(), /^list\.json\[1\]: is not valid UTF-8/);
  const whole = await ofFile('conferences', 'list.json', `\ufeff ${list}`);
  assert.deepEqual([whole.titles.length, whole.titles[1]], [3, 'Café conference (Café 2027)']);
  const grants = JSON.stringify({ grants: [{ slug: 'pda1', title: 'Café' }] });
  const { titles, refused } = await ofFile('pennsylvania', 'grants.json', latin1(grants));
  assert.deepEqual(
    [titles, refused],
    [[], ['grants.json: is not valid UTF-8; save the file in that encoding']],
  );
});

test('an extract of Grants.gov is UTF-8 or refused', async () => {
  const extract =
    latin1(`<?xml version="1.0"?><Grants><OpportunitySynopsisDetail_1_0><OpportunityID>1</OpportunityID>
<OpportunityTitle>Café for ageing</OpportunityTitle></OpportunitySynopsisDetail_1_0></Grants>`);
  await assert.rejects(ofFile('grants-gov', 'e.xml', extract), /e\.xml is not valid UTF-8/);
});
