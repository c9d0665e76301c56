import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { Doc } from '../src/kernel/family.ts';
import { excerpt } from '../src/kernel/text-policy.ts';
import { catchUp } from '../src/ledger/follow.ts';
import { grantsGov } from '../src/sources/grants-gov/grants-gov.ts';
import { grantsGovId } from '../src/sources/grants-gov/mapper.ts';
import { organizationNames } from '../src/sources/organization-names.ts';
import { rorSourceId } from '../src/sources/ror/organization.ts';
import { harvestContext, recordsOf } from './sources/fixtures/grants-gov-context.ts';
import { needsRealData, realFile } from './support/real-data.ts';
import { createTestApp } from './support/test-app.ts';

type Members = Record<string, unknown>;
const folder = new URL('../starter/', import.meta.url);

function read(file: string): Members[] {
  const lines = readFileSync(new URL(file, folder), 'utf8').trimEnd().split('\n');
  return lines.map((line, i) => {
    try {
      return JSON.parse(line) as Members;
    } catch (error) {
      throw new Error(`${file} line ${i + 1} is not JSON`, { cause: error });
    }
  });
}

const families = [
  'companies',
  'events',
  'grants',
  'investors',
  'labels',
  'organizations',
  'preservation_companies',
  'theory_clusters',
];
const data = new Map(families.map((family) => [family, read(`${family}.ndjson`)]));
const rows = (family: string): Members[] => data.get(family) ?? [];

test('the starter folder has these families, and the evidence lies where an import does not look', () => {
  const files = readdirSync(folder).filter((file) => file.endsWith('.ndjson'));
  assert.deepEqual(
    files.sort(),
    families.map((family) => `${family}.ndjson`),
  );
  assert.deepEqual(readdirSync(new URL('evidence/', folder)), ['evidence.ndjson']);
});

