// The points that come again for whoever has few.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dayMs } from '../../../src/kernel/durations.ts';
import { house, marketsSection, ofPerson, post, takeWeekly } from '../../../src/people/markets/points.ts';
import { anOpenMarket, aPerson, balances, meansAt, mustHold, traded } from '../../support/market-world.ts';
import { createTestApp, noon } from '../../support/test-app.ts';

test('whoever has fewer than 200 points, shares included, takes a hundred once a week', async () => {
  await using t = await createTestApp();
  const { desk } = t;
  const user = await aPerson(desk, 'Ada', noon);
  const market = await anOpenMarket(desk, noon);
  const at = (ms: number) => meansAt(new Date(noon.getTime() + ms));
  const take = (ms: number) => desk.exclusively(marketsSection, (trx) => takeWeekly(trx, user, at(ms)));
  const lose = (delta: number) =>
    desk.exclusively(marketsSection, (trx) => {
      const moves = [
        { account: ofPerson(user), delta: -delta },
        { account: house, delta },
      ];
      return post(trx, { kind: 'annul', market: null, moves }, at(0));
    });
  const many = /fewer than 200/;
  await assert.rejects(take(0), many, 'a thousand to begin with');
  await traded(desk, market, { user, outcome: 'yes', side: 'buy', amount: 50_000 }, noon);
  const held = (await balances(desk))[ofPerson(user)] ?? 0;
  await lose(held - 150_000);
  await assert.rejects(take(1), many, 'the shares are worth 50');
  await lose(1);
  assert.equal(await take(2), 249_999);
  assert.equal((await balances(desk))[ofPerson(user)], 249_999);
  await lose(150_000);
  await assert.rejects(take(7 * dayMs + 1), /took this week's points/);
  assert.equal(await take(7 * dayMs + 2), 199_999);
  await mustHold(desk);
});
