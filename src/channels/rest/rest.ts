// REST: operations by method and path, their input from path and query, their answer as JSON.
//
// The work of a request that was asked before is a look-up: the answer's bytes are kept as long as
// nothing the caller's tier can see has changed. Everything else goes through `perform`.

import { Hono } from 'hono';
import type { Caller, Identify } from '../../access/caller.ts';
import type { Answer, Context, Operation } from '../../kernel/operation.ts';
import { checkTier, perform } from '../../kernel/perform.ts';
import type { Reader } from '../../kernel/reader.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Tier } from '../../kernel/tier.ts';
import type { Licence } from '../licence.ts';
import {
  answerCache,
  bytesIn,
  type CachedAnswer,
  chooseEncoding,
  etagOf,
  etagOfText,
  matches,
} from './answer-cache.ts';
import { readBody } from './body.ts';
import { decoded, readHeaders, readQuery } from './query.ts';
import { bugResponse, commonHeaders, type Headers, refusalResponse } from './respond.ts';
import { statusOfSuccess } from './status.ts';

export interface RestOptions {
  readonly operations: readonly Operation[];
  readonly reader: Reader;
  readonly site: string;
  readonly licence: Licence;
  readonly identify: Identify;
  readonly contextFor: (caller: Caller, now: Date) => Context;
  readonly now: () => Date;
  readonly requestId: () => string;
  /** Called once for every error that is a bug. */
  readonly onBug: (error: unknown, request: { id: string; method: string; path: string }) => void;
  readonly cacheBytes: number;
}

/** What the server knows of a request beside the request itself. */
export interface Connection {
  /** The socket's address. */
  readonly address: string;
}

export type Fetch = (request: Request, connection?: Connection) => Promise<Response>;

const unknownConnection: Connection = { address: '0.0.0.0' };

const apiRoot = '/api/v1';

/** The router, for what is not an operation. */
export type Pages = Hono<{ Bindings: { caller: Caller } }>;

/** Where an operation is found: its path with `:name` for parameters. */
export function routeOf(operation: Operation): string {
  const root = operation.root === 'site' ? '' : apiRoot;
  return root + operation.path.replaceAll(/\{(\w+)\}/g, ':$1');
}

