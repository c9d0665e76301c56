// The addresses of the authorization server. What programs find out about it, and how they register, is ours;
// the rest is forwarded.

import { boundedBody } from '../../../access/bounded-body.ts';
import type { Caller } from '../../../access/caller.ts';
import { apiRoot } from '../../../kernel/address.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { loadedOnce } from '../../../kernel/remembered.ts';
import { cookieNamed, sessionCookieName } from '../sessions.ts';
import { countBegun, countClient, registrations } from './client-limits.ts';
import { allowedAt, routes } from './endpoints.ts';
import { isTold, notAsked } from './not-asked.ts';
import { registeredAs, registrationLimit } from './registration.ts';
import { resourcesOf } from './resources.ts';
import type { OauthParts, OauthServer } from './server.ts';

const metadata = '/.well-known/oauth-protected-resource';
/** What a program may ask when it wants to be let in, in characters: all of it is written down. */
const maxAsked = 8 * 1024;

interface OauthMount {
  /** Loaded when the first program asks. */
  readonly server: () => Promise<OauthServer>;
  /** @param headers what every answer carries that the authorization server does not say otherwise */
  readonly answer: (
    request: Request,
    address: string,
    headers: Readonly<Record<string, string>>,
  ) => Promise<Response>;
}

/** The authorization server as a part of the app. @param find who is signed in with a session's cookie */
export function oauthMount(
  parts: Omit<OauthParts, 'signedIn'>,
  find: (cookie: string, address: string) => Promise<Caller | null>,
): OauthMount {
  const name = sessionCookieName(parts.site);
  const signedIn = async (cookies: string) => {
    const cookie = cookieNamed(cookies, name);
    return cookie === null ? null : ((await find(cookie, ''))?.account?.id ?? null);
  };
  const server = loadedOnce(async (): Promise<OauthServer> => {
    const { oauthServer } = await import('./server.ts');
    return oauthServer({ ...parts, signedIn });
  });
  return {
    server,
    answer: async (request, address, headers) => {
      const response = await answered(request, address, parts, server);
      for (const [header, value] of Object.entries(headers)) {
        if (!response.headers.has(header)) response.headers.set(header, value);
      }
      return response;
    },
  };
}

async function answered(
  request: Request,
  address: string,
  parts: Omit<OauthParts, 'signedIn'>,
  server: () => Promise<OauthServer>,
): Promise<Response> {
  const { pathname: path } = new URL(request.url);
  if (path.startsWith(metadata)) return describedResource(path, parts.site);
  if (path !== routes.registration) {
    if (isBegun(path, request.method)) {
      mustBeShort(request.url);
      await countBegun(parts.desk, address, parts.now());
    }
    const response = await (await server()).forward(request, address);
    if (response.status === 404) throw nothingAt(path);
    const isPage = request.headers.get('accept')?.includes('text/html');
    if (isPage && isTold(path, response)) throw notAsked(await response.text());
    return response;
  }
  if (request.method !== 'POST') throw nothingAt(path);
  let body: Record<string, unknown>;
  try {
    const sentence = `A registration may have at most ${registrationLimit} bytes.`;
    const bytes = await boundedBody(request, registrationLimit, sentence);
    body = registeredAs(JSON.parse(bytes.toString('utf8')) as Record<string, unknown>);
  } catch (error) {
    if (error instanceof Refusal && error.reason !== 'invalid_input') throw error;
    const sentence = error instanceof Refusal ? error.message : 'The metadata are a JSON object.';
    const code = sentence.startsWith('redirect_uris') ? 'invalid_redirect_uri' : 'invalid_client_metadata';
    return Response.json({ error: code, error_description: sentence }, { status: 400, headers: noStore });
  }
  const { desk, now } = parts;
  await countClient(desk, registrations, address, now());
  const own = new Request(request.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await server()).forward(own, address);
}

/** Whether a program asks to be let in. */
function isBegun(path: string, method: string): boolean {
  return path === routes.authorization
    ? method === 'GET' || method === 'HEAD'
    : path === routes.device_authorization && method === 'POST';
}

function mustBeShort(url: string): void {
  if (url.length <= maxAsked) return;
  throw new Refusal('too_large', `The address may have at most ${maxAsked} characters.`);
}

/** The authorization server answers a method that it does not know as if the address were unknown. */
function nothingAt(path: string): Refusal {
  const allow = allowedAt(path);
  if (allow === null) return new Refusal('not_found', 'There is nothing at this address.');
  return new Refusal('method_not_allowed', `Use ${allow} here.`, { members: { allow } });
}

const noStore = { 'Cache-Control': 'no-store' };

/** RFC 9728: which authorization server a resource trusts. */
function describedResource(path: string, site: string): Response {
  const resourcePath = path.slice(metadata.length) || apiRoot;
  const resource = `${site}${resourcePath}`;
  const allowed = resourcesOf(site)[resource];
  if (!allowed) throw new Refusal('not_found', 'There is no such resource.');
  return Response.json(
    {
      resource,
      authorization_servers: [site],
      // More is asked for when it is needed; a program that takes all that is listed would ask for too much.
      scopes_supported: [allowed.includes('catalogue:full') ? 'catalogue:full' : 'omega:run'],
      bearer_methods_supported: ['header'],
      resource_documentation: `${site}${apiRoot}/docs`,
    },
    { headers: { 'Cache-Control': 'public, max-age=3600' } },
  );
}
