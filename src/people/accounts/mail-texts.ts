// What the mails about addresses and invitations say, made when they are sent. The token is made then too: so it
// stands in the mail alone.

import { hashOfSecret } from '../../access/key-format.ts';
import type { MailOptions, Message } from '../mail/delivery.ts';
import type { Mail } from '../mail/outbox.ts';

function newToken({ random }: MailOptions): { readonly token: string; readonly hash: string } {
  const token = Buffer.from(random(32)).toString('base64url');
  return { token, hash: hashOfSecret(token) };
}

/** Asks a new address of a person to confirm that it is the person's; null when that is over. */
export async function addressMail(mail: Mail, options: MailOptions): Promise<Message | null> {
  const { desk, site, serviceName, now } = options;
  const { token, hash } = newToken(options);
  const row = await desk.db
    .updateTable('email_confirmations')
    .set({ hash })
    .where('id', '=', mail.subject_id)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now().toISOString())
    .returning('email')
    .executeTakeFirst();
  if (!row) return null;
  const text = `Somebody who is signed in to ${serviceName} says that this address is theirs.\n\nIf it was you, open this in the browser in which you are signed in, and confirm it:\n${site}/account/mail/${token}\n\nIt is good for a day. If it was not you, there is nothing to do.`;
  return {
    id: mail.id,
    to: row.email,
    replyTo: null,
    subject: `${serviceName}: confirm your address`,
    text,
  };
}

/** So much of a name stands in a mail to strangers. */
const maxLetters = 60;

/**
 * A name that somebody chose, in a mail to somebody else: short, in quotation marks that it cannot end, and no part of
 * it is taken for an address.
 */
function inMail(name: string): string {
  const plain = name.replaceAll(/[.:/@\\]+(?=[^\s.:/@\\])/g, ' ').replaceAll(/[“”„‟"«»]/g, '');
  const letters = [...plain];
  return `“${letters.length > maxLetters ? `${letters.slice(0, maxLetters - 1).join('')}…` : plain}”`;
}

/** Invites an address to a team; null when the invitation is over. */
export async function invitationMail(mail: Mail, options: MailOptions): Promise<Message | null> {
  const { desk, site, serviceName, now } = options;
  const invitation = await desk.db
    .selectFrom('invitations')
    .innerJoin('teams', 'teams.id', 'invitations.team_id')
    .innerJoin('users', 'users.id', 'invitations.invited_by')
    .select(['invitations.email', 'invitations.role', 'teams.name as team', 'users.name as by'])
    .where('invitations.id', '=', mail.subject_id)
    .where('users.status', '=', 'active')
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now().toISOString())
    .executeTakeFirst();
  if (!invitation) return null;
  const { token, hash } = newToken(options);
  await desk.db.updateTable('invitations').set({ hash }).where('id', '=', mail.subject_id).execute();
  const { email, role, team, by } = invitation;
  const text = `${inMail(by)} invites you to the team ${inMail(team)} on ${serviceName}, as ${role}.\n\nOpen this to join, signed in with this address:\n${site}/invitations/${token}\n\nIt is good once, for seven days. If you know nothing of it, there is nothing to do.`;
  return { id: mail.id, to: email, replyTo: null, subject: `${serviceName}: you are invited`, text };
}
