import type { Migration } from 'kysely/migration';

/** What was removed, taken back or ended since a moment is found without reading all that people did. */
export const whatWasWithdrawn: Migration = {
  up: async ({ schema }) => {
    const events = schema.createIndex('account_events_action').on('account_events');
    await events.columns(['action', 'at']).execute();
    await schema.createIndex('moderation_at').on('moderation').column('at').execute();
    await schema.createIndex('desk_comments_removed').on('desk_comments').column('removed_at').execute();
  },
};
