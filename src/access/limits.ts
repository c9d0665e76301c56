// How often somebody may ask: so many requests in any 60 seconds, exactly, without a burst at the
// edge of a window. A slot counts the requests of one caller second by second; a slot is a row of a
// table whose size is fixed, so memory does not grow with the number of callers. A caller has its place
// in one group of slots; where that is full, the slot of it used longest ago is taken over.

import { hash } from 'node:crypto';
import { remembered } from '../kernel/remembered.ts';
import type { Tier } from '../kernel/tier.ts';

export interface Policy {
  /** As it stands in RateLimit-Policy. */
  readonly name: string;
  /** Requests in any `windowSeconds`. */
  readonly requests: number;
}

export const windowSeconds = 60;

/** The policy of a caller by tier: without a key per address, with one per key. */
export const policies: Readonly<Record<Tier | 'preflight' | 'asset' | 'network' | 'unknownKey', Policy>> = {
  public: { name: 'anon', requests: 600 },
  full: { name: 'full', requests: 1_200 },
  top: { name: 'top', requests: 2_400 },
  preflight: { name: 'preflight', requests: 6_000 },
  /** Files of pages, which are the same for everybody and stand in memory: a page loads five, once in a year. */
  asset: { name: 'assets', requests: 1_200 },
  network: { name: 'network', requests: 9_600 },
  /** Look-ups of keys that turned out to be nobody's, of one address. */
  unknownKey: { name: 'unknown-key', requests: 30 },
};

interface Standing {
  readonly passes: boolean;
  readonly remaining: number;
  /** Whole seconds, at least 1, until the oldest counted request no longer counts. */
  readonly reset: number;
}

export interface Limits {
  /** Counts one request of `who` when it passes; one that does not pass is not counted. */
  readonly take: (who: string, policy: Policy) => Standing;
  /** How `who` stands, without counting anything. */
  readonly look: (who: string, policy: Policy) => Standing;
}

/** One second more than the window: the running second has only begun, and the oldest not ended. */
const seconds = windowSeconds + 1;

/** A caller has its place in one group of so many slots. */
const ways = 8;

/** The sums: which seconds of which caller, by its hash, count. Its time is a second that never steps back. */
export interface LimitTable {
  /** Counts one request when it passes; whether it does. */
  readonly take: (caller: number, requests: number, second: number) => boolean;
  /** Whether no more pass; changes nothing. */
  readonly isFull: (caller: number, requests: number, second: number) => boolean;
  /** How the caller stands at a moment in seconds. */
  readonly standing: (caller: number, requests: number, moment: number) => Omit<Standing, 'passes'>;
}

