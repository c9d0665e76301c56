// The edge: what every request meets before it is routed, in this order. Whose address it is; a
// browser's preflight; who asks; whether they may ask again already; only then the answer. A request
// is counted whatever becomes of it, and one with a bad key counts for the address it came from.

import { clientAddress, countedAddress, type Trusts } from '../../access/address.ts';
import { refuseKeyInAddress } from '../../access/bearer.ts';
import { type Caller, type Identify, isIdentified, publicCaller } from '../../access/caller.ts';
import { type Limits, policies } from '../../access/limits.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { pathOf, queryOf } from './address-parts.ts';
import { corsHeaders, isOpenToBrowsers, isPreflight, preflightHeaders } from './cors.ts';
import { countedAs, counting } from './counting.ts';
import { isLocal, isOwnHost, isOwnOrigin } from './hosts.ts';
import type { Licence } from './licence.ts';
import { isOfTools } from './mounts.ts';
import { countedCookie, takesCookies } from './own-page.ts';
import {
  asResponse,
  headerOf,
  type PlainAnswer,
  type PlainRequest,
  removeHeader,
  setHeader,
} from './plain-request.ts';
import { type Ready, readyAnswers } from './ready-answer.ts';
import { bugAnswer, commonHeaders, type Headers, refusalAnswer, staleWarning } from './respond.ts';
import { whileReadable } from './while-readable.ts';

/** What the server knows of a request beside the request itself. */
interface Connection {
  /** The socket's address. */
  readonly address: string;
}

export type Fetch = (request: Request, connection?: Connection) => Promise<Response>;

/** A request that passed the edge. */
export interface Visit {
  readonly id: string;
  readonly caller: Caller;
  /** What every answer to it carries. */
  readonly headers: Readonly<Headers>;
  /** Told which route answers it, for figures. */
  readonly onRoute?: (route: string) => void;
  /** Whether it came from this machine itself, through no proxy. */
  readonly isLocal?: () => boolean;
  /** A long answer that ends with the key, token or session it is read with; left out for nobody's. */
  readonly whileReadable?: (body: Bytes) => Bytes;
}

type Bytes = ReadableStream<Uint8Array<ArrayBuffer>>;

/** A finished request, for logs and figures. */
export interface Answered {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly ms: number;
  readonly caller: Caller | null;
  /** The page that answered it; left out where none did. */
  readonly route?: string;
}

export interface EdgeOptions {
  readonly site: string;
  readonly licence: Licence;
  readonly identify: Identify;
  readonly requestId: () => string;
  /** Milliseconds that never step back. */
  readonly clock: () => number;
  /** Left out: nobody is limited. */
  readonly limits?: Limits;
  /** The value of the session's cookie in a Cookie header; left out: there are no sessions. */
  readonly sessionIn?: (cookies: string) => string | null;
  /** The line that takes the session's cookie away. */
  readonly endedCookie?: string;
  readonly trusts: Trusts;
  /** Nobody but this machine can reach the server; then a foreign Host on /mcp is an attack by DNS rebinding. */
  readonly loopbackOnly: boolean;
  /** What is answered before anything is counted: the questions of operators. Null: not one of them. */
  readonly operatorRoutes: (path: string, request: Request) => Promise<Response> | null;
  /** Whether a file stands there that every page loads: whoever may ask for nothing more still reads why with its style. */
  readonly isAsset?: (path: string) => boolean;
  readonly onBug: (error: unknown, request: { id: string; method: string; path: string }) => void;
  readonly onAnswer?: (answered: Answered) => void;
  /** Whether nobody can say at the moment if what is read is the newest; answers then carry a warning. */
  readonly isStale?: () => boolean;
  /** The page of a refusal (null: of a bug) where a page was asked for; null where data were. */
  readonly refusedPage?: (refusal: Refusal | null, request: PlainRequest, visit: Visit) => Response | null;
  /** Told of a request that is refused before it is asked what for; the refusal waits for it. */
  readonly onTurnedAway: TurnedAway;
}

