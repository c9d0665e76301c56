// Mail through an SMTP server. The library for it is loaded with the first mail.

import type { Transporter } from 'nodemailer';
import type { SendMail } from './delivery.ts';
import { AddressRefused } from './suppressions.ts';

/** A server that says nothing for so long is away: other mail waits behind this one. */
const silence = { connectionTimeout: 30_000, greetingTimeout: 30_000, socketTimeout: 60_000 };

/** Sends from this address through the server of the URL (smtp:// or smtps://, with user and password). */
export function smtpMail(url: string, from: string): SendMail {
  let transport: Promise<Transporter> | undefined;
  const host = from.replace(/^.*@/, '').replace(/>.*$/, '');
  return async ({ id, to, replyTo, subject, text, headers = {} }) => {
    transport ??= import('nodemailer').then(({ createTransport }) =>
      createTransport({ ...silence, url }, { from }),
    );
    const sent = (await transport).sendMail({
      to: { name: '', address: to },
      ...(replyTo === null ? {} : { replyTo: { name: '', address: replyTo } }),
      subject,
      text,
      headers: { ...headers },
      messageId: `<${id}@${host}>`,
    });
    await sent.catch((error: unknown) => {
      throw isRefusal(error) ? new AddressRefused((error as Error).message) : error;
    });
  };
}

/** Whether the server refused the receiver for good, and not the sender or the moment. */
function isRefusal(error: unknown): boolean {
  const { command, responseCode } = error as { readonly command?: unknown; readonly responseCode?: unknown };
  return command === 'RCPT TO' && typeof responseCode === 'number' && responseCode >= 500;
}
