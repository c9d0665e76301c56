// How many exports are read at a time. Each is a part of the processor while it is read, and keeps the keys of its
// rows until its reader has all of them, however slowly he reads: so there is an end of exports, and of the keys of
// all of them together. It is looked at before anything is asked, so that a refusal costs next to nothing.

import { newTally } from '../../access/tally.ts';
import { widerNetwork } from '../../kernel/counted-network.ts';
import { Refusal } from '../../kernel/refusal.ts';

/** One caller reads so many at the same time, one /48 and everybody together. */
const maxAtOnce = 4;
const maxOfNetwork = 8;
const maxInAll = 16;
/** Of all places, those that only a caller (IPv6: a /48) gets who reads no export yet. */
const forNewcomers = 8;
/** Whose reader took nothing for so many ms gives its place to whoever asks for one. */
const asleepMs = 10_000;
/** Keys have eight bytes each. */
const maxKeys = 8_000_000;

/** An export that is read. */
export interface Place {
  /** @throws Refusal where the keys of so many rows are too many beside those of the others */
  readonly keep: (rows: number) => void;
  /** Its reader took what there was and waits for us; then it is the reader who is waited for. */
  readonly making: () => void;
  readonly made: () => void;
  readonly end: () => void;
}

export interface ExportRoom {
  /**
   * Takes a place for who asks.
   * @param cut told once if its reader sleeps and others want the place
   * @throws Refusal where there is no room
   */
  readonly begin: (who: string, cut: () => void) => Place;
}

interface Reading {
  readonly counted: readonly string[];
  readonly cut: () => void;
  rows: number;
  /** Since when its reader has taken nothing, in ms; null while we make what it waits for. */
  idleFrom: number | null;
}

/** @param clock milliseconds */
export function exportRoom(clock: () => number): ExportRoom {
  const reading = new Set<Reading>();
  const open = newTally();
  let keys = 0;

  function leave(one: Reading): void {
    if (!reading.delete(one)) return;
    for (const who of one.counted) open.add(who, -1);
    keys -= one.rows;
  }

  function check(who: string): void {
    if (open.of(who) >= maxAtOnce)
      throw new Refusal(
        'rate_limited',
        `You are reading ${maxAtOnce} exports already; read one of them to its end first.`,
        { retryAfter: 5 },
      );
    const network = widerNetwork(who);
    if (network !== null && open.of(network) >= maxOfNetwork) throw busy();
    const isNew = open.of(network ?? who) === 0;
    const most = isNew ? maxInAll : maxInAll - forNewcomers;
    if (reading.size < most) return;
    const asleep = longestAsleep();
    if (asleep === null) throw busy();
    leave(asleep);
    asleep.cut();
  }

  function longestAsleep(): Reading | null {
    const from = (one: Reading) => one.idleFrom ?? Number.POSITIVE_INFINITY;
    const idlest = [...reading].sort((a, b) => from(a) - from(b))[0];
    return idlest && clock() - from(idlest) >= asleepMs ? idlest : null;
  }

  return {
    begin: (who, cut) => {
      check(who);
      const counted = [who, widerNetwork(who)].filter((one) => one !== null);
      const one: Reading = { counted, cut, rows: 0, idleFrom: null };
      for (const other of counted) open.add(other, 1);
      reading.add(one);
      return {
        keep: (rows) => {
          // One that is larger than that is read where nobody else reads any.
          if (keys > 0 && keys + rows > maxKeys) throw busy();
          if (reading.has(one)) {
            one.rows = rows;
            keys += rows;
          }
        },
        making: () => {
          one.idleFrom = null;
        },
        made: () => {
          one.idleFrom = clock();
        },
        end: () => leave(one),
      };
    },
  };
}

/** It is nobody's fault who asks: whoever asks again gets a place. */
function busy(): Refusal {
  const sentence =
    'Too many exports are being read at the moment; ask again in some seconds, or take the dumps.';
  return new Refusal('unavailable', sentence, { retryAfter: 5 });
}
