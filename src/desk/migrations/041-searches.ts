import type { Migration } from 'kysely/migration';

export const searches: Migration = {
  up: async ({ schema }) => {
    await schema
      .createTable('saved_searches')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
      .addColumn('team_id', 'text')
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('operation', 'text', (column) => column.notNull())
      .addColumn('query', 'text', (column) => column.notNull())
      .addColumn('cadence', 'text', (column) => column.notNull())
      .addColumn('wants', 'text', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('cursor_seq', 'bigint', (column) => column.notNull())
      .addColumn('closing_day', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute();
    await schema.createIndex('saved_searches_user').on('saved_searches').column('user_id').execute();
    await schema
      .createTable('search_known')
      .addColumn('search_id', 'text', (column) => column.notNull().references('saved_searches.id'))
      .addColumn('record_id', 'text', (column) => column.notNull())
      .addColumn('watched', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('search_known_key', ['search_id', 'record_id'])
      .execute();
    await schema
      .createTable('digests')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
      .addColumn('cadence', 'text', (column) => column.notNull())
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('items', 'integer')
      .addUniqueConstraint('digests_once', ['user_id', 'cadence', 'day'])
      .execute();
    await schema
      .createTable('search_hits')
      .addColumn('search_id', 'text', (column) => column.notNull().references('saved_searches.id'))
      .addColumn('record_id', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('occasion', 'text', (column) => column.notNull())
      .addColumn('family', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('digest_id', 'text')
      .addPrimaryKeyConstraint('search_hits_key', ['search_id', 'record_id', 'kind', 'occasion'])
      .execute();
    await schema.createIndex('search_hits_digest').on('search_hits').column('digest_id').execute();
    await schema
      .createTable('digest_times')
      .addColumn('user_id', 'text', (column) => column.primaryKey().references('users.id'))
      .addColumn('time_zone', 'text', (column) => column.notNull())
      .addColumn('hour', 'integer', (column) => column.notNull())
      .addColumn('weekday', 'integer', (column) => column.notNull())
      .execute();
    await schema
      .createTable('mail_stops')
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
      .addColumn('stream', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('reason', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('mail_stops_key', ['user_id', 'stream'])
      .execute();
    await schema
      .createTable('muted_records')
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
      .addColumn('family', 'text', (column) => column.notNull())
      .addColumn('record_id', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('muted_records_key', ['user_id', 'family', 'record_id'])
      .execute();
    await schema
      .createTable('search_feeds')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('search_id', 'text', (column) => column.notNull().references('saved_searches.id'))
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('ended_at', 'text')
      .execute();
    await schema.createIndex('search_feeds_search').on('search_feeds').column('search_id').execute();
  },
};
