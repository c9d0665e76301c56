// Programs in browsers may use the open parts of the service from any site. Credentials that a browser
// adds by itself are never accepted there, so an open door gives away nothing of the person.

import { apiRoot } from '../../kernel/address.ts';
import type { PlainRequest } from './plain-request.ts';

const openRoots = [
  apiRoot,
  '/api/public',
  '/common-grants',
  '/.well-known',
  '/oauth/token',
  '/oauth/register',
  '/oauth/revoke',
  '/oauth/device_authorization',
];

/** Whether other sites may ask here: the API and the public forms, nothing else. */
export function isOpenToBrowsers(path: string): boolean {
  return openRoots.some((root) => path === root || path.startsWith(`${root}/`));
}

export const corsHeaders: Readonly<Record<string, string>> = {
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers':
    'ETag, Link, Location, Retry-After, Allow, WWW-Authenticate, Warning, Deprecation, Sunset, RateLimit, RateLimit-Policy, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, X-Request-Id, X-Attribution',
};

/** Whether a browser asks what it may ask. */
export function isPreflight(request: PlainRequest, path: string): boolean {
  return (
    request.method === 'OPTIONS' &&
    isOpenToBrowsers(path) &&
    request.headers.has('origin') &&
    request.headers.has('access-control-request-method')
  );
}

export const preflightHeaders: Readonly<Record<string, string>> = {
  'Access-Control-Allow-Methods': 'GET, HEAD, POST, PATCH, DELETE',
  'Access-Control-Allow-Headers':
    'Authorization, Content-Type, Accept, If-Match, If-None-Match, Idempotency-Key',
  'Access-Control-Max-Age': '600',
  Vary: 'Access-Control-Request-Method, Access-Control-Request-Headers',
};
