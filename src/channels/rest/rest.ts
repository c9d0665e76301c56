// REST: operations by method and path, their input from path and query, their answer as JSON.
//
// The work of a request that was asked before is a look-up: the answer's bytes are kept as long as
// nothing the caller's tier can see has changed. Everything else goes through `perform`.

import { Hono } from 'hono';
import { type Caller, publicCaller } from '../../access/caller.ts';
import { apiRoot } from '../../kernel/address.ts';
import { inOneText } from '../../kernel/json.ts';
import type { Context, Operation } from '../../kernel/operation.ts';
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
  type AnswerCache,
  answerCache,
  bytesOf,
  bytesOnce,
  type CachedAnswer,
  etagOf,
  etagOfText,
  type Lent,
} from '../http/answer-cache.ts';
import { readBody } from '../http/body.ts';
import type { TurnedAway, Visit } from '../http/edge.ts';
import { asResponse, type PlainAnswer, type PlainRequest, wholeRequest } from '../http/plain-request.ts';
import { plainRoutes } from '../http/plain-routes.ts';
import { readHeaders, readQuery } from '../http/query.ts';
import { atHand, type Found } from '../http/ready-answer.ts';
import type { Headers } from '../http/respond.ts';
import { absentRoute, routeOf, slashlessTarget } from './addresses.ts';
import { cacheControl, deliver, deliverOnce, headersOf, typeOf, varying } from './delivery.ts';
import { deprecationHeaders } from './deprecation.ts';
import { exporter, type OnBug } from './exports.ts';
import { leanRoutes } from './lean-routes.ts';

