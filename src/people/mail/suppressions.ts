// Addresses that mail servers refuse for good. After refusals (5xx for the address itself) on three days nothing is
// sent there until its person asks for it: a sender that goes on is taken for one that sends spam. The tries of a
// single mail follow one another within minutes, in which a server may say the same of a box that is there tomorrow.

import { hash } from 'node:crypto';
import type { Desk } from '../../desk/desk.ts';
import { isoDay } from '../../kernel/durations.ts';

const maxRefusals = 3;

/** A mail server said that it takes nothing for this address. */
export class AddressRefused extends Error {
  override readonly name = 'AddressRefused';
}

export function addressHash(address: string): string {
  return hash('sha256', address.toLowerCase(), 'base64url');
}

/** Refusals of a day (UTC) are one. */
export async function noteRefusal({ db }: Pick<Desk, 'db'>, address: string, now: Date): Promise<void> {
  const at = now.toISOString();
  await db
    .insertInto('mail_suppressions')
    .values({ address_hash: addressHash(address), refusals: 1, at })
    .onConflict((conflict) =>
      conflict
        .column('address_hash')
        .doUpdateSet((eb) => ({ refusals: eb('mail_suppressions.refusals', '+', 1), at }))
        .where('mail_suppressions.at', '<', isoDay(now)),
    )
    .execute();
}

/** Since when nothing is sent to the address; null where mail goes there. */
export async function suppressedSince({ db }: Pick<Desk, 'db'>, address: string): Promise<string | null> {
  const row = await db
    .selectFrom('mail_suppressions')
    .select('at')
    .where('address_hash', '=', addressHash(address))
    .where('refusals', '>=', maxRefusals)
    .executeTakeFirst();
  return row?.at ?? null;
}

/** Mail goes there again: a message arrived, or its person asks for it. */
export async function liftSuppression({ db }: Pick<Desk, 'db'>, address: string): Promise<void> {
  await db.deleteFrom('mail_suppressions').where('address_hash', '=', addressHash(address)).execute();
}
