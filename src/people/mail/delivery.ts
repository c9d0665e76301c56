// The outbox, sent. A mail is taken for a while, sent, and marked; what fails is tried again, ever more
// seldom and for ever, so nothing is lost. Its name goes out as its Message-ID: should the process die
// between sending and marking, the second copy can be recognized as one.

import type { Desk } from '../../desk/desk.ts';
import { type Repeating, repeat } from '../../desk/repeating.ts';
import { type Mail, markFailed, markSent, takeDue } from './outbox.ts';

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
export type MailText = (mail: Mail, options: MailOptions) => Promise<Message | null>;

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
      const textOf = options.texts[due.kind];
      if (!textOf) throw new Error(`nobody here makes the text of a ${due.kind}`);
      const message = await textOf(due, options);
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
