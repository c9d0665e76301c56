// Who asks with an access token. It is looked up with every request, in one query with grant, person,
// membership and team: what ends any of them holds with the next one.

import type { Caller, Identify } from '../../../access/caller.ts';
import { invalidToken, publicCaller } from '../../../access/caller.ts';
import type { AppContext } from '../../../context.ts';
import { lower } from '../../../kernel/tier.ts';
import { recordKey } from './record-key.ts';

const token = /^Bearer +([\w-]{43})$/i;

/** The resource that is asked at a path, as tokens name it. */
export function resourceAt(site: string, path: string): string {
  if (/^\/mcp\/omega-agent(?:\/|$)/.test(path)) return `${site}/mcp/omega-agent`;
  return /^\/mcp(?:\/|$)/.test(path) ? `${site}/mcp` : `${site}/api/v1`;
}

/** The same, and callers with an access token. */
export function withTokens(
  identify: Identify,
  { desk, site, now }: Pick<AppContext, 'desk' | 'site'> & { readonly now: () => Date },
): Identify {
  return (shown) => {
    const given = token.exec(shown.authorization ?? '')?.[1];
    if (given === undefined) return identify(shown);
    return callerOf(given, resourceAt(site, shown.path ?? '/'), shown.address, { desk, now: now() });
  };
}

async function callerOf(
  given: string,
  resource: string,
  address: string,
  { desk, now }: { readonly desk: AppContext['desk']; readonly now: Date },
): Promise<Caller> {
  const at = now.toISOString();
  const row = await desk.db
    .selectFrom('oauth_records')
    .innerJoin('oauth_grants', 'oauth_grants.id', 'oauth_records.grant_id')
    .innerJoin('users', 'users.id', 'oauth_grants.user_id')
    .innerJoin('teams', 'teams.id', 'oauth_grants.team_id')
    .innerJoin('memberships', (join) =>
      join
        .onRef('memberships.team_id', '=', 'oauth_grants.team_id')
        .onRef('memberships.user_id', '=', 'oauth_grants.user_id'),
    )
    .select(['oauth_records.payload', 'oauth_records.expires_at as ends', 'oauth_grants.id as grant_id'])
    .select([
      'client_id',
      'client_name',
      'flow',
      'oauth_grants.scopes',
      'oauth_grants.expires_at as grant_ends',
    ])
    .select(['users.id as user_id', 'users.name as user_name', 'users.image_url', 'memberships.role'])
    .select(['teams.id as team_id', 'teams.name as team', 'teams.slug', 'teams.tier', 'teams.operator'])
    .where('oauth_records.model', '=', 'AccessToken')
    .where('oauth_records.id', '=', recordKey('AccessToken', given))
    .where('oauth_records.expires_at', '>', at)
    .where('oauth_grants.expires_at', '>', at)
    .where('users.status', '=', 'active')
    .where('teams.suspended_at', 'is', null)
    .where('teams.closed_at', 'is', null)
    .executeTakeFirst();
  if (!row) throw invalidToken();
  const { aud, scope = '' } = JSON.parse(row.payload) as { aud?: string | string[]; scope?: string };
  if (![aud].flat().includes(resource)) throw invalidToken();
  const allowed = row.scopes.split(' ');
  const scopes = scope.split(' ').filter((one) => allowed.includes(one));
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
      client_id: row.client_id,
      client_name: row.client_name,
      scopes,
      resource,
      flow: row.flow,
      expires_at: row.ends ?? row.grant_ends,
    },
  };
}
