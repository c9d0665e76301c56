import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type AnswerCache, answerCache } from '../../src/channels/http/answer-cache.ts';

const ask = (cache: AnswerCache, key: string) => {
  if (cache.isWanted(key)) cache.put(key, entry);
};
const entry = { etag: '', version: 1, from: 0, until: 1, bytes: { identity: new Uint8Array(100) } };

test('an answer is kept when it is asked for a second time, unless thousands of others came between', () => {
  const cache = answerCache(100_000_000);
  ask(cache, '/a');
  assert.equal(cache.get('/a', 1, 0), null);
  ask(cache, '/a');
  assert.equal(cache.get('/a', 1, 0), entry);
  ask(cache, '/b');
  for (let at = 0; at < 50_000; at++) ask(cache, `/once/${at}`);
  ask(cache, '/b');
  assert.equal(cache.get('/b', 1, 0), null);
  assert.equal(cache.get('/a', 1, 0), entry);
});

test('what is kept counts with its address, so that long addresses fill no more memory than allowed', () => {
  const cache = answerCache(100_000);
  const addresses = Array.from(
    { length: 100 },
    (_, at) => `/api/v1/grants?q=${at}&labels=${'a'.repeat(10_000)}`,
  );
  for (const address of [...addresses, ...addresses]) ask(cache, address);
  const kept = addresses.filter((address) => cache.get(address, 1, 0) !== null);
  assert.deepEqual(kept, addresses.slice(-4), 'the last used ones');
});

test('of what fills the room, what nobody asked for again goes first', () => {
  const cache = answerCache(10_000);
  const put = (from: number) => {
    for (let at = from; at < from + 10; at++) cache.put(`/${at}`, entry);
  };
  put(0);
  for (let round = 1; round < 20; round++) {
    assert.equal(cache.get('/3', 1, 0), entry, `round ${round}`);
    put(10 * round);
  }
  assert.equal(cache.get('/4', 1, 0), null);
  for (let round = 20; round < 25; round++) put(10 * round);
  assert.equal(cache.get('/3', 1, 0), null);
});
