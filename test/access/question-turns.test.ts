// Questions of one caller after another: the thread is held for one dear question at a time, and who asks little
// is answered before who asks much.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { questionTurns } from '../../src/access/question-turns.ts';
import { Refusal } from '../../src/kernel/refusal.ts';

/** Turns with a clock of their own; `next` lets one turn of the loop pass, `ask` answers in `order`. */
function world() {
  const order: string[] = [];
  let now = 0;
  let coming: (() => void)[] = [];
  const turns = questionTurns(
    () => now,
    (then) => coming.push(then),
  );
  return {
    order,
    turns,
    wait: (ms: number) => {
      now += ms;
    },
    ask: async (who: string, ms: number, as?: 'piece') => {
      const own = turns.of(who);
      const before = own.begin(as);
      if (before !== null) await before;
      order.push(who);
      own.over(ms);
    },
    next: async () => {
      const due = coming;
      coming = [];
      for (const then of due) then();
      await setImmediate();
    },
  };
}

test('questions of nobody dear are asked at once, until they took their part of the turn', async () => {
  const { ask, order, next } = world();
  const all = ['a', 'b', 'c', 'd'].map((who) => ask(who, 8));
  await setImmediate();
  assert.deepEqual(order, ['a', 'b', 'c']);
  await next();
  assert.deepEqual(order, ['a', 'b', 'c', 'd']);
  await Promise.all(all);
});

test('of dear questions one is asked in a turn, and whoever asks little comes before them', async () => {
  const { ask, order, next, wait } = world();
  for (const who of ['x', 'y', 'z']) {
    await ask(who, 100);
    await next();
  }
  wait(10);
  order.length = 0;
  const all = ['x', 'y', 'z'].map((who) => ask(who, 100));
  await setImmediate();
  assert.deepEqual(order, ['x'], 'the first one finds nobody before it');
  all.push(ask('honest', 2));
  await next();
  assert.deepEqual(order, ['x', 'honest', 'y'], 'what is left of the turn is for one dear question more');
  all.push(ask('honest', 2));
  await next();
  assert.deepEqual(order, ['x', 'honest', 'y', 'honest', 'z']);
  await Promise.all(all);
});

test('nobody waits for ever: what somebody cost is forgotten while he waits', async () => {
  const { ask, order, next, wait, turns: others } = world();
  await ask('dear', 400);
  const all = [ask('dear', 100)];
  let turns = 0;
  for (; order.filter((who) => who === 'dear').length < 2 && turns < 12; turns++) {
    // Others take the whole turn each time.
    all.push(ask('a', 15), ask('b', 15));
    await next();
    wait(1_000);
  }
  assert.ok(turns >= 2 && turns < 12, `${turns} turns`);
  while (others.waiting() > 0) await next();
  await Promise.all(all);
  assert.equal(order.filter((who) => who === 'dear').length, 2);
});

test('more than a thousand do not wait: the next one is told when to come again', async () => {
  const { ask, turns } = world();
  await ask('x', 100);
  const all = Array.from({ length: 1_000 }, () => ask('x', 1));
  await setImmediate();
  assert.equal(turns.waiting(), 1_000);
  await assert.rejects(ask('x', 1), (error) => error instanceof Refusal && error.reason === 'unavailable');
  assert.equal(all.length, 1_000);
});

test('pieces of answers that are read for long come after the questions of whoever asks little, however many begin', async () => {
  const { ask, next, order } = world();
  const asked = [ask('first', 25)];
  for (let n = 0; n < 5; n++) asked.push(ask(`reader ${n}`, 25, 'piece'));
  asked.push(ask('first', 5), ask('little', 5));
  for (let n = 0; n < 8; n++) await next();
  await Promise.all(asked);
  assert.deepEqual(order.slice(0, 3).sort(), ['first', 'first', 'little']);
  assert.equal(order.length, 8, 'and all of them are made');
});
