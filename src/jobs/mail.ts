// The outbox, sent. A mail is taken for a while, sent, and marked; what fails is tried again, ever more
// seldom and for ever, so nothing is lost. Its name goes out as its Message-ID: should the process die
// between sending and marking, the second copy can be recognized as one.

import { hashOfSecret, makeSecret } from '../access/key-format.ts';
import { setVerifyHash } from '../desk/data-requests.ts';
import type { Desk } from '../desk/desk.ts';
import { type Mail, markFailed, markSent, takeDue } from '../desk/outbox.ts';
import { wholeRequest } from '../desk/request-list.ts';
import { type Repeating, repeat } from './repeating.ts';

export interface Message {
  readonly id: string;
  readonly to: string;
  readonly replyTo: string | null;
  readonly subject: string;
  readonly text: string;
}

/** Hands a message to a mail server; rejects when it was not taken. */
export type SendMail = (message: Message) => Promise<void>;

export interface MailOptions {
  readonly desk: Desk;
  readonly mail: SendMail;
  /** The operator's address. */
  readonly to: string;
  readonly site: string;
  readonly serviceName: string;
  readonly now: () => Date;
  readonly random: (bytes: number) => Uint8Array;
}

/** How long one attempt may take before another process may try. */
const leaseMs = 10 * 60_000;
const waits = [60_000, 5 * 60_000, 30 * 60_000, 2 * 3_600_000, 6 * 3_600_000, 24 * 3_600_000];

/** Sends what is due. Resolves with how many mails went out and how many failed. */
export async function sendDue(options: MailOptions): Promise<{ sent: number; failed: number }> {
  const { desk, mail, now } = options;
  const count = { sent: 0, failed: 0 };
  for (;;) {
    const due = await takeDue(desk, leaseMs, now());
    if (!due) return count;
    try {
      const message = await messageOf(due, options);
      if (message) await mail(message);
      await markSent(desk, due.id, now());
      count.sent++;
    } catch (error) {
      const wait = waits[Math.min(due.attempts, waits.length) - 1] as number;
      await markFailed(desk, due.id, plain(error), new Date(now().getTime() + wait));
      count.failed++;
    }
  }
}

/** What a mail server said, without the addresses in it. */
function plain(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.replaceAll(/[^\s<>]+@[^\s<>]+/g, '(address)').slice(0, 300);
}

/** The text of a mail as things stand now; null when what it tells of is gone. */
async function messageOf(mail: Mail, options: MailOptions): Promise<Message | null> {
  const { to, site, serviceName } = options;
  const about = await wholeRequest(options.desk, mail.subject_id);
  const email = about?.requester_email;
  if (!about || typeof email !== 'string') return null;
  const base = { id: mail.id, to: email, replyTo: null };
  if (mail.kind === 'message') {
    const from = [about.requester_name, about.organisation].filter((one) => one !== null).join(', ');
    const correct = about.entity_to_correct === null ? '' : `\nTo be corrected: ${about.entity_to_correct}`;
    const text = `${from} <${email}> writes (${about.purpose}, ${about.id}):${correct}\n\n${about.message}`;
    return { ...base, to, replyTo: email, subject: `${serviceName}: message (${about.purpose})`, text };
  }
  if (mail.kind === 'request') {
    const text = `A data request (${about.request_kind}) was received and is due by ${about.due_by}.\n\nperennial requests show ${about.id}`;
    return { ...base, to, subject: `${serviceName}: data request due by ${about.due_by}`, text };
  }
  if (mail.kind === 'confirmation') {
    const token = makeSecret('req', options.random);
    await setVerifyHash(options.desk, mail.subject_id, hashOfSecret(token));
    const text = `Somebody sent a data-protection request (${about.request_kind}) to ${serviceName} in the name of this address.\n\nIf it was you, confirm it here:\n${site}/data-requests/${token}\n\nIf it was not you, there is nothing to do: no further mail follows.`;
    return { ...base, subject: `${serviceName}: please confirm your request`, text };
  }
  const decided = about.outcome === null ? '' : `\n\n${about.outcome}`;
  const text = `Your data-protection request ${about.id} is closed: ${about.status}.${decided}`;
  return { ...base, subject: `${serviceName}: your request`, text };
}

/** Looks into the outbox every few seconds until it is stopped. */
export function startMail(
  options: MailOptions,
  onFailure: (error: unknown) => void,
  pauseMs = 5_000,
): Repeating {
  const round = async () => {
    const { failed } = await sendDue(options);
    if (failed > 0) throw new Error(`${failed} mails could not be sent; they are tried again`);
  };
  return repeat(round, onFailure, pauseMs);
}
