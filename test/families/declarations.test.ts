import assert from 'node:assert/strict';
import { test } from 'node:test';
import { companies } from '../../src/families/companies/companies.ts';
import { companyRecords } from '../../src/families/companies/records.ts';
import { contacts } from '../../src/families/contacts.ts';
import { content } from '../../src/families/content/content.ts';
import { events } from '../../src/families/events/events.ts';
import { grants } from '../../src/families/grants/grants.ts';
import { heroes } from '../../src/families/heroes/heroes.ts';
import { ideas } from '../../src/families/ideas.ts';
import { attendanceRecords } from '../../src/families/investors/attendance-records.ts';
import { fundingRounds } from '../../src/families/investors/funding-rounds.ts';
import { investorHypotheses } from '../../src/families/investors/hypotheses.ts';
import { investors } from '../../src/families/investors/investors.ts';
import { labels } from '../../src/families/labels.ts';
import { leads } from '../../src/families/leads.ts';
import { experiments } from '../../src/families/omega/experiments.ts';
import { omegaHypotheses } from '../../src/families/omega/hypotheses.ts';
import { organizations } from '../../src/families/organizations/organizations.ts';
import { pages } from '../../src/families/pages.ts';
import { preservationCompanies } from '../../src/families/preservation-companies.ts';
import { ratedProjects } from '../../src/families/rated-projects/rated-projects.ts';
import { sponsors } from '../../src/families/sponsors.ts';
import type { Family } from '../../src/kernel/family.ts';
import { operationsOf, recordSchema } from '../../src/kernel/listing.ts';
import { type Tier, tiers } from '../../src/kernel/tier.ts';
import { specified, words } from './specified-members.ts';

const families = [
  grants,
  events,
  organizations,
  investors,
  leads,
  sponsors,
  companies,
  preservationCompanies,
  ratedProjects,
  heroes,
  ideas,
  omegaHypotheses,
  experiments,
  contacts,
  labels,
  content,
  companyRecords,
  pages,
  attendanceRecords,
  fundingRounds,
  investorHypotheses,
] as unknown as readonly Family[];

/** Parameters of each list beside limit and offset. */
const parameters: Readonly<Record<string, string>> = {
  list_events:
    'q event_type location date_after date_before label organizer submission_before include_past scope',
  list_organizations: 'q org_type label labels labels_any min_open_grants',
  list_investors: 'q type is_person include_stale stage sector place check_size',
  list_leads: 'q entity_type opportunity_type status stage min_score include_stale',
  list_sponsors: 'q sponsor_type label labels labels_any',
  list_rated_companies: 'q',
  list_companies: 'q',
  list_preservation_companies: 'q section',
  list_rated_projects: 'q section',
  list_heroes: 'q role theme',
  list_pages: '',
};

function named(name: string): Family {
  const found = families.find((family) => family.name === name);
  assert.ok(found, `there is a family ${name}`);
  return found;
}

function membersFor(family: Family, tier: Tier, place: 'row' | 'detail'): readonly string[] {
  const schema = recordSchema(family, tier, place) as unknown as { properties: Record<string, unknown> };
  return Object.keys(schema.properties);
}

test('families, their operations and their addresses have names of their own', () => {
  const unique = (names: readonly string[]) => assert.deepEqual(names, [...new Set(names)]);
  unique(families.map((family) => family.name));
  const shapes = families.flatMap((family) => [...(family.list ?? []), ...(family.detail ?? [])]);
  unique(shapes.map((shape) => shape.name));
  unique(shapes.map((shape) => shape.path));
});

for (const [name, place, tier, members] of specified) {
  test(`${place}s of ${name} show the ${tier} tier every member of the specification`, () => {
    const family = named(name);
    const shown = membersFor(family, tier, place);
    for (const member of words(members)) {
      assert.ok(shown.includes(member), `${member} is shown`);
      assert.equal(family.fields[member]?.place, place, `${member} is a member of the ${place}`);
      if (tier === family.tier) continue;
      assert.equal(family.fields[member]?.tier, tier);
      assert.ok(!membersFor(family, family.tier, place).includes(member), `${member} needs the ${tier} tier`);
    }
  });
}

test('the full tier reads nothing of public lists that the specification does not give it', () => {
  const raised = families.flatMap((family) =>
    Object.entries(family.fields).flatMap(([member, field]) =>
      field.tier === 'public' || field.place !== 'row' ? [] : [`${family.name}.${member}`],
    ),
  );
  const expected = words('relevance_score stage status source').map((member) => `grants.${member}`);
  assert.deepEqual(raised.sort(), [...expected, 'events.relevance_score', 'events.source'].sort());
});

test('families of the full and top tier are the specified ones', () => {
  const of = (tier: Tier) => families.filter((family) => family.tier === tier).map((family) => family.name);
  assert.deepEqual(of('full').sort(), words('contacts investors leads organizations sponsors'));
  assert.deepEqual(of('top').sort(), words('attendance_records funding_rounds ideas investor_hypotheses'));
});

test('what is known of tracked investors is never published as records', () => {
  for (const name of ['attendance_records', 'funding_rounds', 'investor_hypotheses']) {
    assert.deepEqual(membersFor(named(name), 'top', 'detail'), []);
  }
});

test('members of details that stand beside the record are the specified ones', () => {
  assert.deepEqual(named('rated_projects').beside, words('authors companies evidence'));
  assert.deepEqual(
    named('heroes').beside,
    words(
      `scores vision_statements investments donations orgs_founded scientific_sources bravery_exhibits self_experiments
       company_connections belief_timeline strategy`,
    ),
  );
});

test('no member of any shape belongs to the personal layer', () => {
  const personal = /health|medical|famil(y|ies)$|spouse|children|photo_obs|aircraft|money|net_worth/;
  const allowed = new Set(['content.family', 'omega_hypotheses.family']);
  for (const family of families) {
    for (const [member, field] of Object.entries(family.fields)) {
      for (const inner of [member, ...innerMembers(field.schema)]) {
        if (!allowed.has(`${family.name}.${inner}`)) assert.doesNotMatch(inner, personal, family.name);
      }
    }
  }
});

function innerMembers(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { properties = {}, items } = schema as { properties?: Record<string, unknown>; items?: unknown };
  const inner = Object.entries(properties).flatMap(([member, one]) => [member, ...innerMembers(one)]);
  return [...inner, ...innerMembers(items)];
}

/** Parameters beside the specified ones. */
const added: Readonly<Record<string, readonly string[]>> = {
  list_events: ['facets', 'starting_within', 'closing_within'],
  list_companies: ['primary_approach'],
  list_rated_companies: ['primary_approach'],
};

test('lists take the specified parameters and pages of 50 by default', () => {
  const operations = families.flatMap((family) => operationsOf(family));
  for (const [name, expected] of Object.entries(parameters)) {
    const input = operations.find((operation) => operation.name === name)?.input ?? {};
    const paging = ['limit', 'offset'];
    const wanted = [...(expected === '' ? [] : words(expected)), ...(added[name] ?? []), ...paging];
    assert.deepEqual(Object.keys(input).sort(), wanted.sort(), name);
    assert.equal(input.limit?.fallback, 50);
  }
});

test('every answer has a schema for every tier', () => {
  for (const operation of families.flatMap((family) => operationsOf(family))) {
    for (const tier of tiers) assert.ok(operation.output(tier), operation.name);
  }
});
