import assert from 'node:assert/strict';
import { test } from 'node:test';
import { families } from '../../src/families.ts';
import { catchUp } from '../../src/ledger/follow.ts';
import { linksOf as linksTo } from '../../src/sources/grant-links.ts';
import { grantsGov } from '../../src/sources/grants-gov/grants-gov.ts';
import { mapGrantsGov } from '../../src/sources/grants-gov/mapper.ts';
import { organizationNames } from '../../src/sources/organization-names.ts';
import { folderForTest } from '../ledger/folder.ts';
import { needsRealData, realFile } from '../support/real-data.ts';
import { anOrganization } from '../support/records.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { harvestContext } from './fixtures/grants-gov-context.ts';
import { bareItem } from './fixtures/grants-gov-item.ts';
import { harvestInto, kept } from './real-harvest.ts';

const february = new Date('2026-02-21T12:00:00Z');
const department = 'Department of Health and Human Services';

async function withOrganizations(app: TestApp): Promise<void> {
  await app.add(
    'organizations',
    anOrganization({ id: 'au', public_id: 'au', name: department, detail: { countries: ['AU'] } }),
    anOrganization({
      id: 'hhs',
      public_id: 'hhs',
      name: `United States ${department}`,
      detail: { countries: ['US'], ids: { ror: 'https://ror.org/033jnv181', crossref_funder: '100000016' } },
    }),
    anOrganization({
      id: 'nih',
      public_id: 'nih',
      name: 'National Institutes of Health',
      detail: { countries: ['US'], aliases: ['NIH'] },
    }),
    anOrganization({ id: 'nia', public_id: 'nia', name: 'National Institute on Aging' }),
  );
}

test('identifiers have one form each, however a record writes them', async () => {
  await using app = await createTestApp();
  await withOrganizations(app);
  const { organization } = (await app.get('/organizations/hhs', { tier: 'full' })).body;
  assert.deepEqual(
    [organization.ids.ror, organization.ids.crossref_funder],
    ['033jnv181', '10.13039/100000016'],
  );
});

test('a funder is found whatever its apostrophe, with its initials behind it, and as the agency of its office', async () => {
  await using app = await createTestApp({ now: february });
  const named = (id: string, name: string, country: string) =>
    anOrganization({ id, public_id: id, name, detail: { countries: [country] } });
  await app.add(
    'organizations',
    named('alz', "Alzheimer's Association", 'US'),
    named('mrc', 'Medical Research Council', 'GB'),
    named('spain', 'Ministry of Health', 'ES'),
    named('cdc', 'Centers for Disease Control and Prevention', 'US'),
    named('treasury', 'DOT', 'US'),
  );
  const { byName } = await organizationNames(app.ledger.records('organizations'));
  assert.equal(byName('Alzheimer’s Association')?.id, 'alz');
  assert.equal(byName('Medical Research Council (MRC)')?.id, 'mrc');
  assert.equal(byName('Ministry of Health (UK)'), null);
  const { context } = harvestContext({ organizationByName: byName });
  const linkOf = (agencyName: string) =>
    mapGrantsGov(
      { ...bareItem, title: 'Repair of dams', agencyName, topAgencyName: 'Department of Dams' },
      context,
    ).organization_id;
  assert.equal(linkOf('Centers for Disease Control and Prevention - ERA'), 'cdc');
  assert.equal(linkOf('DOT - Federal Railroad Administration'), undefined);
});

test('an agency that Grants.gov writes in another way is found by its registered name', async () => {
  await using app = await createTestApp({ now: february });
  const named = (id: string, name: string) =>
    anOrganization({ id, public_id: id, name, detail: { countries: ['US'] } });
  await app.add(
    'organizations',
    named('ojjdp', 'Office of Juvenile Justice and Delinquency Prevention'),
    named('corps', 'United States Army Corps of Engineers'),
    named('noaa', 'National Oceanic and Atmospheric Administration'),
  );
  const { byNameOf } = await organizationNames(app.ledger.records('organizations'));
  const { context } = harvestContext({ organizationByName: byNameOf(grantsGov) });
  const linkOf = (agencyName: string) =>
    mapGrantsGov({ ...bareItem, title: 'Repair of dams', agencyName }, context).organization_id;
  assert.equal(linkOf('Office of Juvenile Justice Delinquency Prevention '), 'ojjdp');
  assert.equal(linkOf('Dept. of the Army  --  Corps of Engineers'), 'corps');
  assert.equal(linkOf('DOC NOAA - ERA Production'), 'noaa');
  assert.equal(linkOf('Fort Worth District'), undefined, 'an office of the Corps is not the Corps');
});

