// One moment for several statements: what they read belongs together, also to what is read around them.

import type { DatabaseSync } from 'node:sqlite';

export type Together = <T>(read: () => T) => T;

export function atOneMoment(db: DatabaseSync): Together {
  const [begin, commit] = [db.prepare('begin'), db.prepare('commit')];
  let isWithin = false;
  return (read) => {
    if (isWithin) return read();
    begin.run();
    isWithin = true;
    try {
      return read();
    } finally {
      isWithin = false;
      commit.run();
    }
  };
}
