// Mail that is to be sent. A row is written in the transaction of what it tells of, so neither is ever
// there without the other. It names its subject and holds no text: the text is made when it is sent.

import type { Transaction } from 'kysely';
import type { Desk } from './desk.ts';
import type { Tables } from './tables.ts';

export interface OutboxTable {
  id: string;
  /** message and request: to the operator. confirmation and outcome: to whoever asked. */
  kind: 'message' | 'request' | 'confirmation' | 'outcome';
  subject_id: string;
  created_at: string;
  attempts: number;
  /** Not tried before; also how long whoever took it may take. */
  next_at: string;
  sent_at: string | null;
  /** Why the last attempt failed. */
  error: string | null;
}

/** An unverified address is asked to confirm once in 30 days, whatever is sent in its name. */
export interface ConfirmedAddressesTable {
  /** SHA-256 of the address in lower case, base64url. */
  hash: string;
  asked_at: string;
  verified_at: string | null;
}

export type Mail = Pick<OutboxTable, 'id' | 'kind' | 'subject_id' | 'attempts' | 'created_at'>;

export async function putInOutbox(
  trx: Transaction<Tables>,
  mail: Pick<OutboxTable, 'id' | 'kind' | 'subject_id'>,
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  await trx
    .insertInto('outbox')
    .values({ ...mail, created_at: at, attempts: 0, next_at: at, sent_at: null, error: null })
    .execute();
}

/** Takes the next mail that is due, for `leaseMs`: nobody else gets it meanwhile. Null when none is due. */
export function takeDue(desk: Desk, leaseMs: number, now: Date): Promise<Mail | null> {
  const at = now.toISOString();
  return desk.exclusively('outbox', async (trx) => {
    const due = await trx
      .selectFrom('outbox')
      .select(['id', 'kind', 'subject_id', 'attempts', 'created_at', 'next_at'])
      .where('sent_at', 'is', null)
      .where('next_at', '<=', at)
      .orderBy('next_at')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();
    if (!due) return null;
    const { numUpdatedRows } = await trx
      .updateTable('outbox')
      .set({ attempts: due.attempts + 1, next_at: new Date(now.getTime() + leaseMs).toISOString() })
      .where('id', '=', due.id)
      .where('next_at', '=', due.next_at)
      .where('sent_at', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows === 1n ? { ...due, attempts: due.attempts + 1 } : null;
  });
}

export async function markSent(desk: Desk, id: string, now: Date): Promise<void> {
  const sent_at = now.toISOString();
  await desk.db.updateTable('outbox').set({ sent_at, error: null }).where('id', '=', id).execute();
}

export async function markFailed(desk: Desk, id: string, error: string, nextAt: Date): Promise<void> {
  const next_at = nextAt.toISOString();
  await desk.db.updateTable('outbox').set({ next_at, error }).where('id', '=', id).execute();
}

/** How many mails wait to be sent. */
export async function waitingMail(desk: Desk): Promise<number> {
  const row = await desk.db
    .selectFrom('outbox')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('sent_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(row.n);
}
