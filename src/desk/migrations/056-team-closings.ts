import type { Migration } from 'kysely/migration';

export const teamClosings: Migration = {
  up: async ({ schema }) => {
    await schema
      .createTable('team_closings')
      .addColumn('team_id', 'text', (column) => column.primaryKey().references('teams.id'))
      .addColumn('asked_at', 'text', (column) => column.notNull())
      .addColumn('erase_at', 'text', (column) => column.notNull())
      .addColumn('stopped_at', 'text')
      .addColumn('erased_at', 'text')
      .addColumn('receipt', 'text')
      .execute();
  },
};
