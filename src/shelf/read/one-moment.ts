// One moment for several statements: what they read belongs together, also to what is read around them.
//
// Beginning a moment takes a lock on the file and ending it gives that back, which costs a tenth of a list. So whoever
// answers many questions in a row reads them all at one moment, which ends when the thread turns to something else.

import type { DatabaseSync } from 'node:sqlite';

export type Together = <T>(read: () => T) => T;

export interface Moments {
  readonly together: Together;
  /** What `read` finds, asked once in each moment; at no moment each time. */
  readonly oncePerMoment: <T>(read: () => T) => () => T;
  /** Ends the moment, before whatever is written by the same connection: nothing could be written in it. */
  readonly end: () => void;
}

/** @param later ends a moment after what is answered now; null: each ends with what was read in it */
export function atOneMoment(db: DatabaseSync, later: ((end: () => void) => void) | null): Moments {
  const [begin, commit] = [db.prepare('begin'), db.prepare('commit')];
  let [isOpen, isWithin] = [false, false];
  /** How many moments there were. */
  let began = 0;

  function end(): void {
    if (!isOpen || isWithin) return;
    isOpen = false;
    commit.run();
  }

  return {
    end,
    oncePerMoment: (read) => {
      let known: { readonly of: number; readonly value: ReturnType<typeof read> } | null = null;
      return () => {
        if (!isOpen) return read();
        if (known?.of !== began) known = { of: began, value: read() };
        return known.value;
      };
    },
    together: (read) => {
      if (isWithin) return read();
      if (!isOpen) {
        begin.run();
        isOpen = true;
        began++;
        later?.(end);
      }
      isWithin = true;
      try {
        return read();
      } finally {
        isWithin = false;
        if (!later) end();
      }
    },
  };
}
