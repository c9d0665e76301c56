// Awards of RePORTER on the calls that are held, works of OpenAlex and DrugAge, funders of Crossref: the kept bytes
// of each, and services that answer from memory.

import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import type { Doc } from '../../src/kernel/family.ts';
import { catchUp } from '../../src/ledger/follow.ts';
import { crossrefFunders } from '../../src/sources/crossref/funders.ts';
import { grantsGov } from '../../src/sources/grants-gov/grants-gov.ts';
import { reporter } from '../../src/sources/reporter/reporter.ts';
import { drugage } from '../../src/sources/works/drugage.ts';
import { openalex } from '../../src/sources/works/openalex.ts';
import { hasRealData, realFile } from '../support/real-data.ts';
import { anOrganization } from '../support/records.ts';
import { contextAt, recordsOf, serviceThat } from '../support/source-test.ts';
import { createTestApp } from '../support/test-app.ts';
import { call, listing, run } from './made-up-source.ts';
import { countsOf, harvestInto } from './real-harvest.ts';

const now = contextAt('2026-05-01T12:00:00Z');

const project = (appl_id: number, given: object = {}) => ({
  appl_id,
  project_title: `Project ${appl_id}`,
  organization: { org_name: 'AN INSTITUTE' },
  fiscal_year: 2024,
  award_amount: 1000,
  award_notice_date: `2024-01-${String((appl_id % 28) + 1).padStart(2, '0')}T00:00:00`,
  opportunity_number: 'PA-20-272',
  ...given,
});

