// What a copy of the database could tell by the order in which things were written: which review came next to
// which, and when. So the reviews of a day lie in the order of their ids, which are random, and the log of changes
// that SQLite keeps beside its file is emptied.

import type { Desk, DeskTransaction } from '../../desk/desk.ts';

/** Writes the reviews of a day anew, in the order of their ids: neither place nor age of a row tells anything. */
export async function mixDay(trx: DeskTransaction, day: string): Promise<void> {
  const rows = await trx
    .selectFrom('reviews')
    .selectAll()
    .where('submitted_on', '=', day)
    .orderBy('id')
    .execute();
  await trx.deleteFrom('reviews').where('submitted_on', '=', day).execute();
  for (let from = 0; from < rows.length; from += 200) {
    await trx
      .insertInto('reviews')
      .values(rows.slice(from, from + 200))
      .execute();
  }
}

/** Does what changes reviews of somebody, and leaves no order behind. */
export async function withoutOrder(desk: Desk, run: () => Promise<void>): Promise<void> {
  await run();
  await desk.emptyLog();
}
