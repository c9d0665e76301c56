// Trades, and what ends a market, over the desk: exact whatever happens at the same time.

import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import fc from 'fast-check';
import { unhurried } from '../../../src/desk/transfer.ts';
import { milli } from '../../../src/people/markets/lmsr.ts';
import { findMarket, type Market } from '../../../src/people/markets/market.ts';
import { marketsSection } from '../../../src/people/markets/points.ts';
import { annul, correct, finalize } from '../../../src/people/markets/settle.ts';
import { hereConfig, signedInBrowser } from '../../support/browser.ts';
import { anOpenMarket, aPerson, balances, meansAt, mustHold, traded } from '../../support/market-world.ts';
import { often } from '../../support/often.ts';
import { createTestApp, noon } from '../../support/test-app.ts';
import { deskIn, freshDesk } from '../../support/truth.ts';

const after = (hours: number) => new Date(noon.getTime() + hours * 3_600_000);

async function marketNamed(desk: Awaited<ReturnType<typeof freshDesk>>, public_id: string): Promise<Market> {
  return (await findMarket(desk.db, public_id)) as Market;
}

test('M2: trades of many people at the same time, from two nodes, leave shares, pool and balances exact', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'markets-'));
  {
    await using one = await deskIn(folder, unhurried);
    await using other = await deskIn(folder, unhurried);
    const public_id = await anOpenMarket(one, noon);
    let accepted = 0;
    const people = await Promise.all(['Ada', 'Bo', 'Cy', 'Di', 'Ed'].map((name) => aPerson(one, name, noon)));
    for (let round = 0; round < often(20); round++) {
      const now = after(round + 1);
      const done = await Promise.allSettled(
        Array.from({ length: 50 }, (_, at) => {
          const user = people[at % people.length] as string;
          const outcome = at % 3 === 0 ? 'no' : 'yes';
          const sells = at % 7 === 6;
          return traded(
            at % 2 === 0 ? one : other,
            public_id,
            { user, outcome, side: sells ? 'sell' : 'buy', amount: sells ? 1 : milli + (at % 5) * 137 },
            now,
          );
        }),
      );
      const refused = done.flatMap((each) => (each.status === 'rejected' ? [String(each.reason)] : []));
      // On a busy machine there is no connection left for some of fifty.
      for (const reason of refused)
        assert.match(reason, /10 trades|what you hold|points|does not answer/, reason);
      accepted += done.length - refused.length;
      await mustHold(other);
    }
    const { version } = await marketNamed(one, public_id);
    const trades = await one.db.selectFrom('market_trades').select('number').orderBy('number').execute();
    assert.deepEqual(
      trades.map(({ number }) => number),
      Array.from({ length: version }, (_, at) => at + 1),
    );
    assert.ok(accepted > 0 && version >= accepted, `${version} trades, ${accepted} of them accepted`);
  }
  await rm(folder, { recursive: true, force: true });
});

test('M1: random trades, then an end of any kind: all entries come to 0 and the house loses at most the bound', async () => {
  await using desk = await freshDesk();
  const people = await Promise.all(['Ada', 'Bo', 'Cy'].map((name) => aPerson(desk, name, noon)));
  const step = fc.record({
    who: fc.nat({ max: 2 }),
    outcome: fc.constantFrom('yes', 'no'),
    side: fc.constantFrom('buy' as const, 'buy' as const, 'sell' as const),
    amount: fc.integer({ min: milli, max: 60 * milli }),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 1, maxLength: 8 }),
      fc.constantFrom('final', 'corrected', 'annulled', 'late'),
      async (steps, end) => {
        const public_id = await anOpenMarket(desk, noon, { b: 50 });
        const before = await balances(desk);
        for (const [at, { who, ...one }] of steps.entries()) {
          await traded(desk, public_id, { user: people[who] as string, ...one }, after(at * 24 + 1)).catch(
            (error) => {
              assert.match(String(error), /hold|points|Prices stay|Your balance/);
            },
          );
        }
        const market = await marketNamed(desk, public_id);
        const means = meansAt(after(400));
        const known_at = after(end === 'late' ? 26 : 399).toISOString();
        await desk.exclusively(marketsSection, async (trx) => {
          if (end === 'annulled') return annul(trx, market, 'Why.', means);
          await finalize(trx, market, { outcome: 'yes', known_at }, means);
          if (end !== 'corrected') return;
          const now = (await findMarket(trx, public_id)) as Market;
          await correct(trx, now, { outcome: 'no', statement: 'It was not.' }, means);
        });
        await mustHold(desk);
        const then = await balances(desk);
        assert.equal(then[`m:${market.id}`], 0, 'nothing stays in a market that ended');
        if (end === 'annulled') {
          for (const user of people) {
            const had = before[`p:${user}`];
            if (had !== undefined) assert.equal(then[`p:${user}`], had, 'everybody has back what they paid');
          }
        }
      },
    ),
    { numRuns: often(40) },
  );
});

