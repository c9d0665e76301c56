// A cookie comes with every request of a browser, whoever's page made it. So a session counts only where no
// other site may read the answers, under the site's own name, and whatever changes something only when a page
// of this site asked: by Sec-Fetch-Site, or by Origin where a browser does not send that.

import { Refusal } from '../../kernel/refusal.ts';
import { isOpenToBrowsers } from './cors.ts';
import { isLoopback, isOwnHost, isOwnOrigin } from './hosts.ts';
import { isOfTools } from './mounts.ts';
import type { PlainHeaders, PlainRequest } from './plain-request.ts';

interface OwnSite {
  readonly site: string;
  /** Nobody but this machine can reach the server. */
  readonly loopbackOnly: boolean;
}

const safe: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];
/** Where programs ask, beside what every site may read; below /api, comments alone know who is signed in. */
const forPrograms =
  /^\/(?:api(?!\/omega\/)|datasets|\.well-known|feeds|u|oauth\/(?:token|register|revoke|device_authorization|jwks))(?:\/|$)|^\/(?:openapi\.json|llms\.txt|llms-full\.txt)$/;

/** Whether cookies count at this path: on pages and below /api/omega. */
export function takesCookies(path: string): boolean {
  return !isOpenToBrowsers(path) && !isOfTools(path) && !forPrograms.test(path);
}

/** Whether a page of this site, or a person who typed the address, made the request. */
function isFromOwnPage(method: string, headers: PlainHeaders, { site, loopbackOnly }: OwnSite): boolean {
  if (safe.includes(method)) return true;
  const origin = headers.get('origin');
  if (origin !== null && !isOwnOrigin(origin, site, loopbackOnly)) return false;
  const from = headers.get('sec-fetch-site');
  return from === null ? origin !== null : from === 'same-origin';
}

/**
 * The Cookie header where a session may be read from it, else null.
 * @throws Refusal('cross_site') when another site's page changes something with it
 */
export function countedCookie(request: PlainRequest, path: string, own: OwnSite): string | null {
  const cookie = request.headers.get('cookie');
  if (cookie === null || request.headers.has('authorization') || !takesCookies(path)) return null;
  if (!isOwnHost(request.url, own.site, own.loopbackOnly)) return null;
  if (isFromOwnPage(request.method, request.headers, own)) return cookie;
  throw crossSite();
}

/** Refuses what a page of another site sent, for forms that need no session yet. */
export function mustBeOwnPage(request: PlainRequest, site: string): void {
  const loopbackOnly = isLoopback(new URL(site).hostname);
  if (!isFromOwnPage(request.method, request.headers, { site, loopbackOnly })) throw crossSite();
}

function crossSite(): Refusal {
  return new Refusal('cross_site', 'A page of another site asked, with the cookie of this one.');
}
