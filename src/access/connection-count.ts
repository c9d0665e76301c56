// Who may have one more connection. They are counted as requests are: IPv6 by /64, because one subscriber
// has at least that many addresses, and by /48. The last ones are kept for addresses that have none yet, so
// that many connections of some do not shut out everybody else.

import { widerNetwork } from '../kernel/counted-network.ts';
import { putLast } from '../kernel/put-last.ts';
import { countedAddress } from './address.ts';
import { newTally } from './tally.ts';

interface ConnectionLimits {
  readonly connections: number;
  readonly perAddress: number;
  readonly perNetwork: number;
  readonly forNewcomers: number;
}

export interface ConnectionCount {
  /** Counts a connection of a socket's address; null where it may not be. The function ends it. */
  readonly take: (address: string) => (() => void) | null;
  /** Notes that a connection of this address was cut off for what it sent; the third time it gets no more for a while. */
  readonly blame: (address: string) => void;
  /** How many there are. */
  readonly open: () => number;
}

/** Who was cut off so often gets no connection until this long after the last time, in ms. */
const blamedAt = 3;
const blamedForMs = 10_000;
const maxBlamed = 10_000;

/**
 * @param manyPeople whether an address, such as a proxy's, stands for many people: of it only the end of all counts
 * @param clock milliseconds that never step back
 */
export function connectionCount(
  limits: ConnectionLimits,
  manyPeople: (address: string) => boolean = () => false,
  clock: () => number = () => 0,
): ConnectionCount {
  const open = newTally();
  const { connections, perAddress, perNetwork } = limits;
  const forNewcomers = Math.min(limits.forNewcomers, Math.floor(connections / 4));
  let inAll = 0;
  /** Without those that bring many people: for them the last ones are not kept. */
  let counted = 0;
  const blamed = new Map<string, { times: number; until: number }>();
  const isBlamed = (who: string) => {
    const known = blamed.get(who);
    if (known && clock() >= known.until) blamed.delete(who);
    return known !== undefined && clock() < known.until && known.times >= blamedAt;
  };
  return {
    blame: (address) => {
      if (manyPeople(address)) return;
      const who = countedAddress(address);
      const times = (blamed.get(who)?.times ?? 0) + 1;
      putLast(blamed, who, { times, until: clock() + blamedForMs }, maxBlamed);
    },
    open: () => inAll,
    take: (address) => {
      if (inAll >= connections) return null;
      if (manyPeople(address)) {
        inAll += 1;
        return () => {
          inAll -= 1;
        };
      }
      const who = countedAddress(address);
      const network = widerNetwork(who);
      if (open.of(who) >= perAddress || isBlamed(who)) return null;
      if (network !== null && open.of(network) >= perNetwork) return null;
      if (counted >= connections - forNewcomers && open.of(network ?? who) > 0) return null;
      inAll += 1;
      counted += 1;
      open.add(who, 1);
      if (network !== null) open.add(network, 1);
      return () => {
        inAll -= 1;
        counted -= 1;
        open.add(who, -1);
        if (network !== null) open.add(network, -1);
      };
    },
  };
}