/** `pages` answers what lies outside the API; it is asked last. */
export function restChannel(options: RestOptions, pages: (app: Pages) => void): Fetch {
  const { reader, site, licence, now } = options;
  const cache = answerCache(options.cacheBytes);
  const app = new Hono<{ Bindings: { caller: Caller } }>();

  for (const operation of options.operations) {
    app.on(operation.method, routeOf(operation), (c) =>
      answer(operation, c.req.raw, c.req.param(), c.env.caller),
    );
  }
  pages(app);
  app.notFound((c) => {
    throw absentRoute(options.operations, c.req.raw.method, pathOf(c.req.raw.url));
  });
  app.onError((error) => {
    throw error;
  });

  async function answer(
    operation: Operation,
    request: Request,
    params: Record<string, string>,
    caller: Caller,
  ): Promise<Response> {
    const { tier } = caller;
    const moment = now();
    const version = reader.version(tier);
    const context = options.contextFor(caller, moment);
    checkTier(operation, context);
    const input = {
      ...pathInput(params),
      ...readQuery(operation, queryOf(request.url)),
      ...readHeaders(operation, request.headers),
      ...(operation.method === 'GET' ? {} : await readBody(operation, request)),
    };
    const answered = await perform(operation, input, context);
    if (operation.method !== 'GET') return deliverOnce(operation, answered);
    const { text, until } = answered;
    const identity = Buffer.from(text) as Uint8Array<ArrayBuffer>;
    const key = cacheKey(tier, request.url);
    const end = until ?? Number.POSITIVE_INFINITY;
    const kept = operation.cached === true && end > moment.getTime();
    const etag = kept ? etagOf(key, version, end) : etagOfText(key, text);
    const entry: CachedAnswer = { etag, version, until: end, bytes: { identity } };
    if (kept) cache.put(key, entry);
    return deliver(entry, tier, request);
  }

  /** The answer to what was done: never kept, never asked for again by its validator. */
  function deliverOnce(operation: Operation, { text, version }: Answer): Response {
    const headers: Headers = {
      ...commonHeaders,
      ...licence.headers,
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Request-Id': options.requestId(),
      ...(version === undefined ? {} : { ETag: `"${version}"` }),
    };
    return new Response(text, { status: statusOfSuccess(operation.success), headers });
  }

  async function deliver(entry: CachedAnswer, tier: Tier, request: Request): Promise<Response> {
    const headers: Headers = {
      ...commonHeaders,
      ...licence.headers,
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control':
        tier === 'public' ? 'public, max-age=60, stale-while-revalidate=60' : 'private, no-store',
      Vary: 'Authorization, Accept-Encoding',
      ETag: entry.etag,
      'X-Request-Id': options.requestId(),
    };
    if (matches(request.headers.get('if-none-match'), entry.etag))
      return new Response(null, { status: 304, headers });
    const encoding = chooseEncoding(request.headers.get('accept-encoding'), entry.bytes.identity.length);
    if (encoding !== 'identity') headers['Content-Encoding'] = encoding;
    const bytes = encoding === 'identity' ? entry.bytes.identity : await bytesIn(entry, encoding);
    headers['Content-Length'] = String(bytes.length);
    return new Response(bytes, { status: 200, headers });
  }

  /** The answer that was given before to the same address, if it still holds. */
  function remembered(request: Request, { tier }: Caller): Promise<Response> | null {
    if (request.method !== 'GET') return null;
    const entry = cache.get(cacheKey(tier, request.url), reader.version(tier), now().getTime());
    return entry ? deliver(entry, tier, request) : null;
  }

  return async (request, { address } = unknownConnection) => {
    try {
      const authorization = request.headers.get('authorization');
      const caller = await options.identify({ authorization, address });
      return (await remembered(request, caller)) ?? (await app.fetch(request, { caller }));
    } catch (error) {
      const id = options.requestId();
      const asked = { id, site, accept: request.headers.get('accept'), headers: licence.headers };
      if (error instanceof Refusal) return refusalResponse(error, asked);
      options.onBug(error, { id, method: request.method, path: pathOf(request.url) });
      return bugResponse(asked);
    }
  };
}

function cacheKey(tier: Tier, url: string): string {
  return `${tier} ${url.slice(pathStart(url))}`;
}

function pathStart(url: string): number {
  return url.indexOf('/', url.indexOf('//') + 2);
}

function pathOf(url: string): string {
  const path = url.slice(pathStart(url));
  const end = path.search(/[?#]/);
  return end < 0 ? path : path.slice(0, end);
}

function queryOf(url: string): string {
  const start = url.indexOf('?');
  return start < 0 ? '' : (url.slice(start + 1).split('#', 1)[0] as string);
}

/** Path parameters arrive decoded where they could be; what could not be decoded names no record. */
function pathInput(params: Record<string, string>): Record<string, string> {
  for (const value of Object.values(params)) {
    if (value === '' || value.length > 300 || decoded(encodeURIComponent(value)) === null) {
      throw new Refusal('not_found', 'There is nothing at this address.');
    }
  }
  return params;
}

/** 405 where another method would be answered, else 404. */
function absentRoute(operations: readonly Operation[], method: string, path: string): Refusal {
  const allowed = new Set<string>();
  for (const operation of operations) {
    const pattern = routeOf(operation).replaceAll(/:\w+/g, '[^/]+');
    if (!new RegExp(`^${pattern}$`).test(path)) continue;
    allowed.add(operation.method);
    if (operation.method === 'GET') allowed.add('HEAD');
  }
  if (allowed.size === 0)
    return new Refusal('not_found', `There is nothing at this address; the API lives under ${apiRoot}.`);
  const allow = [...allowed].join(', ');
  const sentence = `${/^[A-Z]{1,20}$/.test(method) ? method : 'This method'} is not answered here; use ${allow}.`;
  return new Refusal('method_not_allowed', sentence, { members: { allow } });
}
