import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DatabaseAwayError } from '../../src/engines/database-away.ts';
import { bugsTo } from '../../src/server/bugs.ts';

test('what fails in every round is told once a minute, each request that fails, and a database that is away by nobody else', () => {
  const told: string[] = [];
  let ms = 0;
  const bug = bugsTo(
    { error: (_: unknown, sentence: string) => void told.push(sentence) } as never,
    () => ms,
  );
  const full = () => new Error('the disk is full');
  for (; ms < 120_000; ms += 5_000) bug(full(), 'mail waits');
  assert.deepEqual(told, ['mail waits', 'mail waits']);
  bug(new Error('something else'), 'mail waits');
  bug(full(), 'research failed');
  for (const id of ['a', 'b']) bug(full(), 'a request failed', { request: id });
  bug(new DatabaseAwayError('it is away'), 'mail waits');
  assert.deepEqual(told.slice(2), ['mail waits', 'research failed', 'a request failed', 'a request failed']);
});
