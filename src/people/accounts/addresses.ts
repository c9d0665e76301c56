// The address of a person. A new one counts once whoever reads its mail confirmed it, signed in as the person; no
// two accounts are ever joined by it.

import { hashOfSecret } from '../../access/key-format.ts';
import type { Desk } from '../../desk/desk.ts';
import { newId } from '../../desk/new-id.ts';
import { countPost, type PostLimit } from '../../desk/post-limit.ts';
import { dayMs } from '../../kernel/durations.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { putInOutbox } from '../mail/outbox.ts';
import { type ClockAndRandom, noteEvent } from './events.ts';
import { accountsSection } from './teams.ts';

const threeADay: PostLimit = {
  kind: 'address_changes',
  maxPosts: 3,
  windowMs: dayMs,
  words: '3 new addresses a day',
};

/** Mails a link to the address, good once for a day. An earlier one is not good any more. */
export function askForAddress(
  desk: Desk,
  user: string,
  address: string,
  clockAndRandom: ClockAndRandom,
): Promise<void> {
  const { now, random } = clockAndRandom;
  return desk.exclusively(accountsSection, async (trx) => {
    await countPost(trx, threeADay, user, now);
    await countPost(trx, { ...threeADay, kind: 'address_mails' }, address.toLowerCase(), now);
    await trx.deleteFrom('email_confirmations').where('user_id', '=', user).execute();
    const id = newId(random);
    await trx
      .insertInto('email_confirmations')
      .values({
        id,
        // Of nothing that was given out: the token is made with the mail.
        hash: hashOfSecret(Buffer.from(random(32)).toString('base64url')),
        user_id: user,
        email: address,
        created_at: now.toISOString(),
        expires_at: new Date(now.getTime() + dayMs).toISOString(),
        used_at: null,
      })
      .execute();
    await putInOutbox(trx, { id: newId(random), kind: 'address', subject_id: id }, now);
    await noteEvent(trx, { actor: user, action: 'account.address_asked', user }, clockAndRandom);
  });
}

const over = () =>
  new Refusal('not_found', 'This link is used, over, or of another account; ask for a new one.');

/** The address that a token confirms, for the person who asked. */
export async function addressOfToken(
  db: Desk['db'],
  token: string,
  user: string,
  now: Date,
): Promise<{ readonly id: string; readonly email: string }> {
  const row = await db
    .selectFrom('email_confirmations')
    .select(['id', 'email'])
    .where('hash', '=', hashOfSecret(token))
    .where('user_id', '=', user)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  if (!row) throw over();
  return row;
}

export function confirmAddressOf(
  desk: Desk,
  token: string,
  user: string,
  clockAndRandom: ClockAndRandom,
): Promise<string> {
  const at = clockAndRandom.now.toISOString();
  return desk.exclusively(accountsSection, async (trx) => {
    const { id, email } = await addressOfToken(trx, token, user, clockAndRandom.now);
    await trx.updateTable('email_confirmations').set({ used_at: at }).where('id', '=', id).execute();
    await trx.updateTable('users').set({ email, email_verified_at: at }).where('id', '=', user).execute();
    await noteEvent(trx, { actor: user, action: 'account.address', user }, clockAndRandom);
    return email;
  });
}
