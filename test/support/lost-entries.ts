// A ledger that lost its last changes, as after a failover to a standby that had not received them.

import { sql } from 'kysely';
import { openDesk } from '../../src/desk/desk.ts';
import { type DataLocation, truthOf } from '../../src/server/node/data-folder.ts';

/** Takes the entries above a number out of the log. */
export async function loseEntriesAbove(place: DataLocation, seq: number): Promise<void> {
  await using desk = await openDesk(truthOf(place));
  for (const table of ['entries', 'present']) {
    await sql`delete from ${sql.table(table)} where seq > ${seq}`.execute(desk.db);
  }
}
