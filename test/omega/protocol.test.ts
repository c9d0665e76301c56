// O19: the protocol omega/1 is never edited once it was released.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { canonical, digestOf, partDigest, sha256 } from '../../src/omega/protocol/canonical.ts';
import { protocolText } from '../../src/omega/protocol/protocol.ts';

test('O19: every text, schema, rubric and threshold of omega/1 is as it was released', () => {
  assert.equal(
    digestOf(protocolText(2027)),
    'e505451d5c029b4c5c2b079e0d5e16ab895019192f4d702f89c78228e5a46937',
  );
});

test('canonical JSON is that of RFC 8785, and digests are those of anybody else', () => {
  assert.equal(canonical({ b: 1e21, a: [-0, 1.5, '\u20ac'] }), '{"a":[0,1.5,"€"],"b":1e+21}');
  assert.equal(sha256(''), 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  assert.equal(partDigest(Buffer.alloc(0), {}), sha256('{}'));
});
