// REST: operations by method and path, their input from path and query, their answer as JSON.
//
// The work of a request that was asked before is a look-up: the answer's bytes are kept as long as
// nothing the caller's tier can see has changed. Everything else goes through `perform`.

import { Hono } from 'hono';
import { type Caller, publicCaller } from '../../access/caller.ts';
import type { Written } from '../../kernel/json.ts';
import type { Answer, Context, Operation } from '../../kernel/operation.ts';
import { mustBeForPrograms, performWritten } from '../../kernel/perform.ts';
import { isPlainText } from '../../kernel/plain-text.ts';
import type { Reader } from '../../kernel/reader.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Tier } from '../../kernel/tier.ts';
import { type Format, formatsOf } from '../formats/format.ts';
import { endsInName, formAddresses, formInName, inThisForm } from '../formats/format-address.ts';
import { chosenFormat, mayChoose } from '../formats/negotiate.ts';
import { pathOf, queryOf, targetOf } from '../http/address-parts.ts';
import {
  answerCache,
  bytesIn,
  bytesOf,
  type CachedAnswer,
  chooseEncoding,
  etagOf,
  etagOfText,
  matches,
} from '../http/answer-cache.ts';
import { readBody } from '../http/body.ts';
import type { TurnedAway, Visit } from '../http/edge.ts';
import { plainRoutes } from '../http/plain-routes.ts';
import { readHeaders, readQuery } from '../http/query.ts';
import type { Headers } from '../http/respond.ts';
import { statusOfSuccess } from '../http/status.ts';
import { absentRoute, routeOf, slashlessTarget } from './addresses.ts';
import { deprecationHeaders } from './deprecation.ts';
import { exporter, type OnBug } from './exports.ts';

export interface RestOptions {
  readonly operations: readonly Operation[];
  readonly reader: Reader;
  readonly contextFor: (caller: Caller, now: Date) => Context;
  readonly now: () => Date;
  readonly cacheBytes: number;
  /** Names what all answers depend on besides: settings, program, history. Part of every validator. */
  readonly mark: string;
  /** Told of what fails after an answer has begun. */
  readonly onBug: OnBug;
  /** Told of a request to an address where nothing answers it; the refusal waits for it. */
  readonly onTurnedAway: TurnedAway;
}

/** What the server answers beside the app is not its to speak of. */
const routesOfTheApp = plainRoutes.filter(({ aside }) => !aside);

/** The router, for what is not an operation. */
export type Pages = Hono<{ Bindings: Bindings }>;

interface Bindings {
  readonly caller: Caller;
  readonly visit: Visit;
}

