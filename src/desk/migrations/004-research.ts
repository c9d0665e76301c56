import type { Migration } from 'kysely/migration';

export const research: Migration = {
  up: async (db) => {
    await db.schema
      .createTable('projects')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('team_id', 'text', (column) => column.notNull().references('teams.id'))
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('summary', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('research_jobs')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('team_id', 'text', (column) => column.notNull().references('teams.id'))
      .addColumn('job_type', 'text', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('query', 'text')
      .addColumn('project_id', 'text')
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('percent', 'integer', (column) => column.notNull())
      .addColumn('step', 'text')
      .addColumn('message', 'text')
      .addColumn('found', 'integer', (column) => column.notNull())
      .addColumn('accepted', 'integer', (column) => column.notNull())
      .addColumn('rejected', 'integer', (column) => column.notNull())
      .addColumn('work', 'text')
      .addColumn('result', 'text')
      .addColumn('error', 'text')
      .addColumn('webhook_url', 'text')
      .addColumn('webhook_disabled', 'integer', (column) => column.notNull())
      .addColumn('told_progress_at', 'text')
      .addColumn('tries', 'integer', (column) => column.notNull())
      .addColumn('due_at', 'text', (column) => column.notNull())
      .addColumn('leased_by', 'text')
      .addColumn('leased_until', 'text')
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('started_at', 'text')
      .addColumn('completed_at', 'text')
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('research_jobs_of_team')
      .on('research_jobs')
      .columns(['team_id', 'created_at'])
      .execute();
    await db.schema
      .createIndex('research_jobs_due')
      .on('research_jobs')
      .columns(['status', 'due_at'])
      .execute();
    await db.schema
      .createTable('research_requests')
      .addColumn('team_id', 'text', (column) => column.notNull())
      .addColumn('key_hash', 'text', (column) => column.notNull())
      .addColumn('body_hash', 'text', (column) => column.notNull())
      .addColumn('grants_job', 'text', (column) => column.notNull())
      .addColumn('events_job', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('research_requests_key', ['team_id', 'key_hash'])
      .execute();
    await webhookTables(db);
  },
};

async function webhookTables(db: Parameters<Migration['up']>[0]): Promise<void> {
  await db.schema
    .createTable('webhook_deliveries')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('job_id', 'text', (column) => column.notNull().references('research_jobs.id'))
    .addColumn('team_id', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('url', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('due_at', 'text', (column) => column.notNull())
    .addColumn('leased_until', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('webhook_deliveries_due')
    .on('webhook_deliveries')
    .columns(['state', 'due_at'])
    .execute();
  await db.schema
    .createIndex('webhook_deliveries_of_job')
    .on('webhook_deliveries')
    .columns(['job_id', 'created_at'])
    .execute();
  await db.schema
    .createTable('webhook_attempts')
    .addColumn('delivery_id', 'text', (column) => column.notNull().references('webhook_deliveries.id'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('job_id', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('status', 'integer')
    .addColumn('error', 'text')
    .addPrimaryKeyConstraint('webhook_attempts_key', ['delivery_id', 'number'])
    .execute();
  await db.schema
    .createIndex('webhook_attempts_of_job')
    .on('webhook_attempts')
    .columns(['job_id', 'at'])
    .execute();
  await db.schema
    .createTable('webhook_keys')
    .addColumn('generation', 'integer', (column) => column.primaryKey())
    .addColumn('public_key', 'text', (column) => column.notNull())
    .addColumn('private_key', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('ends_at', 'text')
    .execute();
  await db.schema
    .createTable('webhook_secrets')
    .addColumn('team_id', 'text', (column) => column.notNull().references('teams.id'))
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('ends_at', 'text')
    .addPrimaryKeyConstraint('webhook_secrets_key', ['team_id', 'secret'])
    .execute();
}
