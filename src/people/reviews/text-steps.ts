// What moderation does with reviews and replies.

import type { DeskTransaction } from '../../desk/desk.ts';
import { reviewTagsOf } from '../accounts/review-tags.ts';
import type { TextSteps } from '../moderation/texts.ts';

/** @param secret the server's, which makes the tags by which an author is known */
export function reviewSteps(secret: Uint8Array): TextSteps {
  return {
    // The catalogue follows.
    remove: async (trx, id) => {
      const { numUpdatedRows } = await trx
        .updateTable('reviews')
        .set({ status: 'removed', synced: 0 })
        .where('id', '=', id)
        .where('status', 'in', ['published', 'held', 'submitted'])
        .executeTakeFirstOrThrow();
      return numUpdatedRows === 1n;
    },
    restore: async (trx, id) => {
      const row = await trx.selectFrom('reviews').selectAll().where('id', '=', id).executeTakeFirst();
      if (row?.status !== 'removed') return false;
      const unreleased = row.accepted_on === null ? 'submitted' : 'held';
      const status = row.released_on === null ? unreleased : 'published';
      await trx.updateTable('reviews').set({ status, synced: 0 }).where('id', '=', id).execute();
      return true;
    },
    ofAuthor: async (db, user) => {
      const tags = await reviewTagsOf(db, { user, secret });
      if (tags.length === 0) return [];
      const rows = await db.selectFrom('reviews').select('id').where('author_tag', 'in', tags).execute();
      return rows.map(({ id }) => id);
    },
    textOf: async (db, id) => {
      const row = await db.selectFrom('reviews').selectAll().where('id', '=', id).executeTakeFirst();
      if (!row) return null;
      return [row.helped, row.hindered, row.advice].filter((one) => one !== '').join('\n\n') || null;
    },
  };
}

async function wasAccepted(trx: DeskTransaction, id: string): Promise<boolean> {
  const row = await trx
    .selectFrom('moderation')
    .select('id')
    .where('subject_kind', '=', 'reply')
    .where('subject_id', '=', id)
    .where('decision', '=', 'accepted')
    .executeTakeFirst();
  return row !== undefined;
}

export const replySteps: TextSteps = {
  remove: async (trx, id) => {
    const { numUpdatedRows } = await trx
      .updateTable('review_replies')
      .set({ status: 'removed' })
      .where('id', '=', id)
      .where('status', '<>', 'removed')
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 1n;
  },
  restore: async (trx, id) => {
    const status = (await wasAccepted(trx, id)) ? 'published' : 'submitted';
    const { numUpdatedRows } = await trx
      .updateTable('review_replies')
      .set({ status })
      .where('id', '=', id)
      .where('status', '=', 'removed')
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 1n;
  },
  ofAuthor: async (db, user) =>
    (await db.selectFrom('review_replies').select('id').where('user_id', '=', user).execute()).map(
      ({ id }) => id,
    ),
  textOf: async (db, id) =>
    (await db.selectFrom('review_replies').select('body').where('id', '=', id).executeTakeFirst())?.body ??
    null,
};
