// A worker's side of the talk with its parent (workers.ts), which is short: where it has its place, that it
// is ready, that it follows the log or leads from now on, that it leaves, and what its figures are.

import cluster from 'node:cluster';
import type { Figures } from '../node/metrics.ts';

/** What the parent says. */
export type ToWorker =
  | { readonly order: 'begin'; readonly seat: Slot }
  | { readonly order: 'follow' | 'lead' | 'leave' }
  | { readonly order: 'tell'; readonly ask: number }
  | { readonly order: 'told'; readonly ask: number; readonly figures: readonly Figures[] };

/** What a worker says. `freed`: it follows and leads no more. */
export type FromWorker =
  | { readonly word: 'here' }
  | { readonly word: 'freed' }
  | { readonly word: 'ready'; readonly site: string; readonly shelf: string }
  | { readonly word: 'ask'; readonly ask: number }
  | { readonly word: 'figures'; readonly ask: number; readonly figures: Figures };

export interface Slot {
  /** From 1 on; who takes the place of another has its number. */
  readonly number: number;
  /** Of this process alone, as long as its parent lives, in 16 bits. */
  readonly mark: number;
  /** Where others serve already; null: nobody does, and it listens while it builds the shelf, to say so. */
  readonly site: string | null;
  /** Where workers count requests together. */
  readonly limits: string;
  /** The secret that they count with. */
  readonly seed: string;
}

export interface WorkerPlace {
  readonly seat: Slot;
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
export async function takeSlot(): Promise<WorkerPlace | null> {
  if (!cluster.isWorker) return null;
  // A hang-up of a terminal reaches the parent and its workers; what follows from it the parent says.
  process.on('SIGHUP', () => {});
  const say = (word: FromWorker) => {
    // A parent that is gone hears nothing, and that is no reason to end in the middle of an answer.
    if (process.connected) process.send?.(word, undefined, undefined, () => {});
  };
  const begun = Promise.withResolvers<Slot>();
  const follow = Promise.withResolvers<void>();
  const lead = Promise.withResolvers<void>();
  const leave = Promise.withResolvers<void>();
  const asked = new Map<number, (figures: readonly Figures[]) => void>();
  let own: (() => Promise<Figures>) | null = null;
  process.on('message', (order: ToWorker) => {
    if (order.order === 'begin') begun.resolve(order.seat);
    else if (order.order === 'follow') follow.resolve();
    else if (order.order === 'lead') lead.resolve();
    else if (order.order === 'leave') leave.resolve();
    else if (order.order === 'tell')
      own?.().then(
        (figures) => say({ word: 'figures', ask: order.ask, figures }),
        // Who cannot tell its figures is left out: the parent waits for nobody for long.
        () => {},
      );
    else if (order.order === 'told') {
      asked.get(order.ask)?.(order.figures);
      asked.delete(order.ask);
    }
  });
  say({ word: 'here' });
  const seat = await begun.promise;
  let asks = 0;
  return {
    seat,
    ready: (site, shelf) => say({ word: 'ready', site, shelf }),
    follow: follow.promise,
    lead: lead.promise,
    leave: leave.promise,
    freed: () => say({ word: 'freed' }),
    tells: (figures) => {
      own = figures;
    },
    figuresOfAll: () =>
      new Promise((resolve) => {
        asked.set(++asks, resolve);
        say({ word: 'ask', ask: asks });
      }),
    end: () => cluster.worker?.disconnect(),
  };
}
