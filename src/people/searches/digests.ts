// Digests: one mail for each person, cadence and day, of all that their searches found and no digest told of when
// the person's hour came. A day on which nothing waited has its row too: what is found later waits for the next.
// That there is one and what it tells of are written in one step with the mail, so it is never told twice and
// nothing is left out, whichever process makes it. What is found for an address whose server refuses our mail waits.

import type { Desk, DeskTransaction } from '../../desk/desk.ts';
import { newId } from '../../desk/new-id.ts';
import { dayMs } from '../../kernel/durations.ts';
import { putInOutbox } from '../mail/outbox.ts';
import { suppressedSince } from '../mail/suppressions.ts';
import { type TellingTime, tellingDay } from './local-time.ts';

const keptForDays = 365;

/** From when on what searches found is kept. */
export function findingsSince(now: Date): string {
  return new Date(now.getTime() - keptForDays * dayMs).toISOString();
}

export const usualTime: TellingTime = { time_zone: 'UTC', hour: 7, weekday: 1 };

interface DigestParts {
  readonly desk: Desk;
  readonly now: () => Date;
  readonly random: (bytes: number) => Uint8Array;
  /** The newest day of each person and cadence that has its row, for a process that asks often. */
  readonly done?: Map<string, string>;
}

interface Due {
  readonly user: string;
  readonly email: string;
  readonly cadence: 'daily' | 'weekly';
  readonly day: string;
}

/** Makes the digests whose time has come. */
export async function digestRound({ desk, now, random, done = new Map() }: DigestParts): Promise<void> {
  const moment = now();
  for (const due of await dueDigests(desk.db, moment)) {
    const whose = `${due.user} ${due.cadence}`;
    if (done.get(whose) === due.day || (await suppressedSince(desk, due.email)) !== null) continue;
    await desk.exclusively('search hits', (trx) => makeDigest(trx, due, moment, random));
    done.set(whose, due.day);
  }
}

/** Who is told of what there is, and for which day; a search of today waits for its first time. */
async function dueDigests(db: Desk['db'], now: Date): Promise<readonly Due[]> {
  const rows = await db
    .selectFrom('saved_searches')
    .innerJoin('users', 'users.id', 'saved_searches.user_id')
    .leftJoin('digest_times', 'digest_times.user_id', 'saved_searches.user_id')
    .leftJoin('mail_stops', (join) =>
      join
        .onRef('mail_stops.user_id', '=', 'saved_searches.user_id')
        .onRef('mail_stops.stream', '=', 'saved_searches.cadence'),
    )
    .select(['saved_searches.user_id', 'saved_searches.cadence', 'saved_searches.created_at'])
    .select(['users.email', 'digest_times.time_zone', 'digest_times.hour', 'digest_times.weekday'])
    .where('saved_searches.status', '=', 'active')
    .where('saved_searches.cadence', '<>', 'none')
    .where('users.status', '=', 'active')
    .where('users.email', 'is not', null)
    .where('users.email_verified_at', 'is not', null)
    .where('mail_stops.at', 'is', null)
    .orderBy('saved_searches.user_id')
    .execute();
  const due = new Map<string, Due>();
  for (const { user_id: user, email, cadence, created_at, time_zone, hour, weekday } of rows) {
    if (cadence === 'none' || email === null) continue;
    const time = time_zone === null ? usualTime : { time_zone, hour: hour ?? 0, weekday: weekday ?? 1 };
    const day = tellingDay(now, time, cadence);
    if (day === tellingDay(new Date(created_at), time, cadence)) continue;
    due.set(`${user} ${cadence}`, { user, email, cadence, day });
  }
  return [...due.values()];
}

async function makeDigest(
  trx: DeskTransaction,
  { user, cadence, day }: Due,
  now: Date,
  random: (bytes: number) => Uint8Array,
): Promise<void> {
  const id = newId(random);
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('digests')
    .values({ id, user_id: user, cadence, day, created_at: now.toISOString(), items: null })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) return;
  const { numUpdatedRows: told } = await trx
    .updateTable('search_hits')
    .set({ digest_id: id })
    .where('digest_id', 'is', null)
    .where(
      'search_id',
      'in',
      trx
        .selectFrom('saved_searches')
        .select('id')
        .where('user_id', '=', user)
        .where('cadence', '=', cadence)
        .where('status', '=', 'active'),
    )
    .executeTakeFirst();
  if (told === 0n) await markEmpty(trx, { id, user, cadence });
  else await putInOutbox(trx, { id: newId(random), kind: 'digest', subject_id: id }, now);
}

/** A digest that cannot be sent is one without anything, and what it told of waits for a later one. */
export function takeBackDigest(
  desk: Desk,
  digest: Pick<Due, 'user' | 'cadence'> & { readonly id: string },
): Promise<void> {
  return desk.exclusively('search hits', async (trx) => {
    await trx
      .updateTable('search_hits')
      .set({ digest_id: null })
      .where('digest_id', '=', digest.id)
      .execute();
    await markEmpty(trx, digest);
  });
}

/** A year later a digest goes with what it told of, and so does what nobody was told. How many hits. */
export function forgetFindings(desk: Desk, now: Date): Promise<number> {
  const until = findingsSince(now);
  return desk.exclusively('search hits', async (trx) => {
    const old = trx.selectFrom('digests').select('id').where('created_at', '<=', until);
    const told = trx.deleteFrom('search_hits').where('digest_id', 'in', old);
    const untold = trx.deleteFrom('search_hits').where('digest_id', 'is', null).where('at', '<=', until);
    let hits = 0;
    for (const deletion of [told, untold])
      hits += Number((await deletion.executeTakeFirstOrThrow()).numDeletedRows);
    await trx.deleteFrom('digests').where('created_at', '<=', until).execute();
    return hits;
  });
}

/** Of the days without anything the newest alone is kept: it says that its hour was. */
async function markEmpty(
  trx: DeskTransaction,
  { id, user, cadence }: Pick<Due, 'user' | 'cadence'> & { readonly id: string },
): Promise<void> {
  await trx.updateTable('digests').set({ items: 0 }).where('id', '=', id).execute();
  await trx
    .deleteFrom('digests')
    .where('user_id', '=', user)
    .where('cadence', '=', cadence)
    .where('items', '=', 0)
    .where('id', '<>', id)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('search_hits')
            .select('search_hits.record_id')
            .whereRef('search_hits.digest_id', '=', 'digests.id'),
        ),
      ),
    )
    .execute();
}
