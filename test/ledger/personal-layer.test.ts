import assert from 'node:assert/strict';
import { test } from 'node:test';
import { demoWorld } from '../../demo/world.ts';
import { families } from '../../src/families.ts';
import type { Family } from '../../src/kernel/family.ts';
import { isRatingName, memberNames } from '../../src/kernel/member-names.ts';
import { isPersonal } from '../../src/kernel/personal-layer.ts';
import { catchUp } from '../../src/ledger/follow.ts';
import type { Change } from '../../src/ledger/ledger.ts';
import { readRecord } from '../../src/ledger/record.ts';
import { dimensions } from '../../src/operations/taxonomy/dimensions.ts';
import { aHero, builders } from '../support/records.ts';
import { createTestApp, noon } from '../support/test-app.ts';

type Doc = Readonly<Record<string, unknown>>;

const personal = ['health', 'family', 'photo_observations', 'aircraft', 'money_observations'];
const imported = families.filter((family) => family.of === undefined);

function build(family: Family, given: Doc = {}): Doc {
  const builder = builders[family.name];
  return builder ? builder(given) : { ...ofDemo(family), ...given };
}

/** A record of the demo, of a family that tests make no record of. */
function ofDemo({ name }: Family): Doc {
  const found = [...demoWorld({ now: noon, omega: false })].find(({ family }) => family === name);
  assert.ok(found, `the demo has a record of ${name}`);
  return found.record;
}

/** Asserts that the record is refused, and that the reason names the member. */
function refused(family: Family, record: Doc, path: string): void {
  const read = readRecord(family, record);
  assert.ok(Array.isArray(read), `${family.name} takes ${path}`);
  const errors = read as readonly { field: string; code: string; message: string }[];
  const named = errors.find((error) => error.field === path);
  assert.ok(named, `${family.name}: ${JSON.stringify(errors)} names ${path}`);
  assert.equal(named.code, 'personal_layer');
  assert.match(named.message, /personal layer, which is never stored/);
  assert.ok(named.message.startsWith(path));
}

for (const family of imported) {
  test(`a record of ${family.name} with a member of the personal layer is refused, naming the member`, () => {
    assert.ok(!Array.isArray(readRecord(family, build(family))), 'without it the record is taken');
    for (const member of personal) {
      if (family.name === 'content' && member === 'family') continue;
      refused(family, { ...build(family), [member]: { note: 'x' } }, member);
      refused(family, { ...build(family), [member]: null }, member);
      if (hasDetail(family))
        refused(family, { ...build(family), detail: { [member]: [] } }, `detail.${member}`);
    }
  });
}

function hasDetail(family: Family): boolean {
  return family.fields.detail !== undefined || Object.values(family.fields).some((field) => field.inside);
}

test('the personal layer is found at any depth of the objects whose members are open', () => {
  let tried = 0;
  for (const family of imported) {
    for (const [member, field] of Object.entries(family.fields)) {
      if (field.from !== 'record' || field.inside) continue;
      for (const { place, path } of openPlaces(field.schema as Doc)) {
        for (const name of personal) {
          const at = [member, ...path, 'deep', '0', name].filter((step) => step !== '').join('.');
          refused(family, { ...build(family), [member]: place({ deep: [{ [name]: 1 }] }) }, at);
          tried += 1;
        }
      }
    }
  }
  assert.ok(tried > 80, `${tried} places were tried`);
});

interface Place {
  readonly place: (value: unknown) => unknown;
  readonly path: readonly string[];
}

/** Where a schema leaves the members of an object open, with a way to put a value there. */
function openPlaces(schema: Doc): readonly Place[] {
  const types = ([] as unknown[]).concat(schema.type ?? []);
  if (types.includes('array') && schema.items) {
    return openPlaces(schema.items as Doc).map(({ place, path }) => ({
      place: (value) => [place(value)],
      path: ['0', ...path],
    }));
  }
  if (!types.includes('object')) return [];
  const properties = Object.entries((schema.properties as Readonly<Record<string, Doc>> | undefined) ?? {});
  if (properties.length === 0 && schema.additionalProperties === undefined) {
    return [{ place: (value) => value, path: [] }];
  }
  const required = (schema.required ?? []) as readonly string[];
  const needed = properties.filter(([member]) => required.includes(member)).map(valid);
  return properties.flatMap(([member, inner]) =>
    openPlaces(inner).map(({ place, path }) => ({
      place: (value: unknown) => ({ ...Object.fromEntries(needed), [member]: place(value) }),
      path: [member, ...path],
    })),
  );
}

