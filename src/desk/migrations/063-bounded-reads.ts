import type { Migration } from 'kysely/migration';

/** A page of a fund's reviews, and the markets of a season, are found without reading all others. */
export const boundedReads: Migration = {
  up: async ({ schema }) => {
    const fund = schema.createIndex('reviews_fund').on('reviews');
    await fund.columns(['organization_id', 'status', 'released_on', 'id']).execute();
    await schema.createIndex('markets_final').on('markets').column('final_at').execute();
  },
};
