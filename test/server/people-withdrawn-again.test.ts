// What people and moderators took away after a backup is taken away again when the backup is back; the list that says
// so joins nobody's reviews.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { sql } from 'kysely';
import type { Role } from '../../src/kernel/role.ts';
import { join as joinTeam } from '../../src/people/accounts/teams.ts';
import { reviewSeal } from '../../src/server/erasure/taken-back-reviews.ts';
import { withdrawAgain } from '../../src/server/erasure/withdraw-again.ts';
import { withdrawalList, withdrawalsFile, withdrawalsIn } from '../../src/server/erasure/withdrawals.ts';
import { folderForTest } from '../ledger/folder.ts';
import { type Browser, newPerson, signedInBrowser } from '../support/browser.ts';
import { close, means, random } from '../support/own-data.ts';
import { uuid } from '../support/records.ts';
import {
  accepted,
  app,
  back,
  path,
  people,
  published,
  reviewsOf,
  secret,
  typed,
} from '../support/review-world.ts';
import { noon, pass, type TestApp } from '../support/test-app.ts';

const tables = ['essays', 'desk_comments', 'reviews', 'moderation', 'memberships', 'account_events'] as const;

/** What the tables hold; the function puts all of it back, as a restore does. */
async function backup({ desk: { db } }: TestApp): Promise<() => Promise<void>> {
  const saved = await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()));
  return async () => {
    for (const [n, table] of tables.entries()) {
      await db.deleteFrom(table).execute();
      for (const row of saved[n] ?? []) {
        const columns = sql.join(Object.keys(row).map((one) => sql.ref(one)));
        await sql`insert into ${sql.table(table)} (${columns}) values (${sql.join(Object.values(row))})`.execute(
          db,
        );
      }
    }
  };
}

async function restored(t: TestApp, folder: string, putBack: () => Promise<void>, of = secret) {
  const list = withdrawalList(folder);
  await list.noteDesk(t.desk, reviewSeal(secret, random));
  await putBack();
  const lines = (await withdrawalsIn(join(folder, withdrawalsFile))) ?? [];
  return t.desk.exclusively('ledger', (trx) => withdrawAgain(trx, lines, { ...means(t), secret: of }, true));
}

async function anEssay({ desk: { db } }: TestApp, number: number, author_id: string) {
  const [id, public_id, at] = [uuid(number), `essay-${number}`, noon.toISOString()];
  const draft = { draft_title: 'A count', draft_summary: '', draft_md: 'Text.', draft_version: 1 };
  await db
    .insertInto('essays')
    .values({
      ...{ id, public_id, author_id, status: 'published', ...draft, published_revision: 1 },
      ...{ published_at: at, updated_at: at, licence: 'CC-BY-4.0', comments_open: 1, created_at: at },
    })
    .execute();
  const revision = { title: 'A count', summary: '', body_md: 'Text.', sha256: '', note: null, at };
  await db
    .insertInto('essay_revisions')
    .values({ essay_id: id, number: 1, ...revision })
    .execute();
  return { id, path: `/essays/${public_id}` };
}

async function removed(t: TestApp, kind: string, id: string) {
  const operator = await signedInBrowser(t);
  const report = { subject_kind: kind, subject_id: id, reason: 'personal_data', text: 'It names somebody.' };
  assert.equal((await t.send('POST', '/api/reports', { body: report })).status, 202);
  const [, deciding = ''] =
    /action="(\/operator\/reports\/[^"]+)"/.exec((await operator.get('/operator/reports')).text) ?? [];
  const decision = { decision: 'removed', rule: 'personal_data', statement: 'It names somebody.' };
  assert.equal((await operator.submit('/operator/reports', deciding, decision)).status, 303);
}

