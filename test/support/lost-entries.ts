// A ledger that lost its last changes, as after a failover to a standby that had not received them.

import { sql } from 'kysely';
import { type Place, truthOf } from '../../src/data-folder.ts';
import { openDesk } from '../../src/desk/desk.ts';

/** Takes the entries above a number out of the log. */
export async function loseEntriesAbove(place: Place, seq: number): Promise<void> {
  await using desk = await openDesk(truthOf(place));
  for (const table of ['entries', 'present']) {
    await sql`delete from ${sql.table(table)} where seq > ${seq}`.execute(desk.db);
  }
}
