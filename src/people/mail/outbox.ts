// Mail that is to be sent. A row is written in the transaction of what it tells of, so neither is ever
// there without the other. It names its subject and holds no text: the text is made when it is sent.

import type { ExpressionBuilder, Transaction } from 'kysely';
import { countOf } from '../../desk/count-of.ts';
import type { Desk } from '../../desk/desk.ts';
import { done, enqueue, retry } from '../../desk/leases.ts';
import { claim, queue } from '../../desk/queue.ts';
import type { OutboxTable } from '../../desk/schema/mail.ts';
import type { Tables } from '../../desk/schema/tables.ts';
import { dayMs, hourMs, minuteMs } from '../../kernel/durations.ts';

export type Mail = Pick<OutboxTable, 'id' | 'kind' | 'subject_id' | 'attempts' | 'created_at'>;

/** An attempt as it was taken: the row with the end of its lease. */
type TakenMail = OutboxTable;

export const outbox = queue({
  table: 'outbox',
  section: 'outbox',
  key: ['id'],
  lease: { due: 'next_at', until: 'next_at', tries: 'attempts' },
  waiting: ['sent_at', 'null'],
  order: ['next_at', 'id'],
  // How long one attempt may take before another process may try.
  leaseMs: 10 * minuteMs,
  pausesMs: [minuteMs, 5 * minuteMs, 30 * minuteMs, 2 * hourMs, 6 * hourMs, dayMs],
  endless: true,
});

export async function putInOutbox(
  trx: Transaction<Tables>,
  mail: Pick<OutboxTable, 'id' | 'kind' | 'subject_id'>,
  now: Date,
): Promise<void> {
  await enqueue(trx, outbox, [{ ...mail, created_at: now.toISOString(), sent_at: null, error: null }], now);
}

interface Hourly {
  readonly kinds: readonly Mail['kind'][];
  readonly maxMails: number;
}

/** The operator gets what waits as one. */
const toOperator: Hourly = { kinds: ['message', 'request'], maxMails: 1 };
/**
 * Mails that so many may be sent of in an hour, of the whole installation; more wait. Beside those to the operator, of
 * each kind to addresses that nobody has confirmed, so that a flood burns nobody's name and delays no other kind.
 */
const hourly: readonly Hourly[] = [
  toOperator,
  { kinds: ['confirmation'], maxMails: 100 },
  { kinds: ['address'], maxMails: 100 },
  { kinds: ['invitation'], maxMails: 100 },
];
/** What one mail to the operator tells of at most. */
const maxTogether = 50;

/** Takes the next mail that is due, for `leaseMs`: nobody else gets it meanwhile. Null when none is due. */
export async function takeDue(desk: Desk, leaseMs: number, now: Date): Promise<TakenMail | null> {
  const since = new Date(now.getTime() - hourMs).toISOString();
  const [mail] = await claim(desk, outbox, {
    now,
    leaseMs,
    only: (where) =>
      where.and(
        hourly.map(({ kinds, maxMails }) => {
          const sent = where
            .selectFrom('outbox as others')
            .select(({ fn }) => fn.countAll<number | string>().as('sent'))
            .where('others.kind', 'in', kinds)
            .where('others.sent_at', '>', since)
            .where('others.sent_at', '<=', now.toISOString());
          return where.or([where('kind', 'not in', kinds), where(sent, '<', maxMails)]);
        }),
      ),
  });
  return mail ?? null;
}

/** Takes for the same while what is due beside a mail to the operator, so that it goes out with it. */
export function takeBeside(
  desk: Desk,
  mail: TakenMail,
  leaseMs: number,
  now: Date,
): Promise<readonly TakenMail[]> {
  if (!toOperator.kinds.includes(mail.kind)) return Promise.resolve([]);
  const only = (where: ExpressionBuilder<Tables, 'outbox'>) => where('kind', 'in', toOperator.kinds);
  return claim(desk, outbox, { now, leaseMs, batchSize: maxTogether - 1, only });
}

export async function markSent(desk: Desk, mail: TakenMail, now: Date): Promise<void> {
  await done(desk.db, outbox, mail, { sent_at: now.toISOString(), error: null });
}

/** Unless another process has it by now, and tells how that went. */
export async function markFailed(desk: Desk, mail: TakenMail, error: string, nextAt: Date): Promise<void> {
  await retry(desk.db, outbox, mail, nextAt, { error });
}

/** As if nobody had taken it. */
export async function giveMailBack(desk: Desk, mail: TakenMail, now: Date): Promise<void> {
  await retry(desk.db, outbox, mail, now, { attempts: mail.attempts - 1 });
}

/** How many mails wait to be sent. */
export function waitingMail(desk: Desk): Promise<number> {
  return countOf(desk.db.selectFrom('outbox').where('sent_at', 'is', null));
}
