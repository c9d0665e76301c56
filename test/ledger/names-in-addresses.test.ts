import assert from 'node:assert/strict';
import { test } from 'node:test';
import { operations } from '../../src/catalogue.ts';
import { formatsOf } from '../../src/channels/formats/format.ts';
import { families } from '../../src/families.ts';
import type { Family } from '../../src/kernel/family.ts';
import type { FieldError } from '../../src/kernel/refusal.ts';
import { readRecord, rereadRecord } from '../../src/ledger/record.ts';
import { aGrant, aTheoryCluster } from '../support/records.ts';

const familyOf = (name: string) => families.find((one) => one.name === name) as Family;
const [grants, clusters] = [familyOf('grants'), familyOf('theory_clusters')];
const sentenceOf = (family: Family, record: object) => {
  const read = readRecord(family, record);
  return Array.isArray(read) ? (read as FieldError[]).map(({ message }) => message).join(' ') : null;
};
const named = (public_id: string) => sentenceOf(grants, aGrant({ public_id }));

test('a public_id that an address cannot carry is refused with one sentence', () => {
  for (const name of [
    'a/b',
    'a?b',
    'a#b',
    'a%2Fb',
    'a%',
    ' lead',
    'e-uni\n',
    'a b',
    'a\u00a0b',
    'a\u0085b',
  ]) {
    assert.equal(
      named(name),
      'public_id stands in addresses: it must hold no blank, no control character, and none of / ? # %.',
      JSON.stringify(name),
    );
  }
  assert.match(named('a\u0001b') ?? '', /public_id holds a control character/);
});

test('no public_id ends in what asks for a format, whatever the operation', () => {
  const suffixes = new Set(operations.flatMap(formatsOf).map(({ suffix }) => suffix));
  assert.ok(suffixes.has('.ics') && suffixes.has('.csl.json'));
  for (const suffix of suffixes) {
    assert.match(named(`e-uni${suffix}`) ?? '', /^public_id must not end in \.\w+, which asks for a format/);
  }
  assert.match(sentenceOf(clusters, aTheoryCluster({ slug: 'a/b' })) ?? '', /^slug /);
});

test('a public_id of other letters and signs is taken', () => {
  for (const name of [
    'E-Uni',
    'v1.2-call',
    'x.markdown',
    'md',
    'açaí-η-研究',
    'a_b~c',
    "o'neil",
    'a:b',
    'x.pdf',
  ])
    assert.equal(named(name), null, name);
});

test('a record that the ledger holds under such a name is read again and taken out all the same', () => {
  const record = aGrant({ public_id: 'e uni.md' });
  assert.ok(!Array.isArray(rereadRecord(grants, record)));
  assert.ok(!Array.isArray(readRecord(grants, { id: record.id, public_id: 'e uni.md', removed: true })));
});
