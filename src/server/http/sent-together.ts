// Answers that are made in one stretch are sent together. To send one is the system's work, which takes from the
// processor what it had at hand of ours: where both take turns with each answer, the same code costs twice as much.

import type { ServerResponse } from 'node:http';

/** An answer waits for so many others that are made after it, and for so long, in ms. */
const [mostTogether, longestWaitMs] = [16, 1];

/** Ends an answer whose head is written; resolves once that is done. */
export type EndAnswer = (outgoing: ServerResponse, bytes: Uint8Array | null) => Promise<void>;

export interface SentTogether {
  readonly end: EndAnswer;
  /** The same for one that others of its own connection may wait for. */
  readonly endNow: EndAnswer;
  /** Sends what waits, before something happens to its connection. */
  readonly sendAll: () => void;
}

/**
 * @param clock milliseconds that never step back
 * @param soon calls back before the thread waits for anything
 */
export function sentTogether(
  clock: () => number,
  soon: (then: () => void) => void = (then) => void setImmediate(then),
): SentTogether {
  let waiting: (() => void)[] = [];
  let since = 0;

  function sendAll(): void {
    const all = waiting;
    waiting = [];
    for (const send of all) send();
  }

  return {
    end: (outgoing, bytes) =>
      new Promise((sent) => {
        if (waiting.length === 0) {
          since = clock();
          soon(sendAll);
        }
        waiting.push(() => {
          endOrCut(outgoing, bytes);
          sent();
        });
        if (waiting.length === mostTogether || clock() - since >= longestWaitMs) sendAll();
      }),
    endNow: async (outgoing, bytes) => endOrCut(outgoing, bytes),
    sendAll,
  };
}

/** What cannot be ended is cut off: nobody could tell by it where the next answer begins. */
function endOrCut(outgoing: ServerResponse, bytes: Uint8Array | null): void {
  try {
    outgoing.end(bytes ?? undefined);
  } catch {
    outgoing.destroy();
  }
}
