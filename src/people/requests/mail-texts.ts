// What the mails about messages and data requests say, made when they are sent.

import { hashOfSecret, makeSecret } from '../../access/key-format.ts';
import type { MailOptions, Message } from '../mail/delivery.ts';
import type { Mail } from '../mail/outbox.ts';
import { setVerifyHash } from './data-requests-store.ts';
import { wholeRequest } from './request-list.ts';

/** The text of a mail as things stand now; null when what it tells of is gone. */
export async function requestMail(mail: Mail, options: MailOptions): Promise<Message | null> {
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
