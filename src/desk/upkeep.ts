// What the nodes of one database agree on: the name of its history, and who of them does what is done
// once a night.

import type { Desk } from './desk.ts';

export interface LineageTable {
  part: string;
  name: string;
}

export interface NightlyTable {
  task: string;
  /** YYYY-MM-DD, in UTC. */
  day: string;
  node: string;
  at: string;
}

const part = 'ledger';

/** The name of this ledger's history, made at first use; all nodes are given the same. */
export async function lineageOf({ db }: Desk, random: (bytes: number) => Uint8Array): Promise<string> {
  const name = Buffer.from(random(9)).toString('base64url');
  await db
    .insertInto('lineage')
    .values({ part, name })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await db.selectFrom('lineage').select('name').where('part', '=', part).executeTakeFirstOrThrow())
    .name;
}

/** Begins a new history: cursors of the old one are not good any more. */
export async function renewLineage({ db }: Desk): Promise<void> {
  await db.deleteFrom('lineage').where('part', '=', part).execute();
}

/** Whether this node is the one that does the task on the day of this moment. */
export async function claimNight({ db }: Desk, task: string, node: string, now: Date): Promise<boolean> {
  const at = now.toISOString();
  const day = at.slice(0, 10);
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('nightly')
    .values({ task, day, node, at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
