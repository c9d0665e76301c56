import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { catchUp } from '../../src/ledger/follow.ts';
import { folderForTest } from '../ledger/folder.ts';
import { anOrganization } from '../support/records.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { harvestInto } from './real-harvest.ts';

const registry = fileURLToPath(new URL('./fixtures/ror-records.ndjson', import.meta.url));
const ofStarter = readFileSync(new URL('../../starter/organizations.ndjson', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line));
const nih = ofStarter.find(({ public_id }) => public_id === 'national-institutes-of-health');
const nihInRor = {
  id: 'https://ror.org/01cwqze88',
  status: 'active',
  types: ['funder', 'government'],
  names: [{ value: 'National Institutes of Health', types: ['ror_display', 'label'], lang: 'en' }],
  admin: { last_modified: { date: '2026-01-01', schema_version: '2.1' } },
};

async function organizations(app: TestApp) {
  await catchUp(app.ledger, app.shelf);
  const { body } = await app.get('/organizations?limit=200', { tier: 'full' });
  return body.data as readonly { id: string; public_id: string; name: string }[];
}

test('an organization of the starter and the same one of ROR are one, whichever comes first', async () => {
  using folder = folderForTest();
  const file = folder.write('ror.ndjson', JSON.stringify(nihInRor));
  await using first = await createTestApp();
  await harvestInto(first, 'ror', [file]);
  await first.add('organizations', nih);
  await using last = await createTestApp();
  await last.add('organizations', nih);
  await harvestInto(last, 'ror', [file]);
  for (const app of [first, last]) {
    assert.deepEqual(
      (await organizations(app)).map(({ id, public_id }) => [id, public_id]),
      [[nih.id, 'national-institutes-of-health']],
    );
  }
});

test('ROR does not double an organization of which only name and website are known', async () => {
  await using app = await createTestApp();
  const known = {
    id: 'known',
    public_id: 'example-ageing-fund',
    name: 'Example  ageing fund',
    url: 'https://www.example.org/funding',
    published: true,
  };
  const homonym = { id: 'homonym', public_id: 'ministry', name: 'Ministry of Examples', published: true };
  await app.add('organizations', anOrganization(known), anOrganization(homonym));
  await harvestInto(app, 'ror', [registry]);
  const names = (await organizations(app)).map(({ name }) => name);
  assert.ok(!names.includes('Example Foundation for Ageing'), 'its alias at the same host');
  assert.equal(
    names.filter((name) => name === 'Ministry of Examples').length,
    2,
    'the name alone says little',
  );
});

test('a harvested organization names its parent by the slug under which the catalogue knows it', async () => {
  await using app = await createTestApp();
  const ministry = { id: 'm', public_id: 'ministry', name: 'The Ministry', published: true };
  await app.add('organizations', anOrganization({ ...ministry, detail: { ids: { ror: '0examp0l2' } } }));
  await harvestInto(app, 'ror', [registry]);
  await catchUp(app.ledger, app.shelf);
  const { body } = await app.get('/organizations/ror-0examp0l1', { tier: 'full' });
  assert.equal(body.organization.parent.public_id, 'ministry');
});
