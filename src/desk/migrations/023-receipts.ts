import type { Migration } from 'kysely/migration';

/** What a removal cleared elsewhere, and what still waits for the operator. */
export const receipts: Migration = {
  up: async (db) => {
    for (const column of ['cleared', 'waiting']) {
      await db.schema.alterTable('data_requests').addColumn(column, 'text').execute();
    }
  },
};
