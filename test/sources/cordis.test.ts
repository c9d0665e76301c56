// Projects of CORDIS on the calls that are held. The rows of organizations are of its own tables (CC BY 4.0,
// European Union), as others keep them; the rows of projects are made by hand in the documented columns.

import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { Doc } from '../../src/kernel/family.ts';
import { catchUp } from '../../src/ledger/follow.ts';
import { cordis } from '../../src/sources/cordis/cordis.ts';
import { csvRows } from '../../src/sources/reading/csv-rows.ts';
import { contextAt, serviceThat } from '../support/source-test.ts';
import { createTestApp } from '../support/test-app.ts';
import { zipOf } from './fixtures/grants-gov-zip.ts';
import { call, listing, run } from './made-up-source.ts';
import { countsOf, harvestInto } from './real-harvest.ts';

const organizations = readFileSync(
  fileURLToPath(new URL('fixtures/cordis-organizations.csv', import.meta.url)),
);

const columns =
  '"id";"acronym";"status";"title";"startDate";"endDate";"totalCost";"ecMaxContribution";"legalBasis";"topics";"ecSignatureDate";"frameworkProgramme";"masterCall";"subCall";"fundingScheme";"nature";"objective";"contentUpdateDate";"rcn";"grantDoi";"keywords"';
const project = (
  id: string,
  topic: string,
  given: { title?: string; amount?: string; signed?: string } = {},
) =>
  `"${id}";"A${id}";"SIGNED";"${given.title ?? `Project ${id}`}";"2023-01-01";"2026-12-31";"0";"${given.amount ?? '230000'}";"HORIZON.2.1";"${topic}";"${given.signed ?? '2022-11-03'}";"HORIZON";"X";"X";"HORIZON-RIA";"";"Objective of two lines;\nwith ""quotation marks""";"2024-01-15 10:00:00";"1";"10.3030/${id}";""`;
const topic = 'HORIZON-HLTH-2022-STAYHLTH-01-01';
const projects = [
  columns,
  project('632927', topic, { title: 'Ageing, ""well""; and long', amount: '2499999,5' }),
  project('633002', topic, { amount: '258500.25', signed: '2023-02-01' }),
  project('101060884', 'HORIZON-CL5-2022-D2-01-01'),
  project('652671', topic, { title: 'Nobody coordinates it' }),
  '',
].join('\r\n');

