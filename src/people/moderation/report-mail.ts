// What whoever reported a text hears, made when it is sent.

import type { MailOptions, Message } from '../mail/delivery.ts';
import type { Mail } from '../mail/outbox.ts';

/** Tells what became of a report; null where nobody gave an address. */
export async function reportMail(mail: Mail, { desk, serviceName }: MailOptions): Promise<Message | null> {
  const report = await desk.db
    .selectFrom('reports')
    .select(['email', 'state', 'subject_kind', 'at', 'statement'])
    .where('id', '=', mail.subject_id)
    .executeTakeFirst();
  if (!report?.email || report.state === 'open') return null;
  const became = report.state === 'removed' ? 'was removed' : 'stays';
  return {
    id: mail.id,
    to: report.email,
    replyTo: null,
    subject: `${serviceName}: what became of your report`,
    text: `On ${report.at.slice(0, 10)} you reported a text (${report.subject_kind}) on ${serviceName}. A person read it and decided: the text ${became}.\n\nThe reason, as its author reads it:\n${report.statement ?? ''}\n\nYour address is erased with this report ninety days after the decision.`,
  };
}
