// Mail through an SMTP server.

import { createTransport } from 'nodemailer';
import type { SendMail } from './mail.ts';

/** Sends from this address through the server of the URL (smtp:// or smtps://, with user and password). */
export function smtpMail(url: string, from: string): SendMail {
  const transport = createTransport(url, { from });
  const host = from.replace(/^.*@/, '').replace(/>.*$/, '');
  return async ({ id, to, replyTo, subject, text }) => {
    await transport.sendMail({
      to: { name: '', address: to },
      ...(replyTo === null ? {} : { replyTo: { name: '', address: replyTo } }),
      subject,
      text,
      messageId: `<${id}@${host}>`,
    });
  };
}
