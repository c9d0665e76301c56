// What is made in one stretch is sent together, in its order, and nothing waits for long.

import assert from 'node:assert/strict';
import type { ServerResponse } from 'node:http';
import { test } from 'node:test';
import { sentTogether } from '../../src/server/http/sent-together.ts';

/** Sends numbers into a list, by a clock and stretches that the test moves; one below nought cannot be ended. */
function sending() {
  const sent: number[] = [];
  const cut: number[] = [];
  const stretches: (() => void)[] = [];
  let now = 0;
  const { end, sendAll } = sentTogether(
    () => now,
    (then) => stretches.push(then),
  );
  const answer = (one: number) =>
    ({
      end: () => {
        if (one < 0) throw new Error('it cannot be ended');
        sent.push(one);
      },
      destroy: () => cut.push(one),
    }) as unknown as ServerResponse;
  return {
    sent,
    cut,
    send: (...some: readonly number[]) => Promise.all(some.map((one) => end(answer(one), null))),
    goOn: (ms: number) => {
      now += ms;
    },
    sendAll,
    endStretch: () => {
      for (const then of stretches.splice(0)) then();
    },
  };
}

test('answers wait for the end of the stretch in which they were made', async () => {
  const { sent, send, endStretch } = sending();
  const all = send(1, 2, 3);
  assert.deepEqual(sent, []);
  endStretch();
  assert.deepEqual(sent, [1, 2, 3]);
  await all;
  endStretch();
  send(4);
  endStretch();
  assert.deepEqual(sent, [1, 2, 3, 4], 'each once');
});

test('sixteen go out at once, and what was begun a millisecond ago with whatever comes next', () => {
  const { sent, send, goOn, endStretch } = sending();
  send(...Array.from({ length: 17 }, (_, at) => at));
  assert.equal(sent.length, 16);
  endStretch();
  assert.equal(sent.at(-1), 16);
  send(17);
  goOn(0.9);
  send(18);
  assert.equal(sent.at(-1), 16);
  goOn(0.2);
  send(19);
  assert.deepEqual(sent.slice(-3), [17, 18, 19]);
  endStretch();
  assert.equal(sent.length, 20);
});

test('what waits is sent before its connection is cut', () => {
  const { sent, send, sendAll, endStretch } = sending();
  send(1, 2);
  sendAll();
  assert.deepEqual(sent, [1, 2]);
  endStretch();
  assert.equal(sent.length, 2);
});

test('one that cannot be ended is cut off, and keeps no other from being sent', async () => {
  const { sent, cut, send, endStretch } = sending();
  const all = send(1, -2, 3);
  endStretch();
  await all;
  assert.deepEqual([sent, cut], [[1, 3], [-2]]);
});
