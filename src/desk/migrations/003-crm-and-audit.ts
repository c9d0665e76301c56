import type { Migration } from 'kysely/migration';

export const crmAndAudit: Migration = {
  up: async (db) => {
    await db.schema
      .createTable('claims')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('team_id', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('lead_id', 'text')
      .addColumn('entity_kind', 'text', (column) => column.notNull())
      .addColumn('entity_public_id', 'text', (column) => column.notNull())
      .addColumn('stage', 'text', (column) => column.notNull())
      .addColumn('owner_id', 'text', (column) => column.notNull())
      .addColumn('owner_name', 'text', (column) => column.notNull())
      .addColumn('priority', 'integer')
      .addColumn('next_action', 'text')
      .addColumn('next_action_at', 'text')
      .addColumn('amount_target', 'text')
      .addColumn('notes', 'text')
      .addColumn('tags', 'text', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull())
      .addColumn('stage_changed_at', 'text', (column) => column.notNull())
      .addColumn('history', 'text', (column) => column.notNull())
      .addUniqueConstraint('claims_subject', ['team_id', 'subject'])
      .execute();
    await db.schema
      .createTable('audit')
      .addColumn('seq', 'integer', (column) => column.primaryKey())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('key_id', 'text')
      .addColumn('actor', 'text', (column) => column.notNull())
      .addColumn('team', 'text')
      .addColumn('path', 'text', (column) => column.notNull())
      .addColumn('params_sha256', 'text')
      .addColumn('subject_ids', 'text', (column) => column.notNull())
      .addColumn('status', 'integer', (column) => column.notNull())
      .addColumn('hash', 'text', (column) => column.notNull())
      .execute();
  },
};
