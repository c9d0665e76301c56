// A desk that counts the rows that are read from it.

import type { Desk } from '../../src/desk/desk.ts';

export interface CountingDesk {
  readonly desk: Desk;
  /** How many rows were read since it was asked last. */
  readonly rowsRead: () => number;
}

export function countingDesk(desk: Desk): CountingDesk {
  let rows = 0;
  const db = desk.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      rows += result.rows.length;
      return result;
    },
  });
  return {
    desk: { ...desk, db },
    rowsRead: () => {
      const read = rows;
      rows = 0;
      return read;
    },
  };
}
