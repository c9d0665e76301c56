import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { california } from '../../src/sources/common-grants/california.ts';
import { grantsGov } from '../../src/sources/grants-gov/grants-gov.ts';
import type { Source } from '../../src/sources/reading/source.ts';
import { createTestApp } from '../support/test-app.ts';
import { call, listing, run } from './made-up-source.ts';

/** The titles that a harvest of a file gives, and how many it counts. */
async function harvested(source: Source, name: string, content: string) {
  await using app = await createTestApp();
  const folder = mkdtempSync(join(tmpdir(), 'perennial-newer-'));
  try {
    const path = join(folder, name);
    writeFileSync(path, content);
    const counts = await run(app, {
      ...source,
      readFiles: (_, context) => source.readFiles([path], context),
    });
    const titles: unknown[] = [];
    for await (const { title } of app.ledger.records('grants')) titles.push(title);
    return { counts, titles };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const simpler = (title: string, summary: object) =>
  JSON.stringify({
    legacy_opportunity_id: 900101,
    opportunity_number: 'X-1',
    opportunity_title: title,
    opportunity_status: 'posted',
    agency_name: 'National Institute on Aging',
    summary: { close_date: '2026-06-01', ...summary },
  });

const lines = (...rows: readonly string[]) => rows.join('\n');

test('of an opportunity that a file lists twice the newer row counts, where the rows say which that is', async () => {
  const older = simpler('Older', { updated_at: '2026-01-02T00:00:00+00:00', version_number: 1 });
  const newer = simpler('Newer', { updated_at: '2026-01-09T00:00:00+00:00', version_number: 2 });
  const inEitherOrder = [lines(older, newer), lines(newer, older)];
  for (const content of inEitherOrder)
    assert.deepEqual(await harvested(grantsGov, 'calls.ndjson', content), {
      counts: [1, 0, 0, 0, 0],
      titles: ['Newer'],
    });
  const versions = [simpler('First', { version_number: 9 }), simpler('Second', { version_number: 10 })];
  assert.deepEqual((await harvested(grantsGov, 'calls.ndjson', lines(...versions))).titles, ['Second']);
  const silent = [simpler('First', {}), simpler('Second', {})];
  assert.deepEqual((await harvested(grantsGov, 'calls.ndjson', lines(...silent))).titles, ['First']);
});

test('of an opportunity that the extract lists twice the last change counts', async () => {
  const posted = (title: string, day: string, version: string) =>
    `<OpportunitySynopsisDetail_1_0><OpportunityID>900102</OpportunityID><OpportunityTitle>${title}</OpportunityTitle>` +
    '<OpportunityNumber>X-2</OpportunityNumber><AgencyName>National Institute on Aging</AgencyName>' +
    `<PostDate>01012026</PostDate><CloseDate>06012026</CloseDate><LastUpdatedDate>${day}</LastUpdatedDate>` +
    `<Version>${version}</Version></OpportunitySynopsisDetail_1_0>`;
  const extract = (...all: readonly string[]) => `<Grants>${all.join('')}</Grants>`;
  const byDay = extract(posted('Older', '12302025', 'Synopsis 1'), posted('Newer', '01022026', 'Synopsis 2'));
  assert.deepEqual((await harvested(grantsGov, 'extract.xml', byDay)).titles, ['Newer']);
  const sameDay = extract(
    posted('Newer', '01022026', 'Synopsis 10'),
    posted('Older', '01022026', 'Synopsis 9'),
  );
  assert.deepEqual((await harvested(grantsGov, 'extract.xml', sameDay)).titles, ['Newer']);
});

test('of a row that the table of California holds twice the one that was changed last counts', async () => {
  const row = (Title: string, LastUpdated: string) => ({
    PortalID: '7',
    Status: 'active',
    AgencyDept: 'Department of Aging',
    Title,
    LastUpdated,
    GrantURL: 'https://aging.ca.gov/pilots',
  });
  const records = [row('Older', '2025-06-11 09:00:00'), row('Newer', '2025-06-11 17:33:20')];
  const { counts, titles } = await harvested(california, 'table.json', JSON.stringify({ records }));
  assert.deepEqual([counts, titles], [[1, 0, 0, 0, 0], ['Newer']]);
});

test('a source most of whose rows cannot be used is taken for broken, unless the operator knows better', async () => {
  await using app = await createTestApp();
  const made = (sound: number, broken: number) =>
    listing(
      [
        ...Array.from({ length: sound }, (_, n) => call(`c${n}`)),
        ...Array.from({ length: broken }, (_, n) => call(`b${n}`, { title: 7 })),
      ],
      false,
    );
  await assert.rejects(run(app, made(1, 120)), /120 of 121 records could not be used/);
  assert.equal(await app.ledger.present('grants', 'c0'), null, 'nothing of it is taken');
  const told: string[] = [];
  assert.deepEqual(await run(app, made(40, 10), told), [40, 0, 0, 0, 10], 'a fifth may be refused');
  assert.equal(told.length, 10);
  await assert.rejects(run(app, made(40, 11)), /harvest it with --shrunk/);
  assert.deepEqual(await run(app, made(1, 120), [], true), [0, 0, 1, 0, 120]);
});
