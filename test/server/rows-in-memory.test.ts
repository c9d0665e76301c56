// Rows are taken into memory while nobody asks.

import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { grants } from '../../src/families/grants/grants.ts';
import { defaultFilters } from '../../src/kernel/filter.ts';
import { takeRowsLater } from '../../src/server/rows-in-memory.ts';
import { aGrant } from '../support/records.ts';
import { createTestApp, noon } from '../support/test-app.ts';

test('rows of a family that was asked for are taken to the last, and then those that changed', async () => {
  await using app = await createTestApp();
  const { shelf } = app;
  const takings = () => {
    for (let count = 0; ; count++) if (!shelf.takeRows()) return count;
  };
  await app.add('grants', ...Array.from({ length: 900 }, (_, n) => aGrant({ id: `g${n}` })));
  assert.equal(takings(), 0, 'nobody asked for any');
  assert.equal(shelf.lacksRows(), false);
  const filters = defaultFilters(grants);
  shelf.reader.list(grants, { tier: 'public', now: noon, filters, limit: 1, offset: 0 });
  assert.ok(shelf.lacksRows());
  assert.equal(takings(), 4, 'the list took two hundred, and takings the others');
  assert.equal(shelf.lacksRows(), false);
  await app.add(
    'grants',
    ...Array.from({ length: 300 }, (_, n) => aGrant({ id: `g${n}`, title: 'Changed' })),
  );
  assert.ok(takings() >= 2, 'two hundred at once');
  assert.equal(takings(), 0);
});

test('between two takings others are answered, the longer the longer one takes, and a bug stops none for ever', () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  try {
    let [now, takes, takings, left, requests] = [0, 1, 0, 4, 0];
    const bugs: string[] = [];
    using _ = takeRowsLater({
      take: () => {
        takings++;
        now += takes;
        if (takings === 6) throw new Error('the disk is away');
        return left-- > 0;
      },
      clock: () => now,
      requests: () => requests++,
      bug: (_error, sentence) => bugs.push(sentence),
    });
    assert.equal(takings, 0, 'the start does not wait for it');
    mock.timers.tick(1_000);
    mock.timers.tick(10);
    assert.equal(takings, 2);
    takes = 20;
    mock.timers.tick(10);
    mock.timers.tick(59);
    assert.equal(takings, 3, 'what takes long leaves the more time to others');
    mock.timers.tick(1);
    mock.timers.tick(60);
    assert.deepEqual([takings, left], [5, -1]);
    mock.timers.tick(999);
    assert.equal(takings, 5, 'when there are no more it rests');
    mock.timers.tick(1);
    assert.deepEqual([takings, bugs], [6, ['rows were not taken into memory']]);
    mock.timers.tick(10 * 60_000);
    assert.equal(takings, 7);
  } finally {
    mock.timers.reset();
  }
});

test('while nobody asks the next taking follows at once, and whoever comes has time for himself', () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  try {
    let [now, takings, requests] = [0, 0, 0];
    using _ = takeRowsLater({
      take: () => {
        now += 6;
        return ++takings < 100;
      },
      clock: () => now,
      requests: () => requests,
      bug: (error) => assert.fail(String(error)),
    });
    const passing = (ms: number) => {
      for (let each = 0; each < ms; each++) mock.timers.tick(1);
    };
    passing(1_000 + 10);
    assert.equal(takings, 11);
    requests += 1;
    passing(1);
    assert.equal(takings, 12);
    passing(17);
    assert.equal(takings, 12, 'somebody was answered meanwhile');
    passing(1 + 10);
    assert.equal(takings, 23, 'and went away');
  } finally {
    mock.timers.reset();
  }
});
