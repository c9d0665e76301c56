import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The tables as this migration finds and leaves them. */
interface Old {
  readonly teams: { id: string; name: string; created_at: string; slug: string; tier: string };
  readonly keys: { team_id: string; tier: string; revoked_at: string | null };
}

export const accounts: Migration = {
  up: async (db) => {
    await db.schema
      .createTable('users')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('handle', 'text', (column) => column.unique())
      .addColumn('email', 'text')
      .addColumn('email_verified_at', 'text')
      .addColumn('image_url', 'text')
      .addColumn('public_name', 'integer', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('terms_version', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('closing_at', 'text')
      .execute();
    await db.schema
      .createTable('identities')
      .addColumn('issuer', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
      .addColumn('email', 'text')
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('last_used_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('identities_key', ['issuer', 'subject'])
      .execute();
    await db.schema
      .createTable('sessions')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
      .addColumn('team_id', 'text')
      .addColumn('method', 'text', (column) => column.notNull())
      .addColumn('auth_at', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('seen_at', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .addColumn('agent', 'text')
      .execute();
    await db.schema.createIndex('sessions_user').on('sessions').column('user_id').execute();
    await db.schema
      .createTable('sign_in_links')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
      .addColumn('made_by', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .addColumn('used_at', 'text')
      .execute();
    await db.schema
      .createTable('email_confirmations')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('id', 'text', (column) => column.notNull().unique())
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .addColumn('used_at', 'text')
      .execute();
    await db.schema
      .createTable('memberships')
      .addColumn('team_id', 'text', (column) => column.notNull().references('teams.id'))
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
      .addColumn('role', 'text', (column) => column.notNull())
      .addColumn('joined_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('memberships_key', ['team_id', 'user_id'])
      .execute();
    await db.schema.createIndex('memberships_user').on('memberships').column('user_id').execute();
    await db.schema
      .createTable('invitations')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('team_id', 'text', (column) => column.notNull().references('teams.id'))
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('role', 'text', (column) => column.notNull())
      .addColumn('hash', 'text', (column) => column.notNull().unique())
      .addColumn('invited_by', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .addColumn('accepted_by', 'text')
      .addColumn('accepted_at', 'text')
      .addColumn('revoked_at', 'text')
      .execute();
    await db.schema.createIndex('invitations_team').on('invitations').column('team_id').execute();
    await db.schema
      .createTable('used_tickets')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .addColumn('outcome', 'text')
      .execute();
    await db.schema
      .createTable('account_events')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('actor_id', 'text', (column) => column.notNull())
      .addColumn('action', 'text', (column) => column.notNull())
      .addColumn('user_id', 'text')
      .addColumn('team_id', 'text')
      .addColumn('detail', 'text')
      .execute();
    await db.schema
      .createIndex('account_events_user')
      .on('account_events')
      .columns(['user_id', 'at'])
      .execute();
    await db.schema
      .createIndex('account_events_team')
      .on('account_events')
      .columns(['team_id', 'at'])
      .execute();
    await widenTeams(db as Kysely<Old>);
  },
};

/** Teams get an address and a tier: that of the highest of their keys that is not revoked. Keys get who made them. */
async function widenTeams(db: Kysely<Old>): Promise<void> {
  const { schema } = db;
  await schema
    .alterTable('teams')
    .addColumn('slug', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await schema
    .alterTable('teams')
    .addColumn('tier', 'text', (column) => column.notNull().defaultTo('public'))
    .execute();
  await schema.alterTable('teams').addColumn('suspended_at', 'text').execute();
  await schema.alterTable('teams').addColumn('closed_at', 'text').execute();
  await schema.alterTable('keys').addColumn('user_id', 'text').execute();
  await schema.alterTable('keys').addColumn('name', 'text').execute();
  const teams = await db
    .selectFrom('teams')
    .select(['id', 'name'])
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const keys = await db
    .selectFrom('keys')
    .select(['team_id', 'tier'])
    .where('revoked_at', 'is', null)
    .execute();
  const taken = new Set<string>();
  for (const { id, name } of teams) {
    const own = keys.filter(({ team_id }) => team_id === id).map(({ tier }) => tier);
    const tier = own.includes('top') ? 'top' : own.includes('full') ? 'full' : 'public';
    const slug = freeSlug(name, taken);
    taken.add(slug);
    await db.updateTable('teams').set({ slug, tier }).where('id', '=', id).execute();
  }
  await schema.createIndex('teams_slug').on('teams').column('slug').unique().execute();
}

/** As it was when this migration was released. */
function freeSlug(name: string, taken: ReadonlySet<string>): string {
  const plain = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const base =
    plain
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-+|-+$/g, '')
      .slice(0, 40) || 'team';
  for (let n = 1; ; n++) {
    const slug = n === 1 ? base : `${base}-${n}`;
    if (!taken.has(slug)) return slug;
  }
}
