// Anybody can make up tokens and cookies that look right: what it costs the database to find that they are nobody's.

import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { startSession } from '../../src/people/accounts/sessions.ts';
import { limited } from '../support/limited-app.ts';
import type { TestApp } from '../support/test-app.ts';

/** Counts what the desk is asked for. */
function questionsOf({ desk }: TestApp) {
  const counted = { asked: 0, [Symbol.dispose]: () => void Reflect.deleteProperty(desk.db, 'selectFrom') };
  const selectFrom = desk.db.selectFrom.bind(desk.db);
  Object.assign(desk.db, {
    selectFrom: (...tables: Parameters<typeof selectFrom>) => {
      counted.asked += 1;
      return selectFrom(...tables);
    },
  });
  return counted;
}

const inventedSecret = () => randomBytes(32).toString('base64url');

test('who shows tokens of nobody costs the database thirty look-ups a minute', async () => {
  await using t = await limited();
  using questions = questionsOf(t.test);
  let refused = 0;
  for (let n = 0; n < 700; n++) {
    const { status } = await t.ask({ headers: { authorization: `Bearer ${inventedSecret()}` } });
    if (status === 429) refused += 1;
  }
  assert.equal(questions.asked, 30);
  assert.equal(refused, 670);
});

test('who shows cookies of nobody costs the database thirty look-ups a minute, and who is signed in stays so', async () => {
  await using t = await limited();
  const { desk, clock } = t.test;
  const at = clock.now.toISOString();
  const person = {
    id: 'p',
    name: 'Ada',
    handle: null,
    status: 'active',
    public_name: 0,
    created_at: at,
  } as const;
  const nothing = { email: null, email_verified_at: null, image_url: null, closing_at: null };
  await desk.db
    .insertInto('users')
    .values({ ...person, ...nothing, terms_version: '1' })
    .execute();
  const of = {
    user_id: 'p',
    team_id: null,
    method: 'link',
    agent: null,
    before: null,
    authAt: null,
  } as const;
  const session = await startSession(desk.db, of, { now: clock.now, random: randomBytes });
  const page = async (cookie: string) => {
    const { status, headers } = await t.ask({ path: '/sign-in', headers: { cookie: `perennial=${cookie}` } });
    return { status, isTaken: headers.get('set-cookie') !== null };
  };
  const signedIn = await page(session);
  assert.equal(signedIn.isTaken, false);
  using questions = questionsOf(t.test);
  let refused = 0;
  for (let n = 0; n < 400; n++) if ((await page(inventedSecret())).status === 429) refused += 1;
  assert.equal(refused, 370);
  // What a page of nobody asks itself is the same with every cookie.
  const looked = questions.asked;
  await page('no-cookie-of-ours');
  assert.equal(questions.asked - looked, 0);
  assert.equal(looked, 30);
  assert.deepEqual(await page(session), signedIn);
});

test('of many made-up cookies at one time the database is asked for a few', async () => {
  await using t = await limited();
  using questions = questionsOf(t.test);
  const cookies = Array.from({ length: 300 }, () => ({ cookie: `perennial=${inventedSecret()}` }));
  const answers = await Promise.all(cookies.map((headers) => t.ask({ path: '/sign-in', headers })));
  assert.ok(questions.asked <= 34, `${questions.asked} look-ups`);
  assert.ok(answers.filter(({ status }) => status === 429).length >= 266);
});
