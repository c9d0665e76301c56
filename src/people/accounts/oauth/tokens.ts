// Who asks with an access token. It is looked up with every request, in one query with grant, person,
// membership and team: what ends any of them holds with the next one.

import type { Caller, Identify } from '../../../access/caller.ts';
import { invalidToken, publicCaller } from '../../../access/caller.ts';
import { credentialLookUps } from '../../../access/credential-look-ups.ts';
import { hashOfSecret } from '../../../access/key-format.ts';
import type { AppContext } from '../../../context.ts';
import { apiRoot, isAtOrBelow, mcpPath, omegaPath } from '../../../kernel/address.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Role } from '../../../kernel/role.ts';
import { lower, type Tier } from '../../../kernel/tier.ts';
import { recordKey } from './record-key.ts';
import { guestResource, isGuest } from './resources.ts';

const token = /^Bearer +([\w-]{43})$/i;

/** The resource that is asked at a path, as tokens name it. */
function resourceAt(site: string, path: string): string {
  if (isAtOrBelow(omegaPath, path)) return guestResource(site);
  return site + (isAtOrBelow(mcpPath, path) ? mcpPath : apiRoot);
}

/** The same, and callers with an access token. */
export function withTokens(
  identify: Identify,
  { desk, site, now }: Pick<AppContext, 'desk' | 'site'> & { readonly now: () => Date },
): Identify {
  const lookUp = credentialLookUps();
  return (shown) => {
    const accessToken = token.exec(shown.authorization ?? '')?.[1];
    if (accessToken === undefined) return identify(shown);
    const at = resourceAt(site, shown.path ?? '/');
    const found = lookUp(recordKey('AccessToken', accessToken), shown.beforeLookUp, () =>
      callerOf(accessToken, at, shown.address, { desk, site, now: now() }).catch(ifInvalid),
    );
    return found.then((found) => {
      if (found === null) throw invalidToken();
      return found;
    });
  };
}

/** A token that lets nobody in here. */
function ifInvalid(error: unknown): null {
  if (error instanceof Refusal && error.reason === 'invalid_token') return null;
  throw error;
}

/** Of a guest the token is what a link token is: it says which participant asks, and lets in nowhere else. */
async function guestOf(
  given: string,
  address: string,
  { desk, now }: { readonly desk: AppContext['desk']; readonly now: Date },
): Promise<Caller | null> {
  const id = recordKey('AccessToken', given);
  const row = await desk.db
    .selectFrom('oauth_records')
    .select(['payload', 'expires_at', 'grant_id'])
    .where('model', '=', 'AccessToken')
    .where('id', '=', id)
    .where('expires_at', '>', now.toISOString())
    // A token that was made while its grant ended is none.
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('oauth_records as grants')
          .select('grants.id')
          .where('grants.model', '=', 'Grant')
          .whereRef('grants.id', '=', 'oauth_records.grant_id'),
      ),
    )
    .executeTakeFirst();
  const { accountId = '' } = JSON.parse(row?.payload ?? '{}') as { accountId?: string };
  if (!row?.expires_at || row.grant_id === null || !isGuest(accountId)) return null;
  const participant = await desk.db
    .selectFrom('omega_participants')
    .select('trust')
    .where('id', '=', accountId)
    .executeTakeFirst();
  if (!participant || participant.trust === 'blocked') throw invalidToken();
  const { expires_at, grant_id: grant } = row;
  const link = { participant: accountId, sha256: id, last4: given.slice(-4), expires_at, grant };
  return { ...publicCaller(address), link };
}

async function callerOf(
  given: string,
  resource: string,
  address: string,
  { desk, site, now }: Pick<AppContext, 'desk' | 'site'> & { readonly now: Date },
): Promise<Caller> {
  const guest = resource === guestResource(site) ? await guestOf(given, address, { desk, now }) : null;
  if (guest) return guest;
  const at = now.toISOString();
  const row = await grantedIn(desk, at)
    .innerJoin('oauth_records', 'oauth_records.grant_id', 'oauth_grants.id')
    .select(['oauth_records.payload', 'oauth_records.expires_at as ends'])
    .where('oauth_records.model', '=', 'AccessToken')
    .where('oauth_records.id', '=', recordKey('AccessToken', given))
    .where('oauth_records.expires_at', '>', at)
    .executeTakeFirst();
  if (!row) throw invalidToken();
  const { aud, scope = '' } = JSON.parse(row.payload) as { aud?: string | string[]; scope?: string };
  if (![aud].flat().includes(resource)) throw invalidToken();
  const allowed = row.scopes.split(' ');
  const scopes = scope.split(' ').filter((one) => allowed.includes(one));
  await noteUse(desk, row, now);
  return granted(row, { address, scopes, ends: row.ends ?? row.grant_ends });
}

