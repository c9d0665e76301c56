// The matcher is made ready in the background.

import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { families } from '../../src/families.ts';
import { loadedOnce } from '../../src/kernel/remembered.ts';
import { loadLater, warmMatcher, warmUp } from '../../src/server/warm-matcher.ts';
import { aGrant, aLabel } from '../support/records.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

const round = 10 * 60_000;

test('every name is asked for once after the start, and again after a change, with pauses between them', () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  try {
    let [version, now, takes, isEarly, requests] = [1, 0, 0, true, 0];
    const asked: string[] = [];
    const bugs: unknown[] = [];
    const ask = (name: string) => {
      asked.push(name);
      now += takes;
      if (asked.length === 5) throw new Error('the shelf is away');
      return true;
    };
    using _warming = warmUp({
      version: () => version,
      names: () => ['a', 'b'],
      isEarly: () => isEarly,
      ask,
      bug: (e) => bugs.push(e),
      clock: () => now,
      requests: () => requests++,
    });
    mock.timers.tick(999);
    assert.deepEqual(asked, [], 'neither the start nor the first answer waits for it');
    mock.timers.tick(1);
    mock.timers.tick(999);
    assert.deepEqual(asked, [], 'rows are still taken into memory');
    isEarly = false;
    mock.timers.tick(1);
    assert.deepEqual(asked, ['a']);
    mock.timers.tick(50);
    assert.deepEqual(asked, ['a', 'b']);
    mock.timers.tick(50);
    mock.timers.tick(round);
    assert.deepEqual(asked, ['a', 'b'], 'nothing changed');
    version = 2;
    mock.timers.tick(round);
    mock.timers.tick(50);
    mock.timers.tick(50);
    assert.deepEqual(asked, ['a', 'b', 'a', 'b']);
    version = 3;
    mock.timers.tick(round);
    assert.deepEqual([asked.length, bugs.length], [5, 1]);
    mock.timers.tick(round);
    mock.timers.tick(50);
    assert.deepEqual(asked.slice(5), ['a', 'b'], 'what failed is tried again in the next round');
    version = 4;
    takes = 40;
    mock.timers.tick(50);
    mock.timers.tick(round);
    mock.timers.tick(1_599);
    assert.deepEqual(asked.slice(7), ['a'], 'what takes long leaves the more time to others');
    mock.timers.tick(1);
    assert.deepEqual(asked.slice(7), ['a', 'b']);
    mock.timers.tick(1_600);
    version = 5;
    takes = 60_000;
    mock.timers.tick(round);
    mock.timers.tick(round - 1);
    assert.deepEqual(asked.slice(9), ['a']);
    mock.timers.tick(1);
    assert.deepEqual(asked.slice(9), ['a', 'b'], 'though no longer than a round');
  } finally {
    mock.timers.reset();
  }
});

test('a name of which more is to be read is asked for again, though not for ever', () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  try {
    const goes = new Map<string, number>();
    const ask = (name: string) => {
      const go = (goes.get(name) ?? 0) + 1;
      goes.set(name, go);
      return name === 'quick' || (name === 'slow' && go === 3);
    };
    const bug = (error: unknown) => assert.fail(String(error));
    const names = () => ['slow', 'endless', 'quick'];
    const isEarly = () => false;
    using _warming = warmUp({
      version: () => 1,
      names,
      isEarly,
      ask,
      bug,
      clock: () => 0,
      requests: () => 0,
    });
    for (let tick = 0; tick < 200; tick++) mock.timers.tick(50);
    assert.deepEqual(
      [...goes],
      [
        ['slow', 3],
        ['endless', 100],
        ['quick', 1],
      ],
    );
  } finally {
    mock.timers.reset();
  }
});

