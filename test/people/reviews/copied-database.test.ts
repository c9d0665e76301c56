// Somebody has a copy of the database and no secret, and tries what a copy may tell: who wrote a review, and which
// reviews are of one person.

import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { statSync } from 'node:fs';
import { test } from 'node:test';
import { sql } from 'kysely';
import { reviewTag } from '../../../src/access/review-tag.ts';
import { openDesk } from '../../../src/desk/desk.ts';
import type { Tables } from '../../../src/desk/schema/tables.ts';
import { personTables } from '../../../src/people/own-data/person-tables.ts';
import { folderForTest } from '../../ledger/folder.ts';
import { aPerson } from '../../support/market-world.ts';
import { anOrganization } from '../../support/records.ts';
import { accepted, app, back, people, published, secret, typed } from '../../support/review-world.ts';
import type { TestApp } from '../../support/test-app.ts';
import { onPostgres } from '../../support/truth.ts';

const names = ['Ada', 'Bo', 'Cy', 'Di', 'Eva', 'Fay'];
const funds = ['tide-fund', 'ebb-fund', 'third-fund'];

/** Six people who each review three funds one after the other on one day, and what only the secret tells. */
async function reviewed(): Promise<{
  t: TestApp;
  authors: ReadonlyMap<string, string>;
  users: ReadonlyMap<string, string>;
}> {
  const t = await app();
  await t.add('organizations', anOrganization({ id: 'o-3', public_id: 'third-fund', name: 'Third Fund' }));
  await people(t, ...names);
  const rows = await t.desk.db.selectFrom('users').select(['id', 'name']).execute();
  const users = new Map(rows.map(({ id, name }) => [name, id]));
  for (const name of names) {
    const browser = await back(t, name);
    for (const fund of funds) {
      const form = `/funds/${fund}/review`;
      assert.equal((await browser.submit(form, form, typed())).status, 303);
    }
  }
  const reviews = await t.desk.db.selectFrom('reviews').selectAll().execute();
  assert.equal(reviews.length, names.length * funds.length);
  const authors = new Map(
    reviews.map(({ id, author_tag, organization_id }) => [
      id,
      names.find(
        (name) => reviewTag(secret, users.get(name) as string, organization_id) === author_tag,
      ) as string,
    ]),
  );
  assert.deepEqual(new Set(authors.values()), new Set(names));
  return { t, authors, users };
}

test('R2: a copy of the database joins no two reviews: not by values, places, ages, tickets, or tags without the secret', async () => {
  const { t, users } = await reviewed();
  await using _ = t;
  const { db } = t.desk;
  const rows = await db.selectFrom('reviews').selectAll().execute();

  // By place: rows lie in the order of ids that are random, not in that of their writing.
  const place = sql.ref(onPostgres ? 'ctid' : 'rowid');
  const placed = await db.selectFrom('reviews').select('id').orderBy(place).execute();
  const ids = placed.map(({ id }) => id);
  assert.deepEqual(ids, ids.toSorted());
  for (const id of ids) assert.match(id, /^[\da-f]{8}-[\da-f]{4}-4/, 'an id holds no time');

  // By age: all rows of the day are of one transaction.
  if (onPostgres) {
    const { rows: ages } = await sql<{ age: string }>`select distinct xmin::text as age from reviews`.execute(
      db,
    );
    assert.equal(ages.length, 1);
  }

  // By values: nothing in a row but the day and what many share.
  for (const row of rows) {
    assert.equal(row.author_tag.length, rows[0]?.author_tag.length, 'tags are of one length');
    for (const value of Object.values(row))
      assert.doesNotMatch(String(value), /T\d\d:|\d\d:\d\d/, 'no moment');
  }
  assert.equal(new Set(rows.map(({ author_tag }) => author_tag)).size, rows.length);

  // By other tables: none names a review or a reviewed fund, and no ticket of a form was noted.
  const told = [
    ...ids,
    ...rows.map(({ author_tag }) => author_tag),
    ...funds,
    ...rows.map(({ organization_id }) => `"${organization_id}"`),
  ];
  for (const name of Object.keys(personTables) as (keyof Tables)[]) {
    if (name === 'reviews') continue;
    const { rows: all } = await sql<object>`select * from ${sql.table(name)}`.execute(db);
    const text = JSON.stringify(all);
    for (const one of told) assert.equal(text.includes(one), false, `${name} holds ${one}`);
  }
  const tickets = await db.selectFrom('used_tickets').select('outcome').execute();
  assert.deepEqual(
    tickets.filter(({ outcome }) => /review|fund/.test(outcome ?? '')),
    [],
  );
  assert.equal(tickets.length, 0, 'whoever did nothing but review left no ticket');

  // By guessing: no key that lies in the database makes a tag.
  const tags = new Set(rows.map(({ author_tag }) => author_tag));
  const keys: (string | Uint8Array)[] = ['', 'fund reviews', new Uint8Array(32)];
  for (const name of Object.keys(personTables) as (keyof Tables)[]) {
    const { rows: all } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(db);
    for (const row of all)
      for (const value of Object.values(row)) if (typeof value === 'string') keys.push(value);
  }
  for (const key of new Set(keys))
    for (const user of users.values())
      for (const { organization_id } of rows)
        assert.equal(
          tags.has(
            createHmac('sha256', key)
              .update(JSON.stringify([user, organization_id]))
              .digest('base64url'),
          ),
          false,
        );
  assert.deepEqual(t.bugs, []);
});

