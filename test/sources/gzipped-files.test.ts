// Kept files are read gzipped as they are read plain, whatever they hold.

import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import type { Source } from '../../src/sources/reading/source.ts';
import { sources } from '../../src/sources/sources.ts';
import { folderForTest } from '../ledger/folder.ts';
import { hasRealData, realFile } from '../support/real-data.ts';
import { harvestContext, recordsOf } from './fixtures/grants-gov-context.ts';

const named = (name: string) => sources.find((one) => one.name === name) as Source;

const feed = `<?xml version="1.0"?><rss version="2.0"><channel><item><title>Ageing across the life course</title>
<link>https://www.ukri.org/opportunity/ageing/</link><guid>https://www.ukri.org/opportunity/ageing/</guid>
<description>Apply for funding. Opening date: 1 March 2026. Closing date: 1 June 2026.</description></item></channel></rss>`;
const calendar = `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nUID:a@example.org\r\nSUMMARY:Meeting on ageing\r
DTSTART;VALUE=DATE:20260601\r\nDTEND;VALUE=DATE:20260603\r\nURL:https://example.org/a\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`;
const conferences = `- title: ARDD\n  year: 2026\n  id: ardd26\n  full_name: Aging Research and Drug Discovery\n  link: https://example.org/ardd\n  start: 2026-08-31\n  end: 2026-09-04\n  place: Copenhagen, Denmark\n`;
const extract = `<?xml version="1.0"?><Grants><OpportunitySynopsisDetail_1_0><OpportunityID>1</OpportunityID>
<OpportunityTitle>Biology of ageing</OpportunityTitle><OpportunityNumber>PA-1</OpportunityNumber>
<AgencyCode>HHS-NIH11</AgencyCode><AgencyName>National Institutes of Health</AgencyName>
<PostDate>01012026</PostDate><CloseDate>06012026</CloseDate></OpportunitySynopsisDetail_1_0></Grants>`;

const files: readonly (readonly [source: string, file: string, text: string])[] = [
  ['ukri', 'feed.xml', feed],
  ['meetings', 'meetings.ics', calendar],
  ['conferences', 'conferences.yml', conferences],
  ['grants-gov', 'extract.xml', extract],
];

async function readFrom(name: string, path: string) {
  const { context, refused } = harvestContext();
  const records = await recordsOf(await named(name).readFiles([path], { ...context, all: true }));
  return { records, refused };
}

test('feeds, calendars, lists and extracts are read gzipped as they are read plain', async () => {
  using folder = folderForTest();
  for (const [source, file, text] of files) {
    const plain = join(folder.path, file);
    writeFileSync(plain, text);
    writeFileSync(`${plain}.gz`, gzipSync(text));
    const read = await readFrom(source, plain);
    assert.equal(read.records.length, 1, source);
    assert.deepEqual(await readFrom(source, `${plain}.gz`), read, source);
  }
});

test('the kept answers of a portal are read as they are kept, gzipped', async (t) => {
  if (!hasRealData(t)) return;
  const { records } = await readFrom('pennsylvania', realFile('common-grants/pennsylvania-grants.json.gz'));
  assert.equal(records.length, 322);
});