export type TurnedAway = (method: string, path: string, caller: Caller, refusal: Refusal) => Promise<void>;

const unknownConnection: Connection = { address: '0.0.0.0' };

export interface Edge {
  readonly fetch: Fetch;
  /** The same without a Request being made: below /api/v1, and pages for whoever shows neither key nor cookie. */
  readonly lean: <A extends Response | PlainAnswer>(
    asked: PlainRequest,
    peer: string,
    answer: (visit: Visit) => Promise<A>,
    as?: 'page',
  ) => Promise<A | Response | PlainAnswer>;
  /** What was answered before, at once. */
  readonly ready: Ready;
}

export function edgeOf(
  options: EdgeOptions,
  answer: (request: Request, visit: Visit) => Promise<Response>,
): Edge {
  const always: Headers = {
    ...commonHeaders,
    ...options.licence.headers,
    ...(options.site.startsWith('https:') ? { 'Strict-Transport-Security': 'max-age=31536000' } : {}),
  };
  const gate: Gate = { options, always, counter: counting(options.limits) };
  return {
    fetch: async (request, { address } = unknownConnection) =>
      asResponse(await pass(gate, request, request, address, (visit) => answer(request, visit))),
    lean: (asked, peer, answered, as) => pass(gate, asked, as ? asked : null, peer, answered),
    ready: readyAnswers(options, always),
  };
}

/** What one edge works with. */
interface Gate {
  readonly options: EdgeOptions;
  /** What every answer carries. */
  readonly always: Headers;
  readonly counter: ReturnType<typeof counting>;
}

/** A request on its way in. */
interface Arrival {
  readonly request: PlainRequest;
  readonly path: string;
  /** The socket's address. */
  readonly peer: string;
  readonly visit: Mutable;
}

/** Lets a request in, and finds out who asks; what is answered here goes no further. */
async function admit(
  { options, counter }: Gate,
  { request, path, peer, visit }: Arrival,
): Promise<Response | null> {
  const { headers } = visit;
  const address = countedAddress(clientAddress(peer, request.headers.get('x-forwarded-for'), options.trusts));
  if (isPreflight(request, path)) {
    counter.countApart('preflight', address, headers);
    return new Response(null, { status: 204, headers: { ...headers, ...preflightHeaders } });
  }
  visit.caller = publicCaller(address);
  if (request.method === 'GET' && options.isAsset?.(path)) {
    counter.countApart('asset', address, headers);
    return null;
  }
  let refused: unknown = null;
  // What is nobody's counts where it was looked up: what has not the form of a key costs no question.
  let isLookedUp = false;
  const beforeLookUp = () => {
    counter.checkLookUp(address);
    isLookedUp = true;
  };
  try {
    const cookies = options.sessionIn ? countedCookie(request, path, options) : null;
    const cookie = cookies === null ? null : (options.sessionIn?.(cookies) ?? null);
    const credential = { authorization: request.headers.get('authorization'), cookie, path, address };
    const found = options.identify({ ...credential, beforeLookUp });
    const caller = found instanceof Promise ? await found : found;
    visit.caller = caller;
    if (isIdentified(caller)) {
      const again = async () => options.identify(credential);
      visit.whileReadable = (body) => whileReadable(body, caller, again, options.clock);
    }
    // A session that is over is no error: the cookie goes, and the page is the public one.
    if (cookie !== null && visit.caller.session === null) {
      if (isLookedUp) counter.countBadKey(address);
      if (options.endedCookie) headers['Set-Cookie'] = options.endedCookie;
    }
  } catch (error) {
    refused = error;
    const isNobody = error instanceof Refusal && error.reason === 'invalid_token';
    if (isLookedUp && isNobody) counter.countBadKey(address);
  }
  const { tier } = visit.caller;
  const who = countedAs(visit.caller);
  try {
    counter.count(who, policies[tier], headers);
    if (refused !== null) throw refused;
    refuseKeyInAddress(path, queryOf(request.url));
  } catch (error) {
    if (error instanceof Refusal && counter.isTold(error, who, policies[tier]))
      await options.onTurnedAway(request.method, path, visit.caller, error);
    throw error;
  }
  if (isOfTools(path)) checkOrigin(request, options);
  return null;
}

