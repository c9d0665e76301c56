// How long the thread has worked, told without asking the system each time.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { workedTime } from '../../src/server/worked-time.ts';

/** A thread that works and rests by the ms. */
function thread() {
  let [now, worked, asked] = [50, 7, 0];
  const time = workedTime(
    () => now,
    () => {
      asked += 1;
      return worked;
    },
  );
  return {
    time,
    asked: () => asked,
    worked: () => worked,
    work: (ms: number) => {
      now += ms;
      worked += ms;
    },
    rest: (ms: number) => {
      now += ms;
    },
  };
}

test('the time a thread worked is told to the millisecond, however it works and rests, and never goes back', () => {
  const { time, worked, work, rest } = thread();
  let before = 0;
  for (let step = 0; step < 2_000; step++) {
    work(((step * 7) % 13) / 20);
    if (step % 5 === 0) rest(((step * 3) % 40) / 10);
    const told = time();
    assert.ok(told >= before);
    assert.ok(told >= worked() - 1e-6 && told < worked() + 1, `${told}, not ${worked()}`);
    before = told;
  }
});

test('the system is asked for it at most once in a millisecond of work', () => {
  const { time, asked, work } = thread();
  for (let step = 0; step < 1_000; step++) {
    time();
    work(0.01);
  }
  assert.ok(asked() <= 10, String(asked()));
});

test('what a machine stood for is no work of the thread', () => {
  const { time, work, rest } = thread();
  time();
  work(20);
  const from = time();
  rest(500);
  work(30);
  const took = time() - from;
  assert.ok(took >= 29 && took <= 31, String(took));
});
