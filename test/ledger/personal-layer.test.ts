import assert from 'node:assert/strict';
import { test } from 'node:test';
import { families } from '../../src/catalogue.ts';
import type { Family } from '../../src/kernel/family.ts';
import { readRecord } from '../../src/ledger/record.ts';
import { builders } from '../support/records.ts';

type Doc = Readonly<Record<string, unknown>>;

const personal = ['health', 'family', 'photo_observations', 'aircraft', 'money_observations'];
const imported = families.filter((family) => family.of === undefined);

function build(family: Family, given: Doc = {}): Doc {
  return (builders[family.name] as (given: Doc) => Doc)(given);
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

test('words that only begin like the personal layer are no reason to refuse', () => {
  const heroes = imported.find((family) => family.name === 'heroes') as Family;
  const strategy = { healthspan: 'longer', familiar: true, moneyless: 1 };
  assert.ok(!Array.isArray(readRecord(heroes, build(heroes, { strategy }))));
});
