// What everybody may ask reads no more of the desk than it answers, however much people wrote.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { leadersOf } from '../../src/people/markets/leaders.ts';
import { findMarket, type Market } from '../../src/people/markets/market.ts';
import { historyOf } from '../../src/people/markets/read.ts';
import { anOpenMarket, aPerson } from '../support/market-world.ts';
import { type CountingDesk, countingDesk } from '../support/read-rows.ts';
import { anOrganization, uuid } from '../support/records.ts';
import { createTestApp, noon, type TestApp } from '../support/test-app.ts';

async function inserted(t: TestApp, table: 'reviews' | 'market_trades', rows: readonly object[]) {
  for (let from = 0; from < rows.length; from += 200)
    await t.desk.db
      .insertInto(table)
      .values(rows.slice(from, from + 200) as never)
      .execute();
}

test('a page of the reviews of a fund reads that page, and says by counting how many share a relation', async () => {
  let counting: CountingDesk | undefined;
  await using t = await createTestApp({
    parts: (desk) => {
      counting = countingDesk(desk);
      return { desk: counting.desk };
    },
  });
  await t.add('organizations', anOrganization({ id: 'o-1', public_id: 'tide-fund', name: 'Tide Fund' }));
  const texts = { helped: 'It helped.', hindered: '', advice: '' };
  const days = { submitted_on: '2026-01-01', accepted_on: '2026-01-02', released_on: '2026-02-01' };
  const reviews = Array.from({ length: 300 }, (_, at) => ({
    ...{
      id: uuid(at),
      organization_id: 'o-1',
      author_tag: `tag ${at}`,
      period: '2024-2025',
      ...texts,
      ...days,
    },
    ...{ relation: at < 2 ? 'panel_member' : 'past_grantee', dimensions: '{"clarity":4}' },
    ...{ status: 'published', synced: 1 },
  }));
  await inserted(t, 'reviews', reviews);
  const reply = {
    organization_id: 'o-1',
    user_id: 'u',
    status: 'published',
    at: noon.toISOString(),
  } as const;
  await t.desk.db
    .insertInto('review_replies')
    .values({ id: 'r', review_id: uuid(2), body: 'Thank you.', ...reply })
    .execute();
  counting?.rowsRead();
  const { body } = await t.get('/ratings/funds/tide-fund/reviews?limit=2&offset=1');
  assert.ok((counting?.rowsRead() ?? 300) <= 10);
  assert.equal(body.pagination.total, 300);
  const shown = body.data.map(({ id, relation, response }: Record<string, unknown>) => [
    id,
    relation,
    response,
  ]);
  assert.deepEqual(shown, [
    [uuid(1), 'applicant', null],
    [uuid(2), 'past_grantee', { body: 'Thank you.', month: '2026-03' }],
  ]);
});

test('the history of a market reads the trades that it shows, evenly spaced, the last one among them', async () => {
  await using t = await createTestApp();
  const market = (await findMarket(t.desk.db, await anOpenMarket(t.desk, noon))) as Market;
  const trade = (number: number) => ({
    ...{
      id: `t-${number}`,
      market_id: market.id,
      number,
      user_id: 'u',
      outcome: 'yes',
      side: 'buy',
      shares: 1,
    },
    ...{ cost_mp: 1, price_before: 0.5, prices_after: JSON.stringify([number / 2_000, 1 - number / 2_000]) },
    ...{ interest: 0, at: new Date(noon.getTime() + number).toISOString(), undone_at: null },
  });
  await inserted(
    t,
    'market_trades',
    Array.from({ length: 1_201 }, (_, at) => trade(at + 1)),
  );
  const { desk, rowsRead } = countingDesk(t.desk);
  const ends = async () => {
    const points = await historyOf({ desk }, market);
    assert.ok(rowsRead() <= 500);
    return [points.length, points[1]?.at, points.at(-1)?.at];
  };
  assert.deepEqual(await ends(), [402, trade(1).at, trade(1_201).at]);
  const undone = { undone_at: noon.toISOString() };
  await t.desk.db.updateTable('market_trades').set(undone).where('number', '>', 3).execute();
  assert.deepEqual(await ends(), [4, trade(1).at, trade(3).at]);
  await t.desk.db.updateTable('market_trades').set(undone).execute();
  assert.deepEqual((await historyOf({ desk }, market)).length, 1);
});

test('a board reads as many people as it ranks, in the order that was asked for', async () => {
  await using t = await createTestApp();
  const name = await anOpenMarket(t.desk, noon);
  const found = t.desk.db.selectFrom('markets').selectAll().where('public_id', '=', name);
  const whole = await found.executeTakeFirstOrThrow();
  const people: string[] = [];
  for (const one of ['Ada', 'Bo', 'Cy', 'Dee']) people.push(await aPerson(t.desk, one, noon));
  await t.desk.db.updateTable('users').set({ public_name: 1 }).execute();
  for (let n = 0; n < 10; n++) {
    const final = {
      id: `m-${n}`,
      public_id: `m-${n}`,
      status: 'final',
      final_at: noon.toISOString(),
    } as const;
    await t.desk.db
      .insertInto('markets')
      .values({ ...whole, ...final })
      .execute();
    const scores = people.map((user_id, at) => ({
      ...{ market_id: `m-${n}`, user_id, operator: 0, log_score: at, brier: 0.1 * at, market_brier: 0.2 },
      ...{ coverage: 0.5, profit_mp: 1_000 * ((at + 1) % 4) },
    }));
    await t.desk.db.insertInto('market_scores').values(scores).execute();
  }
  const { desk, rowsRead } = countingDesk(t.desk);
  const board = async (by: 'accuracy' | 'calibration' | 'profit') => {
    const data = await leadersOf({ desk }, { season: '2026Q1', by, limit: 2 });
    assert.equal(rowsRead(), 2);
    return data.map(({ rank, name }) => `${rank} ${name}`);
  };
  assert.deepEqual(await board('accuracy'), ['1 Dee', '2 Cy']);
  assert.deepEqual(await board('calibration'), ['1 Ada', '2 Bo']);
  assert.deepEqual(await board('profit'), ['1 Cy', '2 Bo']);
});
