import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DatabaseAwayError, RightMissingError } from '../../src/engines/database-away.ts';
import { FileFault } from '../../src/engines/file-fault.ts';
import { bugsTo } from '../../src/server/bugs.ts';

function telling() {
  const told: string[] = [];
  const lines: unknown[] = [];
  const state = { ms: 0, away: false, ended: false };
  const error = (line: unknown, sentence: string) => {
    lines.push(line);
    told.push(sentence);
  };
  const log = { error } as never;
  const parts = { clock: () => state.ms, away: () => state.away, ended: () => state.ended };
  return { told, lines, state, bug: bugsTo({ log, ...parts }) };
}

test('what fails in every round is told once a minute, and each request that fails', () => {
  const { told, state, bug } = telling();
  const full = () => new Error('the disk is full');
  for (; state.ms < 120_000; state.ms += 5_000) bug(full(), 'mail waits');
  assert.deepEqual(told, ['mail waits', 'mail waits']);
  bug(new Error('something else'), 'mail waits');
  bug(full(), 'research failed');
  for (const id of ['a', 'b']) bug(full(), 'a request failed', { request: id });
  assert.deepEqual(told.slice(2), ['mail waits', 'research failed', 'a request failed', 'a request failed']);
});

test('a full disk is one line a minute that says what helps, however many rounds and requests meet it', () => {
  const { told, lines, state, bug } = telling();
  const full = () =>
    new FileFault('Nothing can be stored at the moment.', 'The disk is full; make room.', new Error('full'));
  for (; state.ms < 120_000; state.ms += 1_000) {
    bug(full(), 'markets were not looked after');
    bug(full(), 'mail waits');
    bug(full(), 'a request failed', { request: `r${state.ms}` });
  }
  assert.deepEqual(told, ['The disk is full; make room.', 'The disk is full; make room.']);
  assert.deepEqual(lines[0], { failed: 'markets were not looked after' }, 'and no stack');
});

test('a database that is away is not told of once more; one that answers and takes no writes is, once a minute', () => {
  const { told, state, bug } = telling();
  const refuses = () =>
    bug(new DatabaseAwayError('cannot execute INSERT in a read-only transaction'), 'mail waits');
  state.away = true;
  for (; state.ms < 120_000; state.ms += 5_000) refuses();
  state.away = false;
  refuses();
  assert.deepEqual(told, [], 'nor what failed before anybody looked');
  state.ms += 3_600_000;
  const from = state.ms;
  for (; state.ms < from + 60_000; state.ms += 5_000) refuses();
  assert.deepEqual(told, ['mail waits']);
});

test('a right that a database does not grant is told with the first request that lacks it, once a minute', () => {
  const { told, bug } = telling();
  for (const request of ['a', 'b'])
    bug(new RightMissingError('permission denied for table comments', null), 'a request failed', { request });
  assert.deepEqual(told, ['a request failed']);
});

test('a request that still waits when its server has ended is no bug, and what runs beside is one as before', () => {
  const { told, state, bug } = telling();
  state.ended = true;
  bug(new Error('statement has been finalized'), 'a request failed', { request: 'a' });
  bug(new Error('something else'), 'mail waits');
  assert.deepEqual(told, ['mail waits']);
});