test('essays and comments that were removed or taken back after a backup are gone after a restore, and what came back stays', async () => {
  await using t = await app();
  using folder = folderForTest();
  const ada = await newPerson(t, 'Ada');
  const bo = await signedInBrowser(t, await newPerson(t, 'Bo'));
  const [first, second, third, fourth] = [
    await anEssay(t, 1, ada),
    await anEssay(t, 2, ada),
    await anEssay(t, 3, ada),
    await anEssay(t, 4, ada),
  ];
  for (const body of ['Jane lives there.', 'I was wrong.', 'It stays.'])
    assert.equal((await bo.submit(third.path, `${third.path}/comments`, { body })).status, 303);
  const comments = await t.desk.db.selectFrom('desk_comments').select(['id', 'body']).execute();
  const comment = (body: string) => comments.find((one) => one.body === body)?.id ?? '';
  const putBack = await backup(t);
  pass(t, 60_000);
  await removed(t, 'essay', first.id);
  await removed(t, 'comment', comment('Jane lives there.'));
  assert.equal(
    (await bo.submit(third.path, `/essays/comments/${comment('I was wrong.')}/remove`)).status,
    303,
  );
  let author = await signedInBrowser(t, ada);
  for (const one of [second, fourth])
    assert.equal((await author.submit(`/essays/${one.id}/edit`, `/essays/${one.id}/unpublish`)).status, 303);
  pass(t, 60_000);
  await t.desk.db
    .updateTable('essays')
    .set({ draft_md: 'Text. '.repeat(100) })
    .execute();
  const trusted = { subject_kind: 'essay', subject_id: third.id, decision: 'accepted', rule: null } as const;
  const noted = { id: uuid(900), statement: 'Fine.', moderator_id: null, at: noon.toISOString() };
  await t.desk.db
    .insertInto('moderation')
    .values({ ...trusted, ...noted })
    .execute();
  assert.equal(
    (await author.submit(`/essays/${fourth.id}/edit`, `/essays/${fourth.id}/submit`)).status,
    303,
    'published again',
  );
  const done = await restored(t, folder.path, putBack);
  assert.equal(done.texts, 4);
  const status = async ({ path }: { path: string }) => (await author.get(path)).status;
  assert.deepEqual(
    [await status(first), await status(second), await status(third), await status(fourth)],
    [410, 410, 200, 200],
  );
  author = await signedInBrowser(t, ada);
  const { text } = await author.get(third.path);
  assert.deepEqual(
    ['Jane lives there.', 'I was wrong.', 'It stays.'].map((body) => text.includes(body)),
    [false, false, true],
  );
  const bodies = await t.desk.db
    .selectFrom('desk_comments')
    .select('body')
    .where('body', '=', 'I was wrong.')
    .execute();
  assert.deepEqual(bodies, [], 'what its author took back is erased');
  const decisions = (await author.get('/account/decisions')).text;
  assert.match(decisions, /removed before the service was put back from a backup/);
  assert.match(decisions, /decisions\/appeal/, 'its author may object as before');
});

test('a review that was taken back or removed after a backup is gone after a restore; the list names none of them', async () => {
  await using t = await app();
  using folder = folderForTest();
  const [ada, bo, cy] = (await people(t, 'Ada', 'Bo', 'Cy')) as [Browser, Browser, Browser];
  for (const one of [ada, bo, cy]) assert.equal((await one.submit(path, path, typed())).status, 303);
  const ebb = '/funds/ebb-fund/review';
  assert.equal((await ada.submit(ebb, ebb, typed())).status, 303);
  await accepted(t);
  assert.equal(await published(t), 3);
  const putBack = await backup(t);
  const again = await back(t, 'Ada');
  const own = [
    ...(await again.get('/account/reviews')).text.matchAll(/action="(\/account\/reviews\/[^"]+)"/g),
  ];
  assert.equal(own.length, 2, 'one that is published, and one that is held');
  for (const [, taking = ''] of own)
    assert.equal((await again.submit('/account/reviews', taking)).status, 303);
  const { id } = await t.desk.db
    .selectFrom('reviews')
    .select('id')
    .where('status', '=', 'published')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  await removed(t, 'review', id);
  const done = await restored(t, folder.path, putBack);
  assert.deepEqual([done.texts, done.unopened], [3, 0]);
  await published(t);
  const left = await reviewsOf(t);
  assert.equal(left.length, 1);
  assert.notEqual(left[0].id, id);
  const texts = t.desk.db.selectFrom('reviews').select('helped').where('status', '=', 'withdrawn');
  assert.deepEqual(
    (await texts.execute()).map(({ helped }) => helped),
    ['', ''],
  );
  await putBack();
  const other = await restored(t, folder.path, putBack, new Uint8Array(32).fill(9));
  assert.deepEqual([other.unopened, other.texts], [1, 1], 'with another secret it says that it knows not');
});

