import assert from 'node:assert/strict';
import test from 'node:test';
import { isByRule } from '../../src/kernel/rule-days.ts';
import { foundRules } from '../../src/matching/calls/requirements/requirements.ts';
import { amounts } from '../../src/sources/grants-gov/amounts.ts';
import { closedGroupOf } from '../../src/sources/grants-gov/general-calls.ts';
import { grantsGov } from '../../src/sources/grants-gov/grants-gov.ts';
import type { GrantsGovItem } from '../../src/sources/grants-gov/item.ts';
import { mapGrantsGov } from '../../src/sources/grants-gov/mapper.ts';
import { placesOf } from '../../src/sources/grants-gov/places.ts';
import type { OperatorRecord } from '../../src/sources/reading/source.ts';
import { needsRealData, realFile } from '../support/real-data.ts';
import { fixture, harvestContext, recordsOf } from './fixtures/grants-gov-context.ts';
import { bareItem } from './fixtures/grants-gov-item.ts';

const simpler = 'grants-gov-simpler/opportunities-786.ndjson.gz';

async function realGrants(file: string, organizationByName: () => null = () => null) {
  const { context, refused } = harvestContext({ organizationByName });
  const reading = await grantsGov.readFiles([realFile(file)], context);
  const records = await recordsOf(reading);
  return { records, refused, complete: reading.complete };
}

