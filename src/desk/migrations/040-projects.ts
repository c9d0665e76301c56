import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The tables as this migration finds and leaves them. */
interface Old {
  readonly projects: {
    id: string;
    title: string;
    summary: string;
    created_at: string;
    updated_at: string;
  };
  readonly project_versions: {
    project_id: string;
    version: number;
    title: string;
    summary: string;
    text_md: string;
    labels: string;
    keywords: string;
    countries: string;
    at: string;
    sha256: string;
  };
}

export const projects: Migration = {
  up: async (db) => {
    await db.schema
      .alterTable('projects')
      .addColumn('status', 'text', (column) => column.notNull().defaultTo('active'))
      .execute();
    await db.schema
      .alterTable('projects')
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .execute();
    await db.schema
      .alterTable('projects')
      .addColumn('updated_at', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await db.schema.createIndex('projects_team').on('projects').columns(['team_id', 'updated_at']).execute();
    await db.schema
      .createTable('project_versions')
      .addColumn('project_id', 'text', (column) => column.notNull().references('projects.id'))
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('summary', 'text', (column) => column.notNull())
      .addColumn('text_md', 'text', (column) => column.notNull())
      .addColumn('stage', 'text')
      .addColumn('labels', 'text', (column) => column.notNull())
      .addColumn('keywords', 'text', (column) => column.notNull())
      .addColumn('countries', 'text', (column) => column.notNull())
      .addColumn('applicant_type', 'text')
      .addColumn('amount', 'bigint')
      .addColumn('note', 'text')
      .addColumn('author_id', 'text')
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('sha256', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('project_versions_key', ['project_id', 'version'])
      .execute();
    await db.schema.alterTable('research_jobs').addColumn('project_version', 'integer').execute();
    await db.schema.alterTable('research_jobs').addColumn('project_sha256', 'text').execute();
    await firstVersions(db as Kysely<Old>);
  },
};

/** Every project of before has what it says as its first version. */
async function firstVersions(db: Kysely<Old>): Promise<void> {
  const known = await db.selectFrom('projects').select(['id', 'title', 'summary', 'created_at']).execute();
  for (const { id, title, summary, created_at } of known) {
    await db.updateTable('projects').set({ updated_at: created_at }).where('id', '=', id).execute();
    const content = JSON.stringify([title, summary, '', null, [], [], [], null, null]);
    await db
      .insertInto('project_versions')
      .values({
        project_id: id,
        version: 1,
        title,
        summary,
        text_md: '',
        labels: '[]',
        keywords: '[]',
        countries: '[]',
        at: created_at,
        sha256: createHash('sha256').update(content).digest('hex'),
      })
      .execute();
  }
}