interface RestOptions {
  readonly operations: readonly Operation[];
  readonly reader: Reader;
  /** @param asker whose turn it is to ask; left out: the caller's */
  readonly contextFor: (caller: Caller, now: Date, asker?: Caller) => Context;
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
const routesOfTheApp = plainRoutes.filter(({ operatorOnly }) => !operatorOnly);

/** The router, for what is not an operation. */
export type Pages = Hono<{ Bindings: Bindings }>;

interface Bindings {
  readonly visit: Visit;
}

interface RestChannel {
  readonly fetch: (request: Request, visit: Visit) => Promise<Response>;
  /** What answers a request without a Request being made; null where only fetch can. */
  readonly lean: (asked: PlainRequest) => ((visit: Visit) => Promise<PlainAnswer | Response>) | null;
  /** The answer that the public was given before to the same address, if it still holds; to what a lean way may answer. */
  readonly ready: (asked: PlainRequest) => Found | null;
}

/** What stands ready in the first of these places that has it. */
export function readyIn(...places: readonly Pick<RestChannel, 'ready'>[]): RestChannel['ready'] {
  return (request) => {
    for (const place of places) {
      const found = place.ready(request);
      if (found) return found;
    }
    return null;
  };
}

/** What one REST channel has. */
interface Rest {
  readonly options: RestOptions;
  readonly cache: AnswerCache;
  readonly exportRows: ReturnType<typeof exporter>;
}

/** A request for an operation, with what its address names. */
interface Wanted {
  readonly operation: Operation;
  readonly request: PlainRequest;
  readonly params: Record<string, string>;
  readonly visit: Visit;
}

/** `pages` answers what lies outside the API; it is asked last. */
export function restChannel(options: RestOptions, pages: (app: Pages) => void): RestChannel {
  mustBeForPrograms(options.operations);
  const exportRows = exporter(options.onBug, () => options.now().getTime());
  const channel = { options, cache: answerCache(options.cacheBytes), exportRows };
  const app = routerOf(channel, pages);
  const leanRoute = leanRoutes(options.operations);
  return {
    fetch: async (request, visit) => {
      const known = entryFor(channel, request, visit.caller.tier);
      if (known) return asResponse(await deliver(known, request, visit));
      return app.fetch(request, { visit });
    },
    lean: (request) => {
      if (request.method !== 'GET' || mayChoose(request.headers.get('accept'))) return null;
      const found = leanRoute(pathOf(request.url));
      if (found === null) return null;
      return async (visit) => {
        const known = entryFor(channel, request, visit.caller.tier);
        if (known) return deliver(known, request, visit);
        return answerPlain(channel, { ...found, request, visit });
      };
    },
    ready: (request) => {
      if (!targetOf(request.url).startsWith(`${apiRoot}/`)) return null;
      const entry = entryFor(channel, request, 'public');
      return entry && atHand(entry, request, ofPublic);
    },
  };
}

function routerOf(rest: Rest, pages: (app: Pages) => void): Pages {
  const { operations, onTurnedAway } = rest.options;
  const all = [...operations, ...routesOfTheApp];
  const app: Pages = new Hono<{ Bindings: Bindings }>();
  for (const operation of operations) {
    const route = routeOf(operation);
    for (const form of endsInName(operation) ? [] : formatsOf(operation)) {
      app.get(route + form.suffix, async (c) => {
        const { visit } = c.env;
        return asResponse(
          await answer(rest, { operation, request: c.req.raw, params: c.req.param(), visit }, form),
        );
      });
    }
    app.on(operation.method, route, async (c) => {
      const { visit } = c.env;
      return asResponse(
        await answerPlain(rest, { operation, request: c.req.raw, params: c.req.param(), visit }),
      );
    });
  }
  const site: Pages = new Hono<{ Bindings: Bindings }>();
  pages(site);
  app.notFound(async (c) => withVisit(await site.fetch(c.req.raw, c.env), c.env.visit));
  site.notFound(async (c) => {
    const { method, url } = c.req.raw;
    const slashless = slashlessTarget(all, url);
    if (slashless !== null) {
      const headers = { ...c.env.visit.headers, Location: slashless, 'Cache-Control': 'no-store' };
      return new Response(null, { status: 308, headers });
    }
    const refusal = absentRoute(all, method, pathOf(url));
    await onTurnedAway(method, pathOf(url), c.env.visit.caller, refusal);
    throw refusal;
  });
  for (const router of [app, site]) {
    router.onError((error) => {
      throw error;
    });
  }
  return app;
}

/** Without a suffix: in JSON, unless another form is asked for, by the header or behind the name of a record. */
async function answerPlain(rest: Rest, wanted: Wanted): Promise<PlainAnswer | Response> {
  const { operation, request, params } = wanted;
  const formats = formatsOf(operation);
  const chosen = chosenFormat(request.headers.get('accept'), formats);
  try {
    return await answer(rest, wanted, chosen ?? undefined);
  } catch (error) {
    const named = endsInName(operation) ? formInName(error, operation, formats, params) : null;
    if (!named) throw error;
    return answer(rest, { ...wanted, params: named.params }, named.form);
  }
}

async function answer(rest: Rest, wanted: Wanted, form?: Format): Promise<PlainAnswer | Response> {
  const { options, cache, exportRows } = rest;
  const { operation, request, params, visit } = wanted;
  const { caller } = visit;
  const { tier } = caller;
  const moment = options.now();
  const version = options.reader.version(tier);
  const context = contextOf(options, operation, caller, moment);
  let used: readonly string[] = [];
  const readInput = async () => {
    const input = {
      ...pathInput(params),
      ...readQuery(operation, queryOf(request.url), form),
      ...readHeaders(operation, request.headers),
      ...(operation.method === 'GET' ? {} : await readBody(operation, wholeRequest(request))),
    };
    used = Object.keys(input);
    return input;
  };
  const key = cacheKey(tier, request.url, form);
  const entryKey = `${options.mark} ${key}`;
  const ask = { context, ...formAddresses(context.site, request.url, form) };
  if (form?.pieces) {
    const headers: Headers = {
      ...visit.headers,
      ...typeOf(form),
      'Cache-Control': cacheControl(tier, operation),
      Vary: varying,
    };
    const rows = { form, operation, input: readInput, ask, key: entryKey, version, headers };
    return exportRows(rows, wholeRequest(request), visit).catch((error) => {
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
  const text = inOneText(answered.text);
  const end = answered.until ?? Number.POSITIVE_INFINITY;
  const holds = operation.cached === true && end > moment.getTime();
  const isCached = holds && cache.isWanted(key);
  const etag = answered.version
    ? `"${answered.version}"`
    : holds && !answered.beyondCatalogue
      ? etagOf(entryKey, version, end)
      : etagOfText(entryKey, answered.sameAs ?? String(text), moment);
  const { bytes, giveBack }: Lent = isCached ? { bytes: bytesOf(text) } : bytesOnce(text);
  const entry: CachedAnswer = {
    etag,
    version,
    from: moment.getTime(),
    until: end,
    bytes: { identity: bytes },
    ...(notice || form?.whole ? { headers: { ...notice, ...(form ? typeOf(form) : {}) } } : {}),
  };
  if (isCached) cache.put(key, entry);
  return deliver(entry, request, visit, { operation, askAgainIn: answered.askAgainIn, giveBack });
}

/**
 * What is kept for others is made for nobody: nothing about a caller can stand in it. Whose turn it is to ask, and
 * who bears the cost, is the caller's all the same.
 */
function contextOf(
  { contextFor }: RestOptions,
  { cached }: Operation,
  caller: Caller,
  moment: Date,
): Context {
  if (!cached) return contextFor(caller, moment);
  return contextFor({ ...publicCaller(''), tier: caller.tier }, moment, caller);
}

const ofPublic = (entry: CachedAnswer) => headersOf(entry, 'public');

/** The answer that was given before to the same address, if it still holds. */
function entryFor({ options, cache }: Rest, request: PlainRequest, tier: Tier): CachedAnswer | null {
  if (request.method !== 'GET' || mayChoose(request.headers.get('accept'))) return null;
  const version = options.reader.version(tier);
  return cache.get(cacheKey(tier, request.url), version, options.now().getTime());
}

/** What a page did not say itself of what every answer carries. */
function withVisit(response: Response, visit: Visit): Response {
  for (const [name, value] of Object.entries(visit.headers)) {
    if (!response.headers.has(name)) response.headers.set(name, value);
  }
  return response;
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
