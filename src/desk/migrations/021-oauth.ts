import type { Migration } from 'kysely/migration';

export const oauth: Migration = {
  up: async ({ schema }) => {
    await schema
      .createTable('oauth_records')
      .addColumn('model', 'text', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('payload', 'text', (column) => column.notNull())
      .addColumn('grant_id', 'text')
      .addColumn('uid', 'text')
      .addColumn('user_code', 'text', (column) => column.unique())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text')
      .addColumn('consumed_at', 'text')
      .addColumn('polled_at', 'text')
      .addPrimaryKeyConstraint('oauth_records_key', ['model', 'id'])
      .execute();
    await schema.createIndex('oauth_records_grant').on('oauth_records').column('grant_id').execute();
    await schema.createIndex('oauth_records_end').on('oauth_records').column('expires_at').execute();
    await schema.createIndex('oauth_records_uid').on('oauth_records').columns(['model', 'uid']).execute();
    await schema
      .createTable('oauth_grants')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
      .addColumn('team_id', 'text', (column) => column.notNull().references('teams.id'))
      .addColumn('client_id', 'text', (column) => column.notNull())
      .addColumn('client_name', 'text', (column) => column.notNull())
      .addColumn('client_host', 'text')
      .addColumn('scopes', 'text', (column) => column.notNull())
      .addColumn('resource', 'text', (column) => column.notNull())
      .addColumn('flow', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .addColumn('last_used_at', 'text')
      .execute();
    await schema.createIndex('oauth_grants_user').on('oauth_grants').column('user_id').execute();
    await schema
      .createTable('sign_in_handles')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('device_hash', 'text', (column) => column.notNull())
      .addColumn('grant_id', 'text')
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute();
  },
};
