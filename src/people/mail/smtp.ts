// Mail through an SMTP server. The library for it is loaded with the first mail.

import type { Transporter } from 'nodemailer';
import type { SendMail } from './delivery.ts';

/** Sends from this address through the server of the URL (smtp:// or smtps://, with user and password). */
export function smtpMail(url: string, from: string): SendMail {
  let transport: Promise<Transporter> | undefined;
  const host = from.replace(/^.*@/, '').replace(/>.*$/, '');
  return async ({ id, to, replyTo, subject, text, headers = {} }) => {
    transport ??= import('nodemailer').then(({ createTransport }) => createTransport(url, { from }));
    await (await transport).sendMail({
      to: { name: '', address: to },
      ...(replyTo === null ? {} : { replyTo: { name: '', address: replyTo } }),
      subject,
      text,
      headers: { ...headers },
      messageId: `<${id}@${host}>`,
    });
  };
}
