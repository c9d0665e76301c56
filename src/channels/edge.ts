// The edge: what every request meets before it is routed, in this order. Whose address it is; a
// browser's preflight; who asks; whether they may ask again already; only then the answer. A request
// is counted whatever becomes of it, and one with a bad key counts for the address it came from.

import { clientAddress, countedAddress, type Trusts, widerNetwork } from '../access/address.ts';
import { refuseKeyInAddress } from '../access/bearer.ts';
import { type Caller, type Identify, publicCaller } from '../access/caller.ts';
import { type Limits, limitHeaders, type Policy, policies } from '../access/limits.ts';
import { Refusal } from '../kernel/refusal.ts';
import { pathOf, queryOf } from './address-parts.ts';
import { isOwnHost } from './hosts.ts';
import type { Licence } from './licence.ts';
import { corsHeaders, isOpenToBrowsers, isPreflight, preflightHeaders } from './rest/cors.ts';
import { bugResponse, commonHeaders, type Headers, refusalResponse } from './rest/respond.ts';

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
}

/** A finished request, for logs and figures. */
export interface Answered {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly ms: number;
  readonly caller: Caller | null;
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
  readonly trusts: Trusts;
  /** Nobody but this machine can reach the server; then a foreign Host on /mcp is an attack by DNS rebinding. */
  readonly loopbackOnly: boolean;
  /** What is answered before anything is counted: the questions of operators. Null: not one of them. */
  readonly aside: (path: string, request: Request) => Promise<Response> | null;
  readonly onBug: (error: unknown, request: { id: string; method: string; path: string }) => void;
  readonly onAnswer?: (answered: Answered) => void;
  /** Whether nobody can say at the moment if what is read is the newest; answers then carry a warning. */
  readonly isStale?: () => boolean;
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
  const always: Headers = { ...commonHeaders, ...licence.headers };

  /** Counts the request; its headers say how the caller stands. Throws when it came too early. */
  function count(who: string, policy: Policy, headers: Headers): void {
    if (!limits) return;
    const standing = limits.take(who, policy);
    Object.assign(headers, limitHeaders(policy, standing));
    if (!standing.passes) throw tooEarly(policy, standing.reset);
    const network = widerNetwork(who);
    if (network === null) return;
    const wider = limits.take(network, policies.network);
    if (!wider.passes) throw tooEarly(policies.network, wider.reset);
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
      count(`preflight ${address}`, policies.preflight, headers);
      return new Response(null, { status: 204, headers: { ...headers, ...preflightHeaders } });
    }
    let refused: unknown = null;
    visit.caller = publicCaller(address);
    try {
      const authorization = request.headers.get('authorization');
      const found = options.identify({ authorization, address });
      visit.caller = found instanceof Promise ? await found : found;
    } catch (error) {
      refused = error;
    }
    const { key, tier } = visit.caller;
    const who = key ? `key ${key.id}` : address;
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
    const visit: Mutable = { id, caller: null, headers };
    let response: Response;
    try {
      response = (await options.aside(path, request)) ?? (await arrive(request, path, visit, peer));
    } catch (error) {
      const asked = { id, path, site: options.site, accept: request.headers.get('accept'), headers };
      // A refusal that has a cause is the operator's to mend.
      if (!(error instanceof Refusal) || error.cause !== undefined) {
        options.onBug(error, { id, method: request.method, path });
      }
      response = error instanceof Refusal ? refusalResponse(error, asked) : bugResponse(asked);
    }
    const { method } = request;
    options.onAnswer?.({
      id,
      method,
      path,
      status: response.status,
      ms: clock() - from,
      caller: visit.caller,
    });
    return response;
  };
}

/** The tool server is no place for pages of other sites, nor, on this machine, for names they made up for it. */
function checkOrigin(request: Request, { loopbackOnly, site }: EdgeOptions): void {
  const origin = request.headers.get('origin');
  if ((loopbackOnly && !isOwnHost(request.url, site)) || (origin !== null && !isOwnHost(origin, site))) {
    throw new Refusal(
      'forbidden',
      'The tool server answers under its own name, and not to pages of other sites.',
    );
  }
}

interface Mutable {
  readonly id: string;
  caller: Caller | null;
  readonly headers: Headers;
}

function tooEarly(policy: Policy, seconds: number): Refusal {
  const sentence = `That is more than ${policy.requests} requests a minute; ask again in ${seconds} s.`;
  return new Refusal('rate_limited', sentence, { retryAfter: seconds });
}