/** @param page the request, where a page may be asked for; a Request may be an operator's question */
async function pass<A extends Response | PlainAnswer>(
  gate: Gate,
  asked: PlainRequest,
  page: PlainRequest | null,
  peer: string,
  answered: (visit: Visit) => Promise<A>,
): Promise<A | Response | PlainAnswer> {
  const { options, always } = gate;
  const from = options.clock();
  const path = pathOf(asked.url);
  const id = options.requestId();
  const headers: Headers = { ...always, 'X-Request-Id': id };
  if (options.isStale?.()) headers.Warning = staleWarning;
  if (isOpenToBrowsers(path)) Object.assign(headers, corsHeaders);
  let route: string | undefined;
  const onRoute = (name: string) => {
    route = name;
  };
  const visit: Mutable = {
    id,
    caller: null,
    headers,
    onRoute,
    isLocal: () => isLocal(asked, peer),
  };
  const arrival: Arrival = { request: asked, path, peer, visit };
  let response: A | Response | PlainAnswer;
  try {
    const operatorAnswer = page instanceof Request ? await options.operatorRoutes(path, page) : null;
    response = operatorAnswer ?? (await admit(gate, arrival)) ?? (await answered(visit as Visit));
  } catch (error) {
    response = ofError(options, error, arrival, page);
  }
  if (visit.caller && isIdentified(visit.caller)) keepPrivate(response);
  if (visit.caller?.session) removeHeader(response, 'ETag');
  if (options.sessionIn && takesCookies(path)) variesByCookie(response);
  options.onAnswer?.({
    id,
    method: asked.method,
    path,
    status: response.status,
    ms: options.clock() - from,
    caller: visit.caller,
    ...(route === undefined ? {} : { route }),
  });
  return response;
}

function ofError(
  options: EdgeOptions,
  error: unknown,
  { request, path, visit }: Arrival,
  page: PlainRequest | null,
): Response | PlainAnswer {
  const { id, headers } = visit;
  const about = { id, path, site: options.site, accept: request.headers.get('accept'), headers };
  // A refusal that has a cause is the operator's to mend.
  if (!(error instanceof Refusal) || error.cause !== undefined) {
    options.onBug(error, { id, method: request.method, path });
  }
  const refusal = error instanceof Refusal ? error : null;
  const seen: Visit = { ...visit, caller: visit.caller ?? publicCaller(unknownConnection.address) };
  const ofPage = page && options.refusedPage?.(refusal, page, seen);
  return ofPage ?? (refusal ? refusalAnswer(refusal, about) : bugAnswer(about));
}

/** What was made for somebody is kept by nobody else. */
function keepPrivate(answer: Response | PlainAnswer): void {
  const cacheControl = headerOf(answer, 'Cache-Control') ?? '';
  if (!/no-store/.test(cacheControl)) setHeader(answer, 'Cache-Control', 'private, no-store');
}

/** The tool server is no place for pages of other sites, nor, on this machine, for names they made up for it. */
function checkOrigin(request: PlainRequest, { loopbackOnly, site }: EdgeOptions): void {
  const origin = request.headers.get('origin');
  const foreign = origin !== null && !isOwnOrigin(origin, site, loopbackOnly);
  if (foreign || (loopbackOnly && !isOwnHost(request.url, site, true))) {
    throw new Refusal(
      'forbidden',
      'The tool server answers under its own name, and not to pages of other sites.',
    );
  }
}

type Mutable = Omit<Visit, 'caller' | 'headers' | 'whileReadable'> & {
  readonly headers: Headers;
  caller: Caller | null;
  whileReadable?: (body: Bytes) => Bytes;
};

function variesByCookie(answer: Response | PlainAnswer): void {
  const vary = headerOf(answer, 'Vary');
  if (!/\bCookie\b/i.test(vary ?? '')) setHeader(answer, 'Vary', vary ? `${vary}, Cookie` : 'Cookie');
}