test('a correction leaves what a final with the right outcome would have left', async () => {
  const ends = await Promise.all(
    [['no'], ['yes', 'no']].map(async (outcomes) => {
      await using desk = await freshDesk();
      const [ada, bo] = [await aPerson(desk, 'Ada', noon), await aPerson(desk, 'Bo', noon)];
      const public_id = await anOpenMarket(desk, noon);
      await traded(desk, public_id, { user: ada, outcome: 'yes', side: 'buy', amount: 90_000 }, after(1));
      await traded(desk, public_id, { user: bo, outcome: 'no', side: 'buy', amount: 70_000 }, after(2));
      const [first = '', second] = outcomes;
      const known_at = after(5).toISOString();
      await desk.exclusively(marketsSection, async (trx) => {
        const market = (await findMarket(trx, public_id)) as Market;
        await finalize(trx, market, { outcome: first, known_at }, meansAt(after(80)));
        if (second === undefined) return;
        const now = (await findMarket(trx, public_id)) as Market;
        await correct(trx, now, { outcome: second, statement: 'A misreading.' }, meansAt(after(90)));
      });
      await mustHold(desk);
      const scores = await desk.db.selectFrom('market_scores').selectAll().execute();
      const all = await balances(desk);
      return [ada, bo].map((user) => ({
        balance: all[`p:${user}`],
        score: scores.find(({ user_id }) => user_id === user)?.log_score,
        profit: scores.find(({ user_id }) => user_id === user)?.profit_mp,
      }));
    }),
  );
  assert.deepEqual(ends[0], ends[1]);
  assert.ok((ends[0]?.[1]?.profit ?? 0) > 0, 'who was right earned');
});

test('M3: nothing is traded at the end or after it, with what is no amount, or beyond the bounds of prices', async () => {
  await using desk = await freshDesk();
  const ada = await aPerson(desk, 'Ada', noon);
  const public_id = await anOpenMarket(desk, noon, { days: 1 });
  const buy = (amount: number, now: Date) =>
    traded(desk, public_id, { user: ada, outcome: 'yes', side: 'buy', amount }, now);
  await buy(10 * milli, new Date(after(24).getTime() - 1_000));
  const before = await balances(desk);
  for (const late of [after(24), new Date(after(24).getTime() + 1_000)]) {
    await assert.rejects(buy(10 * milli, late), { reason: 'conflict' });
  }
  for (const amount of [Number.NaN, 1e30, -1, 0, 0.5, 1.5, 999, 250_001, Number.POSITIVE_INFINITY]) {
    await assert.rejects(buy(amount, after(2)), { reason: 'invalid_input' }, String(amount));
  }
  await assert.rejects(
    traded(desk, public_id, { user: ada, outcome: 'maybe', side: 'buy', amount: milli }, after(2)),
    { reason: 'invalid_input' },
  );
  await assert.rejects(
    traded(desk, public_id, { user: ada, outcome: 'no', side: 'sell', amount: 1 }, after(2)),
    { reason: 'invalid_input' },
  );
  assert.deepEqual(await balances(desk), before);
  const extreme = await anOpenMarket(desk, noon, { b: 50 });
  const rich = await aPerson(desk, 'Rich', noon);
  const spend = (amount: number, hour: number) =>
    traded(desk, extreme, { user: rich, outcome: 'yes', side: 'buy', amount }, after(hour));
  await spend(220 * milli, 1);
  await assert.rejects(
    spend(200 * milli, 2),
    /Prices stay between 0.5 % and 99.5 %; at most \d+\.\d{3} points/,
  );
  await mustHold(desk);
});

