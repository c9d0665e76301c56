// A worker's side of the talk with its parent (workers.ts), which is short: where it has its place, that it
// is ready, that it follows the log or leads from now on, that it leaves, and what its figures are.

import cluster from 'node:cluster';
import type { Socket } from 'node:net';
import type { Figures } from '../node/metrics.ts';
import { CommandError } from '../node/output.ts';

/** What the parent says. */
export type ToWorker =
  | { readonly kind: 'begin'; readonly slot: Slot }
  /** Where it gets connections from, or why there are none. */
  | { readonly kind: 'listening'; readonly port: number; readonly failed: string | null }
  /** Comes with a connection. */
  | { readonly kind: 'take' }
  | { readonly kind: 'follow' | 'lead' | 'leave' }
  | { readonly kind: 'tell'; readonly ask: number }
  | { readonly kind: 'told'; readonly ask: number; readonly figures: readonly Figures[] };

/** What a worker says. `freed`: it follows and leads no more. */
export type FromWorker =
  | { readonly kind: 'here' }
  /** It wants connections. */
  | { readonly kind: 'listen' }
  /** Whether it took the connection that it was given. */
  | { readonly kind: 'took'; readonly taken: boolean }
  | { readonly kind: 'freed' }
  | { readonly kind: 'ready'; readonly site: string; readonly shelf: string }
  | { readonly kind: 'ask'; readonly ask: number }
  | { readonly kind: 'figures'; readonly ask: number; readonly figures: Figures };

interface Slot {
  /** From 1 on; who takes the place of another has its number. */
  readonly number: number;
  /** Of this process alone, as long as its parent lives, in 16 bits. */
  readonly mark: number;
  /** Where others serve already; null: nobody does, and it listens while it builds the shelf, to say so. */
  readonly site: string | null;
  /** Whether some worker of this parent has served: then the data is there, or was taken away. */
  readonly again: boolean;
  /** Where workers count requests together. */
  readonly limits: string;
  /** The secret that they count with. */
  readonly seed: string;
}

export interface WorkerSlot {
  readonly slot: Slot;
  /** Gets connections from now on, each of which it takes or, when it stops, does not; resolves with the port. */
  readonly listen: (give: (connection: Socket) => boolean) => Promise<number>;
  /** Says where it serves and which shelf it reads. */
  readonly ready: (site: string, shelf: string) => void;
  /** Resolve when the parent says so. */
  readonly follow: Promise<void>;
  readonly lead: Promise<void>;
  readonly leave: Promise<void>;
  readonly freed: () => void;
  /** How own figures are found when the parent asks. */
  readonly tells: (figures: () => Promise<Figures>) => void;
  /** The figures of all workers. */
  readonly figuresOfAll: () => Promise<readonly Figures[]>;
  /** Ends the talk, which lets the process end. */
  readonly end: () => void;
}

/** Takes the place that the parent gives; null for a process that is no worker. */
export async function takeSlot(): Promise<WorkerSlot | null> {
  if (!cluster.isWorker) return null;
  // A hang-up of a terminal reaches the parent and its workers; what follows from it the parent says.
  process.on('SIGHUP', () => {});
  const say = (message: FromWorker) => {
    // A parent that is gone hears nothing, and that is no reason to end in the middle of an answer.
    if (process.connected) process.send?.(message, undefined, undefined, () => {});
  };
  const begun = Promise.withResolvers<Slot>();
  const follow = Promise.withResolvers<void>();
  const lead = Promise.withResolvers<void>();
  const leave = Promise.withResolvers<void>();
  const waiting = new Map<number, (figures: readonly Figures[]) => void>();
  let own: (() => Promise<Figures>) | null = null;
  const listening = Promise.withResolvers<number>();
  let give: (connection: Socket) => boolean = () => false;
  const take = (connection: Socket | undefined) => {
    // One that its caller ended on the way comes as none.
    const taken = connection === undefined || give(connection);
    if (!taken) connection.destroy();
    say({ kind: 'took', taken });
  };
  process.on('message', (message: ToWorker, connection?: Socket) => {
    if (message.kind === 'begin') begun.resolve(message.slot);
    else if (message.kind === 'take') take(connection);
    else if (message.kind === 'listening') {
      if (message.failed === null) listening.resolve(message.port);
      else listening.reject(new CommandError(message.failed));
    } else if (message.kind === 'follow') follow.resolve();
    else if (message.kind === 'lead') lead.resolve();
    else if (message.kind === 'leave') leave.resolve();
    else if (message.kind === 'tell')
      own?.().then(
        (figures) => say({ kind: 'figures', ask: message.ask, figures }),
        // Who cannot tell its figures is left out: the parent waits for nobody for long.
        () => {},
      );
    else if (message.kind === 'told') {
      waiting.get(message.ask)?.(message.figures);
      waiting.delete(message.ask);
    }
  });
  say({ kind: 'here' });
  const slot = await begun.promise;
  let asks = 0;
  return {
    slot,
    listen: (takes) => {
      give = takes;
      say({ kind: 'listen' });
      return listening.promise;
    },
    ready: (site, shelf) => say({ kind: 'ready', site, shelf }),
    follow: follow.promise,
    lead: lead.promise,
    leave: leave.promise,
    freed: () => say({ kind: 'freed' }),
    tells: (figures) => {
      own = figures;
    },
    figuresOfAll: () =>
      new Promise((resolve) => {
        waiting.set(++asks, resolve);
        say({ kind: 'ask', ask: asks });
      }),
    end: () => cluster.worker?.disconnect(),
  };
}
