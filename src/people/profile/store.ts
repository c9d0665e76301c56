// One profile for each person: its content as JSON, and the version that its form began from.

import type { Desk } from '../../desk/desk.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { emptyProfile, type SearchProfile } from './profile.ts';

interface StoredProfile {
  readonly profile: SearchProfile;
  /** 0: nothing was kept yet. */
  readonly version: number;
  /** The team whose members read it too. */
  readonly team_id: string | null;
}

export async function profileOf(db: Desk['db'], user: string): Promise<StoredProfile> {
  const row = await db
    .selectFrom('search_profiles')
    .selectAll()
    .where('user_id', '=', user)
    .executeTakeFirst();
  if (!row) return { profile: emptyProfile, version: 0, team_id: null };
  const { fields, version, team_id } = row;
  return { profile: { ...emptyProfile, ...(JSON.parse(fields) as SearchProfile) }, version, team_id };
}

/** @throws Refusal('version_mismatch') where it was saved since its form was shown */
export async function saveProfile(
  { db }: Pick<Desk, 'db'>,
  user_id: string,
  { profile, version, team_id }: StoredProfile,
  now: Date,
): Promise<void> {
  const row = {
    team_id,
    fields: JSON.stringify(profile),
    version: version + 1,
    updated_at: now.toISOString(),
  };
  const written =
    version === 0
      ? await db
          .insertInto('search_profiles')
          .values({ user_id, ...row })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst()
      : await db
          .updateTable('search_profiles')
          .set(row)
          .where('user_id', '=', user_id)
          .where('version', '=', version)
          .executeTakeFirst();
  const rows =
    'numUpdatedRows' in written ? written.numUpdatedRows : (written.numInsertedOrUpdatedRows ?? 0n);
  if (rows > 0n) return;
  throw new Refusal(
    'version_mismatch',
    'The profile was saved elsewhere since this form was shown; saving again puts what stands below in its place.',
  );
}

export async function deleteProfileOf({ db }: Pick<Desk, 'db'>, user: string): Promise<void> {
  await db.deleteFrom('search_profiles').where('user_id', '=', user).execute();
}

interface SharedProfile {
  readonly user: string;
  readonly name: string;
  readonly team: string;
}

/** The profiles that others share with a team of this person, while both are its members. */
export function sharedWith(db: Desk['db'], user: string): Promise<readonly SharedProfile[]> {
  return db
    .selectFrom('search_profiles')
    .innerJoin('users', 'users.id', 'search_profiles.user_id')
    .innerJoin('teams', 'teams.id', 'search_profiles.team_id')
    .innerJoin('memberships as theirs', (join) =>
      join
        .onRef('theirs.team_id', '=', 'search_profiles.team_id')
        .onRef('theirs.user_id', '=', 'search_profiles.user_id'),
    )
    .innerJoin('memberships as mine', 'mine.team_id', 'search_profiles.team_id')
    .select(['users.id as user', 'users.name', 'teams.name as team'])
    .where('mine.user_id', '=', user)
    .where('users.id', '<>', user)
    .where('users.status', '=', 'active')
    .where('teams.closed_at', 'is', null)
    .where('teams.suspended_at', 'is', null)
    .orderBy('teams.name')
    .orderBy('users.name')
    .orderBy('users.id')
    .execute();
}
