import type { Migration } from 'kysely/migration';

export const upkeep: Migration = {
  up: async (db) => {
    await db.schema
      .createTable('lineage')
      .addColumn('part', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('nightly')
      .addColumn('task', 'text', (column) => column.notNull())
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('node', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('nightly_once', ['task', 'day'])
      .execute();
  },
};
