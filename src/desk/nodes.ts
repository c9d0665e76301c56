// What the nodes of one database agree on: the name of its history, and who of them does what is done
// once a night. A night is leased by one node and ends as done; a lease that is not held any more runs
// out, and another node does what was left.

import { isoDay } from '../kernel/durations.ts';
import type { Desk } from './desk.ts';
import { done, giveBack } from './leases.ts';
import { claim, queue } from './queue.ts';
import type { NightlyTable } from './schema/nodes.ts';

/** A night as the node that claimed it knows it. */
type Night = Pick<NightlyTable, 'task' | 'day' | 'node'>;

/** Nights begin leased, and are done once they are not leased any more. */
export const nights = queue({
  table: 'nightly',
  section: 'nightly',
  key: ['task', 'day'],
  lease: { until: 'leased_until', holder: 'node' },
  waiting: ['leased_until', 'not null'],
  order: ['day'],
  leaseMs: 15 * 60_000,
  pausesMs: [],
  endless: true,
});

const part = 'ledger';

/** The name of this ledger's history, made at first use; all nodes are given the same. */
export async function historyIdOf({ db }: Desk, random: (bytes: number) => Uint8Array): Promise<string> {
  const known = await db.selectFrom('lineage').select('name').where('part', '=', part).executeTakeFirst();
  if (known) return known.name;
  const name = Buffer.from(random(9)).toString('base64url');
  await db
    .insertInto('lineage')
    .values({ part, name })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await db.selectFrom('lineage').select('name').where('part', '=', part).executeTakeFirstOrThrow())
    .name;
}

/** A backup with this hash was put back, and what follows is not done yet. */
export async function beginRestored({ db }: Pick<Desk, 'db'>, sha256: string): Promise<void> {
  await endRestored({ db });
  await db.insertInto('lineage').values({ part: restored, name: sha256 }).execute();
}

export async function endRestored({ db }: Pick<Desk, 'db'>): Promise<void> {
  await db.deleteFrom('lineage').where('part', '=', restored).execute();
}

/** Whether a restore of this backup ended before it was done with what follows. */
export async function isRestored({ db }: Pick<Desk, 'db'>, sha256: string): Promise<boolean> {
  const row = await db.selectFrom('lineage').select('name').where('part', '=', restored).executeTakeFirst();
  return row?.name === sha256;
}

const restored = 'restored';

/** Begins a new history in place of this one, unless another node did. */
export async function renewLineageOf({ db }: Pick<Desk, 'db'>, name: string): Promise<void> {
  await db.deleteFrom('lineage').where('part', '=', part).where('name', '=', name).execute();
}

/** Begins a new history: cursors of the old one are not good any more. */
export async function renewLineage({ db }: Pick<Desk, 'db'>): Promise<void> {
  await db.deleteFrom('lineage').where('part', '=', part).execute();
}

/** The newest night of the task up to this day; undefined when there was none. */
export function lastNight({ db }: Desk, task: string, day: string): Promise<NightlyTable | undefined> {
  return db
    .selectFrom('nightly')
    .selectAll()
    .where('task', '=', task)
    .where('day', '<=', day)
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/**
 * Leases the night to this node: `first` when nobody had it before, `again` when whoever had it holds it no
 * more, null when another node has it or it is done.
 */
export async function claimNight(
  desk: Desk,
  task: string,
  node: string,
  now: Date,
  day = isoDay(now),
): Promise<'first' | 'again' | null> {
  const { db } = desk;
  const at = now.toISOString();
  const leased_until = new Date(now.getTime() + nights.leaseMs).toISOString();
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('nightly')
    .values({ task, day, node, at, leased_until })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 1n) return 'first';
  const [night] = await claim(desk, nights, {
    now,
    holder: node,
    only: (where) => where.and({ task, day }),
    change: () => ({ at }),
  });
  return night ? 'again' : null;
}

/** Keeps the night for its node until then; until now gives it back. */
export async function holdNight({ db }: Desk, night: Night, until: Date): Promise<void> {
  await giveBack(db, nights, night as NightlyTable, until);
}

/** The night is done, whoever has it by now; nobody claims it again. */
export async function finishNight({ db }: Desk, night: Night): Promise<void> {
  await done(db, nights, night as NightlyTable, { leased_until: null });
}
