// People. A person is known by what an identity provider says (issuer and subject), never by an address:
// two providers that name the same address are two accounts, until the person joins them.

import type { Desk, DeskTransaction } from '../../desk/desk.ts';
import { newId } from '../../desk/new-id.ts';
import { countPost, type PostLimit } from '../../desk/post-limit.ts';
import type { UsersTable } from '../../desk/schema/accounts.ts';
import { dayMs } from '../../kernel/durations.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Tier } from '../../kernel/tier.ts';
import { type ClockAndRandom, noteEvent } from './events.ts';
import { localHandle } from './names.ts';
import { digestOf, mustBeAsShown } from './shown.ts';
import { accountsSection, createTeam, join } from './teams.ts';

/** The terms that are in force; whoever signs up agrees to these. */
const termsVersion = '1';

export interface Identity {
  readonly issuer: string;
  readonly subject: string;
  /** The address, where the provider names one; it counts only when it says that it is verified. */
  readonly email: string | null;
  readonly emailVerified: boolean;
  readonly image: string | null;
}

interface Profile {
  readonly name: string;
  readonly handle: string | null;
  readonly publicName: boolean;
}

/** The person of an identity, whatever the state of the account; null when nobody signed up with it. */
export async function userOfIdentity(
  desk: Desk,
  { issuer, subject }: Pick<Identity, 'issuer' | 'subject'>,
  now: Date,
): Promise<UsersTable | null> {
  const row = await desk.db
    .selectFrom('identities')
    .innerJoin('users', 'users.id', 'identities.user_id')
    .selectAll('users')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
  if (!row) return null;
  await desk.db
    .updateTable('identities')
    .set({ last_used_at: now.toISOString() })
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .execute();
  return row;
}

/** The verified address of a person; null where there is none. */
export async function verifiedAddress(db: Desk['db'], user: string): Promise<string | null> {
  const row = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', user)
    .where('email_verified_at', 'is not', null)
    .executeTakeFirst();
  return row?.email ?? null;
}

/** By which issuers people sign in who have this address, which is verified for them; none: nobody has it. */
export async function issuersOfAddress(desk: Desk, address: string): Promise<readonly string[]> {
  const rows = await desk.db
    .selectFrom('users')
    .innerJoin('identities', 'identities.user_id', 'users.id')
    .select('identities.issuer')
    .distinct()
    .where(({ fn }) => fn<string>('lower', ['users.email']), '=', address.toLowerCase())
    .where('users.email_verified_at', 'is not', null)
    .where('users.status', '=', 'active')
    .execute();
  return rows.map(({ issuer }) => issuer);
}

/** Makes account, identity and a team of the person's own. */
export function signUp(
  desk: Desk,
  {
    identity,
    profile,
    tier,
  }: { readonly identity: Identity; readonly profile: Profile; readonly tier: Tier },
  clockAndRandom: ClockAndRandom,
): Promise<string> {
  return desk.exclusively(accountsSection, async (trx) => {
    const known = await trx
      .selectFrom('identities')
      .select('user_id')
      .where('issuer', '=', identity.issuer)
      .where('subject', '=', identity.subject)
      .executeTakeFirst();
    if (known) return known.user_id;
    const id = await newUser(trx, profile, identity, clockAndRandom);
    await linkIdentity(trx, id, identity, clockAndRandom);
    await createTeam(trx, { name: profile.name, tier, owner: id }, clockAndRandom);
    return id;
  });
}

async function newUser(
  trx: DeskTransaction,
  { name, handle, publicName }: Profile,
  { email, emailVerified, image }: Pick<Identity, 'email' | 'emailVerified' | 'image'>,
  clockAndRandom: ClockAndRandom,
): Promise<string> {
  if (handle !== null) await mustBeFree(trx, handle, null);
  const id = newId(clockAndRandom.random);
  const at = clockAndRandom.now.toISOString();
  await trx
    .insertInto('users')
    .values({
      id,
      name,
      handle,
      email: emailVerified ? email : null,
      email_verified_at: emailVerified && email !== null ? at : null,
      image_url: image,
      public_name: publicName ? 1 : 0,
      status: 'active',
      terms_version: termsVersion,
      created_at: at,
      closing_at: null,
    })
    .execute();
  await noteEvent(trx, { actor: id, action: 'account.created', user: id }, clockAndRandom);
  return id;
}

/** Another way to sign in to the same account. */
export async function linkIdentity(
  trx: DeskTransaction,
  user: string,
  { issuer, subject, email, emailVerified }: Identity,
  clockAndRandom: ClockAndRandom,
): Promise<void> {
  const at = clockAndRandom.now.toISOString();
  await trx
    .insertInto('identities')
    .values({
      issuer,
      subject,
      user_id: user,
      email: emailVerified ? email : null,
      created_at: at,
      last_used_at: at,
    })
    .execute();
}

