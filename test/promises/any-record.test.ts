// Whatever the import takes can be shown: no record that it lets in, however odd, stops the catalogue or
// makes an answer that fails or breaks its own contract (every answer here is held against it).

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { families } from '../../src/families.ts';
import type { Family } from '../../src/kernel/family.ts';
import { importSchema, readRecord } from '../../src/ledger/record.ts';
import { takesLong } from '../support/often.ts';
import { uuid } from '../support/records.ts';
import { createTestApp } from '../support/test-app.ts';
import { formPathsOf, type Named, pathsOf } from './ask-everything.ts';
import { type Pick, picksOf } from './canaries.ts';

type Schema = Readonly<Record<string, unknown>>;

const ids = Array.from({ length: 5 }, (_, index) => uuid(index + 1));
const texts = [
  '',
  'Élan "quoted" \\ back',
  '老化 研究 👩🏽‍🔬 \u{10ffff}',
  'word '.repeat(120),
  "'; drop table grants; --",
  '%_* <b>&amp;</b> \t\n \u2028',
  '__proto__',
  'a/b c?d#e',
  '..',
  '=1+1',
];
const moments = [
  '2026-03-01T12:00:00Z',
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999999Z',
  '1969-07-20T00:00:00.5Z',
];
const oddMoments = ['2016-12-31T23:59:60Z', 'yesterday'];
const addresses = [
  'https://x.example/',
  "http://exämple.org/ü?a='b",
  `https://x.example/${'p'.repeat(3_000)}`,
];
const oddAddresses = ['https://[::1'];
const numbers = [0, 1, -1, 0.1, 5, 99.999, 2_027, 2 ** 53, 1e300];
const opened = ['published', 'is_public', 'verified', 'accepted'];
const open = [
  {},
  { text: 'word '.repeat(200), text_policy: 'excerpt_only' },
  JSON.parse('{"__proto__":{"x":1}}'),
  { score: 'x', kind: 3 },
];

function anyValue(schema: Schema, member: string, pick: Pick, depth: number): unknown {
  const one = <T>(values: readonly T[]) => values[pick(values.length)] as T;
  const types = ([] as unknown[]).concat(schema.type ?? []);
  if (types.includes('null') && pick(4) === 0) return null;
  const words = (schema.enum as readonly unknown[] | undefined)?.filter((word) => word !== null);
  if (words) return one(words);
  const type = one(types.filter((name) => name !== 'null'));
  if (type === 'boolean') return pick(5) > 0;
  if (type === 'string') return one(textsFor(schema, member, pick(30) === 0));
  if (type === 'integer' || type === 'number') {
    const { minimum = -Infinity, maximum = Infinity } = schema as { minimum?: number; maximum?: number };
    const fits = (value: number) => value >= minimum && value <= maximum;
    return one(numbers.filter((value) => fits(value) && (type === 'number' || Number.isInteger(value))));
  }
  if (type === 'array') {
    const items = Array.from({ length: depth > 4 ? 0 : pick(3) }, () =>
      anyValue((schema.items ?? {}) as Schema, member, pick, depth + 1),
    );
    return schema.uniqueItems ? [...new Set(items)] : items;
  }
  return schema.properties ? recordOf(schema, pick, depth) : one(open);
}

function textsFor(
  { format, pattern, minLength = 0 }: Schema,
  member: string,
  odd: boolean,
): readonly string[] {
  if (format === 'uuid') return ids;
  if (format === 'date-time') return odd ? oddMoments : moments;
  if (format === 'date') return ['0001-01-01', '2024-02-29', '9999-12-31'];
  if (format === 'web-address') return odd ? oddAddresses : addresses;
  if (String(pattern).includes('\\d+')) return ['12.50', '-0'];
  if (pattern || /(?:^|_)ids?$|slug|public_id|merged_into/.test(member))
    return pattern ? [...ids, 'a1'] : [...ids, ...texts];
  return texts.filter((text) => text.length >= Number(minLength));
}

function recordOf(schema: Schema, pick: Pick, depth = 0): Record<string, unknown> {
  const required = (schema.required ?? []) as readonly string[];
  const members = Object.entries(schema.properties as Readonly<Record<string, Schema>>);
  const brought = members.filter(([member]) => required.includes(member) || pick(3) > 0);
  return Object.fromEntries(
    brought.map(([member, inner]) => [member, anyValue(inner, member, pick, depth + 1)]),
  );
}

function recordFor(family: Family, pick: Pick): Record<string, unknown> & { id: string } {
  const record: Record<string, unknown> & { id: string } = {
    ...recordOf(importSchema(family), pick),
    id: ids[pick(ids.length)] as string,
  };
  const shown = Object.fromEntries(
    opened.filter((member) => member in family.fields).map((member) => [member, true]),
  );
  const where = record.text_policy === 'excerpt_only' ? { source_url: 'https://source.example/' } : {};
  return { ...record, ...where, ...(pick(5) > 0 ? { ...shown, merged_into: null } : {}) };
}

const worlds = [3, 20, 400];
/** Records of a world. Most that are made up are refused. */
const wanted = 61;

for (const seed of worlds) {
  test(`what the import takes can be shown, on every route and in every form (world ${seed})`, async (t) => {
    if (seed !== worlds[0] && !takesLong(t)) return;
    await using app = await createTestApp();
    const pick = picksOf(seed);
    const known = families.filter((family) => family.of === undefined);
    const taken: Named[] = [];
    for (let tries = 0; taken.length < wanted && tries < 500; tries++) {
      const family = known[pick(known.length)] as Family;
      const record = recordFor(family, pick);
      if (Array.isArray(readRecord(family, record))) continue;
      await app.add(family.name, record);
      taken.push({ family: family.name, record });
    }
    assert.equal(taken.length, wanted);
    for (const tier of ['public', 'top'] as const) {
      for (const path of [...pathsOf(taken), ...formPathsOf(taken)]) {
        const { status, text } = await app.get(path, tier === 'public' ? {} : { as: 'top house operator' });
        assert.ok(status < 500, `${tier} ${path}: ${text}`);
      }
    }
    assert.deepEqual(app.bugs, []);
  });
}
