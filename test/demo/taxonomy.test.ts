import assert from 'node:assert/strict';
import { test } from 'node:test';
import { demoWorld } from '../../demo/world.ts';
import { taxonomyTerms } from '../../src/operations/taxonomy/terms.ts';

const schemes = new Map(taxonomyTerms.map(({ scheme, terms }) => [scheme, terms]));
const world = [...demoWorld({ now: new Date('2026-11-20T00:00:00Z') })];

function slugs(scheme: string, parent?: string): Set<string> {
  const terms = schemes.get(scheme) ?? [];
  return new Set(
    terms.filter((term) => parent === undefined || term.parent === parent).map((term) => term.slug),
  );
}

test('the taxonomy has every fixed vocabulary', () => {
  const names =
    'event_types org_types sponsor_types investor_types primary_approaches funding_stages company_statuses project_sections preservation_sections content_families record_types theory_source_types opportunity_types lead_entity_types lead_statuses confidence hero_role_tags cluster_levels methodology_dimensions assignment_roles reasoning_node_kinds endorsement_stances idea_levels foundational_principles dimensions';
  for (const name of names.split(' ')) assert.ok((schemes.get(name)?.length ?? 0) > 0, name);
  assert.equal(schemes.size, taxonomyTerms.length, 'a scheme comes twice');
});

test('a term is unique in its scheme and parent, and its parent exists', () => {
  for (const { scheme, terms } of taxonomyTerms) {
    const keys = terms.map((term) => `${term.parent}/${term.slug}`);
    assert.equal(new Set(keys).size, keys.length, scheme);
    const parents = slugs(scheme === 'dimensions' ? 'dimension_sets' : scheme);
    for (const term of terms) {
      assert.ok(
        term.parent === null || parents.has(term.parent),
        `${scheme} ${term.slug}: parent ${term.parent}`,
      );
      assert.match(term.slug, /^[a-z0-9]+([-_][a-z0-9]+)*$/);
      assert.ok(term.name.length > 0 && term.deprecated === false && term.replaced_by === null);
    }
  }
});

test('every dimension has a scale, and ratings have the promised numbers of dimensions', () => {
  const expected: Readonly<Record<string, number>> = {
    company: 8,
    'preservation-continuity': 6,
    'preservation-legacy': 6,
    fund: 8,
    hero: 8,
    'project-scientific': 6,
    'project-breakthrough': 5,
    'project-investor': 7,
    'project-risk': 8,
    theory: 4,
  };
  for (const [parent, count] of Object.entries(expected))
    assert.equal(slugs('dimensions', parent).size, count, parent);
  for (const term of schemes.get('dimensions') ?? []) {
    assert.ok(term.scale !== undefined && term.scale.min < term.scale.max, term.slug);
    for (const anchor of term.rubric ?? []) assert.ok(anchor.meaning.length > 0, term.slug);
    if (term.parent === 'company') assert.equal(term.rubric?.length, 5, term.slug);
    if (term.parent === 'theory') assert.equal(term.rubric?.length, 6, term.slug);
  }
});

test('the demo uses no word that its vocabulary does not have', () => {
  const members: readonly (readonly [family: string, member: string, scheme: string])[] = [
    ['events', 'event_type', 'event_types'],
    ['organizations', 'org_type', 'org_types'],
    ['sponsors', 'sponsor_type', 'sponsor_types'],
    ['investors', 'type', 'investor_types'],
    ['companies', 'primary_approach', 'primary_approaches'],
    ['companies', 'funding_stage', 'funding_stages'],
    ['companies', 'company_status', 'company_statuses'],
    ['rated_projects', 'section', 'project_sections'],
    ['preservation_companies', 'section', 'preservation_sections'],
    ['content', 'family', 'content_families'],
    ['company_records', 'record_type', 'record_types'],
    ['theories', 'source_type', 'theory_source_types'],
    ['leads', 'opportunity_types', 'opportunity_types'],
    ['leads', 'entity_type', 'lead_entity_types'],
    ['leads', 'status', 'lead_statuses'],
    ['heroes', 'role_tags', 'hero_role_tags'],
    ['theory_clusters', 'level', 'cluster_levels'],
    ['theory_clusters', 'methodology_dimensions', 'methodology_dimensions'],
    ['ideas', 'level', 'idea_levels'],
    ['theories', 'extraction_confidence', 'confidence'],
  ];
  for (const [family, member, scheme] of members) {
    const known = slugs(scheme);
    for (const { record } of world.filter((one) => one.family === family)) {
      for (const word of [record[member] ?? []].flat())
        assert.ok(known.has(String(word)), `${family} ${member} ${word}`);
    }
  }
});

test('the demo scores no dimension that does not exist', () => {
  const parentOf: Readonly<Record<string, readonly string[]>> = {
    companies: ['company'],
    heroes: ['hero'],
    preservation_companies: ['preservation-continuity', 'preservation-legacy'],
  };
  for (const { family, record } of world) {
    const known = new Set((parentOf[family] ?? []).flatMap((parent) => [...slugs('dimensions', parent)]));
    const scored = (record[family === 'heroes' ? 'scores' : 'dimensions'] ?? []) as { dimension?: string }[];
    if (parentOf[family] !== undefined)
      for (const one of scored) assert.ok(known.has(one.dimension ?? ''), `${family} ${one.dimension}`);
    if (family === 'fund_reviews')
      assert.deepEqual(new Set(Object.keys(record.dimensions as object)), slugs('dimensions', 'fund'));
    for (const [member, parent] of [
      ['scientific_dims', 'project-scientific'],
      ['breakthrough_dims', 'project-breakthrough'],
      ['investor_dims', 'project-investor'],
      ['risk_panel', 'project-risk'],
    ] as const) {
      if (record[member] !== undefined)
        assert.deepEqual(new Set(Object.keys(record[member] as object)), slugs('dimensions', parent));
    }
  }
});
