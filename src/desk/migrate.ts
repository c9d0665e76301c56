// Migrations run in the order of this list and are never changed once they were released; a later one
// mends what an earlier one made. The list is explicit, as every list here is.

import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { DatabaseAwayError } from '../engines/database-away.ts';
import { tooNew } from '../engines/file-fault.ts';
import { type MigrationName, whyTooNew } from './migration-names.ts';
import { teamsAndKeys } from './migrations/001-teams-and-keys.ts';
import { participation } from './migrations/002-participation.ts';
import { crmAndAudit } from './migrations/003-crm-and-audit.ts';
import { research } from './migrations/004-research.ts';
import { upkeep } from './migrations/005-upkeep.ts';
import { erasedNames } from './migrations/006-erased-names.ts';
import { nightLeases } from './migrations/007-night-leases.ts';
import { unfinishedErasures } from './migrations/012-unfinished-erasures.ts';
import { accounts } from './migrations/020-accounts.ts';
import { oauth } from './migrations/021-oauth.ts';
import { accountClosings } from './migrations/022-account-closings.ts';
import { receipts } from './migrations/023-receipts.ts';
import { omega } from './migrations/030-omega.ts';
import { projects } from './migrations/040-projects.ts';
import { searches } from './migrations/041-searches.ts';
import { markets } from './migrations/042-markets.ts';
import { essays } from './migrations/043-essays.ts';
import { reviews } from './migrations/044-reviews.ts';
import { appeals } from './migrations/047-appeals.ts';
import { searchProfiles } from './migrations/051-search-profiles.ts';
import { mailSuppressions } from './migrations/052-mail-suppressions.ts';
import { omegaReports } from './migrations/055-omega-reports.ts';
import { teamClosings } from './migrations/056-team-closings.ts';
import { reportsWithoutAddresses } from './migrations/059-reports-without-addresses.ts';
import { commentsInOrder } from './migrations/061-comments-in-order.ts';
import { replacedReviews } from './migrations/062-replaced-reviews.ts';
import { boundedReads } from './migrations/063-bounded-reads.ts';
import { replacedKeys } from './migrations/064-replaced-keys.ts';
import { leftBehind } from './migrations/065-left-behind.ts';
import { whatWasWithdrawn } from './migrations/067-what-was-withdrawn.ts';
import type { Tables } from './schema/tables.ts';

const migrations: Readonly<Record<MigrationName, Migration>> = {
  '001-teams-and-keys': teamsAndKeys,
  '002-participation': participation,
  '003-crm-and-audit': crmAndAudit,
  '004-research': research,
  '005-upkeep': upkeep,
  '006-erased-names': erasedNames,
  '007-night-leases': nightLeases,
  '012-unfinished-erasures': unfinishedErasures,
  '020-accounts': accounts,
  '021-oauth': oauth,
  '022-account-closings': accountClosings,
  '023-receipts': receipts,
  '030-omega': omega,
  '040-projects': projects,
  '041-searches': searches,
  '042-markets': markets,
  '043-essays': essays,
  '044-reviews': reviews,
  '047-appeals': appeals,
  '051-search-profiles': searchProfiles,
  '052-mail-suppressions': mailSuppressions,
  '055-omega-reports': omegaReports,
  '056-team-closings': teamClosings,
  '059-reports-without-addresses': reportsWithoutAddresses,
  '061-comments-in-order': commentsInOrder,
  '062-replaced-reviews': replacedReviews,
  '063-bounded-reads': boundedReads,
  '064-replaced-keys': replacedKeys,
  '065-left-behind': leftBehind,
  '067-what-was-withdrawn': whatWasWithdrawn,
};

const table = 'desk_migrations';

/**
 * Brings the tables up to date. Several processes may try at once: the migrator locks.
 * @param schema where the tables live, on the engine that has schemas
 * @throws what says that the place cannot be used, when a newer program brought it up to date
 */
export async function migrate(db: Kysely<Tables>, schema: string | null): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    migrationTableName: table,
    migrationLockTableName: `${table}_lock`,
    // One with a lower number may have been finished after one with a higher.
    allowUnorderedMigrations: true,
    ...(schema === null ? {} : { migrationTableSchema: schema }),
  });
  const known = await migrator.getMigrations();
  if (known.some(({ executedAt }) => executedAt !== undefined)) await refuseNewer(db, schema);
  // The migrator locks before it looks: a start that has nothing to do need not wait for one that has.
  if (known.every(({ executedAt }) => executedAt !== undefined)) return;
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

async function refuseNewer(db: Kysely<Tables>, schema: string | null): Promise<void> {
  const where = schema === null ? sql.id(table) : sql.id(schema, table);
  const { rows } = await sql<{ name: string }>`select name from ${where} order by name`.execute(db);
  const why = whyTooNew(rows.map(({ name }) => name));
  if (why === null) return;
  if (schema !== null) throw new DatabaseAwayError(why);
  throw tooNew(why);
}
