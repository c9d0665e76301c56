// How many exports are read at a time. Each keeps the keys of its rows until its reader has all of them, however
// slowly he reads: so there is an end of exports, and of the keys of all of them together.

import { widerNetwork } from '../../access/address.ts';
import { Refusal } from '../../kernel/refusal.ts';

/** One caller reads so many at the same time, one /48 and everybody together. */
const mostAtOnce = 4;
const mostOfNetwork = 16;
const mostInAll = 64;
/** Keys have eight bytes each. */
const mostKeys = 8_000_000;

const everybody = 'all';

export interface ExportRoom {
  /**
   * Counts an export of so many rows for who asks; the function ends it.
   * @throws Refusal where there is no room
   */
  readonly begin: (who: string, rows: number) => () => void;
}

export function exportRoom(): ExportRoom {
  const reading = new Map<string, number>();
  let keys = 0;
  const now = (one: string) => reading.get(one) ?? 0;
  const add = (one: string, more: number) => {
    const left = now(one) + more;
    if (left > 0) reading.set(one, left);
    else reading.delete(one);
  };

  function check(who: string, rows: number): void {
    if (now(who) >= mostAtOnce)
      refuse(`You are reading ${mostAtOnce} exports already; read one of them to its end first.`);
    const network = widerNetwork(who);
    const isFull = now(everybody) >= mostInAll || (network !== null && now(network) >= mostOfNetwork);
    // One that is larger than that is read where nobody else reads any.
    if (isFull || (keys > 0 && keys + rows > mostKeys))
      refuse('Too many exports are being read at the moment; ask again in some seconds.');
  }

  return {
    begin: (who, rows) => {
      check(who, rows);
      const counted = [who, widerNetwork(who), everybody].filter((one) => one !== null);
      for (const one of counted) add(one, 1);
      keys += rows;
      return () => {
        for (const one of counted) add(one, -1);
        keys -= rows;
      };
    },
  };
}

function refuse(sentence: string): never {
  throw new Refusal('rate_limited', sentence, { retryAfter: 5 });
}