test('limits: points that one has, 500 at risk in a market, 50 on the first day, 10 trades in a minute', async () => {
  await using desk = await freshDesk();
  const public_id = await anOpenMarket(desk, noon, { b: 500 });
  const [ada, fresh] = [await aPerson(desk, 'Ada', noon), await aPerson(desk, 'New', noon, 0.5)];
  const buy = (user: string, points: number, now: Date) =>
    traded(desk, public_id, { user, outcome: 'yes', side: 'buy', amount: points * milli }, now);
  await buy(ada, 250, after(1));
  await buy(ada, 250, after(2));
  await assert.rejects(buy(ada, 1, after(3)), /At most 500 points may be at risk/);
  await buy(fresh, 50, after(1));
  await assert.rejects(buy(fresh, 1, after(2)), /first day/);
  await buy(fresh, 1, after(13));
  const other = await anOpenMarket(desk, noon, { b: 500 });
  const third = await anOpenMarket(desk, noon, { b: 500 });
  for (const [market, hour] of [
    [other, 4],
    [other, 5],
  ] as const) {
    await traded(desk, market, { user: ada, outcome: 'no', side: 'buy', amount: 250 * milli }, after(hour));
  }
  const broke = traded(desk, third, { user: ada, outcome: 'no', side: 'buy', amount: milli }, after(6));
  await assert.rejects(broke, /You have 0.000 points/);
  const busy = await aPerson(desk, 'Busy', noon);
  for (let n = 0; n < 10; n++) await buy(busy, 1, after(7));
  await assert.rejects(buy(busy, 1, after(7)), { reason: 'rate_limited' });
});

test('a price that moved by more than two points is shown anew instead of being paid', async () => {
  await using desk = await freshDesk();
  const [ada, bo] = [await aPerson(desk, 'Ada', noon), await aPerson(desk, 'Bo', noon)];
  const public_id = await anOpenMarket(desk, noon);
  await traded(desk, public_id, { user: bo, outcome: 'yes', side: 'buy', amount: 30 * milli }, after(1));
  const late = { user: ada, outcome: 'yes', side: 'buy', amount: 10 * milli, seen: 0.5 } as const;
  await assert.rejects(traded(desk, public_id, late, after(1)), /moved from 50 % to 63/);
  await traded(desk, public_id, { ...late, seen: 0.62 }, after(1));
});

test('M4: accounts that feed one another find no way but trades, and the operator sees who trades opposite within a minute', async () => {
  await using t = await createTestApp({ parts: () => ({ config: hereConfig }) });
  const { desk, clock } = t;
  const [ada, bo] = await Promise.all(['Ada', 'Bo'].map((name) => aPerson(desk, name, clock.now)));
  const public_id = await anOpenMarket(desk, clock.now);
  for (let round = 0; round < 4; round++) {
    const trades = [
      { user: ada as string, outcome: 'yes', side: 'buy' },
      { user: bo as string, outcome: 'no', side: 'buy' },
    ] as const;
    for (const one of trades) {
      clock.now = new Date(clock.now.getTime() + 7_000);
      await traded(desk, public_id, { ...one, amount: 10 * milli }, clock.now);
    }
  }
  const entries = await desk.db.selectFrom('point_entries').select(['tx', 'account', 'kind']).execute();
  for (const [tx, moves] of Map.groupBy(entries, (one) => one.tx)) {
    const people = new Set(moves.map(({ account }) => account).filter((one) => one.startsWith('p:')));
    assert.ok(people.size <= 1, `${tx} (${moves[0]?.kind}) moves points of two people`);
  }
  const operator = await signedInBrowser(t);
  const shown = await operator.get(`/operator/markets/${public_id}`);
  assert.equal(shown.status, 200);
  assert.match(shown.text, /opposite/i);
  const member = (id: string | undefined) => String(id).slice(0, 4);
  assert.ok(
    shown.text.includes(member(ada)) && shown.text.includes(member(bo)),
    'both are named by their mark',
  );
  await mustHold(desk);
});
