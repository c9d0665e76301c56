// Markets and people for tests, made by the same functions that the forms call.

import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import type { Desk } from '../../src/desk/desk.ts';
import type { ClockAndRandom } from '../../src/people/accounts/events.ts';
import { signUp } from '../../src/people/accounts/users.ts';
import { marketProblems } from '../../src/people/markets/check.ts';
import { draft } from '../../src/people/markets/draft.ts';
import { milli, subsidy } from '../../src/people/markets/lmsr.ts';
import { findMarket, type Market } from '../../src/people/markets/market.ts';
import { house, marketsSection, ofMarket, post } from '../../src/people/markets/points.ts';
import { type Trade, type Traded, trade } from '../../src/people/markets/trade.ts';

export function meansAt(now: Date): ClockAndRandom {
  return { now, random: randomBytes };
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
  assert.deepEqual(await desk.snapshot(marketProblems), []);
}

/** An essay that everybody reads, by its public id. */
export async function anEssay(desk: Desk, now: Date): Promise<string> {
  const author_id = await aPerson(desk, 'An author', now);
  const at = now.toISOString();
  const public_id = 'an-essay-0a1b2c';
  const id = '0b5c1f6e-6f0d-4f57-9d0c-3a3f1c1f7a53';
  const draft = { draft_title: 'An essay', draft_summary: '', draft_md: 'Its text.', draft_version: 1 };
  const times = { published_at: at, updated_at: at, created_at: at };
  const rest = {
    status: 'published',
    published_revision: 1,
    licence: 'CC-BY-4.0',
    comments_open: 0,
  } as const;
  await desk.db
    .insertInto('essays')
    .values({ id, public_id, author_id, ...draft, ...times, ...rest })
    .execute();
  const text = { title: 'An essay', summary: '', body_md: 'Its text.', sha256: '', note: null };
  await desk.db
    .insertInto('essay_revisions')
    .values({ essay_id: id, number: 1, ...text, at })
    .execute();
  return public_id;
}
