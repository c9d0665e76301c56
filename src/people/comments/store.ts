// Comments on experiments. A thread's row is written first by every post, so posts of one experiment
// have one order on every engine. What was posted is remembered by its hash for a day, removed or not.

import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Desk } from '../../desk/desk.ts';
import { countPost, type PostLimit } from '../../desk/post-limit.ts';
import type { CommentsTable } from '../../desk/schema/comments.ts';
import type { Tables } from '../../desk/schema/tables.ts';
import { dayMs } from '../../kernel/durations.ts';

export type NewComment = Omit<CommentsTable, 'position' | 'removed_at' | 'created_at'>;

/**
 * Posts a comment, all or nothing.
 * @param author who the limit counts
 * @returns 'posted', or why nothing was: the same body was posted within a day, or the parent is no live comment of the experiment
 * @throws Refusal('rate_limited')
 */
export function postComment(
  desk: Desk,
  comment: NewComment,
  author: string,
  limit: PostLimit,
  now: Date,
): Promise<'posted' | 'duplicate' | 'no_parent'> {
  return desk
    .exclusively('people', async (trx) => {
      const { posted } = await trx
        .insertInto('threads')
        .values({ experiment_id: comment.experiment_id, posted: 1 })
        .onConflict((conflict) =>
          conflict.column('experiment_id').doUpdateSet((eb) => ({ posted: eb('threads.posted', '+', 1) })),
        )
        .returning('posted')
        .executeTakeFirstOrThrow();
      if (comment.parent_id !== null && !(await isLive(trx, comment))) throw new Unposted('no_parent');
      if (!(await isNew(trx, comment, author, now))) throw new Unposted('duplicate');
      await countPost(trx, limit, author, now);
      await trx
        .insertInto('comments')
        .values({ ...comment, position: posted, created_at: now.toISOString(), removed_at: null })
        .execute();
      return 'posted' as const;
    })
    .catch((error: unknown) => {
      if (error instanceof Unposted) return error.why;
      throw error;
    });
}

/** Rolls the transaction back with a reason. */
class Unposted extends Error {
  readonly why: 'duplicate' | 'no_parent';
  constructor(why: 'duplicate' | 'no_parent') {
    super(why);
    this.why = why;
  }
}

/** Whether the parent is live. It is written as it is, so that nobody removes it before the answer stands. */
async function isLive(trx: Transaction<Tables>, { parent_id, experiment_id }: NewComment): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('comments')
    .set({ removed_at: null })
    .where('id', '=', parent_id)
    .where('experiment_id', '=', experiment_id)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/**
 * Remembers the body, and that it is the author's; false when it was posted within 24 hours on this experiment,
 * or by this author on any other one, removed since or not.
 */
async function isNew(
  trx: Transaction<Tables>,
  comment: NewComment,
  author: string,
  now: Date,
): Promise<boolean> {
  const { id, experiment_id, body } = comment;
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
        eb.and([eb('experiment_id', '=', experiment_id), eb('hash', '=', byAnyone)]),
        eb('hash', '=', byAuthor),
      ]),
    )
    .executeTakeFirst();
  if (known) return false;
  const rows = [byAnyone, byAuthor].map((hash) => ({ experiment_id, hash, comment_id: id, at }));
  await trx.insertInto('comment_bodies').values(rows).execute();
  return true;
}

const sha256 = (text: string) => createHash('sha256').update(text, 'utf8').digest('base64url');

/** Removes a live comment of whoever has its token or wrote it signed in; false for every other case. */
export function removeComment(
  desk: Desk,
  id: string,
  by: { readonly tokenHash: string | null; readonly accountId: string | null },
  now: Date,
): Promise<boolean> {
  return desk.exclusively('people', async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('comments')
      .set({ removed_at: now.toISOString() })
      .where('id', '=', id)
      .where('removed_at', 'is', null)
      .where((eb) => eb.or([eb('token_hash', '=', by.tokenHash), eb('account_id', '=', by.accountId)]))
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  });
}

/** What is left of a comment once what it said is erased: its place in the thread. */
const emptied = { body: '', author_name: null, author_image: null, token_hash: null };

/** Removes a comment, whoever wrote it, and erases what it says; false when there is none. */
export function eraseComment(desk: Desk, id: string, now: Date): Promise<boolean> {
  return desk.exclusively('people', async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('comments')
      .set(({ fn, val }) => ({ ...emptied, removed_at: fn.coalesce('removed_at', val(now.toISOString())) }))
      .where('id', '=', id)
      .executeTakeFirst();
    await trx.deleteFrom('comment_bodies').where('comment_id', '=', id).execute();
    return numUpdatedRows === 1n;
  });
}

/** Erases what comments said that were removed by this moment. */
export async function emptyRemovedComments(trx: Transaction<Tables>, by: string): Promise<void> {
  await trx
    .updateTable('comments')
    .set(emptied)
    .where('removed_at', '<=', by)
    .where('body', '<>', '')
    .execute();
}

/** Tells one state of a thread from all others: comments are posted and removed, never changed or brought back. */
export async function threadState(desk: Desk, experimentId: string): Promise<string> {
  const { posted, removed } = await desk.db
    .selectNoFrom((eb) => [
      eb.selectFrom('threads').select('posted').where('experiment_id', '=', experimentId).as('posted'),
      eb
        .selectFrom('comments')
        .select((inner) => inner.fn.countAll<number | string>().as('n'))
        .where('experiment_id', '=', experimentId)
        .where('removed_at', 'is not', null)
        .as('removed'),
    ])
    .executeTakeFirstOrThrow();
  return `${posted} ${removed}`;
}

/** Live comments of an experiment after a position, oldest first, at most `limit`. */
export function liveComments(
  desk: Desk,
  experimentId: string,
  after: number,
  limit: number,
): Promise<CommentsTable[]> {
  return desk.db
    .selectFrom('comments')
    .selectAll()
    .where('experiment_id', '=', experimentId)
    .where('position', '>', after)
    .where('removed_at', 'is', null)
    .orderBy('position')
    .limit(limit)
    .execute();
}

/** The position of a comment of the experiment, a removed one too; null when there is none. */
export async function positionOf(desk: Desk, experimentId: string, id: string): Promise<number | null> {
  const row = await desk.db
    .selectFrom('comments')
    .select('position')
    .where('experiment_id', '=', experimentId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.position ?? null;
}
