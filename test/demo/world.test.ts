import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { demoWorld } from '../../demo/world.ts';
import { families } from '../../src/families.ts';

const now = new Date('2026-11-20T13:37:11Z');
type Members = Record<string, unknown>;

// Runs of Omega Point are what the service itself published: their texts are not written by the demo.
const records = [...demoWorld({ now, omega: false })];
const byFamily = Map.groupBy(records, ({ family }) => family);

function family(name: string): Members[] {
  return (byFamily.get(name) ?? []).map(({ record }) => record);
}

function parts(record: Members | undefined, member: string): Members[] {
  return (record?.[member] ?? []) as Members[];
}

function ids(name: string): Set<unknown> {
  return new Set(family(name).map((record) => record.id));
}

function labelSlugs(): Set<unknown> {
  return new Set(family('labels').map((label) => label.slug));
}

const wanted: Readonly<Record<string, number>> = {
  grants: 60,
  events: 25,
  organizations: 15,
  investors: 10,
  leads: 15,
  sponsors: 6,
  companies: 12,
  preservation_companies: 6,
  fund_reviews: 20,
  rated_projects: 8,
  heroes: 8,
  theories: 20,
  theory_clusters: 8,
  ideas: 8,
  omega_hypotheses: 3,
  experiments: 3,
  contacts: 5,
  labels: 150,
  content: 8,
  company_records: 20,
  pages: 3,
  attendance_records: 10,
  funding_rounds: 10,
  investor_hypotheses: 5,
};

test('the demo fills every family', () => {
  for (const [name, least] of Object.entries(wanted)) {
    assert.ok(family(name).length >= least, `${name} has ${family(name).length} records, not ${least}`);
  }
  const shown = families.filter(({ example, of }) => example !== undefined && of === undefined);
  for (const { name } of shown) assert.ok(byFamily.has(name), `the example of ${name} is in the demo`);
});

test('two starts on one day give the same demo, another day another one', () => {
  const text = JSON.stringify(records);
  assert.equal(JSON.stringify([...demoWorld({ now: new Date('2026-11-20T00:00:00Z'), omega: false })]), text);
  assert.notEqual(
    JSON.stringify([...demoWorld({ now: new Date('2026-11-21T00:00:00Z'), omega: false })]),
    text,
  );
});

test('every record of the demo has an id of its own and names the demo as its source', () => {
  const seen = new Set<unknown>();
  for (const { family: name, record } of records) {
    const id = String(record.id);
    assert.match(id, /^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    assert.ok(!seen.has(id), `${name} ${id} comes twice`);
    seen.add(id);
    assert.equal(record.source, 'demo');
    assert.match(String(record.source_url), /^https:\/\/example\.org\//);
  }
});

test('what is invented says so in names and texts, and says the sentence once in a description', () => {
  for (const { family: name, record } of records) {
    if (name === 'labels') continue;
    const text = JSON.stringify(record);
    if (!/^(attendance_records|fund_reviews|funding_rounds)$/.test(name))
      assert.match(text, /ictional/, `${name}: ${text}`);
    for (const member of ['description', 'bio', 'theory_summary', 'one_liner', 'brief_concise', 'summary']) {
      const said = String(record[member] ?? '').split('Fictional demo record.').length - 1;
      assert.ok(record[member] === undefined || said === 1, `${name} ${member}: ${said}`);
    }
    for (const member of ['name', 'funder_name', 'organizer', 'company_name']) {
      if (typeof record[member] === 'string' && !(name === 'funding_rounds')) {
        assert.match(record[member], /\(fictional\)$/, `${name} ${member}`);
      }
    }
  }
});

test('every address of the demo belongs to nobody', () => {
  for (const { record } of records) {
    for (const [address, host] of JSON.stringify(record).matchAll(/https?:\/\/([^/"]+)/g)) {
      assert.match(host ?? '', /(^example\.org|\.example)$/, address);
    }
    for (const [address] of JSON.stringify(record).matchAll(/[\w.-]+@[\w.-]+/g))
      assert.match(address, /\.example$/);
  }
});

test('no record of the demo says anything about health, home or possessions of a person', () => {
  for (const { record } of records) {
    assert.doesNotMatch(
      JSON.stringify(record),
      /"(health|family_members|spouse|children|aircraft|net_worth|residence|photo_observations)":/,
    );
  }
});

test('nothing that the service computes is in the demo', () => {
  const computed =
    /^(public_url|detail_url|access_level|events_count|grants_count|open_grants_count|next_open_deadline|linked_leads|theory_count|owner_count|avg_popperian_sum|review_count|total_rating|dimension_means|counts|connections|evaluation)$/;
  for (const { family: name, record } of records) {
    for (const member of Object.keys(record)) assert.doesNotMatch(member, computed, name);
  }
});

test('what a record points to exists in the demo', () => {
  const pointers: readonly (readonly [string, string, string])[] = [
    ['grants', 'organization_id', 'organizations'],
    ['grants', 'merged_into', 'grants'],
    ['organizations', 'merged_into', 'organizations'],
    ['leads', 'investor_id', 'investors'],
    ['fund_reviews', 'organization_id', 'organizations'],
    ['company_records', 'company_id', 'companies'],
    ['contacts', 'lead_id', 'leads'],
    ['attendance_records', 'investor_id', 'investors'],
    ['attendance_records', 'event_id', 'events'],
    ['funding_rounds', 'investor_id', 'investors'],
    ['funding_rounds', 'company_id', 'companies'],
    ['investor_hypotheses', 'investor_id', 'investors'],
    ['ideas', 'parent_id', 'ideas'],
    ['ideas', 'merged_into', 'ideas'],
  ];
  for (const [from, member, to] of pointers) {
    const known = ids(to);
    const used = family(from).filter((record) => record[member] !== undefined);
    assert.ok(used.length > 0, `${from}.${member} is never used`);
    for (const record of used) assert.ok(known.has(record[member]), `${from}.${member} ${record[member]}`);
  }
  const rounds = ids('funding_rounds');
  for (const one of family('investor_hypotheses'))
    for (const id of one.basis as string[]) assert.ok(rounds.has(id));
  const sponsors = ids('sponsors');
  for (const event of family('events'))
    for (const id of event.sponsor_ids as string[]) assert.ok(sponsors.has(id));
  const hypotheses = ids('omega_hypotheses');
  for (const one of family('experiments'))
    for (const id of one.hypothesis_ids as string[]) assert.ok(hypotheses.has(id));
  const ideas = ids('ideas');
  for (const idea of family('ideas'))
    for (const edge of parts(idea, 'edges')) assert.ok(ideas.has(edge.from) && ideas.has(edge.to));
});

test('labels and topics of the demo are labels of the starter data', () => {
  const known = labelSlugs();
  for (const { family: name, record } of records) {
    for (const member of ['labels', 'topics', 'theme_tags']) {
      for (const slug of (record[member] ?? []) as string[]) assert.ok(known.has(slug), `${name}: ${slug}`);
    }
    if (Array.isArray(record.labels))
      assert.deepEqual(record.labels, [...new Set(record.labels as string[])].sort());
  }
});

test('the demo uses the label ids of the starter data, so that importing both doubles nothing', () => {
  const starter = readFileSync(new URL('../../starter/labels.ndjson', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  const expected = starter.map((line) => (JSON.parse(line) as Members).id);
  assert.deepEqual(
    family('labels').map((label) => label.id),
    expected,
  );
});
