// Mail that is to be sent. A row is written in the transaction of what it tells of, so neither is ever
// there without the other. It names its subject and holds no text: the text is made when it is sent.

import type { Transaction } from 'kysely';
import type { Desk } from '../../desk/desk.ts';
import type { OutboxTable } from '../../desk/schema/mail.ts';
import type { Tables } from '../../desk/schema/tables.ts';

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

/** Mails to addresses that nobody has confirmed, in an hour; more wait, so that a flood burns nobody's name. */
const mostConfirmations = 100;
const hourMs = 3_600_000;

/** Takes the next mail that is due, for `leaseMs`: nobody else gets it meanwhile. Null when none is due. */
export function takeDue(desk: Desk, leaseMs: number, now: Date): Promise<Mail | null> {
  const at = now.toISOString();
  return desk.exclusively('outbox', async (trx) => {
    const { sent } = await trx
      .selectFrom('outbox')
      .select((eb) => eb.fn.countAll<number | string>().as('sent'))
      .where('kind', '=', 'confirmation')
      .where('sent_at', '>', new Date(now.getTime() - hourMs).toISOString())
      .executeTakeFirstOrThrow();
    const waits = Number(sent) >= mostConfirmations ? 'confirmation' : '';
    const due = await trx
      .selectFrom('outbox')
      .select(['id', 'kind', 'subject_id', 'attempts', 'created_at', 'next_at'])
      .where('sent_at', 'is', null)
      .where('next_at', '<=', at)
      .where('kind', '!=', waits as OutboxTable['kind'])
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
