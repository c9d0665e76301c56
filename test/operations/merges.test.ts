// What hangs on a record goes with it when it is merged into another one.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { families } from '../../src/families.ts';
import type { Family } from '../../src/kernel/family.ts';
import { referencesOf } from '../../src/kernel/references.ts';
import { catchUp } from '../../src/ledger/follow.ts';
import { importSchema } from '../../src/ledger/record.ts';
import { organizationNames } from '../../src/sources/organization-names.ts';
import { folderForTest } from '../ledger/folder.ts';
import {
  aCompany,
  aCompanyRecord,
  aContact,
  aFundingRound,
  aFundReview,
  aGrant,
  aLead,
  anIdea,
  anInvestor,
  anOrganization,
  aTheory,
  uuid,
} from '../support/records.ts';
import { takenWhole } from '../support/taken-whole.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

type Doc = Readonly<Record<string, unknown>>;

async function bring(t: TestApp, file: string): Promise<Doc> {
  const counts = await takenWhole(t, file);
  await catchUp(t.ledger, t.shelf);
  return { ...counts };
}

test('grants, reviews, leads, rounds, records and theories go with what they hang on when it is merged', async () => {
  using folder = folderForTest();
  await using t = await createTestApp();
  const top = { tier: 'top' } as const;
  const fund = (id: string, more: Doc = {}) =>
    anOrganization({ id, public_id: `${id}-fund`, name: `Fund ${id}`, ...more });
  const investor = (id: string, more: Doc = {}) =>
    anInvestor({ id, public_id: `${id}-investor`, name: `Investor ${id}`, ...more });
  const company = (id: string, more: Doc = {}) =>
    aCompany({ id, public_id: `${id}-company`, name: `Company ${id}`, is_public: true, ...more });
  const funder = { name: 'Fund old', ids: {}, organization_public_id: 'old-fund' };
  const match = {
    kind: 'company',
    public_id: 'old-company',
    name: 'Old',
    score: 0.5,
    rationale: 'r',
    evidence: [],
  };
  const brought: readonly (readonly [family: string, ...records: Doc[]])[] = [
    ['organizations', fund('old'), fund('middle'), fund('new')],
    ['investors', investor('old'), investor('new')],
    ['companies', company('old'), company('new')],
    ['grants', aGrant({ id: 'g', organization_id: 'old', detail: { funder } })],
    ['fund_reviews', aFundReview({ id: 'r', organization_id: 'old', published: true })],
    ['leads', aLead({ id: 'l', investor_id: 'old', name: 'A lead of it' })],
    ['funding_rounds', aFundingRound({ id: 'f', investor_id: 'old', company_id: 'old' })],
    ['company_records', aCompanyRecord({ id: 'c', company_id: 'old', accepted: true })],
    ['theories', aTheory({ id: uuid(1), owner_kind: 'company', owner_id: 'old' })],
    [
      'ideas',
      anIdea({ id: uuid(3), slug: 'an-idea', matches: [match, { ...match, public_id: 'new-company' }] }),
    ],
  ];
  const file = (family: string, records: readonly Doc[]) => folder.write(`${family}.ndjson`, [...records]);
  for (const [family, ...records] of brought) await bring(t, file(family, records));
  assert.equal((await t.get('/organizations/new-fund', top)).body.organization.grants_count, 0);

  // Two steps, the second of them later: the chain is followed to its end.
  await bring(t, file('organizations', [fund('old', { merged_into: 'middle' })]));
  const last = await bring(t, file('organizations', [fund('middle', { merged_into: 'new' })]));
  assert.deepEqual([last.changed, last.carried], [1, 2], 'the grant and the review');
  await bring(t, file('investors', [investor('old', { merged_into: 'new' })]));
  await bring(t, file('companies', [company('old', { merged_into: 'new' })]));

  const { organization } = (await t.get('/organizations/new-fund', top)).body;
  assert.equal(organization.grants_count, 1);
  const { grant } = (await t.get('/grants/g', top)).body;
  assert.equal(grant.funder.organization_public_id, 'new-fund');
  assert.equal((await t.get('/ratings/funds/new-fund')).body.fund.review_count, 1);
  const invests = (await t.get('/investors/new-investor', top)).body;
  assert.match(JSON.stringify(invests), /A lead of it/);
  assert.equal((await t.get('/companies/new-company/records', top)).body.data.length, 1);
  const [theory] = (await t.get('/theories', top)).body.data;
  assert.deepEqual([theory?.id, theory?.owner.public_id], [uuid(1), 'new-company']);
  const [idea] = (await t.get('/ideas', top)).body.data ?? [];
  assert.equal(idea?.matches[0].public_id, 'new-company');
  assert.equal(idea?.counts.companies, 1, 'it named both');
  const round = await t.ledger.present('funding_rounds', 'f');
  assert.deepEqual([round?.investor_id, round?.company_id], ['new', 'new']);
  assert.equal((await t.get('/organizations/old-fund', top)).status, 308);

  const names = await organizationNames(t.ledger.records('organizations'));
  assert.equal(names.byName('Fund old')?.id, 'new', 'a harvest that says the old name means the new one');

  // What still names the old ones brings nothing back and changes nothing.
  for (const [family, ...records] of brought.slice(3)) {
    const again = await bring(t, file(family, records));
    assert.deepEqual([again.unchanged, again.changed], [1, 0], family);
  }
  assert.deepEqual(t.bugs, []);
});

