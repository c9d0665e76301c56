import assert from 'node:assert/strict';
import { test } from 'node:test';
import { together } from '../../src/engines/sync-log.ts';
import { oneAtATime } from '../../src/engines/while-busy.ts';

test('writers go one after another in their order, and short ones before them', async () => {
  const turn = oneAtATime();
  const end = await turn();
  const went: string[] = [];
  const goes = async (name: string, length?: 'short') => {
    const over = await turn(length);
    went.push(name);
    over();
    over();
  };
  const all = [goes('first'), goes('second'), goes('lease', 'short'), goes('third')];
  end();
  await Promise.all(all);
  assert.deepEqual(went, ['lease', 'first', 'second', 'third']);
});

test('short ones do not keep a long one waiting for ever', async () => {
  const turn = oneAtATime();
  const end = await turn();
  const went: string[] = [];
  const goes = async (name: string, length?: 'short') => {
    const over = await turn(length);
    went.push(name);
    over();
  };
  const all = [goes('long'), ...Array.from({ length: 40 }, () => goes('short', 'short'))];
  end();
  await Promise.all(all);
  assert.equal(went.length, 41);
  assert.equal(went.indexOf('long'), 16);
});

test('between two writers the thread answers others', async () => {
  const turn = oneAtATime();
  const end = await turn();
  let others = 0;
  const counting = setInterval(() => others++, 0);
  const seen: number[] = [];
  const goes = async () => {
    const over = await turn();
    for (const until = performance.now() + 5; performance.now() < until; );
    seen.push(others);
    over();
  };
  const all = Array.from({ length: 4 }, goes);
  end();
  await Promise.all(all);
  clearInterval(counting);
  assert.ok((seen.at(-1) ?? 0) > (seen[0] ?? 0), `${seen}`);
});

test('whoever comes while the log is brought to the disk is told after the next time', async () => {
  const started: PromiseWithResolvers<void>[] = [];
  const kept = together(() => {
    const one = Promise.withResolvers<void>();
    started.push(one);
    return one.promise;
  });
  const told: string[] = [];
  const waits = (name: string) => kept().then(() => told.push(name));
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  const all = [waits('a')];
  await settle();
  all.push(waits('b'), waits('c'));
  await settle();
  assert.equal(started.length, 1, 'two that wait for the same thing ask once');
  started[0]?.resolve();
  await settle();
  assert.deepEqual(told, ['a']);
  assert.equal(started.length, 2);
  started[1]?.resolve();
  await Promise.all(all);
  assert.deepEqual(told, ['a', 'b', 'c']);
});

test('a disk that fails once is told to those who waited for it, and tried again for the next', async () => {
  let tries = 0;
  const kept = together(async () => {
    if (++tries === 1) throw new Error('no disk');
  });
  await assert.rejects(kept(), /no disk/);
  await kept();
  assert.equal(tries, 2);
});
