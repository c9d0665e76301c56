// The authorization server: oidc-provider behind the same fetch as everything else. It decides about codes
// and tokens; who the person is, for which team, and what a program may do is decided on our pages.

import { createECDH } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { inject } from 'light-my-request';
import { type Configuration, errors, interactionPolicy, Provider } from 'oidc-provider';
import { boundedBody } from '../../../access/bounded-body.ts';
import type { GetDocument } from '../../../access/outgoing/safe-get.ts';
import { scopes } from '../../../access/permissions.ts';
import { derivedKey } from '../../../access/site-secret.ts';
import type { AppContext } from '../../../context.ts';
import { apiRoot } from '../../../kernel/address.ts';
import { recordStores } from './adapter.ts';
import { askerOf, clientDocuments } from './client-documents.ts';
import { routes } from './endpoints.ts';
import { withoutIdentity } from './metadata.ts';
import { deviceGrant } from './registration.ts';
import { agentClient, isGuest, resourcesOf, usualScope } from './resources.ts';
import { withTeam } from './token-answer.ts';

const day = 86_400;
/** Codes, tokens and what programs ask for, some of which is written down; nothing that is sent here is longer. */
const maxBytes = 8 * 1024;
const tooLarge = `The body may have at most ${maxBytes} bytes.`;

export interface OauthParts {
  readonly desk: AppContext['desk'];
  readonly site: string;
  readonly secret: Uint8Array;
  readonly now: () => Date;
  /** Reads the document that a program's id is the address of. */
  readonly getDocument: GetDocument;
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
  const provider = providerOf(parts);
  const callback = provider.callback();
  const own = new URL(parts.site);
  return {
    provider,
    forward: async (request, address) => {
      const { path, headers } = nodeRequest(request, own);
      const body = request.body ? await boundedBody(request, maxBytes, tooLarge) : undefined;
      const answered = await inject((req, res) => void callback(req, res), {
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
      const { path, headers } = nodeRequest(request, own);
      return new Promise((resolve, reject) => {
        inject(
          (req, res) => {
            run(req, res)
              .then(resolve, reject)
              .finally(() => res.end());
          },
          { method: 'GET', url: path, headers },
        ).catch(reject);
      });
    },
  };
}

/** A request as the provider reads it: under the site's own name, whatever headers say. */
function nodeRequest(
  request: Request,
  own: URL,
): { readonly headers: Record<string, string>; readonly path: string } {
  const url = new URL(request.url);
  const ownHeaders = [...request.headers].filter(
    ([name]) => !name.startsWith('x-forwarded-') && name !== 'forwarded',
  );
  const headers = Object.fromEntries(ownHeaders);
  // Each authorization begins anew: who is signed in is the site's to say, and a guest is one for one program.
  if (url.pathname.startsWith('/oauth/authorize') && headers.cookie)
    headers.cookie = headers.cookie
      .split(/;\s*/)
      .filter((one) => !one.startsWith('op_session'))
      .join('; ');
  return {
    path: url.pathname + url.search,
    headers: {
      ...headers,
      host: own.host,
      'x-forwarded-proto': own.protocol.slice(0, -1),
    },
  };
}

function providerOf(parts: OauthParts): Provider {
  const provider = new Provider(parts.site, configurationOf(parts));
  // Every x-forwarded header that arrives is dropped above; the one that counts is our own.
  provider.proxy = true;
  provider.use(async (ctx, next) => {
    if (ctx.method === 'GET' && ctx.path === '/oauth/authorize' && !ctx.query.scope) {
      ctx.query = { ...ctx.query, scope: usualScope(parts.site, String(ctx.query.resource ?? '')) };
    }
    await next();
    if (ctx.oidc?.route === 'token') ctx.body = await withTeam(ctx.oidc, ctx.body, parts.desk);
    if (ctx.oidc?.route === 'discovery' && ctx.status === 200) ctx.body = withoutIdentity(ctx.body);
  });
  provider.on('device_authorization.success', (_, body) => {
    (body as Record<string, unknown>).interval = 5;
  });
  return provider;
}

function configurationOf(parts: OauthParts): Configuration {
  const { desk, site, secret, now, signedIn } = parts;
  const stores = recordStores({
    desk,
    now,
    codeKey: derivedKey(secret, 'user codes'),
    route: () => Provider.ctx?.oidc?.route,
  });
  const secure = new URL(site).protocol === 'https:';
  const cookie = { httpOnly: true, sameSite: 'lax', signed: true, secure, path: '/' } as const;
  return {
    adapter: stores,
    // Documents of programs are all that it may ask for, and only so.
    fetch: (url: unknown) => parts.getDocument(String(url), askerOf(Provider.ctx)),
    jwks: { keys: [signingKey(secret)] },
    findAccount: (_, id) => ({ accountId: id, claims: () => ({ sub: id }) }),
    scopes: Object.keys(scopes),
    claims: {},
    responseTypes: ['code'],
    clientAuthMethods: ['none'],
    // Left out it would mean that a secret is needed (RFC 8414).
    discovery: {
      revocation_endpoint_auth_methods_supported: ['none'],
      service_documentation: `${site}${apiRoot}/docs`,
    },
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
    clients: ownClients,
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
    ttl,
    routes,
    interactions: { policy: policyOf(signedIn), url: (_, { uid }) => `/oauth/consent/${uid}` },
    renderError: (ctx, out) => {
      ctx.type = 'text/plain; charset=utf-8';
      ctx.body = `${out.error}: ${out.error_description ?? 'the program asked for something that is not done here'}\n`;
    },
    features: featuresOf(parts),
  };
}

/** When the person is asked: to sign in as the site knows them, and for which team, each time. */
function policyOf(signedIn: OauthParts['signedIn']) {
  const policy = interactionPolicy.base();
  policy.get('login')?.checks.add(
    new interactionPolicy.Check('site_session', 'another person is signed in', async (ctx) => {
      const account = ctx.oidc.session?.accountId ?? null;
      // A guest is one for this program alone: the next one is asked for anew.
      if (account !== null && isGuest(account)) return !ctx.oidc.result?.login;
      return (await signedIn(ctx.req.headers.cookie ?? '')) !== account;
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
  return policy;
}

const ownClients = [
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
] satisfies Configuration['clients'];

/** In seconds. */
const ttl = {
  AccessToken: 3_600,
  AuthorizationCode: 60,
  DeviceCode: 600,
  Interaction: 600,
  Session: 3_600,
  RefreshToken: 30 * day,
  Grant: 90 * day,
} satisfies Configuration['ttl'];

function featuresOf(parts: OauthParts): Configuration['features'] {
  const { site } = parts;
  const resources = resourcesOf(site);
  return {
    devInteractions: { enabled: false },
    userinfo: { enabled: false },
    rpInitiatedLogout: { enabled: false },
    dPoP: { enabled: false },
    pushedAuthorizationRequests: { enabled: false },
    revocation: { enabled: true, allowedPolicy: (_, client, token) => token.clientId === client.clientId },
    registration: { enabled: true, issueRegistrationAccessToken: false },
    clientIdMetadataDocument: clientDocuments(parts),
    deviceFlow: { enabled: true, charset: 'base-20', mask: '****-****' },
    resourceIndicators: {
      enabled: true,
      defaultResource: () => site + apiRoot,
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