async function mustBeFree(trx: DeskTransaction, handle: string, but: string | null): Promise<void> {
  const known = await trx.selectFrom('users').select('id').where('handle', '=', handle).executeTakeFirst();
  if (known && known.id !== but) {
    const message = 'This handle is taken.';
    throw new Refusal('duplicate', message, { errors: [{ field: 'handle', code: 'taken', message }] });
  }
}

/** What its form was shown with. */
export function digestOfProfile({ name, handle, publicName }: Profile): string {
  return digestOf(name, handle ?? '', String(publicName));
}

/** Each is noted for good in what was done. */
const profileChanges: PostLimit = {
  kind: 'profile_changes',
  maxPosts: 30,
  windowMs: dayMs,
  words: '30 changes of name and handle in a day',
};

/** @throws Refusal('version_mismatch') where it was saved since its form was shown */
export function updateProfile(
  desk: Desk,
  user: string,
  profile: Profile,
  shown: string,
  clockAndRandom: ClockAndRandom,
): Promise<void> {
  const { name, handle, publicName } = profile;
  return desk.exclusively(accountsSection, async (trx) => {
    const stood = await trx
      .selectFrom('users')
      .select(['name', 'handle', 'public_name'])
      .where('id', '=', user)
      .executeTakeFirstOrThrow();
    const stands = digestOfProfile({ ...stood, publicName: stood.public_name === 1 });
    mustBeAsShown(shown, stands, digestOfProfile(profile));
    if (stands === digestOfProfile(profile)) return;
    await countPost(trx, profileChanges, user, clockAndRandom.now);
    if (handle !== null) await mustBeFree(trx, handle, user);
    const set = { name, handle, public_name: publicName ? 1 : 0 };
    await trx.updateTable('users').set(set).where('id', '=', user).execute();
    await noteEvent(trx, { actor: user, action: 'account.profile', user }, clockAndRandom);
  });
}

/** Whoever runs this machine: made at first use, owner of the operator's team. */
export function localOperator(desk: Desk, clockAndRandom: ClockAndRandom): Promise<string> {
  return desk.exclusively(accountsSection, async (trx) => {
    const known = await trx
      .selectFrom('users')
      .select('id')
      .where('handle', '=', localHandle)
      .where('status', '=', 'active')
      .executeTakeFirst();
    const nobody = { email: null, emailVerified: false, image: null };
    const profile = { name: 'Local operator', handle: localHandle, publicName: false };
    const user = known?.id ?? (await newUser(trx, profile, nobody, clockAndRandom));
    const team = await trx
      .selectFrom('teams')
      .select('id')
      .where('operator', '=', 1)
      .where('closed_at', 'is', null)
      .orderBy('created_at')
      .executeTakeFirst();
    if (team) await join(trx, { team: team.id, user, role: 'owner' }, clockAndRandom);
    else
      await createTeam(trx, { name: 'Operator', tier: 'top', owner: user, operator: true }, clockAndRandom);
    return user;
  });
}

/** A person by id, handle or verified address; null when there is none, or more than one. */
export async function findUser(db: Desk['db'], named: string): Promise<UsersTable | null> {
  const rows = await db
    .selectFrom('users')
    .selectAll()
    .where((eb) =>
      eb.or([
        eb('id', '=', named),
        eb('handle', '=', named),
        eb.and([
          eb(eb.fn<string>('lower', ['email']), '=', named.toLowerCase()),
          eb('email_verified_at', 'is not', null),
        ]),
      ]),
    )
    .where('status', '<>', 'closed')
    .limit(2)
    .execute();
  return rows.length === 1 ? (rows[0] as UsersTable) : null;
}

/**
 * Suspends an account, or lets it act again; false where that is so already. One that is being closed goes on being
 * closed, and whoever takes that back is suspended still.
 */
export function suspendUser(
  desk: Desk,
  user: string,
  suspended: boolean,
  actor: string,
  clockAndRandom: ClockAndRandom,
): Promise<boolean> {
  return desk.exclusively(accountsSection, async (trx) => {
    const stands = await trx
      .selectFrom('users')
      .select(['status', 'closing_at'])
      .where('id', '=', user)
      .where('status', '<>', 'closed')
      .executeTakeFirst();
    if (!stands || (stands.status === 'suspended') === suspended) return false;
    const status = suspended ? 'suspended' : stands.closing_at === null ? 'active' : 'closing';
    await trx.updateTable('users').set({ status }).where('id', '=', user).execute();
    if (suspended) await trx.deleteFrom('sessions').where('user_id', '=', user).execute();
    const action = suspended ? 'account.suspended' : 'account.resumed';
    await noteEvent(trx, { actor, action, user }, clockAndRandom);
    return true;
  });
}
