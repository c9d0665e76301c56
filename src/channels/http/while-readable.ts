// A long answer that somebody reads with a key, a token or a session ends when that does: not at its last byte.

import type { Caller } from '../../access/caller.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { countedAs } from './counting.ts';

/** How long it goes on between two looks at who reads it, in ms. */
const lookEveryMs = 500;

/**
 * The same bytes, which break off once `again` tells of another caller, or refuses.
 * @param clock milliseconds that never step back
 */
export function whileReadable(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  caller: Caller,
  again: () => Promise<Caller>,
  clock: () => number,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  let looked = clock();
  const passing = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform: async (piece, controller) => {
      if (clock() - looked >= lookEveryMs) {
        const now = await again();
        if (countedAs(now) !== countedAs(caller) || now.tier !== caller.tier)
          throw new Refusal('invalid_token', 'What this was read with has ended.');
        looked = clock();
      }
      controller.enqueue(piece);
    },
  });
  return body.pipeThrough(passing);
}
