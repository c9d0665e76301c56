import type { Migration } from 'kysely/migration';

export const appeals: Migration = {
  up: async ({ schema }) => {
    await schema
      .createTable('appeals')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('subject_kind', 'text', (column) => column.notNull())
      .addColumn('subject_id', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('asked_on', 'text', (column) => column.notNull())
      .addColumn('decided_by', 'text')
      .addColumn('decided_at', 'text')
      .execute();
    // One appeal of a text, whoever asks at the same time.
    const one = schema.createIndex('appeals_subject').unique().on('appeals');
    await one.columns(['subject_kind', 'subject_id']).execute();
    await schema.createIndex('appeals_state').on('appeals').column('state').execute();
  },
};
