// How answers and refusals look in HTTP. Every body is JSON, every error has the same members.

import { STATUS_CODES } from 'node:http';
import { apiRoot, isAtOrBelow, mcpPath, omegaPath } from '../../kernel/address.ts';
import type { FieldError, Refusal } from '../../kernel/refusal.ts';
import { prefersType } from './media-ranges.ts';
import { asResponse, type PlainAnswer } from './plain-request.ts';
import { statusOf } from './status.ts';

export type Headers = Record<string, string>;

/** Of answers that are made while the ledger is away. */
export const staleWarning = '110 - "Response is Stale"';

export const commonHeaders: Readonly<Headers> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Content-Security-Policy':
    "default-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  // Pages of other sites show and load nothing of it but what says otherwise: the open parts, and pictures.
  'Cross-Origin-Resource-Policy': 'same-origin',
};

interface ErrorBody {
  readonly error: string;
  readonly code: string;
  readonly request_id: string;
  readonly docs_url: string;
  readonly errors?: readonly FieldError[];
}

/** What an error says that is the same in all channels. */
type Said = Omit<ErrorBody, 'request_id' | 'docs_url'>;

interface Refused {
  readonly id: string;
  readonly site: string;
  readonly path: string;
  readonly accept: string | null;
  readonly headers: Readonly<Headers>;
}

export function refusalResponse(refusal: Refusal, request: Refused): Response {
  return asResponse(refusalAnswer(refusal, request));
}

/** The answer to a refusal. `accept` may ask for the RFC 9457 form of the same. */
export function refusalAnswer(refusal: Refusal, request: Refused): PlainAnswer {
  const status = statusOf[refusal.reason];
  const headers = errorHeaders(request);
  if (challenging.has(refusal.reason)) {
    headers['WWW-Authenticate'] = challenge(refusal, request);
  }
  if (refusal.reason === 'link_required' || refusal.reason === 'link_invalid') {
    const error = refusal.reason === 'link_invalid' ? 'error="invalid_token", ' : '';
    const metadata = `${request.site}/.well-known/oauth-protected-resource${omegaPath}`;
    headers['WWW-Authenticate'] = `Bearer ${error}resource_metadata="${metadata}"`;
  }
  const { location, challenge: asked, contentRange, retryAfter, members } = refusal.details;
  if (contentRange) headers['Content-Range'] = contentRange;
  if (asked) headers['WWW-Authenticate'] = asked;
  if (location)
    headers.Location = location.startsWith('/') ? `${request.site}${apiRoot}${location}` : location;
  if (retryAfter) headers['Retry-After'] = String(retryAfter);
  if (typeof members?.allow === 'string') headers.Allow = members.allow;
  return errorAnswer(status, headers, request, errorMembers(refusal));
}

function errorHeaders({ headers, id }: Pick<Refused, 'headers' | 'id'>): Headers {
  return { ...commonHeaders, ...headers, 'X-Request-Id': id, 'Cache-Control': 'no-store' };
}

const challenging: ReadonlySet<string> = new Set(['invalid_token', 'insufficient_scope', 'sign_in_needed']);

/** What is wrong with the credential and, where programs sign in, how they get a better one. */
function challenge({ reason, details }: Refusal, { site, path }: { site: string; path: string }): string {
  const resource = resourceAt(path);
  const scope = String(details.members?.scope ?? (resource === omegaPath ? 'omega:run' : 'catalogue:full'));
  // Programs have no secret here, so what stands in the header is a wrong way to say who asks.
  if (asksLikeOauth.test(path)) return 'Basic realm="oauth"';
  const metadata = `${site}/.well-known/oauth-protected-resource${resource}`;
  // Who brought nothing made no mistake.
  const error = reason === 'sign_in_needed' ? '' : `error="${reason}", `;
  return `Bearer ${error}scope="${scope}", resource_metadata="${metadata}"`;
}

/** What is asked at a path, as a program asks to be let in there (RFC 9728). */
function resourceAt(path: string): string {
  return [omegaPath, mcpPath].find((one) => isAtOrBelow(one, path)) ?? apiRoot;
}

/** What the body of an error says of a refusal, whatever the channel. */
export function errorMembers({ message, reason, details }: Refusal): Said {
  const { allow: _, ...members } = details.members ?? {};
  return {
    error: message,
    code: reason,
    ...members,
    ...(details.errors ? { errors: details.errors } : {}),
  };
}

/** What it says of a bug. */
export const bugMembers = {
  error: 'Something went wrong on our side; it has been logged under this request_id.',
  code: 'internal',
} as const;

/** The answer to a bug: it says that it happened, not what. */
export function bugAnswer(request: Refused): PlainAnswer {
  return errorAnswer(500, errorHeaders(request), request, bugMembers);
}

/** Where a code is explained: a row of the guide to errors. */
export function docsOf(site: string, code: string): string {
  return `${site}/docs/guides/errors#${code}`;
}

function errorAnswer(
  status: number,
  headers: Headers,
  request: Omit<Refused, 'headers'>,
  body: Said,
): PlainAnswer {
  const { error, ...others } = { ...body, ...commonGrantsMembers(request.path, status, body) };
  const isOauth = asksLikeOauth.test(request.path);
  const isProblem = !isOauth && wantsProblem(request.accept);
  const docs = docsOf(request.site, others.code);
  const about = isProblem
    ? {
        type: docs,
        title: STATUS_CODES[status] ?? error,
        status,
        detail: error,
        instance: request.id,
        ...others,
      }
    : {
        ...(isOauth
          ? { error: oauthCode(others.code, status), error_description: error, error_uri: docs }
          : { error }),
        ...others,
        request_id: request.id,
        ...(isOauth ? {} : { docs_url: docs }),
      };
  const bytes = Buffer.from(JSON.stringify(about));
  headers['Content-Type'] = `application/${isProblem ? 'problem+json' : 'json'}; charset=utf-8`;
  headers['Content-Length'] = String(bytes.length);
  return { status, headers, bytes };
}

/** Whether the RFC 9457 form of an error is asked for. */
function wantsProblem(accept: string | null): boolean {
  return accept !== null && prefersType(accept, 'application/problem+json', 'application/json');
}

/** Where programs sign in: `error` is a code there, and the sentence has a member of its own (RFC 6749, RFC 7591). */
const asksLikeOauth = /^\/oauth\/(?:token|revoke|device_authorization|register)$/;

function oauthCode(code: string, status: number): string {
  if (code === 'invalid_token') return 'invalid_client';
  if (status === 429 || status === 503) return 'temporarily_unavailable';
  return status >= 500 ? 'server_error' : 'invalid_request';
}

/** What the CommonGrants protocol asks of every error below its paths, beside what all errors have. */
function commonGrantsMembers(path: string, status: number, { error, errors = [] }: Said) {
  return path.startsWith('/common-grants/') ? { status, message: error, errors } : {};
}
