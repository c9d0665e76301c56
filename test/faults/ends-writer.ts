// Ends markets and accounts until it is killed: final, corrected, annulled, and closed accounts erased. Its
// argument is the seed; each line of its output names what is done.

import { randomBytes } from 'node:crypto';
import { openDesk } from '../../src/desk/desk.ts';
import { milli } from '../../src/people/markets/lmsr.ts';
import { findMarket, type Market } from '../../src/people/markets/market.ts';
import { marketsSection } from '../../src/people/markets/points.ts';
import { annul, correct, finalize } from '../../src/people/markets/settle.ts';
import { eraseDue } from '../../src/people/own-data/closings.ts';
import { truthOf } from '../../src/server/node/data-folder.ts';
import { readConfig } from '../../src/settings/config.ts';
import { anOpenMarket, aPerson, meansAt, traded } from '../support/market-world.ts';
import { chanceFrom } from './chance.ts';

const chance = chanceFrom(Number(process.argv[2]));
const noon = new Date('2026-11-20T12:00:00Z');
const after = (hours: number) => new Date(noon.getTime() + hours * 3_600_000);
const desk = await openDesk(truthOf(readConfig(process.env)));
const say = (line: string) => process.stdout.write(`${line}\n`);
const random = (bytes: number) => randomBytes(bytes);

async function aMarket(): Promise<void> {
  const people = await Promise.all(
    ['Ada', 'Bo'].map((name) => aPerson(desk, `${name} ${randomBytes(6).toString('hex')}`, noon)),
  );
  const public_id = await anOpenMarket(desk, noon);
  for (let n = 0; n < 12; n++) {
    const user = people[n % 2] as string;
    const outcome = n % 3 === 0 ? 'yes' : 'no';
    const amount = chance.between(1, 30) * milli;
    await traded(desk, public_id, { user, outcome, side: 'buy', amount }, after(n));
  }
  const found = () =>
    desk.db.transaction().execute(async (trx) => (await findMarket(trx, public_id)) as Market);
  say(`final ${public_id}`);
  const market = await found();
  await desk.exclusively(marketsSection, (trx) =>
    finalize(trx, market, { outcome: 'yes', known_at: after(8).toISOString() }, meansAt(after(80))),
  );
  say(`correct ${public_id}`);
  const final = await found();
  await desk.exclusively(marketsSection, (trx) =>
    correct(trx, final, { outcome: 'no', statement: 'It was no.' }, meansAt(after(90))),
  );
  say(`annul ${public_id}`);
  const corrected = await found();
  await desk.exclusively(marketsSection, (trx) =>
    annul(trx, corrected, 'As if it had not been.', meansAt(after(100))),
  );
}

/** A person with something in several tables, who closed the account two weeks ago. */
async function anAccount(): Promise<void> {
  const name = `Canary ${randomBytes(6).toString('hex')}`;
  const user = await aPerson(desk, name, noon);
  const at = noon.toISOString();
  const { db } = desk;
  for (let n = 0; n < 20; n++) {
    const comment = { subject_kind: 'essay', subject_id: 'e', parent_id: null, removed_at: null } as const;
    await db
      .insertInto('desk_comments')
      .values({ id: `${user} ${n}`, ...comment, user_id: user, body: `${name} says ${n}`, created_at: at })
      .execute();
  }
  await db
    .insertInto('search_profiles')
    .values({
      user_id: user,
      team_id: null,
      fields: JSON.stringify({ about: name }),
      version: 1,
      updated_at: at,
    })
    .execute();
  const set = { status: 'closing', closing_at: at, email: `${user}@id.test`, email_verified_at: at } as const;
  await db.updateTable('users').set(set).where('id', '=', user).execute();
  const choices = { words: 'delete', reviews: 'delete' } as const;
  await db
    .insertInto('account_closings')
    .values({
      user_id: user,
      asked_at: at,
      erase_at: at,
      ...choices,
      stopped_at: null,
      erased_at: null,
      receipt: null,
      receipt_at: null,
      reviews_wait: 0,
    })
    .execute();
  say(`erase ${user}`);
  await eraseDue(desk, { now: after(24 * 15), random, secret: new Uint8Array(32) }, false);
}

for (;;) {
  await aMarket();
  await anAccount();
}
