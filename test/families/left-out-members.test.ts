import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aCompany, aHero, anInvestor, anOrganization, aPreservationCompany } from '../support/records.ts';
import { createTestApp } from '../support/test-app.ts';

test('nested members that a record leaves out are read as null or as an empty list', async () => {
  await using app = await createTestApp();
  await app.add(
    'companies',
    aCompany({ public_id: 'c', publications: [{ title: 'On ageing' }], is_public: true }),
  );
  await app.add(
    'heroes',
    aHero({ public_id: 'h', scores: [{ dimension: 'courage', score: 7 }], is_public: true }),
  );
  const portfolio = [{ name: 'Example Co', source: 's', amount: { amount: '1.00', currency: 'EUR' } }];
  await app.add(
    'investors',
    anInvestor({
      public_id: 'i',
      entities: [{ entity_name: 'Example Fund', entity_type: 'fund' }],
      detail: { portfolio, thesis: { text: 'Patience.' } },
    }),
  );

  const company = (await app.get('/companies/c')).body.company;
  assert.deepEqual(company.publications, [
    {
      title: 'On ageing',
      journal: null,
      publication_year: null,
      citation_count: null,
      pubmed_id: null,
      doi: null,
      source_url: null,
    },
  ]);
  const score = {
    dimension: 'courage',
    score: 7,
    rationale_summary: null,
    confidence: null,
    n_a_reason: null,
  };
  assert.deepEqual((await app.get('/heroes')).body.data[0].scores, [score]);
  assert.deepEqual((await app.get('/heroes/h')).body.scores, [score]);
  const [listed] = (await app.get('/investors', { tier: 'full' })).body;
  assert.deepEqual(listed.entities, [
    { entity_name: 'Example Fund', entity_type: 'fund', role: null, url: null },
  ]);
  const { investor } = (await app.get('/investors/i', { tier: 'full' })).body;
  assert.deepEqual(investor.portfolio[0].amount, {
    amount: '1.00',
    currency: 'EUR',
    amount_usd: null,
    fx_date: null,
  });
  assert.deepEqual([investor.portfolio[0].lead, investor.thesis.evidence, investor.firm], [null, [], null]);
});

test('an organization and a provider without details are read with empty ones', async () => {
  await using app = await createTestApp();
  await app.add('organizations', anOrganization({ public_id: 'o', detail: { ids: { ror: '0examp0l1' } } }));
  await app.add('preservation_companies', aPreservationCompany({ public_id: 'p', is_public: true }));
  const { organization } = (await app.get('/organizations/o', { tier: 'full' })).body;
  assert.equal(organization.ids.wikidata, null);
  assert.deepEqual(Object.values(organization.policies), [null, null, null, null]);
  const { company } = (await app.get('/ratings/preservation/p', { tier: 'full' })).body;
  assert.deepEqual(company.dossier.scoring, []);
});
