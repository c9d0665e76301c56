// When a person's mail of searches goes out, as a form shows it and saves it.

import type { Desk } from '../../desk/desk.ts';
import { digestOf, mustBeAsShown } from '../accounts/shown.ts';
import { usualTime } from './digests.ts';
import type { TellingTime } from './local-time.ts';

export async function digestTimeOf(db: Desk['db'], user: string): Promise<TellingTime> {
  const row = await db
    .selectFrom('digest_times')
    .select(['time_zone', 'hour', 'weekday'])
    .where('user_id', '=', user)
    .executeTakeFirst();
  return row ?? usualTime;
}

/** What a form was shown with. */
export function shownTime({ time_zone, hour, weekday }: TellingTime): string {
  return digestOf(time_zone, String(hour), String(weekday));
}

/**
 * @param resume whether what was stopped is sent again
 * @throws Refusal('version_mismatch') where another time was saved since the form was shown
 */
export function changeDigestTime(
  desk: Desk,
  { user, time, shown, resume }: { user: string; time: TellingTime; shown: string; resume: boolean },
): Promise<void> {
  return desk.exclusively('saved searches', async (trx) => {
    mustBeAsShown(shown, shownTime(await digestTimeOf(trx, user)), shownTime(time));
    await trx
      .insertInto('digest_times')
      .values({ user_id: user, ...time })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(time))
      .execute();
    if (resume) await trx.deleteFrom('mail_stops').where('user_id', '=', user).execute();
  });
}
