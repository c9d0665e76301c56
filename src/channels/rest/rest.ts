// REST: operations by method and path, their input from path and query, their answer as JSON.
//
// The work of a request that was asked before is a look-up: the answer's bytes are kept as long as
// nothing the caller's tier can see has changed. Everything else goes through `perform`.

import { Hono } from 'hono';
import type { Caller } from '../../access/caller.ts';
import type { Answer, Context, Operation } from '../../kernel/operation.ts';
import { perform } from '../../kernel/perform.ts';
import type { Reader } from '../../kernel/reader.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Tier } from '../../kernel/tier.ts';
import { pathOf, queryOf, targetOf } from '../address-parts.ts';
import type { Visit } from '../edge.ts';
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
import type { Headers } from './respond.ts';
import { statusOfSuccess } from './status.ts';

export interface RestOptions {
  readonly operations: readonly Operation[];
  readonly reader: Reader;
  readonly contextFor: (caller: Caller, now: Date) => Context;
  readonly now: () => Date;
  readonly cacheBytes: number;
}

const apiRoot = '/api/v1';

/** The router, for what is not an operation. */
export type Pages = Hono<{ Bindings: Bindings }>;

interface Bindings {
  readonly caller: Caller;
  readonly visit: Visit;
}

/** Where an operation is found: its path with `:name` for parameters. */
export function routeOf(operation: Operation): string {
  const root = operation.root === 'site' ? '' : apiRoot;
  return root + operation.path.replaceAll(/\{(\w+)\}/g, ':$1');
}

/** `pages` answers what lies outside the API; it is asked last. */
export function restChannel(
  options: RestOptions,
  pages: (app: Pages) => void,
): (request: Request, visit: Visit) => Promise<Response> {
  const { reader, now } = options;
  const cache = answerCache(options.cacheBytes);
  const app = new Hono<{ Bindings: Bindings }>();

  for (const operation of options.operations) {
    app.on(operation.method, routeOf(operation), (c) =>
      answer(operation, c.req.raw, c.req.param(), c.env.visit),
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
    visit: Visit,
  ): Promise<Response> {
    const { caller } = visit;
    const { tier } = caller;
    const moment = now();
    const version = reader.version(tier);
    const context = options.contextFor(caller, moment);
    const readInput = async () => ({
      ...pathInput(params),
      ...readQuery(operation, queryOf(request.url)),
      ...readHeaders(operation, request.headers),
      ...(operation.method === 'GET' ? {} : await readBody(operation, request)),
    });
    const answered = await perform(operation, readInput, context);
    if (operation.method !== 'GET') return deliverOnce(operation, answered, visit);
    const { text, until } = answered;
    const identity = Buffer.from(text) as Uint8Array<ArrayBuffer>;
    const key = cacheKey(tier, request.url);
    const end = until ?? Number.POSITIVE_INFINITY;
    const kept = operation.cached === true && end > moment.getTime();
    const etag = answered.version
      ? `"${answered.version}"`
      : kept
        ? etagOf(key, version, end)
        : etagOfText(key, text);
    const entry: CachedAnswer = { etag, version, until: end, bytes: { identity } };
    if (kept) cache.put(key, entry);
    return deliver(entry, request, visit, operation, answered.askAgainIn);
  }

  /** The answer to what was done: never kept, never asked for again by its validator. */
  function deliverOnce(operation: Operation, answered: Answer, visit: Visit): Response {
    const { text, version, askAgainIn } = answered;
    const headers: Headers = {
      ...visit.headers,
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
      ...(version === undefined ? {} : { ETag: `"${version}"` }),
      ...(askAgainIn === undefined ? {} : { 'Retry-After': String(askAgainIn) }),
    };
    return new Response(text, { status: statusOfSuccess(operation.success), headers });
  }

  async function deliver(
    entry: CachedAnswer,
    request: Request,
    visit: Visit,
    operation?: Operation,
    askAgainIn?: number,
  ): Promise<Response> {
    const headers: Headers = {
      ...visit.headers,
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': cacheControl(visit.caller.tier, operation),
      Vary: 'Authorization, Accept-Encoding',
      ETag: entry.etag,
    };
    if (askAgainIn !== undefined) headers['Retry-After'] = String(askAgainIn);
    if (matches(request.headers.get('if-none-match'), entry.etag))
      return new Response(null, { status: 304, headers });
    const encoding = chooseEncoding(request.headers.get('accept-encoding'), entry.bytes.identity.length);
    if (encoding !== 'identity') headers['Content-Encoding'] = encoding;
    const bytes = encoding === 'identity' ? entry.bytes.identity : await bytesIn(entry, encoding);
    headers['Content-Length'] = String(bytes.length);
    return new Response(bytes, { status: 200, headers });
  }

  /** The answer that was given before to the same address, if it still holds. */
  function remembered(request: Request, visit: Visit): Promise<Response> | null {
    if (request.method !== 'GET') return null;
    const { tier } = visit.caller;
    const entry = cache.get(cacheKey(tier, request.url), reader.version(tier), now().getTime());
    return entry ? deliver(entry, request, visit) : null;
  }

  return async (request, visit) => {
    const known = remembered(request, visit);
    if (known) return known;
    const response = await app.fetch(request, { caller: visit.caller, visit });
    return response.headers.has('X-Request-Id') ? response : withVisit(response, visit);
  };
}

/** What a page did not say itself of what every answer carries. */
function withVisit(response: Response, visit: Visit): Response {
  for (const [name, value] of Object.entries(visit.headers)) {
    if (!response.headers.has(name)) response.headers.set(name, value);
  }
  return response;
}

/** What is outside the catalogue (comments, requests of people) is asked for each time. */
function cacheControl(tier: Tier, operation: Operation | undefined): string {
  if (tier !== 'public') return 'private, no-store';
  return operation?.root === 'site' ? 'no-store' : 'public, max-age=60, stale-while-revalidate=60';
}

function cacheKey(tier: Tier, url: string): string {
  return `${tier} ${targetOf(url)}`;
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
