// One-time links that sign in whoever opens them: for the first minute of a fresh machine, for rescue, for
// containers. Who may print one has a shell on the server, and could read everything anyway.

import { hashOfSecret } from '../../access/key-format.ts';
import type { Desk } from '../../desk/desk.ts';
import type { SignInLinksTable } from '../../desk/schema/accounts.ts';
import { type ClockAndRandom, noteEvent, theOperator } from './events.ts';

const lifeMs = 10 * 60_000;

/** A new link's token, good once for ten minutes. */
export async function makeSignInLink(
  desk: Desk,
  user: string,
  made_by: SignInLinksTable['made_by'],
  clockAndRandom: ClockAndRandom,
): Promise<string> {
  const token = Buffer.from(clockAndRandom.random(32)).toString('base64url');
  const created_at = clockAndRandom.now.toISOString();
  const expires_at = new Date(clockAndRandom.now.getTime() + lifeMs).toISOString();
  await desk.db
    .insertInto('sign_in_links')
    .values({ hash: hashOfSecret(token), user_id: user, made_by, created_at, expires_at, used_at: null })
    .execute();
  await noteEvent(desk.db, { actor: theOperator, action: 'sign_in.link_made', user }, clockAndRandom);
  return token;
}

/** Whom the link would sign in; null when it is used, over, or was never made. */
export async function userOfLink(
  desk: Desk,
  token: string,
  now: Date,
): Promise<{ readonly id: string; readonly name: string } | null> {
  const row = await desk.db
    .selectFrom('sign_in_links')
    .innerJoin('users', 'users.id', 'sign_in_links.user_id')
    .select(['users.id', 'users.name'])
    .where('sign_in_links.hash', '=', hashOfSecret(token))
    .where('used_at', 'is', null)
    .where('sign_in_links.expires_at', '>', now.toISOString())
    .where('users.status', 'in', ['active', 'closing'])
    .executeTakeFirst();
  return row ?? null;
}

/** Spends the link; false when somebody was first, or it is over. */
export async function spendLink(db: Desk['db'], token: string, now: Date): Promise<boolean> {
  const at = now.toISOString();
  const { numUpdatedRows } = await db
    .updateTable('sign_in_links')
    .set({ used_at: at })
    .where('hash', '=', hashOfSecret(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', at)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
