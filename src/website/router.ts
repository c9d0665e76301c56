// From routes to answers: reading what was asked, keeping what may be kept, and showing every refusal of a
// page as a page.

import { type Caller, isIdentified } from '../access/caller.ts';
import { pathOf, queryOf, targetOf, withoutLastSlashes } from '../channels/http/address-parts.ts';
import { type AnswerCache, answerCache, bytesOf } from '../channels/http/answer-cache.ts';
import type { Visit } from '../channels/http/edge.ts';
import {
  asResponse,
  type PlainAnswer,
  type PlainRequest,
  wholeRequest,
} from '../channels/http/plain-request.ts';
import { plainRoutes } from '../channels/http/plain-routes.ts';
import type { Found } from '../channels/http/ready-answer.ts';
import { notThisMethod, routeOf } from '../channels/rest/addresses.ts';
import type { OnBug } from '../channels/rest/exports.ts';
import type { Pages } from '../channels/rest/rest.ts';
import type { AppContext } from '../context.ts';
import { apiRoot } from '../kernel/address.ts';
import type { Reader } from '../kernel/reader.ts';
import { Refusal } from '../kernel/refusal.ts';
import { lazily } from '../kernel/remembered.ts';
import { cookieNamed, sessionCookieName } from '../people/accounts/sessions.ts';
import { wantsJson, wantsMarkdown } from './kit/accept.ts';
import { assetAt } from './kit/assets.ts';
import { errorPage, listAround } from './kit/error-page.ts';
import { writtenOf } from './kit/html.ts';
import { documentOf } from './kit/layout.ts';
import { type Page, type PageRequest, type PageRoute, permanently, type Site } from './kit/page.ts';
import { readForm, refuseForeignPost } from './kit/posted.ts';
import { saidTo, unsaid } from './kit/said.ts';
import { isAnonymous, keyOf, pageAtHand, pageHeaders, sendAsset, sendEntry, sendPage } from './kit/send.ts';
import { leanPages } from './lean-pages.ts';

interface WebsiteOptions {
  readonly site: Site;
  readonly reader: Reader;
  readonly contextFor: (caller: Caller, now: Date) => AppContext;
  readonly now: () => Date;
  /** Names what all pages depend on besides the catalogue. */
  readonly mark: string;
  readonly cacheBytes: number;
  readonly onBug: OnBug;
  /** The API, for what has the same address as a page but for its ending. */
  readonly forward: (request: Request, visit: Visit) => Promise<Response>;
}

interface WebsiteRouter {
  readonly mount: (app: Pages) => void;
  /** The page that everybody was shown before, if it still holds, for whoever comes without a cookie. */
  readonly ready: (asked: PlainRequest) => Found | null;
  /** What answers a plain request for a page without a Request being made; null where only a Request can. */
  readonly lean: (asked: PlainRequest) => ((visit: Visit) => Promise<PlainAnswer | Response>) | null;
  /** The page of a refusal (null: of a bug), where a page was asked for; null where it was not. */
  readonly refused: (refusal: Refusal | null, request: PlainRequest, visit: Visit) => Response | null;
}

/** Pages whose addresses are data. */
export interface OtherPages extends Omit<PageRoute, 'answer'> {
  readonly answer: (ask: PageRequest) => Promise<Page | Response | null>;
}

/** Where programs ask: errors there are data. */
const ofPrograms =
  /^\/(?:api|mcp|common-grants|datasets\/(?:\d|[^/]+\/|[^/]*\.)|openapi\.json|llms|healthz|readyz|metrics|version)/;

/** Twins of pages: a program that asks for one reads no page of a refusal. */
const ofData = /\.(?:json|jsonld|csv|ndjson|atom|ics|bib|ris)$/;

function isPageOf(path: string, known: readonly Known[]): boolean {
  return !ofData.test(path) && known.some(({ pattern }) => pattern.test(path));
}