/** `pages` answers what lies outside the API; it is asked last. */
export function restChannel(
  options: RestOptions,
  pages: (app: Pages) => void,
): (request: Request, visit: Visit) => Promise<Response> {
  const { reader, now } = options;
  const cache = answerCache(options.cacheBytes);
  const app = new Hono<{ Bindings: Bindings }>();
  mustBeForPrograms(options.operations);

  const exportRows = exporter(options.onBug);

  for (const operation of options.operations) {
    const route = routeOf(operation);
    for (const form of endsInName(operation) ? [] : formatsOf(operation)) {
      app.get(route + form.suffix, (c) => answer(operation, c.req.raw, c.req.param(), c.env.visit, form));
    }
    app.on(operation.method, route, (c) => answerPlain(operation, c.req.raw, c.req.param(), c.env.visit));
  }
  const site: Pages = new Hono<{ Bindings: Bindings }>();
  pages(site);
  app.notFound(async (c) => withVisit(await site.fetch(c.req.raw, c.env), c.env.visit));
  site.notFound(async (c) => {
    const { method, url } = c.req.raw;
    const all = [...options.operations, ...routesOfTheApp];
    const slashless = slashlessTarget(all, url);
    if (slashless !== null) {
      const headers = { ...c.env.visit.headers, Location: slashless, 'Cache-Control': 'no-store' };
      return new Response(null, { status: 308, headers });
    }
    const refusal = absentRoute(all, method, pathOf(url));
    await options.onTurnedAway(method, pathOf(url), c.env.visit.caller, refusal);
    throw refusal;
  });
  for (const router of [app, site]) {
    router.onError((error) => {
      throw error;
    });
  }

  /** Without a suffix: in JSON, unless another form is asked for, by the header or behind the name of a record. */
  async function answerPlain(
    operation: Operation,
    request: Request,
    params: Record<string, string>,
    visit: Visit,
  ): Promise<Response> {
    const formats = formatsOf(operation);
    const chosen = chosenFormat(request.headers.get('accept'), formats);
    try {
      return await answer(operation, request, params, visit, chosen ?? undefined);
    } catch (error) {
      const named = endsInName(operation) ? formInName(error, operation, formats, params) : null;
      if (!named) throw error;
      return answer(operation, request, named.params, visit, named.form);
    }
  }

  async function answer(
    operation: Operation,
    request: Request,
    params: Record<string, string>,
    visit: Visit,
    form?: Format,
  ): Promise<Response> {
    const { caller } = visit;
    const { tier } = caller;
    const moment = now();
    const version = reader.version(tier);
    // What is kept for others is made for nobody: nothing about a caller can stand in it.
    const context = options.contextFor(operation.cached ? { ...publicCaller(''), tier } : caller, moment);
    let used: readonly string[] = [];
    const readInput = async () => {
      const input = {
        ...pathInput(params),
        ...readQuery(form?.asked ?? operation, queryOf(request.url)),
        ...readHeaders(operation, request.headers),
        ...(operation.method === 'GET' ? {} : await readBody(operation, request)),
      };
      used = Object.keys(input);
      return input;
    };
    const key = cacheKey(tier, request.url, form);
    const marked = `${options.mark} ${key}`;
    const ask = { context, ...formAddresses(context.site, request.url, form) };
    if (form?.pieces) {
      const headers: Headers = {
        ...visit.headers,
        ...typeOf(form),
        'Cache-Control': cacheControl(tier, operation),
        Vary: varying,
      };
      const wanted = { form, operation, input: readInput, ask, key: marked, version, headers };
      return exportRows(wanted, request, visit).catch((error) => {
        throw inThisForm(error, form, ask);
      });
    }
    const answered = await (form?.whole
      ? form.whole(operation, readInput, ask).catch((error) => {
          throw inThisForm(error, form, ask);
        })
      : performWritten(operation, readInput, context));
    const notice = deprecationHeaders(operation, used, visit.headers);
    if (operation.method !== 'GET') return deliverOnce(operation, answered, visit, notice);
    const { text, until } = answered;
    const identity = bytesOf(text);
    const end = until ?? Number.POSITIVE_INFINITY;
    const kept = operation.cached === true && end > moment.getTime();
    const etag = answered.version
      ? `"${answered.version}"`
      : kept && !answered.beyondCatalogue
        ? etagOf(marked, version, end)
        : etagOfText(marked, String(text));
    const entry: CachedAnswer = {
      etag,
      version,
      from: moment.getTime(),
      until: end,
      bytes: { identity },
      ...(notice || form?.whole ? { headers: { ...notice, ...(form ? typeOf(form) : {}) } } : {}),
    };
    if (kept) cache.put(key, entry);
    return deliver(entry, request, visit, operation, answered.askAgainIn);
  }

  /** The answer to what was done: never kept, never asked for again by its validator. */
  function deliverOnce(
    operation: Operation,
    answered: Answer<Written>,
    visit: Visit,
    notice: Headers | null,
  ): Response {
    const { text, version, askAgainIn } = answered;
    const headers: Headers = {
      ...visit.headers,
      ...notice,
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
      ...(version === undefined ? {} : { ETag: `"${version}"` }),
      ...(askAgainIn === undefined ? {} : { 'Retry-After': String(askAgainIn) }),
    };
    return new Response(String(text), { status: statusOfSuccess(operation.success), headers });
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
      ...entry.headers,
      'Cache-Control': cacheControl(visit.caller.tier, operation),
      Vary: varying,
      ETag: entry.etag,
    };
    if (askAgainIn !== undefined) headers['Retry-After'] = String(askAgainIn);
    if (!visit.caller.session && matches(request.headers.get('if-none-match'), entry.etag))
      return new Response(null, { status: 304, headers });
    const encoding = chooseEncoding(request.headers.get('accept-encoding'), entry.bytes.identity.length);
    if (encoding !== 'identity') headers['Content-Encoding'] = encoding;
    const bytes = encoding === 'identity' ? entry.bytes.identity : await bytesIn(entry, encoding);
    headers['Content-Length'] = String(bytes.length);
    return new Response(bytes, { status: 200, headers });
  }

  /** The answer that was given before to the same address, if it still holds. */
  function remembered(request: Request, visit: Visit): Promise<Response> | null {
    if (request.method !== 'GET' || mayChoose(request.headers.get('accept'))) return null;
    const { tier } = visit.caller;
    const entry = cache.get(cacheKey(tier, request.url), reader.version(tier), now().getTime());
    return entry ? deliver(entry, request, visit) : null;
  }

  return async (request, visit) => {
    const known = remembered(request, visit);
    if (known) return known;
    return app.fetch(request, { caller: visit.caller, visit });
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
  if (tier !== 'public' || operation?.personal) return 'private, no-store';
  return operation?.root === 'site' ? 'no-store' : 'public, max-age=60, stale-while-revalidate=60';
}

const varying = 'Authorization, Accept, Accept-Encoding';

function typeOf({ mediaType }: Format): Headers {
  return { 'Content-Type': mediaType === 'application/ld+json' ? mediaType : `${mediaType}; charset=utf-8` };
}

/** A form that an address does not name by itself gets a place of its own beside the JSON. */
function cacheKey(tier: Tier, url: string, form?: Format): string {
  const target = targetOf(url);
  return form && !pathOf(url).endsWith(form.suffix) ? `${tier} ${target} ${form.name}` : `${tier} ${target}`;
}

/** Path parameters arrive decoded where they could be; what could not be decoded names no record. */
function pathInput(params: Record<string, string>): Record<string, string> {
  for (const value of Object.values(params)) {
    if (value === '' || value.length > 300 || !isPlainText(value)) {
      throw new Refusal('not_found', 'There is nothing at this address.');
    }
  }
  return params;
}
