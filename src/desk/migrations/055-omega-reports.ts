import type { Migration } from 'kysely/migration';

export const omegaReports: Migration = {
  up: async ({ schema }) => {
    await schema.alterTable('omega_reports').addColumn('settled_at', 'text').execute();
  },
};
