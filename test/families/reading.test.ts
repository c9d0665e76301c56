import assert from 'node:assert/strict';
import { test } from 'node:test';
import { companies } from '../../src/families/companies/companies.ts';
import { companyRecords } from '../../src/families/companies/records.ts';
import { content } from '../../src/families/content/content.ts';
import { events } from '../../src/families/events/events.ts';
import { grants } from '../../src/families/grants/grants.ts';
import { investors } from '../../src/families/investors/investors.ts';
import { leads } from '../../src/families/leads.ts';
import { organizations } from '../../src/families/organizations/organizations.ts';
import { preservationCompanies } from '../../src/families/preservation-companies.ts';
import { ratedProjects } from '../../src/families/rated-projects/rated-projects.ts';
import { sponsors } from '../../src/families/sponsors.ts';
import { theories } from '../../src/families/theories/theories.ts';
import type { Doc, Family } from '../../src/kernel/family.ts';
import type { Tier } from '../../src/kernel/tier.ts';
import { readRecord } from '../../src/ledger/record.ts';
import type { Shelf } from '../../src/shelf/shelf.ts';
import { shelfInMemory } from '../support/shelf-in-memory.ts';

const families = [
  grants,
  events,
  organizations,
  investors,
  leads,
  sponsors,
  companies,
  companyRecords,
  content,
  preservationCompanies,
  ratedProjects,
  theories,
] as unknown as readonly Family[];

const now = new Date('2026-03-01T12:00:00Z');
const url = 'https://example.org/';

/** A shelf that holds these records, each of which its family accepts. */
function shelfOf(...records: readonly (readonly [family: string, record: Doc])[]): Shelf {
  const shelf = shelfInMemory(families);
  const entries = records.map(([name, given], index) => {
    const change = readRecord(familyNamed(name), given);
    assert.ok('record' in change, `${name} accepts ${JSON.stringify(given)}: ${JSON.stringify(change)}`);
    const doc = { ...change.record, created_at: '2026-01-01T00:00:00Z', updated_at: '2026-01-01T00:00:00Z' };
    return {
      seq: index + 1,
      family: name,
      id: String(given.id),
      doc: JSON.stringify(doc),
      at: now.toISOString(),
      reason: null,
    };
  });
  shelf.take(0, entries);
  return shelf;
}

function familyNamed(name: string): Family {
  return families.find((family) => family.name === name) as Family;
}

function rows(shelf: Shelf, name: string, tier: Tier, filters: Doc = {}): readonly Doc[] {
  const request = { tier, now, filters, limit: 50, offset: 0 };
  return shelf.reader.list(familyNamed(name), request).rows.map(parsed);
}

function one(shelf: Shelf, name: string, id: string, tier: Tier): Doc | null {
  const found = shelf.reader.detail(familyNamed(name), id, tier, now);
  return found && parsed(found.text);
}

function parsed(text: string): Doc {
  return JSON.parse(text.replaceAll('\u0001', 'https://site.example')) as Doc;
}

const ids = (found: readonly Doc[]) => found.map((row) => row.id);

test('an organization counts its grants, and as open those that are verified and stand', () => {
  const grant = (id: string, more: Doc) =>
    [
      'grants',
      { id, title: id, funder_name: 'Fund', url, organization_id: 'o1', verified: true, ...more },
    ] as const;
  const shelf = shelfOf(
    ['organizations', { id: 'o1', public_id: 'fund', name: 'Fund', org_type: 'foundation', published: true }],
    ['organizations', { id: 'o2', name: 'Quiet fund', org_type: 'foundation', published: true }],
    ['organizations', { id: 'o3', name: 'Hidden fund', org_type: 'foundation' }],
    grant('later', { deadline: '2026-05-01T23:59:59Z' }),
    grant('sooner', { deadline: '2026-03-01T23:59:59Z' }),
    grant('rolling', {}),
    grant('past', { deadline: '2026-02-28T23:59:59Z' }),
    grant('unverified', { verified: false }),
    grant('closed', { closed_at: '2026-02-01T00:00:00Z' }),
  );
  const [fund, quiet] = rows(shelf, 'organizations', 'full');
  assert.equal(fund?.grants_count, 6);
  assert.equal(fund?.open_grants_count, 3);
  assert.equal(fund?.next_open_deadline, '2026-03-01T23:59:59Z');
  assert.deepEqual([quiet?.grants_count, quiet?.open_grants_count, quiet?.next_open_deadline], [0, 0, null]);
  assert.deepEqual(ids(rows(shelf, 'organizations', 'full', { min_open_grants: 3 })), ['o1']);
  assert.deepEqual(ids(rows(shelf, 'organizations', 'full', { min_open_grants: 4 })), []);
  assert.deepEqual(ids(rows(shelf, 'organizations', 'full', { min_open_grants: 0 })), ['o1', 'o2']);
  const open = one(shelf, 'organizations', 'fund', 'full')?.open_grants as readonly Doc[];
  assert.deepEqual(ids(open), ['sooner', 'later', 'rolling']);
  assert.equal(one(shelf, 'organizations', 'fund', 'public'), null);
  assert.equal(one(shelf, 'organizations', 'o3', 'top'), null);
});

