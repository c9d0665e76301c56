// Who may have one more connection. They are counted as requests are: IPv6 by /64, because one subscriber
// has at least that many addresses, and by /48. The last ones are kept for addresses that have none yet, so
// that many connections of some do not shut out everybody else.

import { countedAddress, widerNetwork } from '../access/address.ts';

export interface ConnectionLimits {
  readonly connections: number;
  readonly perAddress: number;
  readonly perNetwork: number;
  readonly forNewcomers: number;
}

export interface ConnectionCount {
  /** Counts a connection of a socket's address; null where it may not be. The function ends it. */
  readonly take: (address: string) => (() => void) | null;
  /** How many there are. */
  readonly open: () => number;
}

/** @param manyPeople whether an address, such as a proxy's, stands for many people: of it only the end of all counts */
export function connectionCount(
  limits: ConnectionLimits,
  manyPeople: (address: string) => boolean = () => false,
): ConnectionCount {
  const open = new Map<string, number>();
  const { connections, perAddress, perNetwork } = limits;
  const forNewcomers = Math.min(limits.forNewcomers, Math.floor(connections / 4));
  let inAll = 0;
  /** Without those that bring many people: for them the last ones are not kept. */
  let counted = 0;
  const openOf = (who: string) => open.get(who) ?? 0;
  const add = (who: string, more: number) => {
    const left = openOf(who) + more;
    if (left > 0) open.set(who, left);
    else open.delete(who);
  };
  return {
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
      if (openOf(who) >= perAddress) return null;
      if (network !== null && openOf(network) >= perNetwork) return null;
      if (counted >= connections - forNewcomers && openOf(network ?? who) > 0) return null;
      inAll += 1;
      counted += 1;
      add(who, 1);
      if (network !== null) add(network, 1);
      return () => {
        inAll -= 1;
        counted -= 1;
        add(who, -1);
        if (network !== null) add(network, -1);
      };
    },
  };
}