async function inFolder(deed: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'perennial-cordis-'));
  try {
    await deed(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('a project of CORDIS stands with the call under whose topic it was funded, from files and from its archive', () =>
  inFolder(async (folder) => {
    await using app = await createTestApp({ now: new Date('2026-05-01T12:00:00Z') });
    const calls = listing([
      call('passed-on', { detail: { number: topic, instruments: ['cascade-funding', 'grant'] } }),
      call('stayhlth', { detail: { number: topic } }),
      call('other', { detail: { number: 'OTHER-1' } }),
    ]);
    assert.deepEqual(await run(app, calls), [3, 0, 0, 0, 0]);
    writeFileSync(join(folder, 'project.csv'), projects);
    writeFileSync(join(folder, 'organization.csv'), organizations);
    const archive = join(folder, 'cordis-HORIZONprojects-csv.zip');
    const members = [
      { name: 'project.csv', bytes: Buffer.from(projects) },
      { name: 'organization.csv', bytes: organizations },
      { name: 'euroSciVoc.csv', bytes: Buffer.from('"projectID"\n') },
    ];
    writeFileSync(archive, zipOf(members));
    assert.deepEqual(countsOf(await harvestInto(app, 'cordis', [archive])), [0, 1, 0, 0, 0]);
    await catchUp(app.ledger, app.shelf);
    const { grant } = (await app.get('/grants/stayhlth')).body;
    assert.deepEqual(
      grant.past_awards.map(({ title, recipient, amount, year, url }: Doc) => {
        const { amount: sum, currency } = amount as Doc;
        return { title, recipient, amount: `${sum} ${currency}`, year, url };
      }),
      [
        {
          title: 'Project 633002',
          recipient: 'LUDWIG INSTITUT FUR KREBSFORSCHUNG AG',
          amount: '258500.25 EUR',
          year: 2023,
          url: 'https://cordis.europa.eu/project/id/633002',
        },
        {
          title: 'Ageing, "well"; and long',
          recipient: 'THE WELLCOME TRUST LIMITED',
          amount: '2499999.50 EUR',
          year: 2022,
          url: 'https://cordis.europa.eu/project/id/632927',
        },
      ],
    );
    const passedOn = (await app.get('/grants/passed-on')).body.grant;
    assert.deepEqual(
      passedOn.past_awards,
      [],
      'the project gives this money; it was not given it by this call',
    );
    assert.deepEqual(
      [grant.past_awards[0].source.name, grant.past_awards[0].source.licence],
      ['CORDIS', 'CC BY 4.0'],
    );
    assert.equal(grant.attribution.name, 'Made up', 'the call is still owed to its own source');
    app.clock.now = new Date('2026-05-09T12:00:00Z');
    const again = await harvestInto(app, 'cordis', [join(folder, 'project.csv')]);
    assert.deepEqual(countsOf(again), [0, 0, 1, 0, 0], 'the files say what the archive said');
    assert.deepEqual(await run(app, calls), [0, 0, 3, 0, 0], 'its own source carries the awards along');
  }));

test('the archive of CORDIS is asked for only where it changed, and read from the disk', () =>
  inFolder(async (folder) => {
    const bytes = zipOf([
      { name: 'project.csv', bytes: Buffer.from(projects) },
      { name: 'organization.csv', bytes: organizations },
    ]);
    const context = contextAt('2026-05-01T12:00:00Z', {
      grantByNumber: (number) => (number === topic ? { id: 'g', title: 'A call' } : null),
    });
    const first = serviceThat(() => new Response(bytes, { headers: { etag: '"1"' } }));
    const reading = await cordis.readLive({ ...first, scratch: folder }, context);
    const found: Doc[] = [];
    for await (const record of reading.records) found.push(record);
    const [{ detail }] = found as [{ detail: { past_awards: readonly Doc[] } }];
    assert.equal(detail.past_awards.length, 2);
    assert.equal(reading.leftOut?.(), 2);
    assert.equal(reading.watermark?.(), '"1"');
    assert.deepEqual(first.asked, ['https://cordis.europa.eu/data/cordis-HORIZONprojects-csv.zip']);
    const second = serviceThat((_, init) => {
      assert.equal(new Headers(init?.headers).get('if-none-match'), '"1"');
      return new Response(null, { status: 304 });
    }, '"1"');
    const unchanged = await cordis.readLive({ ...second, scratch: folder }, context);
    assert.deepEqual([unchanged.unchanged, unchanged.watermark?.()], [true, '"1"']);
  }));

test('a person who coordinates a project in their own name is not named', () =>
  inFolder(async (folder) => {
    const context = contextAt('2026-05-01T12:00:00Z', {
      grantByNumber: (number) => (number === topic ? { id: 'g', title: 'A call' } : null),
    });
    writeFileSync(join(folder, 'project.csv'), `${columns}\n${project('1', topic)}`);
    writeFileSync(
      join(folder, 'organization.csv'),
      '"projectID";"role";"name"\n"1";"coordinator";"LARKSPUR Alex Robin"\n',
    );
    const reading = await cordis.readFiles([join(folder, 'project.csv')], context);
    for await (const record of reading.records) assert.fail(JSON.stringify(record));
    assert.equal(reading.leftOut?.(), 1);
  }));

test('a table that is none is refused in a sentence', async () => {
  const rowsOf = async (text: string) => {
    const refused: string[] = [];
    const rows: Doc[] = [];
    const refuse = (where: string, reason: string) => refused.push(`${where} ${reason}`);
    const bytes = (async function* () {
      // A chunk may end within a letter of two bytes.
      for (const byte of Buffer.from(text)) yield Uint8Array.of(byte);
    })();
    for await (const { row } of csvRows(bytes, { name: 'a.csv', separator: ';', columns: ['id'], refuse }))
      rows.push(row);
    return { rows, refused };
  };
  assert.deepEqual(await rowsOf('\ufeff"id";"ä"\r\n"1";"é;\n"""\n\n2;b;c\n'), {
    rows: [{ id: '1', ä: 'é;\n"' }],
    refused: ['a.csv:5 has 3 cells of 2'],
  });
  await assert.rejects(rowsOf('"a"\n"1"'), /a\.csv has no column id/);
  await assert.rejects(rowsOf('"id"\n"1'), /a cell of a\.csv does not end/);
  await assert.rejects(
    cordis
      .readFiles(['/nowhere/projects.json'], contextAt('2026-05-01T12:00:00Z'))
      .then(async ({ records }) => {
        for await (const _ of records) assert.fail('nothing can be read');
      }),
    /projects\.json is no archive of CORDIS/,
  );
});