/** A request as pages are asked by it. */
function pageRequest(
  { site, contextFor, now, forward }: WebsiteOptions,
  request: PlainRequest,
  params: Readonly<Record<string, string>>,
  visit: Visit,
): PageRequest {
  const { caller } = visit;
  const moment = new Date(now());
  return {
    request,
    visit,
    params,
    query: new URLSearchParams(queryOf(request.url)),
    path: pathOf(request.url),
    now: moment,
    site,
    context: contextFor(caller, moment),
    forward: (path) => {
      const { headers, method } = wholeRequest(request);
      return forward(new Request(site.url + path, { headers, method }), visit);
    },
    readFor: (another, path) => forward(new Request(site.url + path), { ...visit, caller: another }),
    form: lazily(() =>
      readForm(wholeRequest(request), wasSignedIn(request, site.url) ? 'person' : 'visitor'),
    ),
  };
}

/** @param otherwise asked for an address that no route has; null: it has no page for it either */
export function websiteRouter(
  options: WebsiteOptions,
  routes: readonly PageRoute[],
  otherwise: OtherPages,
): WebsiteRouter {
  const { site, reader, now, mark, onBug } = options;
  const cache = answerCache(options.cacheBytes);
  const known = routes.map((route) => ({ route, pattern: patternOf(route.path) }));

  async function answer(
    route: PageRoute | OtherPages,
    request: PlainRequest,
    params: Readonly<Record<string, string>>,
    visit: Visit,
  ): Promise<PlainAnswer | Response | null> {
    const address = targetOf(request.url);
    const { caller } = visit;
    if (route !== otherwise) visit.onRoute?.(route.name);
    const notice = route.method === 'GET' ? saidTo(request, site.url) : null;
    if (route.method === 'GET' && notice === null && isAnonymous(caller) && !wantsMarkdown(request)) {
      const cached = cache.get(keyOf(address), reader.version('public'), now().getTime());
      if (cached) return sendEntry(cached, request, { visit });
    }
    if (route.method === 'POST') refuseForeignPost(wholeRequest(request), site.url);
    const version = reader.version(caller.tier);
    const ask = pageRequest(options, request, params, visit);
    const made = await route.answer(ask);
    if (made === null) return null;
    if (made instanceof Response) return made;
    const page =
      notice === null
        ? made
        : { ...made, said: notice, cookies: [...(made.cookies ?? []), unsaid(site.url)] };
    return sendPage(page, ask, address, { mark, cache, version, route: route.name });
  }

  function mount(app: Pages): void {
    app.get('/assets/:file', (c) => {
      const asset = assetAt(c.req.path);
      if (!asset) throw new Refusal('not_found', 'There is no such file.');
      return sendAsset(asset, c.req.raw);
    });
    for (const route of routes) {
      app.on(route.method, route.path, async (c) =>
        asResponse((await answer(route, c.req.raw, c.req.param(), c.env.visit)) as PlainAnswer),
      );
    }
    app.get('*', async (c, next) => {
      const right = rightAddress(c.req.raw.url, known);
      if (right !== null) return permanently(right);
      const path = pathOf(c.req.raw.url);
      const found = ofPrograms.test(path) ? null : await answer(otherwise, c.req.raw, {}, c.env.visit);
      if (found === null) return next();
      return asResponse(found);
    });
    refuseOtherMethods(app, known);
  }

  function refused(refusal: Refusal | null, request: PlainRequest, visit: Visit): Response | null {
    const path = pathOf(request.url);
    const accept = request.headers.get('accept') ?? '';
    if (ofPrograms.test(path) || wantsJson(accept)) return null;
    if (!accept.includes('text/html') && !isPageOf(path, known)) return null;
    const page: Page = errorPage(refusal, visit.id, {
      target: request.method === 'GET' ? targetOf(request.url) : undefined,
      isNobody: !isIdentified(visit.caller),
      list: listAround(site, path),
      team: visit.caller.session === null ? null : visit.caller.team,
    });
    try {
      const document = writtenOf(documentOf(page, { site, path, visit }));
      const headers = refusedHeaders(refusal, visit);
      return new Response(bytesOf(document), { status: page.status ?? 500, headers });
    } catch (error) {
      onBug(error, { id: visit.id, method: request.method, path });
      return null;
    }
  }

  return { mount, refused, lean: leanWay(site, routes, answer), ready: readyPages(cache, options) };
}

