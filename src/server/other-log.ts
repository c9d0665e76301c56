// A log that became another one under a node that serves: a standby took over that had not received the last
// commits. The node takes no write for a log that it does not follow, and goes on with a shelf of the new one.

import type { Fetch } from '../channels/http/edge.ts';
import { checkLog, OtherLogError } from '../ledger/follow.ts';
import type { Node } from './open-node.ts';

export interface LogWatch {
  /** Resolves when the log is another one. */
  readonly moved: Promise<'moved'>;
  /** Looks now. */
  readonly look: () => Promise<void>;
  /** The same answers, and `refused` to whoever would write while the log is another one. */
  readonly guarding: (fetch: Fetch, refused: Fetch) => Fetch;
}

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Each write looks before: what it is answered holds for the log that is there. */
export function watchLog({ ledger, shelf }: Pick<Node, 'ledger' | 'shelf'>): LogWatch {
  const { promise: moved, resolve } = Promise.withResolvers<'moved'>();
  let isOther = false;
  const look = async () => {
    try {
      await checkLog(ledger, shelf, shelf.at());
    } catch (error) {
      if (!(error instanceof OtherLogError)) throw error;
      isOther = true;
      resolve('moved');
    }
  };
  return {
    moved,
    look,
    guarding: (fetch, refused) => async (request, connection) => {
      if (reading.has(request.method)) return fetch(request, connection);
      // A database that is away refuses the write itself.
      if (!isOther) await look().catch(() => undefined);
      return (isOther ? refused : fetch)(request, connection);
    },
  };
}
