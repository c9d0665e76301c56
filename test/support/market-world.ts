// Markets and people for tests, made by the same functions that the forms call.

import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import type { Desk } from '../../src/desk/desk.ts';
import type { Means } from '../../src/people/accounts/events.ts';
import { signUp } from '../../src/people/accounts/users.ts';
import { marketProblems } from '../../src/people/markets/check.ts';
import { draft } from '../../src/people/markets/draft.ts';
import { milli, subsidy } from '../../src/people/markets/lmsr.ts';
import { findMarket, type Market } from '../../src/people/markets/market.ts';
import { house, marketsSection, ofMarket, post } from '../../src/people/markets/points.ts';
import { type Trade, type Traded, trade } from '../../src/people/markets/trade.ts';

export function meansAt(now: Date): Means {
  return { now, random: (bytes) => randomBytes(bytes) };
}

/** A person who signed up so many days before. */
export async function aPerson(desk: Desk, name: string, now: Date, days = 30): Promise<string> {
  const before = new Date(now.getTime() - days * 86_400_000);
  const identity = {
    issuer: 'https://id.test',
    subject: name,
    email: null,
    emailVerified: false,
    image: null,
  };
  const profile = { name, handle: null, publicName: false };
  return signUp(desk, { identity, profile, tier: 'public' }, meansAt(before));
}

export const yesNo = [
  { key: 'yes', label: 'Yes' },
  { key: 'no', label: 'No' },
];

/** A market that is open, by its public id. */
export async function anOpenMarket(desk: Desk, now: Date, { b = 100, days = 30 } = {}): Promise<string> {
  const means = meansAt(now);
  return desk.exclusively(marketsSection, async (trx) => {
    const closes_at = new Date(now.getTime() + days * 86_400_000).toISOString();
    const wanted = {
      question: `Does the thing come before ${randomBytes(4).toString('hex')} ends?`,
      criteria_md: 'Yes where it came.',
      outcomes: yesNo,
      p0: [0.5, 0.5],
      b: b * milli,
      closes_at,
      about: null,
    };
    const public_id = await draft(trx, wanted, { source: 'operator', user: 'operator' }, means);
    const market = (await findMarket(trx, public_id)) as Market;
    const bound = subsidy(market.pool);
    const moves = [
      { account: house, delta: -bound },
      { account: ofMarket(market.id), delta: bound },
    ];
    await post(trx, { kind: 'subsidy', market: market.id, moves }, means);
    await trx
      .updateTable('markets')
      .set({ status: 'open', opened_at: now.toISOString() })
      .where('id', '=', market.id)
      .execute();
    return public_id;
  });
}

/** A trade as its form makes it. */
export function traded(
  desk: Desk,
  public_id: string,
  one: Pick<Trade, 'user' | 'outcome' | 'side' | 'amount'> & Partial<Trade>,
  now: Date,
): Promise<Traded> {
  return desk.exclusively(marketsSection, async (trx) => {
    const market = (await findMarket(trx, public_id)) as Market;
    return trade(trx, market, { seen: null, forecast: null, interest: false, ...one }, meansAt(now));
  });
}

export async function balances(desk: Desk): Promise<Readonly<Record<string, number>>> {
  const rows = await desk.db.selectFrom('point_accounts').selectAll().execute();
  return Object.fromEntries(rows.map(({ account, balance_mp }) => [account, balance_mp]));
}

/** Every sum holds. */
export async function mustHold(desk: Desk): Promise<void> {
  assert.deepEqual(await desk.db.transaction().execute(marketProblems), []);
}
