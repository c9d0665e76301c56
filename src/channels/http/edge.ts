// The edge: what every request meets before it is routed, in this order. Whose address it is; a
// browser's preflight; who asks; whether they may ask again already; only then the answer. A request
// is counted whatever becomes of it, and one with a bad key counts for the address it came from.

import { clientAddress, countedAddress, type Trusts, widerNetwork } from '../../access/address.ts';
import { refuseKeyInAddress } from '../../access/bearer.ts';
import { type Caller, type Identify, isIdentified, publicCaller } from '../../access/caller.ts';
import { type Limits, limitHeaders, type Policy, policies } from '../../access/limits.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { pathOf, queryOf } from './address-parts.ts';
import { corsHeaders, isOpenToBrowsers, isPreflight, preflightHeaders } from './cors.ts';
import { isLoopback, isOwnHost, isOwnOrigin } from './hosts.ts';
import type { Licence } from './licence.ts';
import { countedCookie, takesCookies } from './own-page.ts';
import { bugResponse, commonHeaders, type Headers, refusalResponse } from './respond.ts';

/** What the server knows of a request beside the request itself. */
export interface Connection {
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
  readonly local?: boolean;
}

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
  readonly aside: (path: string, request: Request) => Promise<Response> | null;
  readonly onBug: (error: unknown, request: { id: string; method: string; path: string }) => void;
  readonly onAnswer?: (answered: Answered) => void;
  /** Whether nobody can say at the moment if what is read is the newest; answers then carry a warning. */
  readonly isStale?: () => boolean;
  /** The page of a refusal (null: of a bug) where a page was asked for; null where data were. */
  readonly refusedPage?: (refusal: Refusal | null, request: Request, visit: Visit) => Response | null;
  /** Told of a request that is refused before it is asked what for; the refusal waits for it. */
  readonly onTurnedAway: TurnedAway;
}

export type TurnedAway = (method: string, path: string, caller: Caller, refusal: Refusal) => Promise<void>;

const unknownConnection: Connection = { address: '0.0.0.0' };