test('the 786 real opportunities become 786 grants in plain text with absolute addresses', async (t) => {
  if (!needsRealData(t)) return;
  const real = await realGrants(simpler);
  const { records, refused, complete } = real;
  assert.equal(complete, true);
  assert.deepEqual(refused, []);
  assert.equal(new Set(records.map(({ id }) => id)).size, 786);
  assert.equal(new Set(records.map(({ public_id }) => public_id)).size, 786);
  for (const record of records) {
    for (const text of [record.title, record.description, record.funder_name]) {
      assert.doesNotMatch(
        String(text),
        /<\/?[a-z][^>]*>|&(?:#\d+|#x[\da-f]+|nbsp|amp|lt|gt|quot|[lr][sd]quo|ndash);/i,
      );
    }
    for (const url of [record.url, record.source_url, record.info_url ?? 'https://example.org/']) {
      assert.match(new URL(String(url)).protocol, /^https?:$/);
    }
    const labels = record.labels as readonly string[];
    assert.deepEqual(labels, [...new Set(labels)].sort());
    assert.ok(labels.every((label) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(label)));
    assert.ok(['open', 'forecast', 'notice'].includes(String(record.status)));
    assert.doesNotMatch(JSON.stringify(record.detail), /agency_contact|@nih\.gov/);
  }
});

test('of the real opportunities 66 have their next date within fourteen days, and two far dates, two targets and four notices have no deadline', async (t) => {
  if (!needsRealData(t)) return;
  const real = await realGrants(simpler);
  // Of announcements that stand for years it is a standard date, or the day of the year on which they end (two of
  // them, and one request for applications that ends on 26 February 2027); of the others the day they close.
  const soon = real.records.filter(({ deadline }) => String(deadline ?? '9') < '2026-03-07T12:00:00Z');
  assert.equal(soon.length, 66);
  assert.ok(soon.every(({ deadline }) => String(deadline) > '2026-02-21T12:00:00Z'));
  const standing = soon.filter((record) => isByRule(nextOf(record)?.label));
  assert.equal(standing.length, 17);
  const rolling = real.records.filter((record) => (record.labels as string[]).includes('rolling'));
  assert.equal(rolling.length, 4);
  assert.ok(
    rolling.every((record) => record.deadline === undefined && fullDeadline(record)?.rolling === true),
  );
});

test('the extract and the new API give the same records of the same opportunities', async (t) => {
  if (!needsRealData(t)) return;
  const json = await realGrants(simpler);
  const xml = await realGrants('grants-gov-extract-xml/extract-shape.derived-120.xml');
  const byId = new Map(json.records.map((record) => [record.id, record]));
  const shared = xml.records.filter((record) => byId.has(record.id));
  assert.equal(xml.records.length, 120);
  assert.equal(shared.length, 118);
  for (const record of shared) assert.deepEqual(record, byId.get(record.id));
});

test('kept answers of the old API are read whatever names their members have', async (t) => {
  if (!needsRealData(t)) return;
  const folder = 'grants-gov-search2/';
  const files = ['search2-response.sample.json', 'fetchOpportunity-response.official-doc-example.json'];
  const paths = [...files, 'search2-response.official-doc-example.json'].map((file) =>
    realFile(folder + file),
  );
  const { context, refused } = harvestContext();
  const reading = await grantsGov.readFiles(paths, context);
  const records = await recordsOf(reading);
  assert.equal(reading.complete, false);
  assert.deepEqual(refused, []);
  const seen = Object.fromEntries(records.map((record) => [record.public_id, record]));
  assert.equal(seen['grants-gov-363293']?.title, 'American Innovation Hub: AI & Digital Skills');
  assert.equal(seen['grants-gov-363293']?.deadline, '2026-08-31T03:59:59Z');
  assert.equal(seen['grants-gov-363107']?.status, 'forecast');
  assert.equal(seen['grants-gov-363107']?.deadline, undefined);
  assert.deepEqual(seen['grants-gov-219999']?.labels, []);
  assert.deepEqual(detail(seen['grants-gov-219999']).assistance_listings, ['93.223']);
  assert.equal(detail(seen['grants-gov-289999']).posted_at, '2023-10-11');
});

test('the words for nothing are no description, also between tags', () => {
  const described = (description: string) =>
    mapGrantsGov({ ...bareItem, agencyName: 'An agency', description }, harvestContext().context).description;
  assert.equal(described('<p>Not available</p>'), undefined);
  assert.equal(described('<p>&nbsp;</p><p>N/A</p>'), undefined);
  assert.equal(described('<p>None of the above is asked.</p>'), 'None of the above is asked.');
});

test('a grant is linked to its agency, else to the department above it', async () => {
  const labels: readonly string[] = [];
  const known: Record<string, string> = {
    'Department of Energy': 'doe',
    'Example Office of Health': 'office',
  };
  const { context } = harvestContext({
    organizationByName: (name) => (known[name] ? { id: known[name], name, labels } : null),
  });
  const reading = await grantsGov.readFiles([fixture('grants-gov-extract.xml')], context);
  const records = await recordsOf(reading);
  const linked = Object.fromEntries(records.map((record) => [record.public_id, record.organization_id]));
  assert.equal(linked['grants-gov-900001'], 'office');
  assert.equal(linked['grants-gov-900003'], 'doe');
});

test('calls of an organization that funds ageing research count as such', async () => {
  const organization = { id: 'x', name: 'Example Office of Health', labels: ['geroscience'] };
  const read = async (found: typeof organization | null) => {
    const { context } = harvestContext({ organizationByName: () => found });
    const records = await recordsOf(await grantsGov.readFiles([fixture('grants-gov-extract.xml')], context));
    return Number(records.find((record) => record.public_id === 'grants-gov-900008')?.relevance_score);
  };
  assert.ok((await read(organization)) > (await read(null)));
});

test('a grant that the source no longer lists is closed, not removed, and closed only once', () => {
  const { context } = harvestContext();
  const kept = { id: 'x', title: 'A call', status: 'open', verified: true };
  const closed = { ...kept, status: 'closed', verified: false, closed_at: '2026-02-21T12:00:00.000Z' };
  assert.deepEqual(grantsGov.left(kept, context), closed);
  const later = harvestContext({ now: new Date('2026-03-01T00:00:00Z') });
  assert.deepEqual(grantsGov.left(closed, later.context), closed);
});

interface Deadline {
  readonly kind: string;
  readonly label: string;
  readonly at?: string;
  readonly method?: string;
  readonly rolling: boolean;
}

function fullDeadline(record: OperatorRecord): Deadline | undefined {
  return ((detail(record).deadlines ?? []) as readonly Deadline[]).find(({ kind }) => kind === 'full');
}

/** The date that the row shows as the deadline. */
function nextOf(record: OperatorRecord): Deadline | undefined {
  return ((detail(record).deadlines ?? []) as readonly Deadline[]).find(({ at }) => at === record.deadline);
}

function detail(record: OperatorRecord | undefined): Readonly<Record<string, unknown>> {
  return (record?.detail ?? {}) as Readonly<Record<string, unknown>>;
}

test('nines alone stand for no amount, as 0 and 1 do', () => {
  const said = { totalFunding: null, awardFloor: '$1', awardCeiling: '999,999,999', awardsExpected: null };
  const { max_award, details } = amounts({
    ...said,
    instruments: [],
    costSharing: null,
  } as unknown as GrantsGovItem);
  assert.equal(max_award, undefined);
  assert.equal(
    details,
    'The source states the smallest award as 1, which stands for no amount. The source states the largest award as 999999999, which stands for no amount.',
  );
});

test('one sum for the programme and for an award is said to be one, and is no total where no awards are counted', () => {
  const said = (awardsExpected: string | null) =>
    amounts({
      ...{ totalFunding: '100000', awardFloor: null, awardCeiling: '100000', awardsExpected },
      ...{ instruments: [], costSharing: null },
    } as unknown as GrantsGovItem);
  const note = 'The source states one sum as the total of the programme and as the largest award.';
  const sum = { amount: '100000.00', currency: 'USD' };
  assert.deepEqual(said(null), { max_award: sum, details: note });
  assert.deepEqual(said('20'), { total: sum, max_award: sum, awards_expected: 20, details: note });
  assert.deepEqual(said('1'), { total: sum, max_award: sum, awards_expected: 1 });
});

test('sums that cannot stand beside each other are told to disagree', () => {
  const told = (
    totalFunding: string,
    awardFloor: string | null,
    awardCeiling: string,
    awardsExpected: string,
  ) =>
    amounts({
      ...{ totalFunding, awardFloor, awardCeiling, awardsExpected, instruments: [], costSharing: null },
    } as unknown as GrantsGovItem).details;
  const note = 'The figures of the source do not agree: its awards would take more than its total.';
  assert.equal(told('225000', null, '450000', '2'), note);
  assert.equal(told('3000000', '250000', '975000', '20'), note);
  assert.equal(told('3000000', '155000', '170000', '20'), undefined, 'a rounded sum');
  assert.equal(told('3000000', '100000', '975000', '20'), undefined);
});

test('what is for holders of an award is known by its title, or by the text of a call that is titled by its number', () => {
  for (const title of [
    'Revision Applications for Validation of Assays (R01 Clinical Trial Not Allowed)',
    'Continuation or Revision of a Planning Cooperative Agreement (UH3)',
    'Limited Competition: Renewal of Existing Cooperative Agreements (U01)',
    'Single Source Renewal for the Coordination Center (U24)',
  ])
    assert.notEqual(closedGroupOf(title), null, title);
  assert.notEqual(
    closedGroupOf('RFA-XX-18-000', 'Submit application as necessary for Type 6 Applications.'),
    null,
  );
  assert.equal(
    closedGroupOf('Research Project Grant', 'Renewals are allowed; type 6 is explained below.'),
    null,
  );
  assert.equal(closedGroupOf('Limited Competition: Centers on Ageing', ''), null);
});

test('from where applicants may be is told where a sentence or a closed list says so', () => {
  const places = (details: string) => placesOf({ title: 'A call', description: null, details });
  const us = { foreign_applicants: 'no', countries_in: ['US'] };
  assert.deepEqual(places('Foreign entities will not be considered.'), us);
  assert.deepEqual(
    places('Eligible institutions do not include foreign and international organizations.'),
    us,
  );
  assert.deepEqual(places('Foreign Organizations are not eligible to apply.'), us);
  for (const domestic of [
    'Eligible applicants are domestic public and private nonprofit entities.',
    'Eligible applicants must be a domestic entity.',
  ])
    assert.deepEqual(places(domestic), us);
  assert.deepEqual(
    places('U.S.-based educational institutions; Foreign-based non-profits/non-governmental organizations'),
    { foreign_applicants: 'yes' },
  );
  assert.deepEqual(
    places(
      'Only non-domestic (non-U.S.) Entities (Foreign Institutions) in some countries are eligible to apply.',
    ),
    { foreign_applicants: 'yes', countries_out: ['US'] },
  );
  assert.deepEqual(
    places('Eligible applicants may be colleges, international or foreign organizations, and individuals.'),
    {
      foreign_applicants: 'yes',
    },
  );
  assert.deepEqual(
    places(
      'In most cases, organizations of every type, Government and private, domestic and foreign (with some caveats), may submit.',
    ),
    { foreign_applicants: 'partial' },
  );
  const kinds =
    'Other Eligible Applicants include the following: Hispanic-serving Institutions; Non-domestic (non-U.S.) Entities (Foreign Organizations); Regional Organizations.';
  assert.deepEqual(places(kinds), { foreign_applicants: 'yes' });
  const [rule] = foundRules({ title: 'A call', description: null, details: kinds });
  assert.equal(rule?.quote.text, kinds.slice(0, kinds.indexOf('; Regional')));
  // The sentence outweighs the list, also where its beginning is lost.
  assert.deepEqual(
    places(`${kinds}\nNon-domestic (non-U.S.) Entities (Foreign Organizations) are not eligible to apply.`),
    us,
  );
  assert.deepEqual(places(kinds.replace('Organizations.', 'Organizations; are not eligible to apply.')), {});
  const list =
    '*Who May Submit Proposals: Proposals may only be submitted by the following: - Colleges accredited in, and having a campus located in the US. Special Instructions for International Branch Campuses of US IHEs: explain the benefit.';
  assert.deepEqual(places(`${list} *Who May Serve as PI: Nobody from a foreign institution.`), us);
  for (const open of [
    `${list} - Foreign organizations: for cooperative projects.`,
    list.replace('only ', ''),
    'The list names Non-domestic (non-U.S.) Entities (Foreign Organizations).',
    'Foreign-based non-profits are not eligible.',
    'Eligible applicants are domestic violence shelters and nonprofit entities.',
    'Foreign governments may not be the primary recipient; foreign partners may take part.',
  ])
    assert.deepEqual(places(open), {}, open);
});
