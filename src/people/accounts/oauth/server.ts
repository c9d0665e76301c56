// The authorization server: oidc-provider behind the same fetch as everything else. It decides about codes
// and tokens; who the person is, for which team, and what a program may do is decided on our pages.

import { createECDH } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { inject } from 'light-my-request';
import { type Configuration, errors, interactionPolicy, Provider } from 'oidc-provider';
import { scopes } from '../../../access/permissions.ts';
import { derivedKey } from '../../../access/site-secret.ts';
import type { AppContext } from '../../../context.ts';
import { recordStores } from './adapter.ts';
import { agentClient, resourcesOf } from './resources.ts';

const day = 86_400;
export const deviceGrant = 'urn:ietf:params:oauth:grant-type:device_code';

export interface OauthParts {
  readonly desk: AppContext['desk'];
  readonly site: string;
  readonly secret: Uint8Array;
  readonly now: () => Date;
  /** The id of whoever is signed in in the browser with this Cookie header; null for nobody. */
  readonly signedIn: (cookies: string) => Promise<string | null>;
}

export interface OauthServer {
  readonly provider: Provider;
  /** Answers a request at one of its addresses. */
  readonly forward: (request: Request, address: string) => Promise<Response>;
  /** Runs something with the request as Node's servers know it. */
  readonly withNode: <T>(
    request: Request,
    run: (req: IncomingMessage, res: ServerResponse) => Promise<T>,
  ) => Promise<T>;
}

