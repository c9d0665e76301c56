import type { Migration } from 'kysely/migration';

export const unfinishedErasures: Migration = {
  up: async (db) => {
    await db.schema
      .createTable('unfinished_erasures')
      .addColumn('family', 'text', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('names', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('unfinished_erasures_key', ['family', 'id'])
      .execute();
  },
};
