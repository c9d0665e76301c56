// When keys and sessions were used last, over several processes.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lastUses } from '../../../src/people/accounts/last-uses.ts';
import { sessionsIn, startSession } from '../../../src/people/accounts/sessions.ts';
import { newPerson } from '../../support/browser.ts';
import { clockAndRandom, createTestApp, pass, type TestApp } from '../../support/test-app.ts';

const minute = 60_000;

async function aSession(t: TestApp): Promise<string> {
  const user_id = await newPerson(t, 'Ada');
  const of = { user_id, team_id: null, method: 'link', agent: null, before: null, authAt: null } as const;
  return startSession(t.desk.db, of, clockAndRandom(t));
}

const seenAt = async ({ desk }: TestApp) =>
  (await desk.db.selectFrom('sessions').select('seen_at').executeTakeFirstOrThrow()).seen_at;

test('what one process saw of a session takes nothing back that another one saw later', async () => {
  await using t = await createTestApp();
  const cookie = await aSession(t);
  const worker = () => sessionsIn({ desk: t.desk, now: () => t.clock.now });
  const [first, second] = [worker(), worker()];
  pass(t, 6 * minute);
  assert.ok(await first.find(cookie, ''));
  pass(t, 6 * minute);
  assert.ok(await second.find(cookie, ''));
  await second.noteUse();
  assert.equal(await seenAt(t), t.clock.now.toISOString());
  await first.noteUse();
  assert.equal(await seenAt(t), t.clock.now.toISOString());
});

test('a use that is noted while an earlier one is written down is written down next', async () => {
  await using t = await createTestApp();
  await aSession(t);
  const { hash } = await t.desk.db.selectFrom('sessions').select('hash').executeTakeFirstOrThrow();
  const later = t.clock.now.getTime() + 2 * minute;
  const meanwhile = {
    transformQuery: ({ node }: { node: unknown }) => node as never,
    transformResult: async ({ result }: { result: unknown }) => {
      uses.note(hash, later);
      return result as never;
    },
  };
  const db = t.desk.db.withPlugin(meanwhile);
  const uses = lastUses({ db }, { table: 'sessions', key: 'hash', column: 'seen_at' });
  uses.note(hash, later - minute);
  await uses.write();
  await uses.write();
  assert.equal(await seenAt(t), new Date(later).toISOString());
});

test('a use that was written down is not written down again', async () => {
  await using t = await createTestApp();
  await aSession(t);
  const { hash } = await t.desk.db.selectFrom('sessions').select('hash').executeTakeFirstOrThrow();
  let writes = 0;
  const counting = {
    transformQuery: ({ node }: { node: unknown }) => {
      writes += 1;
      return node as never;
    },
    transformResult: async ({ result }: { result: unknown }) => result as never,
  };
  const of = { table: 'sessions', key: 'hash', column: 'seen_at' } as const;
  const uses = lastUses({ db: t.desk.db.withPlugin(counting) }, of);
  uses.note(hash, t.clock.now.getTime() + minute);
  await uses.write();
  assert.ok(writes > 0);
  const once = writes;
  await uses.write();
  assert.equal(writes, once);
});
