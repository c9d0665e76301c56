import type { Migration } from 'kysely/migration';

/** Since when another key is in the place of one: it is replaced once. */
export const replacedKeys: Migration = {
  up: async ({ schema }) => {
    await schema.alterTable('keys').addColumn('replaced_at', 'text').execute();
  },
};
