import type { Migration } from 'kysely/migration';

/** A page of a long thread, its count, and whether the same was said before are found without reading all. */
export const commentsInOrder: Migration = {
  up: async ({ schema }) => {
    await schema.createIndex('comment_bodies_hash').on('comment_bodies').column('hash').execute();
    await schema.createIndex('comment_bodies_at').on('comment_bodies').column('at').execute();
    const thread = schema.createIndex('desk_comments_thread').on('desk_comments');
    await thread.columns(['subject_kind', 'subject_id', 'created_at', 'id']).execute();
    await schema.dropIndex('desk_comments_subject').execute();
  },
};
