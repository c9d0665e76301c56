import type { Migration } from 'kysely/migration';

export const participation: Migration = {
  up: async (db) => {
    await db.schema
      .createTable('threads')
      .addColumn('experiment_id', 'text', (column) => column.primaryKey())
      .addColumn('posted', 'integer', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('comments')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('experiment_id', 'text', (column) => column.notNull())
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('parent_id', 'text')
      .addColumn('author_kind', 'text', (column) => column.notNull())
      .addColumn('author_name', 'text')
      .addColumn('author_image', 'text')
      .addColumn('account_id', 'text')
      .addColumn('body', 'text', (column) => column.notNull())
      .addColumn('token_hash', 'text')
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('removed_at', 'text')
      .addUniqueConstraint('comments_in_order', ['experiment_id', 'position'])
      .execute();
    await db.schema
      .createTable('comment_bodies')
      .addColumn('experiment_id', 'text', (column) => column.notNull())
      .addColumn('hash', 'text', (column) => column.notNull())
      .addColumn('comment_id', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('comment_bodies_once', ['experiment_id', 'hash'])
      .execute();
    await db.schema.createIndex('comment_bodies_comment').on('comment_bodies').column('comment_id').execute();
    await db.schema
      .createTable('recent_posts')
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('author', 'text', (column) => column.notNull())
      .addColumn('last_at', 'text', (column) => column.notNull())
      .addColumn('moments', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('recent_posts_once', ['kind', 'author'])
      .execute();
    await db.schema
      .createTable('messages')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('purpose', 'text', (column) => column.notNull())
      .addColumn('organisation', 'text')
      .addColumn('entity_to_correct', 'text')
      .addColumn('message', 'text', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('received_at', 'text', (column) => column.notNull())
      .addColumn('resolved_at', 'text')
      .execute();
    await db.schema
      .createTable('data_requests')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('request_kind', 'text', (column) => column.notNull())
      .addColumn('subject_kind', 'text')
      .addColumn('subject_public_id', 'text')
      .addColumn('subject_name', 'text')
      .addColumn('message', 'text')
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('outcome', 'text')
      .addColumn('received_at', 'text', (column) => column.notNull())
      .addColumn('due_by', 'text', (column) => column.notNull())
      .addColumn('status_hash', 'text', (column) => column.notNull().unique())
      .addColumn('verify_hash', 'text', (column) => column.unique())
      .addColumn('verify_until', 'text')
      .addColumn('verified_at', 'text')
      .addColumn('resolved_at', 'text')
      .addColumn('api_at', 'text')
      .addColumn('changes_seq', 'integer')
      .addColumn('dump_version', 'text')
      .addColumn('tool_server_at', 'text')
      .execute();
    await db.schema
      .createTable('requesters')
      .addColumn('request_id', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text')
      .addColumn('email', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('outbox')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('subject_id', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('next_at', 'text', (column) => column.notNull())
      .addColumn('sent_at', 'text')
      .addColumn('error', 'text')
      .execute();
    await db.schema.createIndex('outbox_due').on('outbox').columns(['sent_at', 'next_at']).execute();
    await db.schema
      .createTable('confirmed_addresses')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('asked_at', 'text', (column) => column.notNull())
      .addColumn('verified_at', 'text')
      .execute();
  },
};