/** What is asked for in the first minutes after a start, by the goes in which it was. */
function askedFor(app: TestApp, msOfASet = 0): readonly ReadonlySet<string>[] {
  const goes: Set<string>[] = [];
  const { reader } = app.shelf;
  const kept = new Set<string>();
  let ms = 0;
  const watched = {
    ...reader,
    rowSet: (...[family, request]: Parameters<typeof reader.rowSet>) => {
      const name = JSON.stringify([request.phrases, request.anyIn]);
      for (const phrase of request.phrases ?? []) goes.at(-1)?.add(phrase);
      if (!kept.has(name)) ms += msOfASet;
      kept.add(name);
      return reader.rowSet(family, request);
    },
  };
  const bug = (error: unknown) => assert.fail(String(error));
  mock.timers.enable({ apis: ['setTimeout'] });
  try {
    const { lacksRows, takeRows } = app.shelf;
    const now = () => app.clock.now;
    const parts = { families, reader: watched, lacksRows, now, clock: () => ms, requests: () => 0, bug };
    using _warming = warmMatcher(parts);
    for (let tick = 0; tick < 4_000; tick++) {
      goes.push(new Set());
      mock.timers.tick(50);
      takeRows();
    }
  } finally {
    mock.timers.reset();
  }
  return goes.filter(({ size }) => size > 0);
}

function allOf(goes: readonly ReadonlySet<string>[]): ReadonlySet<string> {
  return new Set(goes.flatMap((go) => [...go]));
}

test('the names of all labels are asked for where there are grants', async () => {
  await using app = await createTestApp();
  await app.add(
    'labels',
    aLabel({ id: 'h', slug: 'hallmark', name: 'Hallmarks of ageing' }),
    aLabel({ id: 'l', slug: 'cellular-senescence', name: 'Cellular senescence', parent: 'hallmark' }),
  );
  assert.equal(askedFor(app).length, 0);
  await app.add('grants', aGrant({ id: 'g', title: 'Senescence of cells' }));
  const phrases = allOf(askedFor(app));
  assert.ok(phrases.has('cellular senescence'));
  assert.ok(phrases.has('polypharmacy'), 'names of the lexicon are among them');
});

test('where sets take long to read a name is read in several goes, and all of it is read in the end', async () => {
  await using app = await createTestApp();
  await app.add('labels', aLabel({ id: 'l', slug: 'cellular-senescence', name: 'Cellular senescence' }));
  await app.add('grants', aGrant({ id: 'g', title: 'Senescence of cells' }));
  const [quick, slow] = [askedFor(app), askedFor(app, 5)];
  assert.deepEqual([...allOf(slow)].sort(), [...allOf(quick)].sort());
  assert.ok(slow.length > quick.length, `${slow.length} goes, ${quick.length} where it takes no time`);
});

test('a library that could not be loaded is loaded by whoever asks next, as after a moment of too many open files', async () => {
  let tries = 0;
  const library = loadedOnce(async () => {
    tries += 1;
    if (tries === 1) throw new Error('EMFILE: too many open files');
    return {};
  });
  await assert.rejects(library(), /too many open files/);
  assert.equal(await library(), await library());
  assert.equal(tries, 2);
});

test('what the first program would wait for is loaded after the start, one after another; one that fails stops none', async () => {
  await using test = await createTestApp();
  const loaded: string[] = [];
  const bugs: unknown[] = [];
  const all = test.app.libraries.map((load, at) => async () => {
    await load();
    loaded.push(String(at));
  });
  const broken = () => Promise.reject(new Error('no such library'));
  using _loading = loadLater([broken, ...all], (error) => bugs.push(error), { firstMs: 1, betweenMs: 1 });
  assert.deepEqual(loaded, [], 'the start does not wait for them');
  for (let tries = 0; tries < 1_000 && loaded.length < all.length; tries++) await setTimeout(10);
  assert.deepEqual(
    loaded,
    all.map((_, at) => String(at)),
  );
  assert.equal(bugs.length, 1);
  assert.deepEqual(test.bugs, []);
});
