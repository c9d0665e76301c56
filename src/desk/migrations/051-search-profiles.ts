import type { Migration } from 'kysely/migration';

export const searchProfiles: Migration = {
  up: async ({ schema }) => {
    await schema
      .createTable('search_profiles')
      .addColumn('user_id', 'text', (column) => column.primaryKey().references('users.id'))
      .addColumn('team_id', 'text')
      .addColumn('fields', 'text', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull())
      .execute();
  },
};
