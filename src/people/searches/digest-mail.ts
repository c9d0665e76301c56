// What a digest says, made when it is sent: from the catalogue as it is then, with the tier that the person has
// then. What is gone, hidden or not wanted any more is not in it; a digest that is empty is not sent.

import type { Desk } from '../../desk/desk.ts';
import type { MailOptions, Message } from '../mail/delivery.ts';
import type { Mail } from '../mail/outbox.ts';
import { suppressedSince } from '../mail/suppressions.ts';
import type { Catalogue } from './asking.ts';
import { type DigestItem, digestItems, reasonsOf } from './digest-items.ts';
import { takeBackDigest } from './digests.ts';
import { unsubscribeToken } from './unsubscribe.ts';

/** Records that one mail lists; the page of the digest has them all. */
const maxListed = 50;

interface DigestMailParts extends Catalogue {
  readonly secret: Uint8Array;
}

export function digestMail(parts: DigestMailParts) {
  return async (mail: Mail, { desk, serviceName, site, now }: MailOptions): Promise<Message | null> => {
    const digest = await desk.db
      .selectFrom('digests')
      .innerJoin('users', 'users.id', 'digests.user_id')
      .select(['digests.id', 'digests.cadence', 'digests.user_id', 'users.email', 'users.status'])
      .where('digests.id', '=', mail.subject_id)
      .where('users.email_verified_at', 'is not', null)
      .executeTakeFirst();
    if (!digest?.email || digest.status !== 'active' || (await isStopped(desk.db, digest))) return null;
    const { id, user_id: user, cadence } = digest;
    if ((await suppressedSince(desk, digest.email)) !== null) {
      if (cadence !== 'none') await takeBackDigest(desk, { id, user, cadence });
      return null;
    }
    const items = await digestItems(desk.db, digest.id, parts, now());
    const count = items.length;
    await desk.db.updateTable('digests').set({ items: count }).where('id', '=', digest.id).execute();
    if (count === 0) return null;
    const stop = `${site}/u/${unsubscribeToken(parts.secret, { user: digest.user_id, stream: digest.cadence })}`;
    return {
      id: mail.id,
      to: digest.email,
      replyTo: null,
      subject: `${serviceName}: ${count} ${count === 1 ? 'record' : 'records'} your searches found`,
      text: textOf(items, { site, stop, cadence: digest.cadence, digest: digest.id }),
      headers: { 'List-Unsubscribe': `<${stop}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    };
  };
}

async function isStopped(
  db: Desk['db'],
  { user_id, cadence }: { readonly user_id: string; readonly cadence: string },
): Promise<boolean> {
  const stop = await db
    .selectFrom('mail_stops')
    .select('at')
    .where('user_id', '=', user_id)
    .where('stream', '=', cadence)
    .executeTakeFirst();
  return stop !== undefined;
}

function textOf(
  items: readonly DigestItem[],
  {
    site,
    stop,
    cadence,
    digest,
  }: { readonly site: string; readonly stop: string; readonly cadence: string; readonly digest: string },
): string {
  const lines = items.slice(0, maxListed).map((item) => {
    const { family, id, name, url, deadline } = item;
    const mute = new URLSearchParams({ family, record: id });
    return [
      name,
      ...(deadline === null ? [] : [`Deadline: ${deadline}`]),
      ...(url === null ? [] : [url]),
      `Because: ${reasonsOf(item)
        .map(({ what, search }) => `${what} in "${search}"`)
        .join('; ')}`,
      `Not for me: ${site}/account/searches/mute?${mute}`,
    ].join('\n');
  });
  const more = items.length - lines.length;
  return [
    ...lines,
    ...(more > 0 ? [`And ${more} more: ${site}/account/searches/found/${digest}`] : []),
    `Change or stop a search: ${site}/account/searches\nStop all ${cadence} mail: ${stop}`,
  ].join('\n\n');
}
