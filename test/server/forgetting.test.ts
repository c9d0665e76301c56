// What is forgotten every hour, while another node or nobody holds the desk.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Desk } from '../../src/desk/desk.ts';
import { asUsual } from '../../src/desk/repeating.ts';
import { DatabaseAwayError } from '../../src/engines/database-away.ts';
import { forgetRequests, forgetRuns } from '../../src/server/forgetting.ts';
import { freshDesk } from '../support/truth.ts';

const now = () => new Date('2026-03-02T03:00:00.000Z');

test('a round that the database does not answer goes to the one place that knows what is a bug', async () => {
  const away = new DatabaseAwayError('nowhere: canceling statement due to lock timeout');
  await using real = await freshDesk();
  const refuses = () => Promise.reject(away);
  const desk: Desk = {
    ...real,
    exclusively: refuses,
    snapshot: refuses,
    get db(): never {
      throw away;
    },
  };
  const told: [unknown, string][] = [];
  const parts = {
    desk,
    now,
    settled: async () => true,
    log: { info: () => assert.fail('nothing was forgotten') },
    bug: (error: unknown, sentence: string) => void told.push([error, sentence]),
  };
  await Promise.all([forgetRequests(parts, asUsual).stop(), forgetRuns(parts).stop()]);
  assert.deepEqual(
    told.toSorted(),
    [
      [away, 'closed requests were not forgotten'],
      [away, 'runs that stand still were not looked at'],
    ].toSorted(),
  );
});

test('while the clock is not to be believed nothing is forgotten', async () => {
  const untouched = new Proxy({} as Desk, { get: (_, name) => assert.fail(`asked for ${String(name)}`) });
  const parts = {
    desk: untouched,
    now,
    settled: async () => false,
    log: { info: () => assert.fail('nothing was forgotten') },
    bug: (error: unknown) => assert.fail(String(error)),
  };
  await Promise.all([forgetRequests(parts, asUsual).stop(), forgetRuns(parts).stop()]);
});
