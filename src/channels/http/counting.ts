// Who is counted for a request, and under which limits: a caller, the /48 it belongs to, preflights and files of
// pages apart, and look-ups of keys that are nobody's.

import type { Caller } from '../../access/caller.ts';
import { type Limits, limitHeaders, type Policy, policies } from '../../access/limits.ts';
import { widerNetwork } from '../../kernel/counted-network.ts';
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

  /** Preflights and files of pages count apart from requests, those of a /48 together as well. */
  function countApart(kind: 'preflight' | 'asset', address: string, headers: Headers): void {
    if (!limits) return;
    const policy = policies[kind];
    // Both stand in one table.
    const named = (who: string) => (kind === 'asset' ? `files ${who}` : who);
    const standing = limits.take(named(address), policy);
    Object.assign(headers, limitHeaders(policy, standing));
    if (!standing.passes) throw tooEarly(policy, standing.reset);
    const network = widerNetwork(address);
    const together = { name: policy.name, requests: policies.network.requests };
    countNetwork(network === null ? null : named(network), together);
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

  return { count, countApart, checkLookUp, countBadKey, isTold };
}

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
