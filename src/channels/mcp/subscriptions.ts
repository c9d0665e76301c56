// Subscriptions to resources: who listens is told that a record changed, and reads it again. While anybody
// listens, the change feed is looked at as each listener's tier is shown it; nothing is told of what it does not show.

import type { ServerEvent, ServerEventBus } from '@modelcontextprotocol/server';
import { newTally } from '../../access/tally.ts';
import { widerNetwork } from '../../kernel/counted-network.ts';
import type { Context, Operation } from '../../kernel/operation.ts';
import { type FeedPlace, placeAfter } from '../../kernel/reader.ts';
import { invalid, Refusal } from '../../kernel/refusal.ts';
import type { Tier } from '../../kernel/tier.ts';
import type { Visit } from '../http/edge.ts';
import { resourceRoot, shownFamilies } from './record-resources.ts';

/** How much may be listened to. */
const maxAddresses = 100;
const maxOfOneCaller = 8;
const maxOfNetwork = 64;
const maxInAll = 500;
/** A stream ends after so long, so that whoever may not listen any more stops; others begin again. */
const longestMs = 600_000;
const everyMs = 500;
/** Changes that are told at once. */
const changesAtOnce = 1_000;

type Listener = (event: ServerEvent) => void;

interface Stream {
  readonly tier: Tier;
  readonly listener: Listener;
}

export interface Subscriptions {
  /**
   * What one stream listens to. It counts from here on until `end` is called; `onTime` is when it lasted long enough.
   * @throws Refusal where the caller, or all together, listen to enough already
   */
  readonly open: (visit: Visit, message: Readonly<Record<string, unknown>>, onTime: () => void) => Opened;
}

interface Opened {
  readonly bus: ServerEventBus;
  /** Whether the library took the stream. */
  readonly listens: () => boolean;
  readonly end: () => void;
}

/** How many streams there are, of an address, of its /48 and in all. */
function streamRoom() {
  const callers = newTally();
  let open = 0;
  const count = (address: string, more: number) => {
    open += more;
    const network = widerNetwork(address);
    callers.add(address, more);
    if (network !== null) callers.add(network, more);
  };
  return {
    open: () => open,
    /** Counts a stream; the function ends it. @throws Refusal where there is no room */
    enter: (address: string): (() => void) => {
      const own = callers.of(address);
      const network = widerNetwork(address);
      const ofNetwork = network === null ? 0 : callers.of(network);
      if (own >= maxOfOneCaller || open >= maxInAll || ofNetwork >= maxOfNetwork) {
        const sentence = `${own >= maxOfOneCaller ? `An address has at most ${maxOfOneCaller} subscriptions` : 'There are too many subscriptions'} at a time; end one, or try later.`;
        throw new Refusal('rate_limited', sentence, { retryAfter: 60 });
      }
      count(address, 1);
      return () => count(address, -1);
    },
  };
}

export function subscriptionsOver(
  operations: readonly Operation[],
  contextOf: (visit: Visit) => Context,
  onFailure: (error: unknown, visit: Visit) => void,
): Subscriptions {
  const streams = new Set<Stream>();
  const room = streamRoom();
  const places = new Map<Tier, FeedPlace>();
  let timer: NodeJS.Timeout | undefined;

  /** Tells what changed since the last look, each tier what it is shown. */
  function look({ reader, now }: Pick<Context, 'reader' | 'now'>): void {
    for (const [tier, listening] of Map.groupBy(streams, (one) => one.tier)) {
      const newest = reader.newestSeq(tier);
      const before = places.get(tier) ?? placeAfter(newest);
      // A lower number is another shelf: what came before it is not told.
      const after = before.seq > newest ? placeAfter(newest) : before;
      const families = shownFamilies(operations, tier).map(({ family }) => family);
      const terms = new Set(families.filter(({ readAt }) => readAt === '/taxonomy').map(({ name }) => name));
      const { entries, end } = reader.changes({
        tier,
        now,
        after,
        families,
        limit: changesAtOnce,
        form: 'ref',
      });
      places.set(tier, end ?? after);
      const changed = new Set<string>();
      for (const { family, id, public_id } of entries) {
        for (const name of [id, public_id ?? id]) {
          changed.add(`${resourceRoot}${family}/${encodeURIComponent(name)}`);
        }
        if (terms.has(family)) changed.add(`${resourceRoot}taxonomy`);
      }
      for (const { listener } of listening) {
        for (const uri of changed) listener({ kind: 'resource_updated', uri });
      }
    }
  }

  function follow(visit: Visit): void {
    if (timer !== undefined) return;
    places.clear();
    timer = setInterval(() => {
      try {
        look(contextOf(visit));
      } catch (error) {
        onFailure(error, visit);
      }
    }, everyMs);
    timer.unref();
  }

  return {
    open: (visit, message, onTime) => {
      checkAddresses(message);
      const { address, tier } = visit.caller;
      const leave = room.enter(address);
      follow(visit);
      const { reader } = contextOf(visit);
      if (!places.has(tier)) places.set(tier, placeAfter(reader.newestSeq(tier)));
      let stream: Stream | null = null;
      const lasting = setTimeout(() => {
        onTime();
        end();
      }, longestMs);
      lasting.unref();
      let ended = false;
      const end = () => {
        if (ended) return;
        ended = true;
        clearTimeout(lasting);
        if (stream) streams.delete(stream);
        leave();
        if (room.open() > 0) return;
        clearInterval(timer);
        timer = undefined;
      };
      const subscribe = (listener: Listener) => {
        stream = { tier, listener };
        streams.add(stream);
        return end;
      };
      return { bus: { publish: () => {}, subscribe }, listens: () => stream !== null, end };
    },
  };
}

function checkAddresses({ params }: Readonly<Record<string, unknown>>): void {
  const { notifications } = (params ?? {}) as { notifications?: { resourceSubscriptions?: unknown } };
  const addresses = notifications?.resourceSubscriptions ?? [];
  if (!Array.isArray(addresses) || addresses.length <= maxAddresses) return;
  throw invalid(
    'resourceSubscriptions',
    `resourceSubscriptions takes at most ${maxAddresses} addresses.`,
    'maxItems',
  );
}
