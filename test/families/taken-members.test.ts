import assert from 'node:assert/strict';
import { test } from 'node:test';
import { families } from '../../src/families.ts';
import type { Family } from '../../src/kernel/family.ts';
import { catchUp } from '../../src/ledger/follow.ts';
import type { Change } from '../../src/ledger/ledger.ts';
import { readRecord, rereadRecord } from '../../src/ledger/record.ts';
import * as given from '../support/records.ts';
import { createTestApp, site } from '../support/test-app.ts';

const source = { id: 's', name: 'S', url: 'https://s.example/', kind: 'pdf', text_policy: 'full' };
const requirement = (quote: string) => ({ id: given.uuid(1), evidence: [{ id: 'e', quote, source }] });

/** Each would stop the catalogue, or tell readers what they cannot use, if it were taken. */
const refused: readonly (readonly [family: string, record: object, field: string])[] = [
  ['grants', given.aGrant({ deadline: '2026-12-31T23:59:60Z' }), 'deadline'],
  [
    'grants',
    given.aGrant({ detail: { deadlines: [{ at: '2026-06-30T23:59:60Z' }] } }),
    'detail.deadlines.0.at',
  ],
  [
    'grants',
    given.aGrant({ detail: { deadlines: [{ at: '2026-06-30T23:59:59+02:00' }] } }),
    'detail.deadlines.0.at',
  ],
  ['grants', given.aGrant({ url: 'https://[::1' }), 'url'],
  ['grants', given.aGrant({ info_url: 'https://funder.example:99999/' }), 'info_url'],
  ['grants', given.aGrant({ public_id: '' }), 'public_id'],
  [
    'grants',
    given.aGrant({ detail: { requirements: [requirement('q'.repeat(501))] } }),
    'detail.requirements.0.evidence.0.quote',
  ],
  ['sponsors', given.aSponsor({ updated_at: 'yesterday' }), 'updated_at'],
  ['content', given.aContentItem({ subjects: [{ kind: 'company' }] }), 'subjects.0.public_id'],
  [
    'theories',
    given.aTheory({ cluster_assignments: [{ role: 'core' }] }),
    'cluster_assignments.0.cluster_slug',
  ],
  ['theories', given.aTheory({ runs: [{ scores: [] }] }), 'runs.0.run_at'],
  ['heroes', given.aHero({ scores: [{ score: 7 }] }), 'scores.0.dimension'],
];

test('a member that nothing could be done with is refused by its name', () => {
  for (const [name, record, field] of refused) {
    const family = families.find((one) => one.name === name);
    assert.ok(family);
    const read = readRecord(family, record);
    assert.ok(Array.isArray(read), `${name} ${field}`);
    assert.deepEqual(
      read.map((error) => error.field),
      [field],
    );
  }
});

test('a member that answers show and records do not bring says what to do with it', () => {
  const family = families.find(({ name }) => name === 'grants') as (typeof families)[number];
  const wrong = {
    public_url: 'https://x.example/',
    funding: {},
    detail: { status_public: {} },
    status_publik: 1,
  };
  const read = readRecord(family, given.aGrant(wrong)) as readonly { field: string; message: string }[];
  assert.deepEqual(Object.fromEntries(read.map(({ field, message }) => [field, message])), {
    public_url: 'public_url is computed; leave it out.',
    funding: 'funding belongs into detail.',
    'detail.status_public': 'detail.status_public is computed; leave it out.',
    status_publik: 'status_publik is not a known member; remove it.',
  });
});

test('a quotation of 500 characters and the contact of a funder are taken and shown', async () => {
  await using app = await createTestApp();
  const contact = { name: 'Grants office', email: 'office@funder.example', public_office: true };
  await app.add(
    'grants',
    given.aGrant({ id: 'g', detail: { contact, requirements: [requirement('q'.repeat(500))] } }),
  );
  await app.add('grants', given.aGrant({ id: 'without' }));
  const { grant } = (await app.get('/grants/g')).body;
  assert.deepEqual(grant.contact, { ...contact, phone: null });
  assert.equal(grant.requirements[0].evidence[0].quote.length, 500);
  assert.equal((await app.get('/grants/without')).body.grant.contact, null);
});

test('a slug of any characters, which an older ledger may hold, leads to its record', async () => {
  await using app = await createTestApp();
  const family = families.find(({ name }) => name === 'grants') as Family;
  const kept = rereadRecord(family, given.aGrant({ id: 'g', public_id: 'call 7/2027?#é' })) as Change;
  await app.ledger.append([kept], app.clock.now);
  await catchUp(app.ledger, app.shelf);
  const [{ public_url }] = (await app.get('/grants')).body.data;
  assert.equal(public_url, `${site}/grants/call%207%2F2027%3F%23%C3%A9`);
  const { links } = (await app.get('/grants/g')).body.grant;
  assert.ok(links.self.startsWith(`${site}/api/v1/grants/`));
  assert.equal((await app.get(links.self.slice(`${site}/api/v1`.length))).body.grant.id, 'g');
});

test('the confidence of a score is shown as it was given, as a word or as a number', async () => {
  await using app = await createTestApp();
  const runs = [
    {
      run_at: '2026-01-01T00:00:00Z',
      layer: 'l',
      scores: [{ dimension: 'ambition', score: 5, confidence: 0.8 }],
    },
  ];
  await app.add('companies', given.aCompany({ id: 'c' }));
  await app.add('theories', given.aTheory({ id: given.uuid(7), owner_kind: 'company', owner_id: 'c', runs }));
  const { evaluation } = (await app.get(`/theories/${given.uuid(7)}`)).body;
  assert.equal(evaluation.scores[0].confidence, 0.8);
});

test('tags and sections are taken in the words that the operator uses', async () => {
  await using app = await createTestApp();
  await app.add('heroes', given.aHero({ id: 'h', role_tags: ['Founder & CEO'], theme_tags: ['Sénolytics'] }));
  await app.add('preservation_companies', given.aPreservationCompany({ id: 'p', section: 'Brain banking' }));
  for (const path of [
    '/heroes?role=Founder%20%26%20CEO',
    '/heroes?theme=S%C3%A9nolytics',
    '/ratings/preservation?section=Brain%20banking',
  ]) {
    assert.equal((await app.get(path)).body.pagination.total, 1, path);
  }
});
