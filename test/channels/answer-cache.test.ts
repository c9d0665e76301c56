import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answerCache } from '../../src/channels/http/answer-cache.ts';

const entry = { etag: '', version: 1, from: 0, until: 1, bytes: { identity: new Uint8Array(100) } };

test('an answer is kept when it is asked for a second time, unless thousands of others came between', () => {
  const cache = answerCache(100_000_000);
  cache.put('/a', entry);
  assert.equal(cache.get('/a', 1, 0), null);
  cache.put('/a', entry);
  assert.equal(cache.get('/a', 1, 0), entry);
  cache.put('/b', entry);
  for (let at = 0; at < 50_000; at++) cache.put(`/once/${at}`, entry);
  cache.put('/b', entry);
  assert.equal(cache.get('/b', 1, 0), null);
  assert.equal(cache.get('/a', 1, 0), entry);
});

test('what is kept counts with its address, so that long addresses fill no more memory than allowed', () => {
  const cache = answerCache(100_000);
  const addresses = Array.from(
    { length: 100 },
    (_, at) => `/api/v1/grants?q=${at}&labels=${'a'.repeat(10_000)}`,
  );
  for (const address of [...addresses, ...addresses]) cache.put(address, entry);
  const kept = addresses.filter((address) => cache.get(address, 1, 0) !== null);
  assert.deepEqual(kept, addresses.slice(-4), 'the last used ones');
});
