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
  let worked = 0;
  let coming: (() => void)[] = [];
  const turns = questionTurns(
    () => now,
    () => worked,
    (then) => coming.push(then),
  );
  return {
    order,
    turns,
    wait: (ms: number) => {
      now += ms;
    },
    /** The thread does something else. */
    work: (ms: number) => {
      worked += ms;
    },
    ask: async (who: string, ms: number, as?: 'piece') => {
      const own = turns.of(who);
      const before = own.begin(as);
      if (before !== null) await before;
      order.push(who);
      worked += ms;
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

test('many addresses of one /48 that ask dear questions come after whoever asks little', async () => {
  const { ask, next, order } = world();
  const asked: Promise<void>[] = [];
  const dear = (n: number) => ask(`2001:db8:7:${n.toString(16)}::/64`, 60);
  const many = 20;
  for (let n = 0; n < many; n++) asked.push(dear(n));
  await next();
  asked.push(ask('honest', 5));
  await next();
  assert.ok(order.includes('honest'), `asked before it: ${order.length}`);
  // Addresses that nobody has seen yet are of the same network.
  asked.push(dear(500), ask('honest', 5));
  const before = order.length;
  await next();
  assert.equal(order.slice(before)[0], 'honest');
  for (let n = 0; n < many + 8; n++) await next();
  await Promise.all(asked);
  assert.equal(order.length, many + 3, 'and all are answered');
});

test('who is known for dear questions comes after who is known for small ones, however long ago he asked', async () => {
  const { ask, next, order, wait } = world();
  for (let n = 0; n < 30; n++) {
    await ask(`dear ${n}`, 60);
    await next();
  }
  wait(60_000);
  for (let n = 0; n < 4; n++) {
    await ask('honest', 8);
    await next();
  }
  order.length = 0;
  const asked = Array.from({ length: 30 }, (_, n) => ask(`dear ${n}`, 60));
  asked.push(ask('honest', 8));
  await next();
  await next();
  assert.ok(order.includes('honest'), `asked before it: ${order.length}`);
  for (let n = 0; n < 40; n++) await next();
  await Promise.all(asked);
});

test('where a thousand wait, the dearest of them makes room for whoever asks little', async () => {
  const { ask, next, turns } = world();
  for (let n = 0; n < 4; n++) {
    await ask('honest', 2);
    await next();
  }
  await ask('x', 100);
  const refused: unknown[] = [];
  for (let n = 0; n < 1_000; n++) void ask('x', 1).catch((error) => refused.push(error));
  await setImmediate();
  assert.equal(turns.waiting(), 1_000);
  let answered = false;
  void ask('honest', 2).then(() => {
    answered = true;
  });
  await next();
  assert.equal(answered, true);
  assert.equal(refused.length, 1);
  assert.ok(
    refused[0] instanceof Refusal && refused[0].reason === 'unavailable' && refused[0].details.retryAfter,
  );
});

test('a crowd that comes at once is answered to the last one', async () => {
  const { ask, next, order } = world();
  const asked = Array.from({ length: 500 }, (_, n) => ask(`one ${n}`, 3));
  for (let n = 0; n < 100; n++) await next();
  await Promise.all(asked);
  assert.equal(order.length, 500);
});

/** Twice as many questions as can be answered, for so many turns of the loop; what became of them. */
async function overrun(
  { ask, next, wait }: ReturnType<typeof world>,
  turns: number,
  { ms = 5, callers = 40 } = {},
) {
  let worked = 0;
  const [waits, refused]: [number[], number[]] = [[], []];
  for (let turn = 0; turn < turns; turn++) {
    for (let n = 0; n < (2 * 20) / ms; n++) {
      const from = worked;
      void ask(`caller ${(turn * 8 + n) % callers}`, ms)
        .then(() => waits.push(worked - from))
        .catch(() => refused.push(worked - from));
    }
    await next();
    worked += 20;
    wait(20);
  }
  return { waits, refused };
}

test('where more is asked than can be answered some are sent away, and whoever is let in waits no longer than before', async () => {
  const loop = world();
  const { waits: first } = await overrun(loop, 100);
  assert.ok(first.length > 300, 'what comes first is answered');
  const { waits, refused } = await overrun(loop, 400);
  const later = waits.toSorted((a, b) => a - b);
  assert.ok(waits.length > 0.9 * 400 * 4, `the thread works on: ${waits.length} answered`);
  assert.ok(refused.length > 0.9 * 400 * 4 - 400, `${refused.length} sent away`);
  assert.ok((later.at(-1) as number) <= 300, `at most ${later.at(-1)} ms of work`);
  assert.ok(loop.turns.waiting() <= 60, `${loop.turns.waiting()} wait`);
});

test('where more is asked than can be answered by many who are known, whoever is new is answered as they are', async () => {
  const loop = world();
  await overrun(loop, 300, { callers: 1_000 });
  let [answered, refused] = [0, 0];
  for (let n = 0; n < 20; n++) {
    void loop
      .ask(`new ${n}`, 2)
      .then(() => answered++)
      .catch(() => refused++);
    await overrun(loop, 10, { callers: 1_000 });
  }
  assert.ok(answered >= 15, `${answered} of ${answered + refused} answered`);
});

test('when all were answered a crowd is welcome again', async () => {
  const loop = world();
  const { ask, next, order, turns } = loop;
  await overrun(loop, 300);
  for (let n = 0; n < 30; n++) await next();
  assert.equal(turns.waiting(), 0);
  order.length = 0;
  const asked = Array.from({ length: 400 }, (_, n) => ask(`new ${n}`, 3));
  for (let n = 0; n < 100; n++) await next();
  await Promise.all(asked);
  assert.equal(order.length, 400);
});

test('a piece of an answer that was begun is never sent away', async () => {
  const loop = world();
  await overrun(loop, 200);
  const pieces = Array.from({ length: 20 }, (_, n) => loop.ask(`reader ${n}`, 5, 'piece'));
  await overrun(loop, 200);
  for (let n = 0; n < 30; n++) await loop.next();
  await Promise.all(pieces);
});

test('a thread that is busy with what it sends away still gives half of its time to those who wait', async () => {
  const { ask, next, order, work } = world();
  const asked = Array.from({ length: 100 }, (_, n) => ask(`one ${n}`, 5));
  await next();
  order.length = 0;
  work(100);
  await next();
  assert.equal(order.length, 20, 'as long as the rest took');
  work(1_000);
  await next();
  assert.equal(order.length, 60, 'and not for ever');
  await next();
  assert.equal(order.length, 64);
  for (let n = 0; n < 80; n++) await next();
  await Promise.all(asked);
});