function valid([member, schema]: [string, Doc]): [string, string] {
  return [member, schema.format === 'date-time' ? '2026-01-01T00:00:00Z' : 'x'];
}

test('other spellings of the personal layer are refused as well', () => {
  const heroes = imported.find((family) => family.name === 'heroes') as Family;
  const names = ['health_notes', 'familyMembers', 'photo-observations', 'Aircraft', 'MONEY OBSERVATIONS'];
  for (const member of [...names, 'spouse', 'children', 'net_worth', 'diagnosis']) {
    refused(heroes, { ...build(heroes), [member]: 'x' }, member);
    refused(heroes, { ...build(heroes), strategy: { inner: { [member]: 'x' } } }, `strategy.inner.${member}`);
  }
});

test('the personal layer is refused wherever its words stand in a name, and ratings of the trade are taken', () => {
  const of = (name: string) => imported.find((family) => family.name === name) as Family;
  for (const member of [
    'personal_health',
    'private_jet',
    'estimatedNetWorth',
    'his-private-jets',
    'own_family',
  ]) {
    refused(of('heroes'), { ...build(of('heroes')), [member]: 'x' }, member);
    refused(of('heroes'), build(of('heroes'), { strategy: { [member]: 'x' } }), `strategy.${member}`);
    const endorsements = [{ person_name: 'Ada', [member]: 'x' }];
    refused(of('theories'), build(of('theories'), { endorsements }), `endorsements.0.${member}`);
    const investor_dims = { [member]: 50 };
    refused(of('rated_projects'), build(of('rated_projects'), { investor_dims }), `investor_dims.${member}`);
  }
  const dims = { medical_need: 80, health_impact: 50, unmet_medical_need: 70, public_health: null };
  const project = build(of('rated_projects'), { scientific_dims: dims });
  assert.ok(!Array.isArray(readRecord(of('rated_projects'), project)));
  const company = build(of('companies'), { dimensions: [{ dimension: 'medical_need', score: 80 }] });
  assert.ok(!Array.isArray(readRecord(of('companies'), company)));
});

test('a score outside its range is refused in every family that brings scores', () => {
  const at = '2026-01-01T00:00:00Z';
  const cases: readonly [family: string, given: Doc, path: string][] = [
    [
      'theories',
      { runs: [{ run_at: at, scores: [{ dimension: 'ambition', score: 11 }] }] },
      'runs.0.scores.0.score',
    ],
    ['theories', { foundational_alignment: [{ score: -1 }] }, 'foundational_alignment.0.score'],
    ['heroes', { scores: [{ dimension: 'courage', score: 101 }] }, 'scores.0.score'],
    ['companies', { dimensions: [{ dimension: 'team', score: 101 }] }, 'dimensions.0.score'],
    ['preservation_companies', { dimensions: [{ dimension: 'team', score: -1 }] }, 'dimensions.0.score'],
    ['rated_projects', { investor_dims: { market: 101 } }, 'investor_dims.market'],
    ['rated_projects', { risk_panel: { safety: { probability: 2 } } }, 'risk_panel.safety.probability'],
    ['fund_reviews', { dimensions: { speed: 6 } }, 'dimensions.speed'],
  ];
  for (const [name, given, path] of cases) {
    const family = imported.find((one) => one.name === name) as Family;
    const errors = readRecord(family, build(family, given));
    assert.ok(Array.isArray(errors), `${name} takes ${path}`);
    assert.ok(
      errors.some(({ field }: { field: string }) => field === path),
      `${name} names ${path}`,
    );
  }
});

test('a record that is to be shown as an excerpt says where its text stands', () => {
  const heroes = imported.find((family) => family.name === 'heroes') as Family;
  const errors = readRecord(heroes, build(heroes, { text_policy: 'excerpt_only' }));
  assert.deepEqual(Array.isArray(errors) && errors[0], {
    field: 'source_url',
    code: 'required',
    message: 'source_url must say where the text stands that is shown as an excerpt only.',
  });
  const told = build(heroes, { text_policy: 'excerpt_only', source_url: 'https://source.example/a' });
  assert.ok(!Array.isArray(readRecord(heroes, told)));
});

test('words that only begin like the personal layer are no reason to refuse', () => {
  const heroes = imported.find((family) => family.name === 'heroes') as Family;
  const strategy = { healthspan: 'longer', familiar: true, moneyless: 1 };
  assert.ok(!Array.isArray(readRecord(heroes, build(heroes, { strategy }))));
});

