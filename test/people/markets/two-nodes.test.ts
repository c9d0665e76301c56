// Random trades of several people at the same time, through two nodes of one database.

import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import type { Desk } from '../../../src/desk/desk.ts';
import { unhurried } from '../../../src/desk/transfer.ts';
import { milli, subsidy } from '../../../src/people/markets/lmsr.ts';
import { findMarket, type Market } from '../../../src/people/markets/market.ts';
import { marketsSection } from '../../../src/people/markets/points.ts';
import { finalize } from '../../../src/people/markets/settle.ts';
import { chanceFrom } from '../../faults/chance.ts';
import { anOpenMarket, aPerson, balances, meansAt, mustHold, traded } from '../../support/market-world.ts';
import { often } from '../../support/often.ts';
import { noon } from '../../support/test-app.ts';
import { deskIn } from '../../support/truth.ts';

const seed = Number(process.env.TEST_SEED ?? 3);
const after = (minutes: number) => new Date(noon.getTime() + minutes * 60_000);

/** What a person may be told who trades at random. */
const refusals = /hold|points|Prices stay|Your balance|trades/;

/** Each person trades one after the other, at random, all at the same time and each through a node of chance. */
async function tradeAtOnce(nodes: readonly Desk[], market: string, people: readonly string[], n: number) {
  let done = 0;
  await Promise.all(
    people.map(async (user, at) => {
      const chance = chanceFrom(seed + n * 100 + at);
      for (let step = 0; step < 12; step++) {
        const node = nodes[chance.between(0, 1)] as Desk;
        const outcome = chance.between(0, 1) === 0 ? 'yes' : 'no';
        const side = chance.between(0, 2) === 0 ? 'sell' : 'buy';
        const amount = chance.between(milli, 40 * milli);
        try {
          await traded(node, market, { user, outcome, side, amount }, after(step * 7));
          done++;
        } catch (error) {
          assert.match(String(error), refusals);
        }
      }
    }),
  );
  return done;
}

/** Everybody sells whatever they hold, so the market is where it began. */
async function sellEverything(nodes: readonly Desk[], market: Market): Promise<void> {
  const [one] = nodes as [Desk];
  for (let turn = 0; ; turn++) {
    const held = await one.db
      .selectFrom('market_positions')
      .select(['user_id', 'outcome', 'shares'])
      .where('market_id', '=', market.id)
      .where('shares', '>', 0)
      .execute();
    if (held.length === 0) return;
    assert.ok(turn < 100, 'all is sold in the end');
    for (const [at, { user_id: user, outcome, shares }] of held.entries()) {
      const sale = { user, outcome, side: 'sell', amount: Number(shares) } as const;
      await traded(nodes[at % 2] as Desk, market.public_id, sale, after(600 + turn * 70 + at)).catch(
        // Prices keep a distance to their ends: somebody else's sale makes room.
        (error) => assert.match(String(error), /Prices stay|trades/),
      );
    }
  }
}

test('M1: random trades of several people at once from two nodes: entries come to 0, the house loses at most the bound, no cycle earns', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'markets-'));
  {
    await using one = await deskIn(folder, unhurried);
    await using other = await deskIn(folder, unhurried);
    const nodes = [one, other];
    let trades = 0;
    for (let n = 0; n < often(5); n++) {
      const names = ['Ada', 'Bo', 'Cy', 'Di'].map((name) => `${name} ${n}`);
      const people = await Promise.all(names.map((name) => aPerson(one, name, noon)));
      const public_id = await anOpenMarket(one, noon, { b: 100 });
      const bound = subsidy(((await findMarket(one.db, public_id)) as Market).pool);
      trades += await tradeAtOnce(nodes, public_id, people, n);
      await mustHold(other);
      const market = (await findMarket(one.db, public_id)) as Market;
      const cycle = n % 2 === 0;
      if (cycle) await sellEverything(nodes, market);
      const now = (await findMarket(other.db, public_id)) as Market;
      const means = meansAt(after(60 * 24 * 40));
      const known_at = after(60 * 24 * 39).toISOString();
      const outcome = n % 3 === 0 ? 'no' : 'yes';
      await one.exclusively(marketsSection, (trx) => finalize(trx, now, { outcome, known_at }, means));
      await mustHold(one);
      const then = await balances(other);
      const total = Object.values(then).reduce((sum, balance) => sum + balance, 0);
      assert.equal(total, 0, 'all accounts together');
      const won = people.reduce(
        (sum, user) => sum + ((then[`p:${user}`] ?? 1_000 * milli) - 1_000 * milli),
        0,
      );
      assert.ok(won <= bound, `${won} of at most ${bound}`);
      if (cycle) assert.ok(won <= 0, `everything sold, and ${won} earned`);
    }
    assert.ok(trades > often(5) * 10, `${trades} trades`);
  }
  await rm(folder, { recursive: true, force: true });
});
