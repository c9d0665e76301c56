// The outbox, sent. A mail is taken for a while, sent, and marked; what fails is tried again, ever more
// seldom and for ever, so nothing is lost. Its name goes out as its Message-ID: should the process die
// between sending and marking, the second copy can be recognized as one.

import { isOtherSide } from '../../access/outgoing/other-side.ts';
import type { Desk } from '../../desk/desk.ts';
import { pauseAfterTries } from '../../desk/queue.ts';
import { counted } from '../../kernel/counted.ts';
import { giveMailBack, type Mail, markFailed, markSent, outbox, takeBeside, takeDue } from './outbox.ts';
import { AddressRefused, liftSuppression, noteRefusal, suppressedSince } from './suppressions.ts';

export interface Message {
  readonly id: string;
  readonly to: string;
  readonly replyTo: string | null;
  readonly subject: string;
  readonly text: string;
  /** Further headers; their values hold no text of people. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Hands a message to a mail server; rejects when it was not taken. */
export type SendMail = (message: Message) => Promise<void>;

/** Makes the text of a mail as things stand when it is sent; null when what it tells of is gone. */
type MailText = (mail: Mail, options: MailOptions) => Promise<Message | null>;

/** Each kind of mail with what makes its text: the features that send mail bring them. */
export type MailTexts = Readonly<Record<Exclude<Mail['kind'], 'digest'>, MailText>> & {
  /** Made over the catalogue; where nobody brings it, digests wait. */
  readonly digest?: MailText;
};

export interface MailOptions {
  readonly desk: Desk;
  readonly mail: SendMail;
  readonly texts: MailTexts;
  /** The operator's address. */
  readonly to: string;
  readonly site: string;
  readonly serviceName: string;
  readonly now: () => Date;
  readonly random: (bytes: number) => Uint8Array;
}

/**
 * Sends what is due, until it is to end. Resolves with how many mails went out and how many failed.
 * @param onFailure told why one failed
 */
export async function sendDue(
  options: MailOptions,
  ending?: AbortSignal,
  onFailure: (error: unknown) => void = () => undefined,
): Promise<{ sent: number; failed: number }> {
  const { desk, now } = options;
  const count = { sent: 0, failed: 0 };
  while (!ending?.aborted) {
    const due = await takeDue(desk, outbox.leaseMs, now());
    if (!due) return count;
    const mails = [due, ...(await takeBeside(desk, due, outbox.leaseMs, now()))];
    try {
      const messages = await textsOf(mails, options);
      const [message] = messages;
      if (message)
        await handOver(messages.length > 1 ? asOne(messages, options.serviceName) : message, options);
      for (const one of mails) await markSent(desk, one, now());
      count.sent++;
    } catch (error) {
      // What a stop cut off waits for no pause: whoever goes on sends it.
      const isCut = ending?.aborted === true && !(error instanceof AddressRefused);
      for (const one of mails) {
        if (isCut) await giveMailBack(desk, one, now());
        else {
          const pauseMs = pauseAfterTries(outbox, one.attempts) as number;
          await markFailed(desk, one, plain(error), new Date(now().getTime() + pauseMs));
        }
      }
      if (isCut) continue;
      onFailure(error);
      count.failed++;
    }
  }
  return count;
}

/** Hands a message over, unless its address takes no mail: then it is over. */
async function handOver(message: Message, { desk, mail, now }: MailOptions): Promise<void> {
  if ((await suppressedSince(desk, message.to)) !== null) return;
  try {
    await mail(message);
  } catch (error) {
    if (error instanceof AddressRefused) await noteRefusal(desk, message.to, now());
    throw error;
  }
  await liftSuppression(desk, message.to);
}

/** The texts of mails to one reader, without those whose subject is gone. */
async function textsOf(mails: readonly Mail[], options: MailOptions): Promise<readonly Message[]> {
  const messages: Message[] = [];
  for (const mail of mails) {
    const textOf = options.texts[mail.kind];
    if (!textOf) throw new Error(`nobody here makes the text of a ${mail.kind}`);
    const message = await textOf(mail, options);
    if (message) messages.push(message);
  }
  return messages;
}

/** What waited for the operator, as one mail: each with its subject, and nobody to answer with one click. */
function asOne(messages: readonly Message[], serviceName: string): Message {
  const [{ id, to }] = messages as [Message];
  const subject = `${serviceName}: ${messages.length} messages and data requests`;
  const text = messages.map((one) => `${one.subject}\n\n${one.text}`).join(`\n\n${'-'.repeat(60)}\n\n`);
  return { id, to, replyTo: null, subject, text };
}

/** What a mail server said, without the addresses in it. */
function plain(error: unknown): string {
  if (!isServers(error)) return 'a mistake of this service, which its log tells of';
  const text = error instanceof Error ? error.message : String(error);
  return text.replaceAll(/[^\s<>]+@[^\s<>]+/g, '(address)').slice(0, 300);
}

/** Whether a mail failed by its server, or by the way there. */
function isServers(error: unknown): boolean {
  return error instanceof AddressRefused || isOtherSide(error);
}

/**
 * Sends what is due; of a signal that comes the mail at hand is the last.
 * @throws where something of it could not be sent, with why: a mistake of ours before what a server said
 */
export async function mailRound(options: MailOptions, ending: AbortSignal): Promise<void> {
  const failures: unknown[] = [];
  await sendDue(options, ending, (error) => failures.push(error));
  if (failures.length === 0) return;
  const cause = failures.find((error) => !isServers(error)) ?? failures[0];
  throw new Error(`${counted(failures.length, 'mail')} could not be sent; what waits is tried again`, {
    cause,
  });
}
