// What ends markets and accounts is killed in the middle, at moments of chance. FAULT_SEED and FAULT_ROUNDS
// repeat a run, or make a longer one.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import type { Desk } from '../../src/desk/desk.ts';
import { formerMember } from '../../src/people/own-data/former-member.ts';
import { folderForTest } from '../ledger/folder.ts';
import { mustHold } from '../support/market-world.ts';
import { often } from '../support/often.ts';
import { deskIn } from '../support/truth.ts';
import { chanceFrom } from './chance.ts';
import { doomed } from './doomed.ts';

const rounds = Number(process.env.FAULT_ROUNDS ?? often(20));
const seed = Number(process.env.FAULT_SEED ?? 11);

/** Each market is before or after every step, with its money where the step puts it. */
async function mustBeWhole({ db }: Desk): Promise<void> {
  const markets = await db.selectFrom('markets').select(['id', 'status', 'final_at']).execute();
  for (const { id, status, final_at } of markets) {
    const entries = await db
      .selectFrom('point_entries')
      .select('kind')
      .where('market_id', '=', id)
      .distinct()
      .execute();
    const kinds = new Set(entries.map(({ kind }) => kind));
    const scores = await db
      .selectFrom('market_scores')
      .select('user_id')
      .where('market_id', '=', id)
      .execute();
    const pot = await db
      .selectFrom('point_accounts')
      .select('balance_mp')
      .where('account', '=', `m:${id}`)
      .executeTakeFirst();
    const ended = status !== 'open';
    assert.equal(kinds.has('payout'), ended, `${id} is ${status} and ${ended ? 'not ' : ''}paid`);
    assert.equal(kinds.has('annul'), status === 'annulled', `${id} is ${status}`);
    assert.equal(scores.length > 0, status === 'final' || status === 'corrected', `scores of ${status}`);
    assert.equal(final_at !== null, status === 'final' || status === 'corrected');
    if (ended) assert.equal(pot?.balance_mp ?? 0, 0, `${id} is ${status} and holds points`);
  }
}

/** Everything of a person is there, or nothing that names them. */
async function mustBeErasedOrUntouched({ db }: Desk): Promise<{ erased: number; untouched: number }> {
  const count = { erased: 0, untouched: 0 };
  const closings = await db.selectFrom('account_closings').select(['user_id', 'erased_at']).execute();
  for (const { user_id: user, erased_at } of closings) {
    const [row, identities, comments, profiles] = await Promise.all([
      db.selectFrom('users').select(['name', 'email', 'status']).where('id', '=', user).executeTakeFirst(),
      db.selectFrom('identities').select('subject').where('user_id', '=', user).execute(),
      db.selectFrom('desk_comments').select('body').where('id', 'like', `${user} %`).execute(),
      db.selectFrom('search_profiles').select('user_id').where('user_id', '=', user).execute(),
    ]);
    const said = comments.filter(({ body }) => body !== '').length;
    const found = [
      row?.name === formerMember,
      row?.email === null,
      row?.status,
      identities.length,
      said,
      profiles.length,
    ];
    if (erased_at === null) assert.deepEqual(found, [false, false, 'closing', 1, 20, 1], user);
    else assert.deepEqual(found, [true, true, 'closed', 0, 0, 0], user);
    count[erased_at === null ? 'untouched' : 'erased']++;
  }
  return count;
}

test('M6, D2: killed while a market becomes final, is corrected or annulled, or an account is erased: all of it or nothing', async (t) => {
  using folder = folderForTest();
  const data = `${folder.path}/data`;
  const chance = chanceFrom(seed);
  const met = new Map<string, number>();
  (await deskIn(data))[Symbol.asyncDispose]();
  for (let round = 0; round < rounds; round++) {
    await using writer = await doomed('ends-writer.ts', [String(seed + round)], { PERENNIAL_DATA: data });
    await setTimeout(chance.between(0, 400));
    const said = await writer.kill();
    const [step = ''] = said.at(-1)?.split(' ') ?? [];
    met.set(step, (met.get(step) ?? 0) + 1);
    await using desk = await deskIn(data);
    await mustHold(desk);
    await mustBeWhole(desk);
    await mustBeErasedOrUntouched(desk);
  }
  t.diagnostic(`seed ${seed}: ${[...met].map(([step, n]) => `${step} ${n}`).join(', ')}`);
  assert.ok([...met.values()].reduce((sum, n) => sum + n, 0) === rounds);
});