test('R2: the list of what was withdrawn joins no two reviews: it names none, and what is said of each account looks alike', async () => {
  await using t = await app();
  using folder = folderForTest();
  await people(t, 'Ada', 'Bo', 'Cy');
  const ada = await back(t, 'Ada');
  for (const fund of ['tide-fund', 'ebb-fund'])
    assert.equal((await ada.submit(`/funds/${fund}/review`, `/funds/${fund}/review`, typed())).status, 303);
  const list = withdrawalList(folder.path);
  const seal = reviewSeal(secret, random);
  const lines: string[][] = [];
  for (const name of ['Ada', 'Bo']) {
    const user = await t.desk.db
      .selectFrom('users')
      .select('id')
      .where('name', '=', name)
      .executeTakeFirstOrThrow();
    assert.equal((await close(t, user.id, { name })).answer.status, 200);
    if (name === 'Ada')
      await t.desk.db.updateTable('reviews').set({ status: 'withdrawn', synced: 0 }).execute();
    const before = lines.flat().length;
    await list.noteDesk(t.desk, seal);
    lines.push(readFileSync(join(folder.path, withdrawalsFile), 'utf8').trim().split('\n').slice(before));
  }
  const reviews = await t.desk.db.selectFrom('reviews').select(['id', 'author_tag']).execute();
  for (const one of reviews.flatMap(({ id, author_tag }) => [id, author_tag]))
    assert.equal(lines.flat().join().includes(one), false);
  const shape = (some: string[] = []) =>
    some.map((line) => [Object.keys(JSON.parse(line)).join(), line.length]);
  assert.deepEqual(shape(lines[0]), shape(lines[1]), 'with reviews and without');
  assert.equal(lines[0]?.filter((line) => line.includes('reviews_taken_back')).length, 1);
  const size = lines.flat().length;
  await withdrawalList(folder.path).noteDesk(t.desk, seal);
  const whole = readFileSync(join(folder.path, withdrawalsFile), 'utf8').trim().split('\n');
  assert.equal(whole.length, size, 'the same is not told twice');
});

test('whoever was taken out of a team, or is no owner any more, after a backup is neither again; a team without an owner is named', async () => {
  await using t = await app();
  using folder = folderForTest();
  const [ada, bo, cy] = [await newPerson(t, 'Ada'), await newPerson(t, 'Bo'), await newPerson(t, 'Cy')];
  const team = await t.desk.db
    .selectFrom('memberships')
    .innerJoin('teams', 'teams.id', 'team_id')
    .select(['teams.id', 'slug', 'teams.name'])
    .where('user_id', '=', ada)
    .executeTakeFirstOrThrow();
  const joined = (user: string, role: Role) =>
    t.desk.exclusively('accounts', (trx) => joinTeam(trx, { team: team.id, user, role }, means(t)));
  for (const user of [bo, cy]) await joined(user, 'owner');
  const putBack = await backup(t);
  const page = `/teams/${team.slug}`;
  const browser = await signedInBrowser(t, ada);
  pass(t, 60_000);
  assert.equal(
    (await browser.submit(`${page}/members/${bo}/remove`, `${page}/members/${bo}/remove`)).status,
    303,
  );
  assert.equal((await browser.submit(page, `${page}/members/${cy}/role`, { role: 'viewer' })).status, 303);
  const done = await restored(t, folder.path, putBack);
  assert.deepEqual([done.members, done.ownerless], [2, []]);
  const roles = async () => {
    const rows = t.desk.db
      .selectFrom('memberships')
      .select(['user_id', 'role'])
      .where('team_id', '=', team.id);
    const of = new Map((await rows.execute()).map(({ user_id, role }) => [user_id, role]));
    return [ada, bo, cy].map((user) => of.get(user));
  };
  assert.deepEqual(await roles(), ['owner', undefined, 'viewer']);
  await t.desk.db.deleteFrom('memberships').where('team_id', '=', team.id).execute();
  await joined(bo, 'owner');
  await joined(cy, 'editor');
  const lines = (await withdrawalsIn(join(folder.path, withdrawalsFile))) ?? [];
  const last = await t.desk.exclusively('ledger', (trx) => withdrawAgain(trx, lines, means(t), true));
  assert.deepEqual(last.ownerless, [team.name]);
});