/** @param slots how many callers are remembered at most */
function limitTable(slots: number): LimitTable {
  const groups = Math.ceil(slots / ways);
  const counts = new Uint16Array(groups * ways * seconds);
  const totals = new Uint16Array(groups * ways);
  const latest = new Float64Array(groups * ways);
  /** When the slot was used, in uses of the table. */
  const used = new Float64Array(groups * ways);
  /** The hash of the caller of each slot; 0 for nobody. */
  const owners = new Float64Array(groups * ways);
  let uses = 0;

  function slotOf(caller: number): number | null {
    const first = (caller % groups) * ways;
    for (let slot = first; slot < first + ways; slot++) if (owners[slot] === caller) return slot;
    return null;
  }

  /** The slot of the caller, in the group that its hash names; else the one of it used longest ago. */
  function slotFor(caller: number, second: number): number {
    const own = slotOf(caller);
    if (own !== null) return own;
    const first = (caller % groups) * ways;
    let oldest = first;
    for (let slot = first; slot < first + ways; slot++) {
      if (owners[oldest] === 0) break;
      if (owners[slot] === 0 || (used[slot] as number) < (used[oldest] as number)) oldest = slot;
    }
    counts.fill(0, oldest * seconds, (oldest + 1) * seconds);
    totals[oldest] = 0;
    owners[oldest] = caller;
    latest[oldest] = second;
    return oldest;
  }

  /** Forgets the seconds that have left the window. */
  function advance(slot: number, second: number): void {
    const from = latest[slot] as number;
    if (second <= from) return;
    const row = slot * seconds;
    if (second - from >= seconds) {
      counts.fill(0, row, row + seconds);
      totals[slot] = 0;
    } else {
      for (let passed = from + 1; passed <= second; passed++) {
        const place = row + (passed % seconds);
        totals[slot] = (totals[slot] as number) - (counts[place] as number);
        counts[place] = 0;
      }
    }
    latest[slot] = second;
  }

  return {
    take: (caller, requests, given) => {
      const slot = slotFor(caller, given);
      const second = Math.max(given, latest[slot] as number);
      used[slot] = ++uses;
      advance(slot, second);
      if ((totals[slot] as number) >= requests) return false;
      const place = slot * seconds + (second % seconds);
      counts[place] = (counts[place] as number) + 1;
      totals[slot] = (totals[slot] as number) + 1;
      return true;
    },
    isFull: (caller, requests, second) => {
      const slot = slotOf(caller);
      if (slot === null || (totals[slot] as number) < requests) return false;
      const from = latest[slot] as number;
      if (second - from >= seconds) return false;
      let left = totals[slot] as number;
      for (let passed = from + 1; passed <= second; passed++) {
        left -= counts[slot * seconds + (passed % seconds)] as number;
      }
      return left >= requests;
    },
    standing: (caller, requests, moment) => {
      const slot = slotOf(caller);
      if (slot === null) return { remaining: requests, reset: 1 };
      const row = slot * seconds;
      const second = Math.max(Math.floor(moment), latest[slot] as number);
      let reset = 1;
      for (let age = seconds - 1; age >= 0; age--) {
        const counted = second - age;
        if (counted < 0 || counts[row + (counted % seconds)] === 0) continue;
        reset = Math.max(1, Math.ceil(counted + seconds - moment));
        break;
      }
      return { remaining: Math.max(0, requests - (totals[slot] as number)), reset };
    },
  };
}

/** Callers, networks and what counts apart have tables of their own, so that none of them can push the others out. */
export function limitTables(slots = 100_000): readonly LimitTable[] {
  const small = Math.ceil(slots / 5);
  return [limitTable(slots), limitTable(small), limitTable(small)];
}

/** The number of the table that counts under this policy. */
export function tableOf({ name }: Policy): number {
  if (name === policies.network.name) return 1;
  return name === policies.preflight.name || name === policies.asset.name ? 2 : 0;
}

/**
 * Limits of one process.
 * @param clock milliseconds that never step back, such as those of `performance.now`
 * @param seed a secret of this process
 */
export function limitsBy(clock: () => number, slots?: number, seed = ''): Limits {
  const tables = limitTables(slots);
  const start = clock();
  const table = (policy: Policy) => tables[tableOf(policy)] as LimitTable;
  const moment = () => Math.max(0, clock() - start) / 1000;
  const hashOf = rememberedHashes(seed);
  return {
    take: (who, policy) => {
      const caller = hashOf(who);
      const at = moment();
      const passes = table(policy).take(caller, policy.requests, Math.floor(at));
      return { passes, ...table(policy).standing(caller, policy.requests, at) };
    },
    look: (who, policy) => {
      const caller = hashOf(who);
      const at = moment();
      const passes = !table(policy).isFull(caller, policy.requests, Math.floor(at));
      return { passes, ...table(policy).standing(caller, policy.requests, at) };
    },
  };
}

/**
 * A number of 52 bits, never 0, that stands for a caller: two callers share one by a hair's chance, and
 * nobody who does not know the seed can find two that share a place.
 */
export function callerHash(who: string, seed: string): number {
  return Number.parseInt(hash('sha1', `${seed} ${who}`, 'hex').slice(0, 13), 16) + 1;
}

/** The hashes of callers, those of some hundred kept: who asks once often asks again. */
export function rememberedHashes(seed: string): (who: string) => number {
  return remembered(500, (who) => callerHash(who, seed));
}

/** The headers that tell a caller how it stands. */
export function limitHeaders(policy: Policy, { remaining, reset }: Standing): Record<string, string> {
  return {
    'RateLimit-Policy': `"${policy.name}";q=${policy.requests};w=${windowSeconds}`,
    RateLimit: `"${policy.name}";r=${remaining};t=${reset}`,
    'X-RateLimit-Limit': String(policy.requests),
    'X-RateLimit-Remaining': String(remaining),
    'X-RateLimit-Reset': String(reset),
  };
}
