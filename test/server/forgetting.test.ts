// What is forgotten every hour, while another node or nobody holds the desk.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Desk } from '../../src/desk/desk.ts';
import { DatabaseAwayError } from '../../src/engines/database-away.ts';
import { forgetAccounts, forgetRequests, forgetRuns } from '../../src/server/forgetting.ts';
import { readConfig } from '../../src/settings/config.ts';
import { freshDesk } from '../support/truth.ts';

const now = new Date('2026-03-02T03:00:00.000Z');
const config = readConfig({});
const log = { info: () => assert.fail('nothing was forgotten') };

test('a round that the database does not answer fails, so that it is told of and comes again', async () => {
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
  const ledger = { rewrite: refuses };
  const parts = { desk, ledger, now: () => now, sureNow: async () => now, log, config };
  for (const forget of [forgetRequests, forgetRuns, forgetAccounts])
    await assert.rejects(forget(parts), away);
});

test('what is over is forgotten by the time that is sure', async () => {
  await using desk = await freshDesk();
  const asked = { hash: 'h', asked_at: now.toISOString(), verified_at: null };
  await desk.db.insertInto('confirmed_addresses').values(asked).execute();
  const left = async (sure: Date) => {
    await forgetRequests({ desk, sureNow: async () => sure, log });
    return (await desk.db.selectFrom('confirmed_addresses').select('asked_at').execute()).length;
  };
  assert.equal(await left(now), 1);
  assert.equal(await left(new Date(now.getTime() + 31 * 86_400_000)), 0);
});
