// What ends a market, and the look at all sums.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Desk } from '../../../src/desk/desk.ts';
import { marketProblems } from '../../../src/people/markets/check.ts';
import { milli } from '../../../src/people/markets/lmsr.ts';
import { findMarket, type Market } from '../../../src/people/markets/market.ts';
import { marketsSection } from '../../../src/people/markets/points.ts';
import { finalize, finalizeDue } from '../../../src/people/markets/settle.ts';
import { anOpenMarket, aPerson, balances, meansAt, mustHold, traded } from '../../support/market-world.ts';
import { takesLong } from '../../support/often.ts';
import { noon } from '../../support/test-app.ts';
import { freshDesk } from '../../support/truth.ts';

const after = (hours: number) => new Date(noon.getTime() + hours * 3_600_000);

async function marketNamed(desk: Desk, public_id: string): Promise<Market> {
  return (await findMarket(desk.db, public_id)) as Market;
}

test('trades from the moment on at which the outcome was known are undone exactly, and pay nothing', async () => {
  await using desk = await freshDesk();
  const [ada, bo] = [await aPerson(desk, 'Ada', noon), await aPerson(desk, 'Bo', noon)];
  const public_id = await anOpenMarket(desk, noon);
  await traded(desk, public_id, { user: ada, outcome: 'yes', side: 'buy', amount: 50 * milli }, after(1));
  const early = await marketNamed(desk, public_id);
  const all = await balances(desk);
  await traded(desk, public_id, { user: bo, outcome: 'yes', side: 'buy', amount: 200 * milli }, after(10));
  await traded(desk, public_id, { user: ada, outcome: 'yes', side: 'sell', amount: 20 * milli }, after(11));
  const market = await marketNamed(desk, public_id);
  const set = {
    status: 'proposed',
    outcome: 'yes',
    proposed_by: 'op',
    known_at: after(10).toISOString(),
  } as const;
  await desk.db
    .updateTable('markets')
    .set({ ...set, proposed_at: after(12).toISOString() })
    .where('id', '=', market.id)
    .execute();
  assert.equal(
    await finalizeDue(desk.exclusively, meansAt(after(12 + 71.9))),
    0,
    'not before 72 hours are over',
  );
  assert.equal(await finalizeDue(desk.exclusively, meansAt(after(12 + 72))), 1);
  assert.equal(await finalizeDue(desk.exclusively, meansAt(after(12 + 73))), 0, 'once');
  const final = await marketNamed(desk, public_id);
  assert.deepEqual([final.status, final.outcome, final.pool.q], ['final', 'yes', early.pool.q]);
  const then = await balances(desk);
  assert.equal(then[`p:${bo}`], 1_000 * milli, 'as if there had been no late trade');
  const held = await desk.db
    .selectFrom('market_positions')
    .select(({ fn }) => fn.sum<number>('shares').as('n'))
    .where('user_id', '=', ada)
    .executeTakeFirstOrThrow();
  assert.equal(then[`p:${ada}`], (all[`p:${ada}`] as number) + Number(held.n));
  await mustHold(desk);
});

test('what does not hold is found by the nightly look', async () => {
  await using desk = await freshDesk();
  const ada = await aPerson(desk, 'Ada', noon);
  const public_id = await anOpenMarket(desk, noon);
  await traded(desk, public_id, { user: ada, outcome: 'yes', side: 'buy', amount: 50 * milli }, after(1));
  const found = () => desk.db.transaction().execute(marketProblems);
  await desk.db
    .updateTable('point_accounts')
    .set({ balance_mp: 5 })
    .where('account', '=', `p:${ada}`)
    .execute();
  assert.match((await found()).join(), /the balance of p:.* is not the sum of its entries/);
  await desk.db.updateTable('point_entries').set({ delta_mp: 7 }).where('account', '=', `p:${ada}`).execute();
  assert.match((await found()).join(), /the entries of .* do not come to 0/);
  await desk.db.updateTable('markets').set({ q: '[1,2]' }).execute();
  assert.match((await found()).join(), /the shares of .* are not the sum of its trades/);
});

test('10,000 positions become final in two seconds of processor time, in one transaction', async (t) => {
  if (!takesLong(t)) return;
  await using desk = await freshDesk();
  const public_id = await anOpenMarket(desk, noon, { b: 500 });
  const market = await marketNamed(desk, public_id);
  const rows = Array.from({ length: 10_000 }, (_, at) => ({
    market_id: market.id,
    user_id: `user-${at}`,
    outcome: at % 2 === 0 ? 'yes' : 'no',
    shares: 0,
    cost_mp: 0,
  }));
  for (let at = 0; at < rows.length; at += 500) {
    const some = rows.slice(at, at + 500);
    await desk.db
      .insertInto('market_positions')
      .values(some.map((one) => ({ ...one, shares: 3 })))
      .execute();
    const forecasts = some.map(({ user_id }) => ({
      id: `f-${user_id}`,
      market_id: market.id,
      user_id,
      probabilities: '[0.6,0.4]',
      at: after(1).toISOString(),
      ended_at: null,
    }));
    await desk.db.insertInto('market_forecasts').values(forecasts).execute();
  }
  const begun = process.cpuUsage();
  const end = { outcome: 'yes', known_at: after(5).toISOString() };
  await desk.exclusively(marketsSection, (trx) => finalize(trx, market, end, meansAt(after(80))));
  const { user, system } = process.cpuUsage(begun);
  assert.ok(user + system < 2_000_000, `${Math.round((user + system) / 1000)} ms`);
  const paid = await desk.db.selectFrom('point_entries').select('id').where('kind', '=', 'payout').execute();
  assert.equal(paid.length, 5_001);
});