test('what names a record by its address names it by the new one once that changes', async () => {
  using folder = folderForTest();
  await using t = await createTestApp();
  const file = (family: string, ...records: Doc[]) => folder.write(`${family}.ndjson`, records);
  const fund = (public_id: string, more: Doc = {}) => anOrganization({ id: 'o', public_id, ...more });
  const contact = aContact({ id: 'c', organization_public_id: 'one' });
  const funder = { name: 'A fund', ids: {}, organization_public_id: 'one' };
  await bring(t, file('organizations', fund('one'), anOrganization({ id: 'p', public_id: 'last' })));
  await bring(t, file('contacts', contact));
  await bring(t, file('grants', aGrant({ id: 'g', organization_id: 'o', detail: { funder } })));
  const found = async (organization: string) =>
    (await t.get(`/contacts?organization=${organization}`, { tier: 'full' })).body.length;
  const funderOfGrant = async () =>
    (await t.get('/grants/g', { tier: 'full' })).body.grant.funder.organization_public_id;

  const renamed = await bring(t, file('organizations', fund('uno')));
  assert.equal(renamed.carried, 2, 'the contact and the grant');
  assert.deepEqual([await found('uno'), await found('one'), await funderOfGrant()], [1, 0, 'uno']);
  const again = await bring(t, file('contacts', contact));
  assert.equal(again.unchanged, 1, 'a file that says the old address means the new one');

  await bring(t, file('organizations', fund('one')));
  assert.deepEqual([await found('one'), await funderOfGrant()], [1, 'one'], 'and back');
  await bring(t, file('organizations', fund('uno')));
  await bring(t, file('organizations', fund('uno', { merged_into: 'p' })));
  assert.deepEqual([await found('last'), await funderOfGrant()], [1, 'last']);
  const old = await bring(t, file('contacts', contact));
  assert.equal(old.unchanged, 1, 'the address before the last one leads there too');
  assert.deepEqual(t.bugs, []);
});

/** Members that end like names of records, and name none of another family of ours. */
const others = [
  // Their own names.
  /^\w+\.public_id$/,
  // Ids of outside registers, of evidence and documents within the record, of steps, runs and teams.
  /evidence_ids|source_ids|document_id|run_id|pubmed_id|orcid|works?_ids?|theory_ids|hypothesis_ids|experiment_ids/,
  /^(?:omega_|experiments\.)/,
];

test('every member that names a record of another family is declared as a reference', () => {
  let seen = 0;
  const undeclared: string[] = [];
  const look = (family: Family, schema: Doc, path: string) => {
    const declared = Object.keys({ ...referencesOf(family), ...family.people }).map((one) =>
      one.replaceAll('[]', ''),
    );
    for (const [member, inner] of Object.entries((schema.properties ?? {}) as Record<string, Doc>)) {
      const at = path === '' ? member : `${path}.${member}`;
      const names = `${family.name}.${at}`;
      if (/_ids?$/.test(member) && !others.some((one) => one.test(names))) {
        seen += 1;
        if (!declared.includes(at)) undeclared.push(names);
      }
      look(family, inner, at);
      if (inner.items) look(family, inner.items as Doc, at);
    }
  };
  for (const family of families.filter(({ of }) => of === undefined)) look(family, importSchema(family), '');
  assert.deepEqual(undeclared, []);
  assert.ok(seen > 15, `${seen} members`);
});
