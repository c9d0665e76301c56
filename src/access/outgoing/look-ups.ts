// Names that callers give are looked up with sockets of their own (c-ares), with an end for each: the
// machine's resolver has two threads for the whole process, and a name server that never answers would
// hold them for everybody. A few look-ups run at a time, one for each sender, and a sender whose names
// keep leading nowhere waits. /etc/hosts is not consulted: what stands there is the machine's own.

import { Resolver } from 'node:dns/promises';
import { minuteMs } from '../../kernel/durations.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { atMost } from '../at-most.ts';
import type { Resolve } from './safe-address.ts';

interface LookUpParts {
  readonly ask: (hostname: string) => Promise<readonly string[]>;
  /** Milliseconds that never step back. */
  readonly clock: () => number;
}

const batchSize = 4;
const failuresAMinute = 30;
/** Look-ups of one sender that wait for its turn; more are refused. */
const maxWaiting = 10;

/** Looks names up for many senders, so that none holds the others up. */
export function lookUps({ ask, clock }: LookUpParts): Resolve {
  const turns = new Map<string, Promise<unknown>[]>();
  const failures = new Map<string, number[]>();
  const inTurn = atMost(batchSize);

  function checkFailures(sender: string): void {
    const from = clock() - minuteMs;
    const recent = (failures.get(sender) ?? []).filter((at) => at > from);
    if (recent.length === 0) failures.delete(sender);
    else failures.set(sender, recent);
    if (recent.length >= failuresAMinute) throw tooMany(((recent[0] as number) - from) / 1_000);
  }

  return async (hostname, sender = '') => {
    checkFailures(sender);
    const own = turns.get(sender) ?? [];
    if (own.length > maxWaiting) throw tooMany(2);
    const before = own.at(-1);
    const lookUp = (async () => {
      await before?.catch(() => {});
      checkFailures(sender);
      try {
        const found = await inTurn(() => ask(hostname));
        if (found.length > 0) return found;
      } catch {
        // Which way a name leads nowhere is nobody's to learn.
      }
      failures.set(sender, [...(failures.get(sender) ?? []), clock()]);
      return [];
    })();
    turns.set(sender, [...own, lookUp]);
    try {
      return await lookUp;
    } finally {
      const left = (turns.get(sender) ?? []).filter((one) => one !== lookUp);
      if (left.length > 0) turns.set(sender, left);
      else turns.delete(sender);
    }
  };
}

function tooMany(seconds: number): Refusal {
  const sentence = 'Too many addresses of your team could not be looked up; ask again later.';
  return new Refusal('rate_limited', sentence, { retryAfter: Math.max(1, Math.ceil(seconds)) });
}

/** All addresses that the name servers of this machine know; it ends after two seconds, whatever they do. */
export async function resolveByServers(hostname: string): Promise<readonly string[]> {
  const resolver = new Resolver({ timeout: 2_000, tries: 1 });
  const end = setTimeout(() => resolver.cancel(), 2_500);
  try {
    const answers = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
    return answers.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
  } finally {
    clearTimeout(end);
  }
}
