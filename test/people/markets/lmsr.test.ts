// The arithmetic of the market maker, tried with random trades. TRADES=1000000 makes it at least so many.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  inBounds,
  milli,
  moved,
  type Pool,
  payoutFor,
  poolAt,
  prices,
  sharesFor,
  spendToReach,
  subsidy,
} from '../../../src/people/markets/lmsr.ts';
import { often } from '../../support/often.ts';

const pools = fc
  .tuple(
    fc.constantFrom(50, 100, 250, 500),
    fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 2, maxLength: 6 }),
  )
  .filter(([, weights]) => {
    const sum = weights.reduce((all, one) => all + one, 0);
    return weights.every((one) => one / sum >= 0.01);
  })
  .map(([b, weights]) => {
    const sum = weights.reduce((all, one) => all + one, 0);
    return poolAt(
      weights.map((one) => one / sum),
      b * milli,
    );
  });

const trades = fc.array(
  fc.record({
    who: fc.integer({ min: 0, max: 2 }),
    outcome: fc.nat({ max: 5 }),
    amount: fc.integer({ min: 1 * milli, max: 250 * milli }),
    /** Sells this share of what is held, or buys. */
    sells: fc.option(fc.double({ min: 0.01, max: 1, noNaN: true })),
  }),
  { minLength: 1, maxLength: 60, size: 'max' },
);

/** Of a list some nine come to pass: what would leave the bounds, or sells nothing, is left out. */
const rounds = process.env.TRADES ? Math.ceil(Number(process.env.TRADES) / 8) : often(3_000);

interface Ring {
  pool: Pool;
  pot: number;
  readonly held: number[][];
  readonly paid: number[];
  trades: number;
}

function traded(start: Pool, all: readonly Trade[]): Ring {
  const n = start.q.length;
  const ring: Ring = {
    pool: start,
    pot: subsidy(start),
    held: [0, 1, 2].map(() => Array<number>(n).fill(0)),
    paid: [0, 0, 0],
    trades: 0,
  };
  for (const { who, outcome, amount, sells } of all) {
    const at = outcome % n;
    const own = ring.held[who] as number[];
    const shares = sells === null ? 0 : Math.floor((own[at] as number) * sells);
    if (sells !== null && shares < 1) continue;
    const change = sells === null ? sharesFor(ring.pool, at, amount) : -shares;
    const cost = sells === null ? amount : -Math.max(0, payoutFor(ring.pool, at, shares));
    const next = moved(ring.pool, at, change);
    if (!inBounds(next)) continue;
    ring.pool = next;
    ring.pot += cost;
    ring.trades++;
    own[at] = (own[at] as number) + change;
    ring.paid[who] = (ring.paid[who] as number) + cost;
  }
  return ring;
}

interface Trade {
  readonly who: number;
  readonly outcome: number;
  readonly amount: number;
  readonly sells: number | null;
}

test('M1: whatever is traded, the pot pays every outcome, so the house loses at most what it put in', (t) => {
  let [count, least] = [0, Number.POSITIVE_INFINITY];
  fc.assert(
    fc.property(pools, trades, (pool, all) => {
      const { pot, held, trades: done } = traded(pool, all);
      count += done;
      for (let outcome = 0; outcome < pool.q.length; outcome++) {
        const owed = held.reduce((sum, own) => sum + (own[outcome] as number), 0);
        least = Math.min(least, pot - owed);
        assert.ok(pot >= owed, `outcome ${outcome}: ${pot} in the pot, ${owed} owed`);
      }
    }),
    { numRuns: rounds },
  );
  t.diagnostic(`${count} trades; at least ${least} thousandths were left in the pot`);
  assert.ok(count >= Number(process.env.TRADES ?? 0), `${count} trades`);
});

test('M1: no cycle of trades that ends where it began earns anything', (t) => {
  let [count, least] = [0, Number.POSITIVE_INFINITY];
  fc.assert(
    fc.property(pools, trades, (pool, all) => {
      const alone = all.map((one) => ({ ...one, who: 0 }));
      const ring = traded(pool, alone);
      count += ring.trades;
      // Everything is sold again, in whatever order the outcomes stand.
      let { paid } = ring;
      let last = ring.pool;
      for (const [at, shares] of (ring.held[0] as number[]).entries()) {
        if (shares < 1) continue;
        paid = [(paid[0] as number) - Math.max(0, payoutFor(last, at, shares))];
        last = moved(last, at, -shares);
      }
      assert.deepEqual(last.q, pool.q, 'the market is where it began');
      least = Math.min(least, paid[0] as number);
      assert.ok((paid[0] as number) >= 0, `earned ${-(paid[0] as number)} thousandths`);
    }),
    { numRuns: rounds },
  );
  t.diagnostic(`${count} trades; a cycle cost at least ${least} thousandths`);
  assert.ok(count >= Number(process.env.TRADES ?? 0), `${count} trades`);
});

test('prices come to 1, a purchase raises its own alone, and what reaches a price is what the formula says', () => {
  fc.assert(
    fc.property(pools, fc.integer({ min: milli, max: 250 * milli }), fc.nat({ max: 5 }), (pool, spend, n) => {
      const at = n % pool.q.length;
      const before = prices(pool);
      assert.ok(Math.abs(before.reduce((sum, one) => sum + one, 0) - 1) < 1e-12);
      const after = prices(moved(pool, at, sharesFor(pool, at, spend)));
      for (const [index, price] of after.entries()) {
        assert.ok(index === at ? price > (before[index] as number) : price < (before[index] as number));
      }
      const target = ((before[at] as number) + 1) / 2;
      const reaching = spendToReach(pool, at, target);
      const reached = prices(moved(pool, at, sharesFor(pool, at, reaching)))[at] as number;
      assert.ok(Math.abs(reached - target) < 1e-4, `${reached} for ${target}`);
    }),
    { numRuns: often(1_000) },
  );
});

test('the figures of two outcomes at 100 points are the known ones', () => {
  const even = poolAt([0.5, 0.5], 100 * milli);
  assert.equal(subsidy(even), 69_316);
  assert.ok(Math.abs(spendToReach(even, 0, 0.6) - 22_314) <= 1);
  assert.ok(Math.abs(spendToReach(even, 0, 0.9) - 160_944) <= 1);
});
