import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import fc from 'fast-check';
import { keyOf } from '../../src/access/bearer.ts';
import { hashOfSecret, isSecret, makeSecret, secretPattern } from '../../src/access/key-format.ts';

test('a key has the published form, a checksum, and its own kind', () => {
  const made = Array.from({ length: 200 }, () => makeSecret('key', randomBytes));
  assert.equal(new Set(made).size, 200);
  for (const key of made) {
    assert.match(key, /^perennial_key_[0-9A-Za-z]{36}$/);
    assert.match(`leaked: "${key}"`, secretPattern);
    assert.ok(isSecret('key', key) && !isSecret('cmt', key));
    assert.equal(hashOfSecret(key).length, 43);
  }
});

test('any change of one character is noticed without a look-up', () => {
  const key = makeSecret('key', () => new Uint8Array(30).fill(7));
  fc.assert(
    fc.property(fc.integer({ min: 14, max: key.length - 1 }), fc.constantFrom(...'abcXYZ019'), (at, char) => {
      fc.pre(key[at] !== char);
      assert.ok(!isSecret('key', key.slice(0, at) + char + key.slice(at + 1)));
    }),
    { seed: 3, numRuns: 200 },
  );
});

test('characters of a key are equally likely', () => {
  let next = 0;
  const key = makeSecret('key', (bytes) => Uint8Array.from({ length: bytes }, () => next++ % 256));
  assert.ok(isSecret('key', key));
  const counts = new Map<string, number>();
  let seed = 0;
  for (let round = 0; round < 62; round++) {
    const body = makeSecret('key', (bytes) => Uint8Array.from({ length: bytes }, () => seed++ % 256)).slice(
      14,
      44,
    );
    for (const char of body) counts.set(char, (counts.get(char) ?? 0) + 1);
  }
  assert.equal(counts.size, 62);
});

test('one Authorization header with one Bearer key is read; every other form is refused', () => {
  const key = makeSecret('key', randomBytes);
  for (const good of [`Bearer ${key}`, `bearer ${key}`, `BEARER   ${key}`]) assert.equal(keyOf(good), key);
  const bad = [
    '',
    key,
    'Bearer',
    'Bearer ',
    `Basic ${key}`,
    `Token ${key}`,
    `Bearer ${key} x`,
    `Bearer ${key},`,
  ];
  const more = [
    `Bearer ${key}, Bearer ${key}`,
    `Bearer "${key}"`,
    `Bearer\t${key}`,
    ` Bearer ${key}`,
    `Bearer ${key}\n`,
  ];
  for (const form of [
    ...bad,
    ...more,
    `Bearer ${key.toLowerCase()}`,
    `Bearer ${key.slice(0, -1)}`,
    `Bearer ${key}a`,
  ]) {
    assert.throws(() => keyOf(form), { reason: 'invalid_token' }, JSON.stringify(form));
  }
  fc.assert(
    fc.property(fc.string({ maxLength: 80 }), (text) => {
      assert.throws(() => keyOf(`Bearer ${text}`), { reason: 'invalid_token' });
    }),
    { seed: 5, numRuns: 300 },
  );
});