test('an agency of a state is that of the state, not of the country or of another one, whichever comes first', async () => {
  const named = (id: string, name: string, country: string) =>
    anOrganization({ id, public_id: id, name, detail: { countries: [country] } });
  const organizations = [
    named('federal', 'United States Department of Education', 'US'),
    named('abroad', 'Department of Education', 'AU'),
    named('wildlife', 'California Department of Fish and Wildlife', 'US'),
    named('resources', 'California Natural Resources Agency', 'US'),
    named('labor', 'Pennsylvania Department of Labor and Industry', 'US'),
    named('commonwealth', 'Commonwealth of Pennsylvania', 'US'),
  ];
  const funders = [
    'Department of Education',
    'Department of Fish and Wildlife',
    'CA Natural Resources Agency',
  ];
  using folder = folderForTest();
  const fields = ['PortalID', 'Status', 'AgencyDept', 'Title'];
  const records = funders.map((funder, index) => [String(index + 1), 'active', funder, 'Repair of dams']);
  const table = { fields: fields.map((id) => ({ id })), records };
  const dump = folder.write('california.json', JSON.stringify(table));
  const grants = [
    { slug: 'dli1', title: 'Repair of dams', issuingAgency: 'Labor & Industry', status: 'Closed' },
    { slug: 'drg2', title: 'Repair of roofs', issuingAgency: 'Roofs & Gutters', status: 'Closed' },
  ];
  const answer = folder.write('pennsylvania.json', JSON.stringify({ grants }));
  const linksOf = async (first: 'organizations' | 'grants') => {
    await using app = await createTestApp({ now: february });
    if (first === 'organizations') await app.add('organizations', ...organizations);
    await harvestInto(app, 'california', [dump]);
    await harvestInto(app, 'pennsylvania', [answer]);
    if (first === 'grants') {
      await app.add('organizations', ...organizations);
      for (const change of await linksTo({ ledger: app.ledger, families }))
        await app.ledger.append([change], february);
    }
    const found: Record<string, unknown> = {};
    for await (const { public_id, organization_id } of app.ledger.records('grants'))
      found[String(public_id)] = organization_id;
    return found;
  };
  const right = {
    'california-1': undefined,
    'california-2': 'wildlife',
    'california-3': 'resources',
    'pennsylvania-dli1': 'labor',
    'pennsylvania-drg2': 'commonwealth',
  };
  assert.deepEqual(await linksOf('organizations'), right);
  assert.deepEqual(await linksOf('grants'), right);
});

test('an office without an organization of its own has no identifiers of the department above it, which is named beside it', async () => {
  await using app = await createTestApp({ now: february });
  await withOrganizations(app);
  const { byName } = await organizationNames(app.ledger.records('organizations'));
  const { context } = harvestContext({ organizationByName: byName });
  const grantOf = (agencyName: string, topAgencyName: string) =>
    mapGrantsGov({ ...bareItem, title: 'Repair of dams', agencyName, topAgencyName }, context);
  const office = grantOf('Administration for Community Living', department);
  assert.deepEqual((office.detail as Record<string, unknown>).funder, {
    name: 'Administration for Community Living',
    ids: {},
    parent: { organization_public_id: 'hhs', name: department },
  });
  assert.equal(office.organization_id, 'hhs', 'its calls count for the department');
  const known = grantOf('National Institutes of Health', department);
  assert.deepEqual((known.detail as Record<string, unknown>).funder, {
    organization_public_id: 'nih',
    name: 'National Institutes of Health',
    ids: {},
    parent: { organization_public_id: 'hhs', name: department },
  });
  const unknown = grantOf('Office of Dams', 'Department of Dams');
  assert.deepEqual((unknown.detail as Record<string, unknown>).funder, {
    name: 'Office of Dams',
    ids: {},
    parent: { name: 'Department of Dams' },
  });
  const itself = grantOf(department, department);
  assert.ok(!('parent' in ((itself.detail as Record<string, unknown>).funder as object)));
});

test('calls of the United States are linked to agencies of the United States, and count for the institutes that take part', async (t) => {
  if (!needsRealData(t)) return;
  await using app = await createTestApp({ now: february });
  await withOrganizations(app);
  await harvestInto(app, 'grants-gov', [realFile(kept.grants)]);
  await catchUp(app.ledger, app.shelf);
  const count = async (id: string) => {
    const { body } = await app.get(`/organizations/${id}`, { tier: 'full' });
    return body.organization.grants_count as number;
  };
  assert.equal(await count('au'), 0);
  assert.equal(await count('nih'), 415);
  assert.equal(await count('hhs'), 63);
  assert.equal(await count('nia'), 107);
  const { grant } = (await app.get('/grants/grants-gov-357805')).body;
  assert.equal(grant.funder.organization_public_id, 'nih');
  const nia = grant.institutes.find((one: { acronym: string }) => one.acronym === 'NIA');
  assert.deepEqual(nia, {
    acronym: 'NIA',
    name: 'National Institute on Aging',
    organization_public_id: 'nia',
  });
  const total = async (query: string) =>
    (await app.get(`/grants?scope=all&include_expired=true&limit=1&${query}`)).body.pagination
      .total as number;
  assert.equal(await total('institute=NIA'), 107);
  assert.equal(await total('funder=institute+on+aging'), 107);
  assert.equal(await total('funder=NIH'), 415, 'an alias of the funder');
});
