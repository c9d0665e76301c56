// The figures of all workers, collected for one of them that was asked.

import type { Figures } from '../node/metrics.ts';
import type { Member } from './crew.ts';
import type { ToWorker } from './worker.ts';

export interface FiguresOfAll {
  /** Tells a worker the figures of all that have a place. */
  readonly tell: (asking: Member, ask: number) => Promise<void>;
  /** What a worker said of itself. */
  readonly hear: (member: Member, ask: number, figures: Figures) => void;
}

/** How long workers may take to tell their figures, in ms. */
const answerWithinMs = 1_000;

export function figuresOfAll(
  memberAt: ReadonlyMap<number, Member>,
  tell: (member: Member, message: ToWorker) => void,
): FiguresOfAll {
  const collecting = new Map<number, (number: number, figures: Figures) => void>();
  let asks = 0;
  return {
    hear: ({ number }, ask, figures) => collecting.get(ask)?.(number, figures),
    tell: async (asking, ask) => {
      const id = ++asks;
      const found = new Map<number, Figures>();
      const done = Promise.withResolvers<void>();
      const waiting = new Set(memberAt.keys());
      collecting.set(id, (number, figures) => {
        found.set(number, figures);
        waiting.delete(number);
        if (waiting.size === 0) done.resolve();
      });
      const late = setTimeout(done.resolve, answerWithinMs);
      for (const member of memberAt.values()) tell(member, { kind: 'tell', ask: id });
      await done.promise;
      clearTimeout(late);
      collecting.delete(id);
      const figures = [...found].sort(([a], [b]) => a - b).map(([, one]) => one);
      tell(asking, { kind: 'told', ask, figures });
    },
  };
}
