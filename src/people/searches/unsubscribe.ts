// Ending a stream of mail by a link that stands in every mail of it. The token names the person and the stream,
// is signed, and never ends: an old mail must be as good for it as the newest.

import { createHmac, timingSafeEqual } from 'node:crypto';
import { derivedKey } from '../../access/site-secret.ts';
import type { Desk } from '../../desk/desk.ts';

export interface Stream {
  readonly user: string;
  /** Such as `daily`: the digests of that cadence. */
  readonly stream: string;
}

function macOf(secret: Uint8Array, named: string): Buffer {
  return createHmac('sha256', derivedKey(secret, 'unsubscribe')).update(named).digest().subarray(0, 18);
}

export function unsubscribeToken(secret: Uint8Array, { user, stream }: Stream): string {
  const named = `${stream}.${user}`;
  return `${Buffer.from(named).toString('base64url')}.${macOf(secret, named).toString('base64url')}`;
}

/** What a token names; null for one that was never given out. */
export function streamOf(secret: Uint8Array, token: string): Stream | null {
  const [name = '', mac = ''] = token.split('.');
  const named = Buffer.from(name, 'base64url').toString();
  const [given, right] = [Buffer.from(mac, 'base64url'), macOf(secret, named)];
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  const [stream = '', user = ''] = named.split('.');
  return { user, stream };
}

/** Ends the stream. The same again changes nothing. */
export async function stopMail(
  db: Desk['db'],
  { user, stream }: Stream,
  reason: string,
  now: Date,
): Promise<void> {
  const known = await db.selectFrom('users').select('id').where('id', '=', user).executeTakeFirst();
  if (!known) return;
  await db
    .insertInto('mail_stops')
    .values({ user_id: user, stream, at: now.toISOString(), reason })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
