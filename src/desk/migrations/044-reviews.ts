import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const reviews: Migration = {
  up: async ({ schema }) => {
    await schema
      .createTable('reviews')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('organization_id', 'text', (column) => column.notNull())
      .addColumn('author_tag', 'text', (column) => column.notNull())
      .addColumn('relation', 'text', (column) => column.notNull())
      .addColumn('period', 'text', (column) => column.notNull())
      .addColumn('dimensions', 'text', (column) => column.notNull())
      .addColumn('helped', 'text', (column) => column.notNull())
      .addColumn('hindered', 'text', (column) => column.notNull())
      .addColumn('advice', 'text', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('submitted_on', 'text', (column) => column.notNull())
      .addColumn('accepted_on', 'text')
      .addColumn('released_on', 'text')
      .addColumn('synced', 'integer', (column) => column.notNull())
      .execute();
    // One review of a person and a fund: what was withdrawn is not one.
    const one = schema.createIndex('reviews_author').unique().on('reviews');
    const live = sql<boolean>`status <> 'withdrawn'`;
    await one.columns(['organization_id', 'author_tag']).where(live).execute();
    await schema.createIndex('reviews_status').on('reviews').columns(['status', 'synced']).execute();
    await schema
      .createTable('review_replies')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('review_id', 'text', (column) => column.notNull().unique())
      .addColumn('organization_id', 'text', (column) => column.notNull())
      .addColumn('user_id', 'text', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .execute();
    await schema
      .createTable('fund_representatives')
      .addColumn('organization_id', 'text', (column) => column.notNull())
      .addColumn('user_id', 'text', (column) => column.notNull())
      .addColumn('verified_by', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('fund_representatives_key', ['organization_id', 'user_id'])
      .execute();
  },
};
