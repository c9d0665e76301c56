import assert from 'node:assert/strict';
import { test } from 'node:test';
import { slugify, sourceId } from '../../src/sources/reading/ids.ts';

test('a source key always gives the same UUID of version 5', () => {
  const id = sourceId('eu-ft:50129698');
  assert.equal(id, 'de8b75d3-ab88-581e-afcb-61d1b1a6542e');
  assert.match(id, /^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  assert.notEqual(sourceId('eu-ft:50129699'), id);
  assert.throws(() => sourceId(''), /not empty/);
});

test('a slug keeps the words and drops everything else', () => {
  assert.equal(
    slugify("Alzheimer's Disease & Ålesund Straße — R&D"),
    'alzheimers-disease-and-alesund-strasse-r-and-d',
  );
  assert.equal(slugify('  Łódź / Œuvre  '), 'lodz-oeuvre');
  assert.equal(slugify('衰老'), '');
});

test('a slug is cut between words', () => {
  assert.equal(slugify('healthy ageing in europe', 14), 'healthy-ageing');
  assert.equal(slugify('healthy ageing in europe', 13), 'healthy');
  assert.equal(slugify('a'.repeat(100)).length, 80);
});
