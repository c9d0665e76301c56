import type { Migration } from 'kysely/migration';

export const nightLeases: Migration = {
  up: async (db) => {
    await db.schema.alterTable('nightly').addColumn('leased_until', 'text').execute();
  },
};
