// Comments on experiments. A thread's row is written first by every post, so posts of one experiment
// have one order on every engine.

import type { Transaction } from 'kysely';
import type { Desk } from '../../desk/desk.ts';
import { countPost, type PostLimit } from '../../desk/post-limit.ts';
import { forgetBody, rememberBody } from '../../desk/posted-bodies.ts';
import type { CommentsTable } from '../../desk/schema/comments.ts';
import type { Tables } from '../../desk/schema/tables.ts';

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
      const { id, experiment_id: thread, body } = comment;
      const isNew = await rememberBody(trx, { thread, comment: id, author, body }, now);
      if (!isNew) throw new Unposted('duplicate');
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

/** Which live comments of a thread an account wrote, at most so many as one answer lists. */
export async function commentsBy(
  desk: Desk,
  experimentId: string,
  accountId: string,
  limit: number,
): Promise<ReadonlySet<string>> {
  const rows = await desk.db
    .selectFrom('comments')
    .select('id')
    .where('experiment_id', '=', experimentId)
    .where('account_id', '=', accountId)
    .where('removed_at', 'is', null)
    .limit(limit)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

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
    await forgetBody(trx, id);
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
