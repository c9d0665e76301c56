// What somebody else did shows on no page of one's own, and one's own acts do not touch it.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import { dayMs } from '../../../src/kernel/durations.ts';
import { addressHash } from '../../../src/people/mail/suppressions.ts';
import { eraseDue } from '../../../src/people/own-data/closings.ts';
import { type Browser, newPerson, signedInBrowser } from '../../support/browser.ts';
import { fill } from '../../support/desk-rows.ts';
import { allRows, app, close, fillTables, means } from '../../support/own-data.ts';
import { pass, type TestApp } from '../../support/test-app.ts';

const pages = [
  '/account',
  '/account/activity',
  '/account/apps',
  '/account/close',
  '/account/decisions',
  '/account/essays',
  '/account/export',
  '/account/funds',
  '/account/keys',
  '/account/mail',
  '/account/points',
  '/account/reviews',
  '/account/runs',
  '/account/search-profile',
  '/account/search-profile/fit',
  '/account/searches',
  '/account/sessions',
  '/essays/new',
  '/markets/suggest',
  '/research',
  '/teams/ada',
  '/teams/ada/projects',
];

async function teamOf(t: TestApp, user: string): Promise<string> {
  const found = t.desk.db.selectFrom('memberships').select('team_id').where('user_id', '=', user);
  return (await found.executeTakeFirstOrThrow()).team_id;
}

/** What each page says, without what is new in every answer. */
async function said(browser: Browser): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>();
  for (const page of pages) {
    const { status, text } = await browser.get(page);
    texts.set(page, `${status} ${text.replaceAll(/name="ticket" value="[^"]*"/g, '')}`);
  }
  return texts;
}

test('no page of a person says anything else once somebody else has a row in every table', async () => {
  await using t = await app();
  const ada = await newPerson(t, 'Ada');
  const [grace, eve] = [await newPerson(t, 'Grace'), await newPerson(t, 'Eve')];
  const browser = await signedInBrowser(t, ada);
  const before = await said(browser);
  assert.deepEqual(
    [...before]
      .filter(([, text]) => !/^(?:200|30\d) /.test(text))
      .map(([page, text]) => `${page} ${text.slice(0, 4)}`),
    [],
  );
  await fillTables(t, grace, await teamOf(t, grace), eve);
  const after = await said(browser);
  for (const page of pages) assert.equal(after.get(page), before.get(page), page);
  assert.deepEqual(t.bugs, []);
});

test('who closes an account changes no row of anybody else', async () => {
  await using t = await app();
  const ada = await newPerson(t, 'Ada');
  const [grace, eve] = [await newPerson(t, 'Grace'), await newPerson(t, 'Eve')];
  const team = await teamOf(t, ada);
  await fillTables(t, grace, await teamOf(t, grace), eve);
  const { db } = t.desk;
  // What a name of the person picks, and no id.
  await db.updateTable('markets').set({ source: 'suggestion', opened_at: null }).execute();
  await db
    .insertInto('point_accounts')
    .values({ account: `p:${grace}`, balance_mp: 7 })
    .execute();
  const suppressed = {
    address_hash: addressHash('grace@id.test'),
    refusals: 1,
    at: t.clock.now.toISOString(),
  };
  await db.insertInto('mail_suppressions').values(suppressed).execute();
  assert.equal((await close(t, ada)).answer.status, 200);
  pass(t, 15 * dayMs);
  const ofOthers = async () => {
    const isOther = (row: object) => !Object.values(row).some((one) => one === ada || one === team);
    const tables = Object.entries(await allRows(t));
    return tables.map(([name, rows]) => [name, rows.filter(isOther)] as const);
  };
  const before = await ofOthers();
  assert.equal(await eraseDue(t.desk, means(t), false), 1);
  const after = new Map(await ofOthers());
  for (const [name, rows] of before) {
    const now = after.get(name) ?? [];
    for (const row of rows)
      assert.ok(
        now.some((one) => isDeepStrictEqual(one, row)),
        `${name}: ${JSON.stringify(row)}`,
      );
  }
  assert.deepEqual(t.bugs, []);
});

test('of two people who close their accounts each one’s own decision is carried out, whoever asked first', async () => {
  await using t = await app();
  const decided = { Ada: 'keep', Eve: 'delete' } as const;
  const ids = { Ada: await newPerson(t, 'Ada'), Eve: await newPerson(t, 'Eve') };
  const ask = async (name: keyof typeof decided) => {
    const { answer } = await close(t, ids[name], { name, words: decided[name] });
    assert.equal(answer.status, 200, answer.text);
  };
  for (const [name, id] of Object.entries(ids))
    await fill(t.desk, 'desk_comments', { id, user_id: id, body: `words of ${name}` });
  await ask('Ada');
  const again = await signedInBrowser(t, ids.Ada);
  assert.equal((await again.submit('/account/close', '/account/keep')).status, 303);
  await ask('Eve');
  pass(t, dayMs);
  await ask('Ada');
  pass(t, 13 * dayMs);
  assert.equal(await eraseDue(t.desk, means(t), false), 1);
  pass(t, dayMs);
  assert.equal(await eraseDue(t.desk, means(t), false), 1);
  const rows = await t.desk.db.selectFrom('desk_comments').select('body').execute();
  assert.deepEqual(rows.map(({ body }) => body).toSorted(), ['', 'words of Ada']);
});