/**
 * Who asks with a handle of sign_in_start: what the person allowed, at the main tool server alone.
 * @throws Refusal('invalid_token')
 */
export async function callerOfHandle(
  handle: string,
  address: string,
  { desk, now }: Pick<AppContext, 'desk'> & { readonly now: Date },
): Promise<Caller> {
  const at = now.toISOString();
  const row = await grantedIn(desk, at)
    .innerJoin('sign_in_handles', 'sign_in_handles.grant_id', 'oauth_grants.id')
    .select('sign_in_handles.expires_at as ends')
    .where('sign_in_handles.hash', '=', hashOfSecret(handle))
    .where('sign_in_handles.expires_at', '>', at)
    .executeTakeFirst();
  if (!row) throw invalidToken();
  await noteUse(desk, row, now);
  return granted(row, { address, scopes: row.scopes.split(' '), ends: row.ends });
}

/** How exactly is known when a program was last used. */
const noteEveryMs = 60_000;

/** Writes down that a program was used, for whoever looks at what they let in. */
async function noteUse(
  desk: AppContext['desk'],
  { grant_id, last_used_at }: GrantedRow,
  now: Date,
): Promise<void> {
  if (last_used_at !== null && now.getTime() - Date.parse(last_used_at) < noteEveryMs) return;
  await desk.db
    .updateTable('oauth_grants')
    .set({ last_used_at: now.toISOString() })
    .where('id', '=', grant_id)
    .execute()
    // Reading goes on where nothing can be written; the next request writes it down.
    .catch(() => undefined);
}

/** Grants that are good now, with whom they stand for: whatever ends person, membership or team ends them. */
function grantedIn(desk: AppContext['desk'], at: string) {
  return desk.db
    .selectFrom('oauth_grants')
    .innerJoin('users', 'users.id', 'oauth_grants.user_id')
    .innerJoin('teams', 'teams.id', 'oauth_grants.team_id')
    .innerJoin('memberships', (join) =>
      join
        .onRef('memberships.team_id', '=', 'oauth_grants.team_id')
        .onRef('memberships.user_id', '=', 'oauth_grants.user_id'),
    )
    .select(['oauth_grants.id as grant_id', 'oauth_grants.expires_at as grant_ends', 'oauth_grants.scopes'])
    .select(['client_name', 'flow', 'oauth_grants.last_used_at'])
    .select(['users.id as user_id', 'users.name as user_name', 'users.image_url', 'memberships.role'])
    .select(['teams.id as team_id', 'teams.name as team', 'teams.slug', 'teams.tier', 'teams.operator'])
    .where('oauth_grants.expires_at', '>', at)
    .where('users.status', '=', 'active')
    .where('teams.suspended_at', 'is', null)
    .where('teams.closed_at', 'is', null);
}

interface GrantedRow {
  readonly grant_id: string;
  readonly last_used_at: string | null;
  readonly client_name: string;
  readonly flow: 'code' | 'device';
  readonly user_id: string;
  readonly user_name: string;
  readonly image_url: string | null;
  readonly role: Role;
  readonly team_id: string;
  readonly team: string;
  readonly slug: string;
  readonly tier: Tier;
  readonly operator: number;
}

function granted(
  row: GrantedRow,
  of: { readonly address: string; readonly scopes: readonly string[]; readonly ends: string },
): Caller {
  const { address, scopes, ends } = of;
  const reach = !scopes.includes('catalogue:full')
    ? 'public'
    : scopes.includes('intelligence:read')
      ? 'top'
      : 'full';
  return {
    ...publicCaller(address),
    tier: lower(row.tier, reach),
    account: { id: row.user_id, name: row.user_name, image: row.image_url },
    team: { id: row.team_id, name: row.team, slug: row.slug, operator: row.operator === 1, role: row.role },
    grant: {
      id: row.grant_id,
      client_name: row.client_name,
      scopes,
      flow: row.flow,
      reach: row.tier,
      expires_at: ends,
    },
  };
}