export function oauthServer(parts: OauthParts): OauthServer {
  const { desk, site, secret, now, signedIn } = parts;
  const own = new URL(site);
  const secure = own.protocol === 'https:';
  const resources = resourcesOf(site);
  const stores = recordStores({
    desk,
    now,
    codeKey: derivedKey(secret, 'user codes'),
    route: () => Provider.ctx?.oidc?.route,
  });
  const policy = interactionPolicy.base();
  policy.get('login')?.checks.add(
    new interactionPolicy.Check('site_session', 'another person is signed in', async (ctx) => {
      const person = await signedIn(ctx.req.headers.cookie ?? '');
      return person !== (ctx.oidc.session?.accountId ?? null);
    }),
  );
  const consent = policy.get('consent');
  // Our scopes are those of resources; and every authorization asks for a team.
  consent?.checks.remove('op_scopes_missing');
  consent?.checks.remove('op_claims_missing');
  // What the person left out is not asked for again.
  consent?.checks.remove('rs_scopes_missing');
  consent?.checks.add(
    new interactionPolicy.Check('team', 'a team is to be chosen', (ctx) => !ctx.oidc.result?.consent),
  );
  const cookie = { httpOnly: true, sameSite: 'lax', signed: true, secure, path: '/' } as const;
  const configuration: Configuration = {
    adapter: stores as never,
    jwks: { keys: [signingKey(secret)] } as never,
    findAccount: (_, id) => ({ accountId: id, claims: () => ({ sub: id }) }),
    scopes: Object.keys(scopes),
    claims: {},
    responseTypes: ['code'],
    clientAuthMethods: ['none'],
    cookies: {
      keys: [Buffer.from(derivedKey(secret, 'authorization cookies')).toString('base64url')],
      names: { session: 'op_session', interaction: 'op_interaction', resume: 'op_resume' },
      short: cookie,
      long: cookie,
    },
    clientDefaults: {
      id_token_signed_response_alg: 'ES256',
      token_endpoint_auth_method: 'none',
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
    },
    clients: [
      {
        client_id: 'perennial-cli',
        client_name: 'The perennial command line',
        application_type: 'native',
        token_endpoint_auth_method: 'none',
        redirect_uris: [],
        response_types: [],
        grant_types: [deviceGrant, 'refresh_token'],
      },
      {
        client_id: agentClient,
        client_name: 'An agent that asked with a tool',
        application_type: 'native',
        token_endpoint_auth_method: 'none',
        redirect_uris: [],
        response_types: [],
        grant_types: [deviceGrant],
      },
    ],
    pkce: { required: () => true },
    clientBasedCORS: () => true,
    expiresWithSession: () => false,
    rotateRefreshToken: true,
    revokeGrantPolicy: () => true,
    issueRefreshToken: async (_, client) => client.grantTypeAllowed('refresh_token'),
    loadExistingGrant: async (ctx) => {
      const id = (ctx.oidc.result?.consent as { grantId?: string } | undefined)?.grantId;
      return id === undefined ? undefined : ctx.oidc.provider.Grant.find(id);
    },
    ttl: {
      AccessToken: 3_600,
      AuthorizationCode: 60,
      DeviceCode: 600,
      Interaction: 600,
      Session: 3_600,
      RefreshToken: 30 * day,
      Grant: 90 * day,
    },
    routes: {
      authorization: '/oauth/authorize',
      token: '/oauth/token',
      device_authorization: '/oauth/device_authorization',
      code_verification: '/device',
      registration: '/oauth/register',
      revocation: '/oauth/revoke',
      jwks: '/oauth/jwks',
      end_session: '/oauth/end',
    },
    interactions: { policy, url: (_, { uid }) => `/oauth/consent/${uid}` },
    renderError: (ctx, out) => {
      ctx.type = 'text/plain; charset=utf-8';
      ctx.body = `${out.error}: ${out.error_description ?? 'the program asked for something that is not done here'}\n`;
    },
    features: {
      devInteractions: { enabled: false },
      userinfo: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      revocation: { enabled: true, allowedPolicy: (_, client, token) => token.clientId === client.clientId },
      registration: { enabled: true, issueRegistrationAccessToken: false },
      deviceFlow: { enabled: true, charset: 'base-20', mask: '****-****' },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => `${site}/api/v1`,
        useGrantedResource: () => true,
        getResourceServerInfo: (_, resource) => {
          const allowed = resources[resource];
          if (!allowed) throw new errors.InvalidTarget();
          return {
            scope: allowed.join(' '),
            audience: resource,
            accessTokenFormat: 'opaque',
            accessTokenTTL: 3_600,
          };
        },
      },
    },
  };
  const provider = new Provider(site, configuration);
  // Every x-forwarded header that arrives is dropped below; the one that counts is our own.
  provider.proxy = true;
  provider.use(async (ctx, next) => {
    if (ctx.method === 'GET' && ctx.path === '/oauth/authorize' && !ctx.query.scope) {
      ctx.query = { ...ctx.query, scope: 'catalogue:full' };
    }
    await next();
  });
  provider.on('device_authorization.success', (_, body) => {
    (body as unknown as Record<string, unknown>).interval = 5;
  });
  const callback = provider.callback();

  function asked(request: Request): { readonly headers: Record<string, string>; readonly path: string } {
    const url = new URL(request.url);
    const kept = [...request.headers].filter(
      ([name]) => !name.startsWith('x-forwarded-') && name !== 'forwarded',
    );
    return {
      path: url.pathname + url.search,
      headers: {
        ...Object.fromEntries(kept),
        host: own.host,
        'x-forwarded-proto': own.protocol.slice(0, -1),
      },
    };
  }

  return {
    provider,
    forward: async (request, address) => {
      const { path, headers } = asked(request);
      const body = request.body ? Buffer.from(await request.arrayBuffer()) : undefined;
      const answered = await inject((req, res) => void callback(req as never, res as never), {
        method: request.method as 'GET',
        url: path,
        remoteAddress: address,
        headers,
        ...(body ? { payload: body } : {}),
      });
      const out = new Headers();
      for (const [name, value] of Object.entries(answered.headers)) {
        if (name.startsWith('access-control-') || name === 'connection' || name === 'transfer-encoding')
          continue;
        for (const one of [value].flat()) out.append(name, String(one));
      }
      const empty = [204, 304].includes(answered.statusCode);
      return new Response(empty ? null : new Uint8Array(answered.rawPayload), {
        status: answered.statusCode,
        headers: out,
      });
    },
    withNode: async (request, run) => {
      const { path, headers } = asked(request);
      return new Promise((resolve, reject) => {
        inject(
          (req, res) => {
            run(req as never, res as never)
              .then(resolve, reject)
              .finally(() => res.end());
          },
          { method: 'GET', url: path, headers },
        ).catch(reject);
      });
    },
  };
}

/** The key that identities are signed with, the same on all nodes that share the secret. */
function signingKey(secret: Uint8Array): Record<string, string> {
  const pair = createECDH('prime256v1');
  const d = Buffer.from(derivedKey(secret, 'signing key'));
  pair.setPrivateKey(d);
  const point = pair.getPublicKey();
  const text = (bytes: Buffer) => bytes.toString('base64url');
  return {
    kty: 'EC',
    crv: 'P-256',
    alg: 'ES256',
    use: 'sig',
    x: text(point.subarray(1, 33)),
    y: text(point.subarray(33, 65)),
    d: text(d),
  };
}
