// What is written in a short way where a name is plain reads as in the long way.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { correctionAddress } from '../../src/kernel/correction.ts';
import { funderKeys, nameWordsOf } from '../../src/kernel/name-key.ts';
import { withRawSiteMark } from '../../src/shelf/layout/ready-json.ts';
import { often } from '../support/often.ts';

const signs = [..."abcXYZ09 '`-_.()&,/+*~%é’ß\u0301", '\\', '"', '\n', '\u0001', '\\u0001'];
const text = fc.array(fc.constantFrom(...signs), { maxLength: 20 }).map((parts) => parts.join(''));

test('the key of a name is the keys of its words, whatever it is written in', () => {
  const tried = fc.property(text, (name) => {
    const bare = name.replace(/\s*\([^()]*\)\s*$/u, '');
    const keys = [name, bare].map((one) =>
      nameWordsOf(one)
        .map(({ key }) => key)
        .join(' '),
    );
    assert.deepEqual(
      funderKeys(name),
      [...new Set(keys)].filter((key) => key !== ''),
    );
  });
  fc.assert(tried, { numRuns: often(5_000) });
});

test('a form for corrections is addressed as a form encodes the name', () => {
  const tried = fc.property(text, (id) => {
    const [, query] = correctionAddress('funding_round', { id }).split('?', 2);
    assert.equal(
      query,
      new URLSearchParams({ subject_kind: 'funding_round', subject_public_id: id }).toString(),
    );
  });
  fc.assert(tried, { numRuns: often(5_000) });
});

test('the mark of the site is put in wherever JSON escaped it, and nowhere else', () => {
  const tried = fc.property(fc.array(text), (texts) => {
    const marked = withRawSiteMark(JSON.stringify(texts));
    assert.deepEqual(JSON.parse(marked.replaceAll('\u0001', '\\u0001')), texts);
    assert.equal(marked.includes('\u0001'), texts.join('').includes('\u0001'));
  });
  fc.assert(tried, { numRuns: often(5_000) });
});
