import type { Migration } from 'kysely/migration';

export const essays: Migration = {
  up: async ({ schema }) => {
    await schema
      .createTable('essays')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('public_id', 'text', (column) => column.notNull().unique())
      .addColumn('author_id', 'text', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('draft_title', 'text', (column) => column.notNull())
      .addColumn('draft_summary', 'text', (column) => column.notNull())
      .addColumn('draft_md', 'text', (column) => column.notNull())
      .addColumn('draft_version', 'integer', (column) => column.notNull())
      .addColumn('published_revision', 'integer')
      .addColumn('published_at', 'text')
      .addColumn('updated_at', 'text')
      .addColumn('licence', 'text', (column) => column.notNull())
      .addColumn('comments_open', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute();
    await schema.createIndex('essays_author').on('essays').column('author_id').execute();
    await schema
      .createTable('essay_revisions')
      .addColumn('essay_id', 'text', (column) => column.notNull())
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('summary', 'text', (column) => column.notNull())
      .addColumn('body_md', 'text', (column) => column.notNull())
      .addColumn('sha256', 'text', (column) => column.notNull())
      .addColumn('note', 'text')
      .addColumn('at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('essay_revisions_key', ['essay_id', 'number'])
      .execute();
    await schema
      .createTable('essay_citations')
      .addColumn('essay_id', 'text', (column) => column.notNull())
      .addColumn('family', 'text', (column) => column.notNull())
      .addColumn('record_id', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('essay_citations_key', ['essay_id', 'family', 'record_id'])
      .execute();
    const cited = schema.createIndex('essay_citations_record').on('essay_citations');
    await cited.columns(['family', 'record_id']).execute();
    await schema
      .createTable('desk_comments')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('subject_kind', 'text', (column) => column.notNull())
      .addColumn('subject_id', 'text', (column) => column.notNull())
      .addColumn('parent_id', 'text')
      .addColumn('user_id', 'text', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('removed_at', 'text')
      .execute();
    const index = schema.createIndex('desk_comments_subject').on('desk_comments');
    await index.columns(['subject_kind', 'subject_id']).execute();
    await schema.createIndex('desk_comments_user').on('desk_comments').column('user_id').execute();
    await schema
      .createTable('reports')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('subject_kind', 'text', (column) => column.notNull())
      .addColumn('subject_id', 'text', (column) => column.notNull())
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('reporter', 'text')
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('decided_by', 'text')
      .addColumn('decided_at', 'text')
      .addColumn('statement', 'text')
      .execute();
    await schema.createIndex('reports_state').on('reports').column('state').execute();
    await schema
      .createTable('moderation')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('subject_kind', 'text', (column) => column.notNull())
      .addColumn('subject_id', 'text', (column) => column.notNull())
      .addColumn('decision', 'text', (column) => column.notNull())
      .addColumn('rule', 'text')
      .addColumn('statement', 'text', (column) => column.notNull())
      .addColumn('moderator_id', 'text')
      .addColumn('at', 'text', (column) => column.notNull())
      .execute();
    const decided = schema.createIndex('moderation_subject').on('moderation');
    await decided.columns(['subject_kind', 'subject_id']).execute();
  },
};
