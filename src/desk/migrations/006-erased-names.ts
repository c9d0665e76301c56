import type { Migration } from 'kysely/migration';

export const erasedNames: Migration = {
  up: async (db) => {
    await db.schema
      .createTable('erased_names')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('words', 'integer', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .execute();
  },
};