function refusedHeaders(refusal: Refusal | null, visit: Visit): Headers {
  const { reason, details } = refusal ?? {};
  const headers = new Headers({ ...visit.headers, ...pageHeaders, 'Cache-Control': 'no-store' });
  if (details?.retryAfter) headers.set('Retry-After', String(details.retryAfter));
  if (details?.location) headers.set('Location', details.location);
  if (typeof details?.members?.allow === 'string') headers.set('Allow', details.members.allow);
  if (reason === 'invalid_token') headers.set('WWW-Authenticate', 'Bearer error="invalid_token"');
  return headers;
}

type AnswerPage = (
  route: PageRoute,
  request: PlainRequest,
  params: Readonly<Record<string, string>>,
  visit: Visit,
) => Promise<PlainAnswer | Response | null>;

/** Pages of their address alone, for whoever shows neither a key nor a cookie. */
function leanWay(
  { operations }: Pick<Site, 'operations'>,
  routes: readonly PageRoute[],
  answer: AnswerPage,
): WebsiteRouter['lean'] {
  const leanPage = leanPages(routes, [...operations, ...plainRoutes].map(routeOf));
  return (asked) => {
    const { headers } = asked;
    if (headers.has('cookie') || headers.has('authorization') || wantsMarkdown(asked)) return null;
    const found = leanPage(pathOf(asked.url));
    if (found === null) return null;
    return async (visit) => (await answer(found.route, asked, found.params, visit)) as PlainAnswer;
  };
}

/** Pages that everybody was shown before, for whoever comes without a cookie. */
function readyPages(
  cache: AnswerCache,
  { reader, now }: Pick<WebsiteOptions, 'reader' | 'now'>,
): WebsiteRouter['ready'] {
  return (asked) => {
    const target = targetOf(asked.url);
    if (target.startsWith(`${apiRoot}/`) || asked.headers.has('cookie') || wantsMarkdown(asked)) return null;
    const cached = cache.get(keyOf(target), reader.version('public'), now().getTime());
    return cached && pageAtHand(cached, asked);
  };
}

/** Whose session ended while they wrote sends as much as before. */
function wasSignedIn({ headers }: PlainRequest, url: string): boolean {
  return cookieNamed(headers.get('cookie'), sessionCookieName(url)) !== null;
}

/** Where a page is read or posted to and this method does neither: 405. */
function refuseOtherMethods(app: Pages, known: readonly Known[]): void {
  app.all('*', async (c, next) => {
    const { method, url } = c.req.raw;
    const here = known.filter(({ pattern }) => pattern.test(pathOf(url)));
    if (here.length === 0) return next();
    throw notThisMethod(method, new Set(here.map(({ route }) => route.method)));
  });
}

interface Known {
  readonly route: PageRoute;
  readonly pattern: RegExp;
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/:\w+/g, '([^/]+)')}$`, 'i');
}

/** The address that was meant where only capital letters or a slash at the end are wrong; null for none. */
function rightAddress(url: string, routes: readonly Known[]): string | null {
  const path = pathOf(url);
  const bare = withoutLastSlashes(path) || '/';
  if (bare.startsWith('//')) return null;
  for (const { route, pattern } of routes) {
    const match = route.method === 'GET' ? pattern.exec(bare) : null;
    if (!match) continue;
    let at = 0;
    const right = route.path.replaceAll(/:\w+/g, () => match[++at] as string);
    if (right === path) return null;
    const query = queryOf(url);
    return query === '' ? right : `${right}?${query}`;
  }
  return null;
}
