// Announcements of the NIH Guide: a whole page as it was kept, and pages made after it.

import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import type { Doc } from '../../src/kernel/family.ts';
import { nihGuide } from '../../src/sources/nih-guide/nih-guide.ts';
import { hasRealData, realFile } from '../support/real-data.ts';
import { contextAt, recordsOf, serviceThat } from '../support/source-test.ts';

/** The records of one made-up page. */
async function ofPage(html: string): Promise<readonly Doc[]> {
  const folder = mkdtempSync(join(tmpdir(), 'perennial-guide-'));
  try {
    const path = join(folder, 'announcement.html');
    writeFileSync(path, html);
    return await recordsOf(nihGuide, await nihGuide.readFiles([path], contextAt('2026-05-01T12:00:00Z')));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const detailOf = (record: Doc | undefined) => record?.detail as Doc;
const deadlinesOf = (record: Doc | undefined) =>
  ((record?.detail as Doc | undefined)?.deadlines ?? []) as readonly Doc[];

test('a whole announcement of the NIH Guide gives its dates, and is left to Grants.gov where that has it', async (t) => {
  if (!hasRealData(t)) return;
  const path = realFile('judgements/nofo/PAR-25-140.html');
  const [grant] = await recordsOf(
    nihGuide,
    await nihGuide.readFiles([path], contextAt('2025-04-01T12:00:00Z')),
  );
  assert.match(String(grant?.title), /^In-Depth Phenotyping and Research Using IMPC-Generated Knockout/);
  assert.equal(detailOf(grant).number, 'PAR-25-140');
  assert.equal(grant?.deadline, '2025-06-05T21:00:00Z', '17:00 in New York');
  const dated = (wanted: string) =>
    deadlinesOf(grant)
      .filter(({ kind }) => kind === wanted)
      .map(({ date, applies_to }) => [date, applies_to].filter(Boolean).join(' '));
  assert.deepEqual(dated('full'), ['2025-06-05', '2025-07-05 renewal', '2025-10-05', '2025-11-05 renewal']);
  assert.deepEqual(dated('loi'), ['2025-05-06', '2025-09-05'], '30 days prior to application due date');
  assert.ok(deadlinesOf(grant).some(({ label }) => label === 'Announcement ends'));
  const { assistance_listings, institutes, eligibility, funding } = detailOf(grant) as Record<string, Doc>;
  assert.deepEqual(assistance_listings, ['93.121', '93.313', '93.865']);
  assert.deepEqual(
    (institutes as unknown as readonly Doc[]).map(({ acronym }) => acronym),
    ['NICHD', 'NIDCR'],
  );
  assert.equal(eligibility?.foreign_applicants, 'yes');
  const kinds = ((eligibility?.applicant_types ?? []) as readonly Doc[]).map(({ value }) => value);
  assert.equal(kinds.length, 13, 'all that its list names and CommonGrants has a word for');
  for (const kind of ['higher_education_public', 'for_profit_small_business', 'organization_tribal_other'])
    assert.ok(kinds.includes(kind), kind);
  assert.equal(funding?.duration_months_max, 60);
  assert.equal(funding?.cost_sharing, false);
  assert.doesNotMatch(JSON.stringify(grant), /<\/?[a-z]+>|[\w.]+@[\w.]+\.gov/);
  const known = contextAt('2025-04-01T12:00:00Z', { hasGrantNumber: (number) => number === 'PAR-25-140' });
  const reading = await nihGuide.readFiles([path], known);
  assert.deepEqual(await recordsOf(nihGuide, reading), []);
  assert.equal(reading.leftOut?.(), 1);
});

test('an announcement of the NIH Guide in which the institute for ageing takes part is open to it', async () => {
  const row = (label: string, value: string) =>
    `<div class="row"><div class="col-md-4 datalabel">${label}</div><div class="col-md-8 datacolumn">${value}</div></div>`;
  const page = (title: string, heads: string, cells: string) =>
    row('Funding Opportunity Title', title) +
    row('Funding Opportunity Number (FON)', 'PA-26-101') +
    row('Assistance Listing Number(s)', '93.866, 93.847') +
    row('Letter of Intent Due Date(s)', 'May 01, 2026; September 01, 2026') +
    `<table id="keyDatesContentTable"><tr>${heads}</tr><tr>${cells}</tr></table>` +
    '<p>Non-domestic (non-U.S.) Entities (Foreign Organizations) <strong>are not </strong>eligible to apply.</p>';
  const [parent] = await ofPage(
    page(
      'NIH Small Research Grant Program (Parent R03 Clinical Trial Not Allowed)',
      '<th>New</th><th>Renewal / Resubmission / Revision (as allowed)</th><th>AIDS - New/Renewal</th><th>Scientific Merit Review</th>',
      '<td>June 16, 2026 *</td><td>June 16, 2026 *</td><td>September 07, 2026 *</td><td>November 10, 2026</td>',
    ),
  );
  assert.equal(parent?.open_to_ageing, 'any_field');
  assert.equal((detailOf(parent).eligibility as Doc).foreign_applicants, 'no');
  assert.deepEqual(
    deadlinesOf(parent).map(({ kind, date, applies_to = null }) => [kind, date, applies_to]),
    [
      ['loi', '2026-05-01', null],
      ['loi', '2026-09-01', null],
      ['full', '2026-06-16', null],
      ['full', '2026-09-07', 'aids'],
    ],
  );
  const [renewal] = await ofPage(
    page(
      'Limited Competition: Renewal of a Centre (U54 Clinical Trial Optional)',
      '<th>New</th><th>Renewal / Resubmission / Revision (as allowed)</th>',
      '<td>Not Applicable</td><td>June 25, 2026</td>',
    ),
  );
  assert.equal(renewal?.deadline, '2026-06-25T21:00:00Z');
  assert.equal(deadlinesOf(renewal).find(({ kind }) => kind === 'full')?.applies_to ?? null, null);
});

test('the NIH Guide is asked page by page, and only for announcements that are not known', async () => {
  const hits = (numbers: readonly string[]) => ({
    data: { hits: { hits: numbers.map((docnum) => ({ _source: { docnum } })) } },
  });
  const service = serviceThat((url) =>
    url.includes('/api/data')
      ? Response.json(hits(['PAR-25-140', 'NOT-OD-25-143', 'RFA-AG-26-010']))
      : new Response('<p>'),
  );
  const refused: string[] = [];
  const context = contextAt('2026-05-01T12:00:00Z', {
    hasGrantNumber: (number) => number === 'PAR-25-140',
    refuse: (_, reason) => refused.push(reason),
  });
  assert.deepEqual(await recordsOf(nihGuide, await nihGuide.readLive(service, context)), []);
  assert.equal(service.asked.at(-1), 'https://grants.nih.gov/grants/guide/rfa-files/RFA-AG-26-010.html');
  assert.equal(service.asked.length, 2);
  assert.deepEqual(refused, ['it is no announcement of the NIH Guide']);
});