export function edge(
  options: EdgeOptions,
  answer: (request: Request, visit: Visit) => Promise<Response>,
): Fetch {
  const { licence, limits, requestId, clock } = options;
  const always: Headers = {
    ...commonHeaders,
    ...licence.headers,
    ...(options.site.startsWith('https:') ? { 'Strict-Transport-Security': 'max-age=31536000' } : {}),
  };

  /** Counts the request; its headers say how the caller stands. Throws when it came too early. */
  function count(who: string, policy: Policy, headers: Headers): void {
    if (!limits) return;
    const standing = limits.take(who, policy);
    Object.assign(headers, limitHeaders(policy, standing));
    if (!standing.passes) throw tooEarly(policy, standing.reset);
    countNetwork(widerNetwork(who), policies.network);
  }

  function countNetwork(network: string | null, policy: Policy): void {
    if (network === null || !limits) return;
    const wider = limits.take(network, policy);
    if (!wider.passes) throw tooEarly(policy, wider.reset);
  }

  /** Preflights count apart from requests, those of a /48 together as well. */
  function countPreflight(address: string, headers: Headers): void {
    if (!limits) return;
    const standing = limits.take(address, policies.preflight);
    Object.assign(headers, limitHeaders(policies.preflight, standing));
    if (!standing.passes) throw tooEarly(policies.preflight, standing.reset);
    countNetwork(widerNetwork(address), networkOfPreflights);
  }

  /** An address over its limit, or one that showed many keys of nobody, has no further key looked up. */
  function checkLookUp(address: string): void {
    for (const [who, policy] of [
      [address, policies.public],
      [`unknown key ${address}`, policies.unknownKey],
    ] as const) {
      const standing = limits?.look(who, policy);
      if (standing && !standing.passes) throw tooEarly(policy, standing.reset);
    }
  }

  /** Of what the limit turns away, as many are told of as it lets pass: a flood must not fill a log. */
  function isTold({ reason }: Refusal, who: string, policy: Policy): boolean {
    if (reason !== 'rate_limited' || !limits) return true;
    return limits.take(`turned away ${widerNetwork(who) ?? who}`, policy).passes;
  }

  async function arrive(request: Request, path: string, visit: Mutable, peer: string): Promise<Response> {
    const { headers } = visit;
    const address = countedAddress(
      clientAddress(peer, request.headers.get('x-forwarded-for'), options.trusts),
    );
    if (isPreflight(request, path)) {
      countPreflight(address, headers);
      return new Response(null, { status: 204, headers: { ...headers, ...preflightHeaders } });
    }
    let refused: unknown = null;
    visit.caller = publicCaller(address);
    visit.local = isLocal(request, peer);
    try {
      const authorization = request.headers.get('authorization');
      const cookies = options.sessionIn ? countedCookie(request, path, options) : null;
      const cookie = cookies === null ? null : (options.sessionIn?.(cookies) ?? null);
      const beforeLookUp = () => checkLookUp(address);
      const found = options.identify({ authorization, cookie, path, address, beforeLookUp });
      visit.caller = found instanceof Promise ? await found : found;
      // A session that is over is no error: the cookie goes, and the page is the public one.
      if (cookie !== null && visit.caller.session === null && options.endedCookie)
        headers['Set-Cookie'] = options.endedCookie;
    } catch (error) {
      refused = error;
      if (error instanceof Refusal && error.reason === 'invalid_token')
        limits?.take(`unknown key ${address}`, policies.unknownKey);
    }
    const { tier } = visit.caller;
    const who = countedAs(visit.caller);
    try {
      count(who, policies[tier], headers);
      if (refused !== null) throw refused;
      refuseKeyInAddress(path, queryOf(request.url));
    } catch (error) {
      if (error instanceof Refusal && isTold(error, who, policies[tier]))
        await options.onTurnedAway(request.method, path, visit.caller, error);
      throw error;
    }
    if (/^\/mcp(?:\/|$)/.test(path)) checkOrigin(request, options);
    return answer(request, visit as Visit);
  }

  return async (request, { address: peer } = unknownConnection) => {
    const from = clock();
    const path = pathOf(request.url);
    const id = requestId();
    const headers: Headers = { ...always, 'X-Request-Id': id };
    if (options.isStale?.()) headers.Warning = '110 - "Response is Stale"';
    if (isOpenToBrowsers(path)) Object.assign(headers, corsHeaders);
    let route: string | undefined;
    const onRoute = (name: string) => {
      route = name;
    };
    const visit: Mutable = { id, caller: null, headers, onRoute };
    let response: Response;
    try {
      response = (await options.aside(path, request)) ?? (await arrive(request, path, visit, peer));
    } catch (error) {
      const asked = { id, path, site: options.site, accept: request.headers.get('accept'), headers };
      // A refusal that has a cause is the operator's to mend.
      if (!(error instanceof Refusal) || error.cause !== undefined) {
        options.onBug(error, { id, method: request.method, path });
      }
      const refusal = error instanceof Refusal ? error : null;
      const seen: Visit = { ...visit, caller: visit.caller ?? publicCaller(unknownConnection.address) };
      response =
        options.refusedPage?.(refusal, request, seen) ??
        (refusal ? refusalResponse(refusal, asked) : bugResponse(asked));
    }
    if (visit.caller && isIdentified(visit.caller)) keepPrivate(response);
    if (visit.caller?.session) response.headers.delete('ETag');
    if (options.sessionIn && takesCookies(path)) response.headers.append('Vary', 'Cookie');
    const { method } = request;
    options.onAnswer?.({
      id,
      method,
      path,
      status: response.status,
      ms: clock() - from,
      caller: visit.caller,
      ...(route === undefined ? {} : { route }),
    });
    return response;
  };
}

/** What was made for somebody is kept by nobody else. */
function keepPrivate(response: Response): void {
  const kept = response.headers.get('cache-control') ?? '';
  if (!/no-store/.test(kept)) response.headers.set('Cache-Control', 'private, no-store');
}

/** The tool server is no place for pages of other sites, nor, on this machine, for names they made up for it. */
function checkOrigin(request: Request, { loopbackOnly, site }: EdgeOptions): void {
  const origin = request.headers.get('origin');
  const foreign = origin !== null && !isOwnOrigin(origin, site, loopbackOnly);
  if (foreign || (loopbackOnly && !isOwnHost(request.url, site, true))) {
    throw new Refusal(
      'forbidden',
      'The tool server answers under its own name, and not to pages of other sites.',
    );
  }
}

/** Preflights of a /48, in the table of preflights. */
const networkOfPreflights: Policy = {
  name: policies.preflight.name,
  requests: policies.network.requests,
};

/** A program counts by its key or grant, a person by the account, everybody else by address. */
function countedAs({ key, grant, session, account, address }: Caller): string {
  if (key) return `key ${key.id}`;
  if (grant) return `grant ${grant.id}`;
  return session && account ? `account ${account.id}` : address;
}

/** A request of this machine: its address is, so is the name it asks by, and nobody passed it on. */
function isLocal(request: Request, peer: string): boolean {
  const passedOn = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];
  const { hostname } = new URL(request.url);
  const ownName = isLoopback(hostname.replace(/^\[|\]$/g, ''));
  return isLoopback(peer) && ownName && !passedOn.some((name) => request.headers.has(name));
}

interface Mutable {
  readonly id: string;
  local?: boolean;
  caller: Caller | null;
  readonly headers: Headers;
  readonly onRoute: (route: string) => void;
}

function tooEarly(policy: Policy, seconds: number): Refusal {
  const sentence = `That is more than ${policy.requests} requests a minute; ask again in ${seconds} s.`;
  return new Refusal('rate_limited', sentence, { retryAfter: seconds });
}
