import type { Migration } from 'kysely/migration';

export const accountClosings: Migration = {
  up: async ({ schema }) => {
    await schema
      .createTable('account_closings')
      .addColumn('user_id', 'text', (column) => column.primaryKey().references('users.id'))
      .addColumn('asked_at', 'text', (column) => column.notNull())
      .addColumn('erase_at', 'text', (column) => column.notNull())
      .addColumn('words', 'text', (column) => column.notNull())
      .addColumn('reviews', 'text', (column) => column.notNull())
      .addColumn('receipt_at', 'text')
      .addColumn('stopped_at', 'text')
      .addColumn('erased_at', 'text')
      .addColumn('receipt', 'text')
      .execute();
    await schema.createIndex('account_closings_due').on('account_closings').column('erase_at').execute();
  },
};
