// Who is counted for a request, and under which limits: a caller, the /48 it belongs to, preflights apart,
// and look-ups of keys that are nobody's.

import { widerNetwork } from '../../access/address.ts';
import type { Caller } from '../../access/caller.ts';
import { type Limits, limitHeaders, type Policy, policies } from '../../access/limits.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Headers } from './respond.ts';

/** @param limits left out: nobody is limited */
export function counting(limits: Limits | undefined) {
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
    const standing = limits?.look(address, policies.public);
    if (standing && !standing.passes) throw tooEarly(policies.public, standing.reset);
    const shown = limits?.look(`unknown key ${address}`, policies.unknownKey);
    if (shown && !shown.passes)
      throw limited('Too many keys that are none came from this address', shown.reset);
  }

  /** Of what the limit turns away, as many are told of as it lets pass: a flood must not fill a log. */
  function isTold({ reason }: Refusal, who: string, policy: Policy): boolean {
    if (reason !== 'rate_limited' || !limits) return true;
    return limits.take(`turned away ${widerNetwork(who) ?? who}`, policy).passes;
  }

  /** A key that turned out to be nobody's counts for the address that showed it. */
  function countBadKey(address: string): void {
    limits?.take(`unknown key ${address}`, policies.unknownKey);
  }

  return { count, countPreflight, checkLookUp, countBadKey, isTold };
}

/** Preflights of a /48, in the table of preflights. */
const networkOfPreflights: Policy = {
  name: policies.preflight.name,
  requests: policies.network.requests,
};

/** A program counts by its key or grant, a person by the account, everybody else by address. */
export function countedAs({ key, grant, session, account, address }: Caller): string {
  if (key) return `key ${key.id}`;
  if (grant) return `grant ${grant.id}`;
  return session && account ? `account ${account.id}` : address;
}

function tooEarly({ requests }: Policy, seconds: number): Refusal {
  return limited(`That is more than ${requests} requests a minute`, seconds);
}

function limited(why: string, seconds: number): Refusal {
  return new Refusal('rate_limited', `${why}; ask again in ${seconds} s.`, { retryAfter: seconds });
}
