// Migrations run in the order of this list and are never changed once they were released; a later one
// mends what an earlier one made. The list is explicit, as every list here is.

import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { teamsAndKeys } from './migrations/001-teams-and-keys.ts';
import { participation } from './migrations/002-participation.ts';
import { crmAndAudit } from './migrations/003-crm-and-audit.ts';
import { research } from './migrations/004-research.ts';
import { upkeep } from './migrations/005-upkeep.ts';
import { erasedNames } from './migrations/006-erased-names.ts';
import type { Tables } from './tables.ts';

const migrations: Readonly<Record<string, Migration>> = {
  '001-teams-and-keys': teamsAndKeys,
  '002-participation': participation,
  '003-crm-and-audit': crmAndAudit,
  '004-research': research,
  '005-upkeep': upkeep,
  '006-erased-names': erasedNames,
};

/**
 * Brings the tables up to date. Several processes may try at once: the migrator locks.
 * @param schema where the tables live, on the engine that has schemas
 */
export async function migrate(db: Kysely<Tables>, schema: string | null): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    migrationTableName: 'desk_migrations',
    migrationLockTableName: 'desk_migrations_lock',
    ...(schema === null ? {} : { migrationTableSchema: schema }),
  });
  // The migrator locks before it looks: a start that has nothing to do need not wait for one that has.
  if ((await migrator.getMigrations()).every(({ executedAt }) => executedAt !== undefined)) return;
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