test('nothing is kept that no declaration names: at any depth of every object whose members are open', () => {
  let tried = 0;
  for (const family of imported) {
    for (const [member, field] of Object.entries(family.fields)) {
      if (field.from !== 'record' || field.inside) continue;
      for (const { place, path } of openPlaces(field.schema as Doc)) {
        const said = { sugar_at_breakfast: 1, note: 'kept', details: [{ favouritePill: 'x', name: 'kept' }] };
        const left: string[] = [];
        const read = readRecord(family, { ...build(family), [member]: place(said) }, (one) => left.push(one));
        const at = [member, ...path].filter((step) => step !== '').join('.');
        assert.ok(!Array.isArray(read), `${family.name}.${at}: ${JSON.stringify(read)}`);
        assert.deepEqual(left, [`${at}.sugar_at_breakfast`, `${at}.details.0.favouritePill`]);
        const kept = JSON.stringify((read as Change).record);
        assert.doesNotMatch(kept, /sugar|Pill/, at);
        assert.match(kept, /"note":"kept","details":\[\{"name":"kept"\}\]/, at);
        tried += 1;
      }
    }
  }
  assert.ok(tried > 16, `${tried} places were tried`);
});

test('no declared name and no word of the vocabularies belongs to the personal layer', () => {
  assert.deepEqual([...memberNames].filter(isPersonal), []);
  for (const name of [
    'personal_health',
    'private_jet',
    'estimated_net_worth',
    'blood_pressure',
    'home_address',
  ]) {
    assert.ok(!memberNames.has(name) && !isRatingName(name), name);
  }
});

test('every dimension of the taxonomy is a name of a rating, and so are medical_need and health_impact', () => {
  for (const { slug } of dimensions) assert.ok(isRatingName(slug), slug);
  for (const name of ['medical_need', 'healthImpact', 'Unmet medical need'])
    assert.ok(isRatingName(name), name);
  const projects = imported.find((family) => family.name === 'rated_projects') as Family;
  const left: string[] = [];
  const dims = { medical_need: 80, shoe_size: 44 };
  const read = readRecord(projects, build(projects, { investor_dims: dims }), (path) => left.push(path));
  assert.deepEqual((read as Change).record?.investor_dims, { medical_need: 80 });
  assert.deepEqual(left, ['investor_dims.shoe_size']);
});

test('a dimension of the personal layer is refused wherever a score names it', () => {
  const at = '2026-01-01T00:00:00Z';
  const scored = (name: string) => [{ dimension: name, score: 5 }];
  const cases: readonly (readonly [family: string, given: (name: string) => Doc, path: string])[] = [
    ['companies', (name) => ({ dimensions: scored(name) }), 'dimensions.0.dimension'],
    ['preservation_companies', (name) => ({ dimensions: scored(name) }), 'dimensions.0.dimension'],
    ['heroes', (name) => ({ scores: scored(name) }), 'scores.0.dimension'],
    ['theories', (name) => ({ runs: [{ run_at: at, scores: scored(name) }] }), 'runs.0.scores.0.dimension'],
    ['rated_projects', (name) => ({ scientific_dims: { [name]: 5 } }), 'scientific_dims.'],
    ['fund_reviews', (name) => ({ dimensions: { [name]: 5 } }), 'dimensions.'],
    ['omega_hypotheses', (name) => ({ scores: { [name]: { score: 5 } } }), 'scores.'],
  ];
  for (const [name, given, path] of cases) {
    const family = imported.find((one) => one.name === name) as Family;
    for (const member of ['personal_health', 'private_jet', 'estimated_net_worth']) {
      refused(family, build(family, given(member)), path.endsWith('.') ? `${path}${member}` : path);
    }
    assert.ok(!Array.isArray(readRecord(family, build(family, given('medical_need')))), name);
  }
});

test('what an earlier version took is kept in the log and shown without what nothing declares', async () => {
  await using app = await createTestApp();
  const record = aHero({ id: 'h', public_id: 'h' });
  const old = { ...record, strategy: { summary: 'Long.', shoe_size: 44, deep: { note: 'x' } } };
  const change: Change = { family: 'heroes', id: 'h', record: old, slug: 'h' };
  await app.ledger.append([change], noon);
  await catchUp(app.ledger, app.shelf);
  const { body } = await app.get('/heroes/h');
  assert.deepEqual(body.strategy, { summary: 'Long.' });
  assert.deepEqual((await app.ledger.present('heroes', 'h'))?.strategy, old.strategy);
});
