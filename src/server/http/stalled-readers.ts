// Large answers that wait for their readers are memory of ours. When they are too much together, those are
// cut off that took nothing for half a second, the longest first, of equal ones those whose address holds
// most. Who takes something keeps its answer, unless twice as much waits: then whoever moved last stays.

import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { countedAddress } from '../../access/address.ts';

/** Whoever streams is never far ahead of its reader, and not meant. */
const largeBytes = 128 * 1024;

/** Who took nothing for so many ms reads nothing. */
const asleepMs = 500;

interface Movement {
  readonly written: number;
  readonly left: number;
  readonly at: number;
}

/** What was handed to the connection, and how much of it the system has not taken yet. */
function stateOf(answer: ServerResponse): Omit<Movement, 'at'> {
  // Node keeps its own eye on slow connections by the same number; its types do not tell of it.
  const socket = answer.socket as
    | (Socket & { readonly _handle?: { readonly writeQueueSize?: number } })
    | null;
  return { written: socket?.bytesWritten ?? 0, left: socket?._handle?.writeQueueSize ?? 0 };
}

/**
 * A function that cuts off readers until no more than `maxBytes` wait; to be called when an answer begins
 * to wait, and by the clock.
 * @param clock milliseconds that never step back
 */
export function stalledReaders(
  maxBytes: number,
  clock: () => number,
): (answers: Iterable<ServerResponse>) => void {
  const moved = new WeakMap<ServerResponse, Movement>();

  function look(answer: ServerResponse): Movement {
    const state = stateOf(answer);
    const before = moved.get(answer);
    if (before && before.written === state.written && before.left === state.left) return before;
    const movement = { ...state, at: clock() };
    moved.set(answer, movement);
    return movement;
  }

  return (answers) => {
    const waiting = [...answers]
      .filter(({ writableLength }) => writableLength > largeBytes)
      .map((answer) => ({
        answer,
        address: countedAddress(answer.socket?.remoteAddress ?? ''),
        ...look(answer),
      }));
    let bytes = waiting.reduce((sum, { answer }) => sum + answer.writableLength, 0);
    if (bytes <= maxBytes) return;
    const bytesByAddress = new Map<string, number>();
    for (const { address, answer } of waiting) {
      bytesByAddress.set(address, (bytesByAddress.get(address) ?? 0) + answer.writableLength);
    }
    const now = clock();
    const isAsleep = ({ at }: Pick<Movement, 'at'>) => now - at >= asleepMs;
    const heldBy = (address: string) => bytesByAddress.get(address) ?? 0;
    waiting.sort(
      (a, b) =>
        Number(isAsleep(b)) - Number(isAsleep(a)) || heldBy(b.address) - heldBy(a.address) || a.at - b.at,
    );
    for (const { answer, ...movement } of waiting) {
      if (bytes <= (isAsleep(movement) ? maxBytes : 2 * maxBytes)) return;
      bytes -= answer.writableLength;
      answer.destroy();
    }
  };
}
