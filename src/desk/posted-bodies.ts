// What was posted within a day, by its hash: in one thread the same is said once, and by one author once in all
// threads. What was removed since counts too.

import { hash } from 'node:crypto';
import { dayMs } from '../kernel/durations.ts';
import type { DeskTransaction } from './desk.ts';

interface Posted {
  /** The id of what it is said below. */
  readonly thread: string;
  readonly comment: string;
  /** Who says it: an account, else an address. */
  readonly author: string;
  readonly body: string;
}

/** Remembers a body, and that it is the author's; false when it was posted within 24 hours. */
export async function rememberBody(
  trx: DeskTransaction,
  { thread, comment, author, body }: Posted,
  now: Date,
): Promise<boolean> {
  const byAnyone = sha256(body);
  const byAuthor = sha256(JSON.stringify([author, body]));
  const at = now.toISOString();
  const since = new Date(now.getTime() - dayMs).toISOString();
  await trx.deleteFrom('comment_bodies').where('at', '<=', since).execute();
  const known = await trx
    .selectFrom('comment_bodies')
    .select('comment_id')
    .where((eb) =>
      eb.or([
        eb.and([eb('experiment_id', '=', thread), eb('hash', '=', byAnyone)]),
        eb('hash', '=', byAuthor),
      ]),
    )
    .executeTakeFirst();
  if (known) return false;
  const rows = [byAnyone, byAuthor].map((hash) => ({ experiment_id: thread, hash, comment_id: comment, at }));
  await trx.insertInto('comment_bodies').values(rows).execute();
  return true;
}

const sha256 = (text: string) => hash('sha256', text, 'base64url');

/** Forgets what a comment said, which is erased. */
export async function forgetBody(trx: DeskTransaction, comment: string): Promise<void> {
  await trx.deleteFrom('comment_bodies').where('comment_id', '=', comment).execute();
}