test('R2: what is published tells no order, and what is taken back leaves none', async () => {
  const { t } = await reviewed();
  await using _ = t;
  await accepted(t);
  assert.equal(await published(t), names.length * funds.length);
  const { rows } = await t.ledger.after(0, 10_000).then((entries) => ({ rows: entries }));
  const order = rows.filter(({ family }) => family === 'fund_reviews').map(({ id }) => id);
  assert.equal(order.length, names.length * funds.length);
  assert.deepEqual(order, order.toSorted(), 'the catalogue takes them in the order of their ids');
  const ada = await back(t, 'Ada');
  const [, action = ''] =
    /action="(\/account\/reviews\/[^"]+\/withdraw)"/.exec((await ada.get('/account/reviews')).text) ?? [];
  assert.equal((await ada.submit('/account/reviews', action)).status, 303);
  const place = sql.ref(onPostgres ? 'ctid' : 'rowid');
  const ids = (await t.desk.db.selectFrom('reviews').select('id').orderBy(place).execute()).map(
    ({ id }) => id,
  );
  assert.deepEqual(ids, ids.toSorted());
  assert.equal(
    (
      await t.desk.db
        .selectFrom('used_tickets')
        .select('outcome')
        .where('outcome', 'like', '%account/reviews%')
        .execute()
    ).length,
    0,
  );
  assert.deepEqual(t.bugs, []);
});

test('R2: after a review the log of changes beside the file is empty, so it tells no order either', async (t) => {
  if (onPostgres) return t.skip('PostgreSQL keeps its log apart from the database');
  using folder = folderForTest();
  const file = `${folder.path}/ledger.db`;
  await using desk = await openDesk(file);
  await aPerson(desk, 'Ada', new Date('2026-03-01T12:00:00Z'));
  assert.ok(statSync(`${file}-wal`).size > 0);
  await desk.emptyLog();
  assert.equal(statSync(`${file}-wal`).size, 0);
  let emptied = 0;
  await using world = await app();
  await people(world, 'Bo');
  const watched = { ...world.desk, emptyLog: async () => void emptied++ };
  const { reviewOperations } = await import('../../../src/people/reviews/author-operations.ts');
  const { reviewFund } = reviewOperations(secret);
  const user = await world.desk.db
    .selectFrom('users')
    .select(['id', 'name'])
    .where('name', '=', 'Bo')
    .executeTakeFirstOrThrow();
  const { year, clarity, fairness, speed, ...rest } = typed();
  const input = {
    public_id: 'tide-fund',
    ...rest,
    year: Number(year),
    clarity: Number(clarity),
    fairness: Number(fairness),
    speed: Number(speed),
    hindered: '',
    advice: '',
    declaration: true,
    shown: '',
  };
  const caller = { session: {}, account: user, team: null };
  const context = {
    desk: watched,
    caller,
    now: world.clock.now,
    random: (n: number) => new Uint8Array(n).fill(3),
    reader: world.shelf.reader,
    site: 'http://x.test',
  };
  await reviewFund.run(input as never, context as never);
  assert.equal(emptied, 1);
});
