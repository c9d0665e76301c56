// The receipt of a closed account, mailed to its address before that is erased, and that of a closed team.

import { verifiedAddress } from '../accounts/users.ts';
import type { MailOptions, Message } from '../mail/delivery.ts';
import type { Mail } from '../mail/outbox.ts';
import type { Receipt } from './erase.ts';

/** What is about to be erased; null when the account was erased, or kept, meanwhile. */
export async function receiptMail(mail: Mail, { desk, serviceName }: MailOptions): Promise<Message | null> {
  const row = await desk.db
    .selectFrom('account_closings')
    .innerJoin('users', 'users.id', 'account_closings.user_id')
    .select(['users.id', 'users.email', 'asked_at', 'words', 'reviews'])
    .where('users.id', '=', mail.subject_id)
    .where('stopped_at', 'is', null)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
  if (!row?.email) return null;
  const retained = [
    row.words === 'keep' ? 'your published essays and your comments, without your name' : null,
    row.reviews === 'keep'
      ? 'your reviews of funders, which name nobody'
      : 'published reviews of funders, which name nobody, until each is taken back on a day of its own within two weeks',
    'that the account was closed, under its number alone',
    'calls of Deep Intelligence in the audit log, and research runs with what they published, under numbers alone',
  ].filter((one) => one !== null);
  const text = `Your account ${row.id} on ${serviceName}, which you closed on ${row.asked_at.slice(0, 10)}, is erased within a day: name, address, picture, ways to sign in, sessions, keys, programs, activity and what you kept here.\n\nWhat stays:\n${retained.map((one) => `- ${one}`).join('\n')}\n\nThis is the last mail to this address.`;
  return {
    id: mail.id,
    to: row.email,
    replyTo: null,
    subject: `${serviceName}: your account is erased`,
    text,
  };
}

/** What was erased of a team, for one of its owners; null for an owner without a verified address. */
export async function teamReceiptMail(
  mail: Mail,
  { desk, serviceName }: MailOptions,
): Promise<Message | null> {
  const [team = '', user = ''] = mail.subject_id.split(' ');
  const { db } = desk;
  const closing = await db
    .selectFrom('team_closings')
    .select(['asked_at', 'receipt'])
    .where('team_id', '=', team)
    .where('erased_at', 'is not', null)
    .executeTakeFirst();
  const address = await verifiedAddress(db, user);
  if (!closing?.receipt || !address) return null;
  const { erased, kept } = JSON.parse(closing.receipt) as Receipt;
  const erasedLines = Object.entries(erased).map(([table, rows]) => `- ${table}: ${rows}`);
  const stays = kept.map(({ why }) => `- ${why}`);
  const text = `Your team ${team} on ${serviceName}, which was closed on ${closing.asked_at.slice(0, 10)}, is erased.\n\nErased, by table:\n${erasedLines.join('\n')}\n\nWhat stays:\n${stays.join('\n')}`;
  return {
    id: mail.id,
    to: address,
    replyTo: null,
    subject: `${serviceName}: your team is erased`,
    text,
  };
}