test('every starter record has an id and a short name of its own', () => {
  const ids = new Set<unknown>();
  for (const family of families) {
    const names = new Set<unknown>();
    for (const record of rows(family)) {
      assert.match(String(record.id), /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
      const name = record.public_id ?? record.slug;
      assert.ok(!ids.has(record.id) && !names.has(name), `${family} ${name} comes twice`);
      ids.add(record.id);
      names.add(name);
    }
  }
});

test('what a starter record says is shown whole: where it is from comes before the cut of an excerpt', () => {
  for (const family of families)
    for (const { public_id, description, text_policy } of rows(family))
      if (text_policy === 'excerpt_only' && typeof description === 'string')
        assert.equal(excerpt(description), description, `${family} ${public_id}`);
});

test('a starter organization that ROR knows has the id that a harvest of ROR gives it', () => {
  let known = 0;
  for (const { id, detail } of rows('organizations')) {
    const ror = (detail as { ids?: { ror?: string } } | undefined)?.ids?.ror;
    if (ror === undefined) continue;
    assert.equal(id, rorSourceId(ror.replace('https://ror.org/', '')), ror);
    known += 1;
  }
  assert.equal(known, 68);
});

test('a starter record whose best evidence is a compiled list is not published', () => {
  const best = new Map<string, string>();
  for (const { id, grade } of read('evidence/evidence.ndjson')) {
    const known = best.get(String(id));
    if (known === undefined || String(grade) < known) best.set(String(id), String(grade));
  }
  const shown = (record: Members): boolean => record.published !== false && record.is_public !== false;
  let hidden = 0;
  for (const family of families) {
    for (const record of rows(family)) {
      const grade = best.get(String(record.id));
      assert.ok(grade !== undefined, `${family} ${record.public_id ?? record.slug} has no evidence`);
      if (grade === 'C') {
        assert.ok(!shown(record), `${family} ${record.public_id} rests on grade C`);
        hidden += 1;
      }
    }
  }
  assert.equal(hidden, 58);
  for (const investor of rows('investors')) assert.equal(typeof investor.published, 'boolean');
  for (const company of rows('companies')) assert.equal(typeof company.is_public, 'boolean');
});

test('every piece of evidence belongs to a starter record', () => {
  const ids = new Set(families.flatMap((family) => rows(family).map((record) => record.id)));
  for (const one of read('evidence/evidence.ndjson')) {
    assert.ok(ids.has(one.id), String(one.public_id));
    assert.ok(one.url === null || /^https?:\/\//.test(String(one.url)), String(one.url));
  }
});

test('parents of starter labels and clusters exist', () => {
  for (const [family, member] of [
    ['labels', 'parent'],
    ['theory_clusters', 'parent_cluster_slug'],
  ] as const) {
    const slugs = new Set(rows(family).map((record) => record.slug));
    const used = rows(family).filter((record) => record[member] != null);
    assert.ok(used.length > 0);
    for (const record of used) assert.ok(slugs.has(record[member]), `${family} ${record[member]}`);
  }
});

test('labels of starter records exist, and topics are labels or declared in SOURCE.md', () => {
  const labels = new Set(rows('labels').map((label) => label.slug));
  const groups = new Set(
    rows('labels')
      .filter((label) => label.parent === undefined)
      .map((label) => label.slug),
  );
  const declaration =
    /topics, which are not labels: (.*)\./.exec(readFileSync(new URL('SOURCE.md', folder), 'utf8'))?.[1] ??
    '';
  const topics = new Set(declaration.match(/[a-z-]+/g));
  for (const family of families) {
    for (const record of rows(family)) {
      for (const slug of (record.labels ?? []) as string[])
        assert.ok(labels.has(slug) && !groups.has(slug), `${family}: ${slug}`);
      for (const slug of (record.topics ?? []) as string[])
        assert.ok(labels.has(slug) || topics.has(slug), `${family}: ${slug}`);
    }
  }
});

test('a starter programme says who may apply in a member of its own, not by a label', () => {
  const labels = rows('grants').flatMap((grant) => grant.labels as string[]);
  assert.deepEqual(
    labels.filter((label) => label.startsWith('eligible-')),
    [],
  );
});

test('the starter data has no persons and no scores', () => {
  for (const investor of rows('investors')) assert.equal(investor.is_person, false);
  for (const family of families) {
    for (const record of rows(family)) {
      assert.doesNotMatch(Object.keys(record).join(' '), /score|overall|\bdimensions\b/, family);
    }
  }
});

test('every programme of the starter belongs to an organization of the starter', async () => {
  await using app = await createTestApp();
  await app.add('organizations', ...rows('organizations'));
  await app.add('grants', ...rows('grants'));
  await catchUp(app.ledger, app.shelf);
  const names = await organizationNames(app.ledger.records('organizations'));
  for (const grant of rows('grants')) {
    const funder = [grant.funder_name, grant.funder_parent]
      .flatMap((name) => (typeof name === 'string' ? (names.byName(name) ?? []) : []))
      .at(0);
    assert.equal(grant.organization_id, funder?.id, String(grant.funder_name));
    assert.ok(grant.organization_id, String(grant.funder_name));
  }
  const { organization } = (
    await app.get('/organizations/american-federation-for-aging-research', { tier: 'full' })
  ).body;
  assert.equal(organization.grants_count, 3);
});

test('the starter alone has at least a hundred real programmes, each fact with its page and day', () => {
  const pages = read('evidence/evidence.ndjson').filter(({ family }) => family === 'grants');
  const seen = new Map(pages.map(({ id, url, seen_at }) => [id, { url, seen_at }]));
  assert.ok(rows('grants').length >= 100, `${rows('grants').length} programmes`);
  for (const grant of rows('grants')) {
    assert.equal(seen.get(grant.id)?.url, grant.url, String(grant.public_id));
    const { field_sources, verification } = grant.detail as {
      field_sources: readonly { path: string; last_seen: string }[];
      verification: Members;
    };
    assert.ok(field_sources.some(({ path }) => path === 'title'));
    for (const { last_seen } of field_sources)
      assert.equal(last_seen.slice(0, 10), seen.get(grant.id)?.seen_at);
    assert.equal(verification.verified_open, false, 'nobody looked at the live page');
  }
  for (const { seen_at } of read('evidence/evidence.ndjson'))
    assert.match(String(seen_at), /^\d{4}-\d\d-\d\d$/);
});

test('a programme of the starter and the same one of a harvest are one record', () => {
  const harvested = rows('grants').filter(({ source }) => source === 'grants-gov');
  assert.ok(harvested.length > 50);
  for (const { id, public_id } of harvested) {
    assert.equal(id, grantsGovId(String(public_id).replace('grants-gov-', '')), String(public_id));
  }
});

test('a general call of an institute, and a programme that shuts ageing out, is in the starter and not in its default list', () => {
  for (const { public_id, open_to_ageing, relevant } of rows('grants')) {
    assert.equal(relevant ?? true, !['institute', 'no'].includes(String(open_to_ageing)), String(public_id));
  }
});

test('kinds, stages and statuses of starter records agree, and no proposal is a stake', () => {
  for (const { public_id, title, event_type } of rows('events'))
    if (/\bAnnual (?:Scientific )?Meeting\b/.test(String(title)))
      assert.equal(event_type, 'society-meeting', String(public_id));
  for (const { public_id, entities = [] } of rows('investors'))
    for (const { entity_name } of entities as Doc[])
      assert.doesNotMatch(String(entity_name), /\(/, `${public_id}: a name, and nothing beside it`);
  for (const { public_id, company_status, funding_stage } of rows('companies'))
    if (company_status === 'dissolved') assert.equal(funding_stage, undefined, String(public_id));
});

test('a starter call has the dates, sums and limits that a harvest gives it, and no day of a rule is said to be seen', async (t) => {
  if (!needsRealData(t)) return;
  const { context } = harvestContext({ now: new Date('2026-11-22T12:00:00Z') });
  const file = realFile('grants-gov-simpler/opportunities-786.ndjson.gz');
  const harvested = new Map(
    (await recordsOf(await grantsGov.readFiles([file], context))).map((grant) => [grant.public_id, grant]),
  );
  let compared = 0;
  for (const { public_id, deadline, labels, detail } of rows('grants')) {
    const grant = harvested.get(public_id as string);
    if (!grant) continue;
    compared += 1;
    const { deadlines, verification, funding, clinical_trial, eligibility } = detail as Record<
      string,
      Doc
    > & {
      deadlines: readonly Doc[];
      verification: Doc;
    };
    const own = grant.detail as Record<string, Doc | undefined>;
    const terms = [funding, clinical_trial, labels];
    assert.deepEqual(terms, [own.funding, own.clinical_trial, grant.labels], String(public_id));
    for (const member of ['countries_in', 'foreign_applicants'])
      assert.deepEqual(eligibility?.[member], own.eligibility?.[member], `${public_id} ${member}`);
    assert.equal(deadline, grant.deadline, String(public_id));
    assert.deepEqual(deadlines, own.deadlines, String(public_id));
    const isRule = deadlines
      .filter(({ at }) => at === deadline)
      .every(({ label }) => /check the announcement$/.test(String(label)));
    assert.equal(verification.deadline_seen_in_source, !isRule, String(public_id));
  }
  assert.equal(compared, 78);
});

test('a starter programme without a deadline is not said to have had it seen', () => {
  for (const { public_id, deadline, detail } of rows('grants')) {
    const { verification } = (detail ?? {}) as { verification?: { deadline_seen_in_source?: boolean } };
    if (!deadline) assert.notEqual(verification?.deadline_seen_in_source, true, String(public_id));
  }
});

test('the starter alone has meetings that are coming, each day with the page that names it and when it was read', async () => {
  const now = new Date('2026-11-26T12:00:00Z');
  await using app = await createTestApp({ now });
  await app.add('events', ...rows('events'));
  await catchUp(app.ledger, app.shelf);
  const { data } = (await app.get('/events?limit=100')).body as { data: Doc[] };
  assert.ok(data.length >= 12, `${data.length} meetings`);
  const pages = read('evidence/evidence.ndjson').filter(({ family }) => family === 'events');
  for (const { id, title, url, start_date, end_date, description } of data) {
    assert.ok(String(end_date) > now.toISOString(), String(title));
    assert.match(String(url), /^https:/, String(title));
    assert.match(String(description), /Days as .* read them on .* 2026/, String(title));
    // It names the year, was read before the meeting, and is not older than two years.
    const own = pages.filter(
      (page) => page.id === id && String(page.seen).includes(String(start_date).slice(0, 4)),
    );
    assert.ok(
      own.some(({ seen_at }) => String(seen_at) > '2024-11-26' && String(seen_at) < String(start_date)),
      `${title} has no page that names its year`,
    );
  }
});

test('a submission to a meeting of the starter closes before it begins', () => {
  let closing = 0;
  for (const { public_id, submission_deadline, start_date } of rows('events')) {
    if (submission_deadline === undefined) continue;
    assert.ok(String(submission_deadline) < String(start_date), String(public_id));
    closing += 1;
  }
  assert.equal(closing, 2);
});