test('an award of RePORTER stands with the call under whose number it was made, and its next harvest keeps it', async (t) => {
  if (!hasRealData(t)) return;
  const folder = mkdtempSync(join(tmpdir(), 'perennial-reporter-'));
  await using app = await createTestApp({ now: new Date('2026-05-01T12:00:00Z') });
  const { name: source, ignoredInComparison = [] } = grantsGov;
  const numbered = (number: string) => call(number.toLowerCase(), { detail: { number }, source });
  const listed = listing([numbered('PA-20-272'), numbered('PA-25-301')]);
  const calls = { ...listed, name: source, ignoredInComparison };
  assert.deepEqual(await run(app, calls), [2, 0, 0, 0, 0]);
  const page = join(folder, 'page.json');
  writeFileSync(page, gunzipSync(readFileSync(realFile('nih/reporter-v2-search-500.json.gz'))));
  try {
    const files = [realFile('nih/reporter-v2-one-full-result.json'), page];
    assert.deepEqual(countsOf(await harvestInto(app, 'nih-reporter', files)), [0, 1, 0, 0, 0]);
    await catchUp(app.ledger, app.shelf);
    const { grant } = (await app.get('/grants/pa-20-272')).body;
    const [award] = grant.past_awards;
    assert.equal(grant.past_awards.length, 1, 'of 501 projects one names an announcement that is held');
    assert.equal(award.recipient, "MAGEE-WOMEN'S RES INST AND FOUNDATION");
    assert.deepEqual([award.amount.amount, award.amount.currency, award.year], ['215041', 'USD', 2024]);
    assert.equal(award.url, 'https://reporter.nih.gov/project-details/11128875');
    assert.deepEqual([award.source.name, award.source.licence], ['NIH RePORTER', 'public domain']);
    assert.doesNotMatch(JSON.stringify(grant), /CASCIO|KUO/i, 'no name of a person');
    assert.deepEqual((await app.get('/grants/pa-25-301')).body.grant.past_awards, []);
    app.clock.now = new Date('2026-05-09T12:00:00Z');
    assert.deepEqual(countsOf(await harvestInto(app, 'nih-reporter', files)), [0, 0, 1, 0, 0]);
    assert.deepEqual(await run(app, calls), [0, 0, 2, 0, 0], 'its own source carries the awards along');
    assert.deepEqual((await app.get('/grants/pa-20-272')).body.grant.past_awards, [award]);
    assert.equal(grant.attribution.name, 'Made up', 'the call is still owed to its own source');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('RePORTER is asked for each announcement that is held, once a second, and the newest ten awards count', async () => {
  const grants = new Map([['PA-20-272', { id: 'g', title: 'A call' }]]);
  const context = contextAt('2026-05-01T12:00:00Z', {
    grantNumbers: ['PA-20-272', 'HORIZON-2026', 'RFA-AG-26-001'],
    grantByNumber: (number) => grants.get(number) ?? null,
  });
  // One project, paid in three years, the last time with an addition: it takes one place, by its last whole year.
  const years = [15, 16, 17].map((at) =>
    project(at, { core_project_num: 'R01AG000001', award_type: at === 17 ? '3' : '5' }),
  );
  const sent: unknown[] = [];
  const service = serviceThat((_, init) => {
    const { criteria } = JSON.parse(String(init?.body));
    assert.equal(criteria.exclude_subprojects, true);
    sent.push(criteria.opportunity_numbers);
    // A core of a centre has a title and a sum of its own, and is no award.
    const core = project(26, { subproject_id: '8432' });
    const awards = [...Array.from({ length: 12 }, (_, at) => project(at)), ...years, core];
    return Response.json({ results: sent.length === 1 ? awards : [] });
  });
  const reading = await reporter.readLive(service, context);
  const records: Doc[] = [];
  for await (const record of reading.records) records.push(record);
  assert.deepEqual(sent, [['PA-20-272'], ['RFA-AG-26-001']]);
  assert.deepEqual(service.slept, [1100]);
  const [{ detail }] = records as [{ detail: { past_awards: readonly { title: string }[] } }];
  assert.deepEqual(
    detail.past_awards.map(({ title }) => title),
    ['Project 16', ...Array.from({ length: 9 }, (_, at) => `Project ${11 - at}`)],
  );
});

test('works of OpenAlex and DrugAge are kept by their identifiers, with their credit', async (t) => {
  if (!hasRealData(t)) return;
  const [work] = await recordsOf(
    openalex,
    await openalex.readFiles([realFile('openalex/W2741809807.json')], now),
  );
  assert.deepEqual(work?.ids, { doi: '10.7717/peerj.4375', pmid: '29456894', pmcid: 'PMC5815332' });
  assert.deepEqual([work?.year, work?.retracted], [2018, false]);
  const papers = await recordsOf(
    drugage,
    await drugage.readFiles([realFile('hagr/drugage-biblio.csv')], now),
  );
  assert.ok(papers.length > 450, `${papers.length} of 477 papers`);
  const massie = papers.find(({ ids }) => (ids as Doc).pmid === '110607');
  assert.equal(
    massie?.title,
    'Increased longevity of Drosophila melanogaster with lactic and gluconic acids.',
  );
  assert.equal(massie?.year, 1979);
  assert.doesNotMatch(JSON.stringify(papers), /Massie/, 'no name of an author');
  await using app = await createTestApp();
  const files = [realFile('hagr/drugage-biblio.csv')];
  assert.equal((await harvestInto(app, 'drugage', files)).added, papers.length);
  for await (const record of app.ledger.records('works'))
    assert.equal((record.attribution as Doc).licence, 'CC-BY-3.0');
});

test('retracted works are asked for page by page', async () => {
  const one = { id: 'https://openalex.org/W1', title: 'Longevity', is_retracted: true, ids: {} };
  const service = serviceThat((url) => {
    const { searchParams } = new URL(url);
    assert.match(String(searchParams.get('filter')), /^is_retracted:true,title\.search:/);
    const first = searchParams.get('cursor') === '*';
    return Response.json({ meta: { next_cursor: first ? 'b' : null }, results: first ? [one] : [] });
  });
  const works = await recordsOf(openalex, await openalex.readLive(service, now));
  assert.deepEqual([works.length, works[0]?.retracted, service.slept], [1, true, [1000]]);
});

test('a funder of Crossref is taken where no other source brought it', async (t) => {
  if (!hasRealData(t)) return;
  const files = ['funder-100000015-doe', 'funders-query-nsf-rows1'].map((name) =>
    realFile(`crossref-funders/${name}.json`),
  );
  const [energy, division] = await recordsOf(crossrefFunders, await crossrefFunders.readFiles(files, now));
  const { ids, aliases } = (energy?.detail ?? {}) as { ids: unknown; aliases: readonly string[] };
  assert.equal(energy?.name, 'U.S. Department of Energy');
  assert.deepEqual(ids, { crossref_funder: '10.13039/100000015' });
  assert.ok(aliases.includes('USDOE'));
  assert.equal(division?.location, 'United States');
  const known = contextAt('2026-05-01T12:00:00Z', {
    organizationByName: (name) =>
      name === 'U.S. Department of Energy' ? { id: 'x', name, labels: [] } : null,
  });
  const others = await recordsOf(crossrefFunders, await crossrefFunders.readFiles(files, known));
  assert.deepEqual(
    others.map(({ name }) => name),
    [division?.name],
  );
});

test('a funder of Crossref that another source brought under another name is known by its number', async (t) => {
  if (!hasRealData(t)) return;
  await using app = await createTestApp();
  const ids = { crossref_funder: 'https://doi.org/10.13039/100000015' };
  const record = anOrganization({ id: 'doe', public_id: 'doe', name: 'Energy of the USA', detail: { ids } });
  await app.ledger.append([{ family: 'organizations', id: 'doe', record, slug: 'doe' }], app.clock.now);
  const file = realFile('crossref-funders/funder-100000015-doe.json');
  assert.deepEqual(countsOf(await harvestInto(app, 'crossref-funders', [file])), [0, 0, 0, 0, 0]);
});

test('a funder of Crossref is of the kind that its name says, and a foundation where it says none', async () => {
  const kinds = {
    'Division of Made-up Research': 'government',
    'National Institute on Examples': 'government',
    'Centre for Ageing, University of Example': 'university',
    'Example Pharmaceuticals Inc.': 'corporate',
    "Alzheimer's Trust of Example": 'foundation',
    'Ageing Together': 'foundation',
    'National Foundation of Examples': 'foundation',
  };
  const items = Object.keys(kinds).map((name, at) => ({ id: `90000000${at}`, name }));
  const answers = serviceThat((url) =>
    Response.json({ message: { items: url.includes('=aging') ? items : [] } }),
  );
  const found = await recordsOf(crossrefFunders, await crossrefFunders.readLive(answers, now));
  assert.deepEqual(Object.fromEntries(found.map(({ name, org_type }) => [name, org_type])), kinds);
  const unsaid = found.filter(({ labels }) => (labels as string[]).includes('type-other'));
  assert.deepEqual(
    unsaid.map(({ name }) => name),
    ['Ageing Together', 'National Foundation of Examples'],
    'a kind that nobody says is marked as it is in records of ROR',
  );
});