test('a disqualified company and its records are for the full tier, a private one for nobody', () => {
  const company = (id: string, more: Doc) => ['companies', { id, public_id: id, name: id, ...more }] as const;
  const record = (id: string, company_id: string, more: Doc) =>
    [
      'company_records',
      { id, company_id, record_type: 'press', title: id, url, accepted: true, ...more },
    ] as const;
  const shelf = shelfOf(
    record('r1', 'open', { extracted: { projects: ['Alpha'], people: [], claims: [] } }),
    record('r2', 'open', { text_policy: 'excerpt_only', text: `${'word '.repeat(80)}canary` }),
    record('r3', 'open', { accepted: false }),
    record('r4', 'barred', {}),
    record('r5', 'private', {}),
    company('open', { is_public: true, dimensions: [{ dimension: 'a', score: 7 }, { dimension: 'b' }] }),
    company('barred', { is_public: true, disqualified: true }),
    company('private', { is_public: false }),
  );
  assert.deepEqual(ids(rows(shelf, 'companies', 'public')), ['open']);
  assert.deepEqual(ids(rows(shelf, 'companies', 'full')).sort(), ['barred', 'open']);
  assert.deepEqual(ids(rows(shelf, 'company_records', 'public')), ['r1', 'r2']);
  assert.deepEqual(ids(rows(shelf, 'company_records', 'top')), ['r1', 'r2', 'r4']);
  assert.deepEqual(rows(shelf, 'companies', 'public')[0]?.scores, { a: 7 });
  const publicly = one(shelf, 'companies', 'open', 'public') as Doc;
  assert.equal((publicly.scores as readonly Doc[]).length, 2);
  assert.ok(!('dossier' in publicly) && !('evidence_bundle' in publicly));
  const fully = one(shelf, 'companies', 'open', 'full') as Doc;
  const bundle = fully.evidence_bundle as Doc;
  assert.deepEqual(ids(bundle.records as readonly Doc[]), ['r1', 'r2']);
  assert.deepEqual(bundle.projects, [{ name: 'Alpha', evidence_ids: ['r1'] }]);
  assert.doesNotMatch(JSON.stringify(fully), /canary/);
});

test('the public tier reads high-confidence dimensions of preservation companies only', () => {
  const dimensions = [
    { dimension: 'sure', score: 80, confidence: 'high', rationale: 'raw words' },
    { dimension: 'unsure', score: 20, confidence: 'low', rationale: 'raw words' },
  ];
  const shelf = shelfOf([
    'preservation_companies',
    { id: 'p', public_id: 'p', name: 'P', section: 'cryonics', is_public: true, dimensions },
  ]);
  assert.deepEqual(rows(shelf, 'preservation_companies', 'public')[0]?.scores, { sure: 80 });
  assert.deepEqual(rows(shelf, 'preservation_companies', 'full')[0]?.scores, { sure: 80, unsure: 20 });
  const publicly = one(shelf, 'preservation_companies', 'p', 'public');
  assert.deepEqual(publicly?.dimensions, [{ dimension: 'sure', score: 80, confidence: 'high' }]);
  assert.deepEqual(one(shelf, 'preservation_companies', 'p', 'full')?.dimensions, dimensions);
});

