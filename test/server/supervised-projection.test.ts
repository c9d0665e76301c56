import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { openDataFolder } from '../../src/server/node/data-folder.ts';
import { type Projection, startProjection } from '../../src/server/projection/projection.ts';
import { superviseProjection } from '../../src/server/projection/supervised-projection.ts';
import { folderForTest } from '../ledger/folder.ts';

/** Threads that a test ends by an error, and how long was waited before each next one. */
function threads(pauses: readonly number[] = [1, 2, 3]) {
  const fail: ((error: unknown) => void)[] = [];
  const waited: number[] = [];
  const state = { ms: 0, stops: 0 };
  const kept = superviseProjection({
    start: (onError): Projection => {
      fail.push(onError);
      return {
        caughtUp: async () => undefined,
        stop: async () => {
          state.stops += 1;
        },
      };
    },
    onError: (_, pause) => waited.push(pause),
    clock: () => state.ms,
    pauses,
  });
  const started = async (count: number) => {
    while (fail.length < count) await setTimeout(1);
  };
  return { kept, fail, waited, state, started };
}

test('a projection that ends by an error is started again, after ever longer pauses', async () => {
  const { kept, fail, waited, started, state } = threads();
  assert.ok(kept.runs());
  for (let n = 0; n < 5; n++) {
    fail[n]?.(new Error('the disk is full'));
    assert.ok(!kept.runs(), 'it is told that none is at work');
    await started(n + 2);
    assert.ok(kept.runs());
  }
  assert.deepEqual(waited, [1, 2, 3, 3, 3]);
  state.ms += 60_000;
  fail[5]?.(new Error('once more'));
  await started(7);
  assert.equal(waited.at(-1), 1, 'one that did well for a minute begins with the shortest pause');
  await kept.stop();
  assert.equal(state.stops, 1);
});

test('once it is stopped no other one is started', async () => {
  const { kept, fail, state } = threads([20]);
  fail[0]?.(new Error('the disk is full'));
  await kept.stop();
  await setTimeout(40);
  assert.deepEqual([fail.length, state.stops, kept.runs()], [1, 0, false]);
});

test('a thread that cannot open its folder is one that ends by an error, and the next one can', async () => {
  using folder = folderForTest();
  const errors: unknown[] = [];
  let data = folder.write('not-a-folder', '');
  {
    await using _made = await openDataFolder({ perennialData: `${folder.path}/data`, databaseUrl: null });
  }
  let projection: Projection | undefined;
  const kept = superviseProjection({
    start: (onError) => {
      projection = startProjection({ perennialData: data, databaseUrl: null }, onError);
      return projection;
    },
    onError: (error) => {
      errors.push(error);
      data = `${folder.path}/data`;
    },
    clock: () => 0,
    pauses: [1],
  });
  try {
    while (errors.length === 0 || !kept.runs()) await setTimeout(5);
    await projection?.caughtUp();
  } finally {
    await kept.stop();
  }
  assert.equal(errors.length, 1);
});
