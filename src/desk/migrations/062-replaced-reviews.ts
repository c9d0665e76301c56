import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A review that its author replaced once kept its texts; it keeps as little as one that was taken back. */
export const replacedReviews: Migration = {
  up: async (db) => {
    await sql`update reviews set helped = '', hindered = '', advice = '' where status = 'withdrawn'`.execute(
      db,
    );
  },
};