test('content under excerpt_only keeps an excerpt, its quotations and our summary', () => {
  const shelf = shelfOf([
    'content',
    {
      id: 'c',
      family: 'post',
      title: 'Post',
      url,
      retrieved_at: '2026-01-01T00:00:00Z',
      text_policy: 'excerpt_only',
      text: `${'word '.repeat(80)}canary`,
      summary: 'Ours.',
      quotes: [{ text: 'Named before.', start: 0, end: 13 }],
    },
  ]);
  const [item] = rows(shelf, 'content', 'public');
  assert.equal(item?.text, null);
  assert.match(String(item?.excerpt), /^word word .*…$/);
  assert.ok(String(item?.excerpt).length <= 300);
  assert.equal(item?.summary, 'Ours.');
  assert.deepEqual(item?.quotes, [{ text: 'Named before.', start: 0, end: 13 }]);
  assert.doesNotMatch(JSON.stringify(one(shelf, 'content', 'c', 'top')), /canary/);
});

test('an investor shows the fresh leads that name it and is hidden when unpublished', () => {
  const lead = (id: string, more: Doc) => ['leads', { id, name: id, investor_id: 'i1', ...more }] as const;
  const shelf = shelfOf(
    ['investors', { id: 'i1', name: 'One', type: 'vc' }],
    ['investors', { id: 'i2', name: 'Two', type: 'angel', is_person: true, published: false }],
    ['investors', { id: 'i3', name: 'Three', type: 'angel', is_person: true, stale: true }],
    lead('weak', { relevance_score: 10 }),
    lead('strong', { relevance_score: 90, relationship: 'partner' }),
    lead('old', { relevance_score: 99, stale: true }),
  );
  const [investor] = rows(shelf, 'investors', 'full');
  assert.deepEqual(investor?.linked_leads, [
    { id: 'strong', name: 'strong', relationship: 'partner', relevance_score: 90 },
    { id: 'weak', name: 'weak', relationship: null, relevance_score: 10 },
  ]);
  assert.deepEqual(ids(rows(shelf, 'investors', 'full')), ['i1']);
  assert.deepEqual(ids(rows(shelf, 'investors', 'full', { include_stale: true, is_person: true })), ['i3']);
  assert.deepEqual(ids(rows(shelf, 'leads', 'full', { min_score: 50 })), ['strong']);
});

test('events leave lists when they end, wait outside while they have no date, and sponsors count every event', () => {
  const event = (id: string, more: Doc) =>
    ['events', { id, title: id, sponsor_ids: ['s'], ...more }] as const;
  const shelf = shelfOf(
    ['sponsors', { id: 's', name: 'S' }],
    event('running', { start_date: '2026-02-27T09:00:00Z', end_date: '2026-03-02T17:00:00Z' }),
    event('over', { start_date: '2026-02-01T09:00:00Z' }),
    event('coming', { start_date: '2026-04-01T09:00:00Z', topics: ['longevity'] }),
    event('undated', {}),
  );
  assert.deepEqual(ids(rows(shelf, 'events', 'public')), ['running', 'coming']);
  const undatedToo = rows(shelf, 'events', 'public', { scope: 'all' });
  assert.deepEqual(ids(undatedToo), ['running', 'coming', 'undated']);
  const all = rows(shelf, 'events', 'public', { include_past: true, scope: 'all' });
  assert.deepEqual(ids(all), ['over', 'running', 'coming', 'undated']);
  assert.deepEqual(all[3]?.topics, null);
  assert.equal(rows(shelf, 'sponsors', 'full')[0]?.events_count, 4);
});

test('records with members of the personal layer or of no declaration are refused by name', () => {
  const refused = (name: string, record: Doc) => {
    const errors = readRecord(familyNamed(name), record);
    assert.ok(Array.isArray(errors));
    return errors.map((error) => [error.field, error.code]);
  };
  const investor = { id: 'i', name: 'I', type: 'vc' };
  assert.deepEqual(refused('investors', { ...investor, detail: { health: 'x' } }), [
    ['detail.health', 'personal_layer'],
  ]);
  assert.deepEqual(refused('investors', { ...investor, linked_leads: [] }), [['linked_leads', 'unknown']]);
  assert.deepEqual(refused('organizations', { id: 'o', name: 'O', org_type: 'club' }), [
    ['org_type', 'enum'],
  ]);
});
