import type { Migration } from 'kysely/migration';

export const mailSuppressions: Migration = {
  up: async ({ schema }) => {
    await schema
      .createTable('mail_suppressions')
      .addColumn('address_hash', 'text', (column) => column.primaryKey())
      .addColumn('refusals', 'integer', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .execute();
    // Where whoever reported a text hears what became of it.
    await schema.alterTable('reports').addColumn('email', 'text').execute();
  },
};
