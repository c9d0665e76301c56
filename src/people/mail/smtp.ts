// Mail through an SMTP server. The library for it is loaded with the first mail.

import type { Transporter } from 'nodemailer';
import { loadedOnce } from '../../kernel/remembered.ts';
import type { SendMail } from './delivery.ts';
import { AddressRefused } from './suppressions.ts';

/** A server that says nothing for so long is away: other mail waits behind this one. */
const silence = { connectionTimeout: 30_000, greetingTimeout: 30_000, socketTimeout: 60_000 };
/** And so is one that says a word now and then, and comes to no end. */
const usualMs = 180_000;

/**
 * Sends from this address through the server of the URL (smtp:// or smtps://, with user and password).
 * @param longestMs how long one mail may take
 */
export function smtpMail(url: string, from: string, longestMs = usualMs): SendMail {
  const transport = loadedOnce(async (): Promise<Transporter> => {
    const { createTransport } = await import('nodemailer');
    return createTransport({ ...silence, url }, { from });
  });
  const host = from.replace(/^.*@/, '').replace(/>.*$/, '');
  return async ({ id, to, replyTo, subject, text, headers = {} }) => {
    const sent = (await transport()).sendMail({
      to: { name: '', address: to },
      ...(replyTo === null ? {} : { replyTo: { name: '', address: replyTo } }),
      subject,
      text,
      headers: { ...headers },
      messageId: `<${id}@${host}>`,
      signal: AbortSignal.timeout(longestMs),
    });
    await sent.catch((error: unknown) => {
      throw isRefusal(error) ? new AddressRefused((error as Error).message) : error;
    });
  };
}

/**
 * Whether the server refused the receiver for good, and not the sender, the moment or what a rule of its own does not
 * let pass: a relay that is set up wrongly, or a list that has this machine on it, refuses everybody. Where it says
 * which by an enhanced code (RFC 3463), 1 is the address and 2 the mailbox.
 */
function isRefusal(error: unknown): boolean {
  const { command, responseCode, response } = error as {
    readonly command?: unknown;
    readonly responseCode?: unknown;
    readonly response?: unknown;
  };
  if (command !== 'RCPT TO' || typeof responseCode !== 'number' || responseCode < 500) return false;
  const [, subject] = /^\d{3}[ -]5\.(\d{1,3})\./.exec(String(response)) ?? [];
  return subject === undefined
    ? responseCode >= 550 && responseCode <= 553
    : subject === '1' || subject === '2';
}
