// One queue. What waits to be worked on stands in the table of its feature; here is how any of them is
// worked on, on any number of nodes: enqueue, claim, done, retry, expire. A try is counted when it begins, so
// that one nobody lived to write down counts as well: whatever ends a process ends so many at most.

import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { dayMs } from '../kernel/durations.ts';
import type { Desk } from './desk.ts';
import {
  anyTable,
  type Column,
  type Condition,
  type Item,
  isWaiting,
  type Leased,
  leaseTo,
  valueIn,
  type Where,
  write,
} from './leases.ts';
import type { Tables } from './schema/tables.ts';
import type { Section } from './sections.ts';

/** Leased rows that whoever is free claims. */
interface Queue<Name extends keyof Tables, Lease extends Column<Name> = Column<Name>>
  extends Leased<Name, Lease>,
    Tries {
  /** In which claims follow one another. */
  readonly section: Section;
  /** From then on it is not handed out any more. */
  readonly expires?: Column<Name>;
  /** Who comes first. */
  readonly order: readonly (Column<Name> | readonly [Column<Name>, 'desc'])[];
  readonly leaseMs: number;
  /** What is written of an item that was begun too often; left out: its holder is told by the tries. */
  readonly givenUp?: Partial<Tables[Name]>;
}

interface Tries {
  /** Pauses between tries, in ms; there is one try more than pauses. */
  readonly pausesMs: readonly number[];
  /** The last pause is taken again and again. */
  readonly endless?: boolean;
}

/** Says which columns are the lease's: whoever enqueues leaves them out. */
export function queue<Name extends keyof Tables, Lease extends Column<Name>>(
  declared: Queue<Name, Lease>,
): Queue<Name, Lease> {
  return declared;
}

/** Ms until the next try after so many; null when that was the last one. */
export function pauseAfterTries({ pausesMs, endless }: Tries, tries: number): number | null {
  if (tries === 0) return 0;
  return pausesMs[endless ? Math.min(tries, pausesMs.length) - 1 : tries - 1] ?? null;
}

/** Whether it was begun more often than it is tried. */
export function isSpent({ pausesMs, endless }: Tries, tries: number): boolean {
  return !endless && tries > pausesMs.length + 1;
}

interface Claim<Name extends keyof Tables> {
  readonly now: Date;
  /** The name of who claims, where the table has one. */
  readonly holder?: string;
  /** At most so many; one where it is left out. */
  readonly batchSize?: number;
  readonly leaseMs?: number;
  /** Items that this one takes. */
  readonly only?: (where: ExpressionBuilder<Tables, Name>) => Expression<SqlBool>;
  /** Whether an item is taken beside those that were taken so far; left out: any. */
  readonly fits?: (item: Item<Name>, taken: readonly Item<Name>[]) => boolean;
  /** What is written with the claim. */
  readonly change?: (item: Item<Name>) => Partial<Item<Name>>;
  /** What belongs into the transaction of the claim. */
  readonly begun?: (db: Desk['db'], item: Item<Name>, before: Item<Name>) => Promise<void>;
}

/** So many are looked at by whoever does not take each. */
const maxLookedAt = 200;

/** Leases what is due and free, in its order, and counts the try. */
export async function claim<Name extends keyof Tables>(
  { db, exclusively }: Desk,
  queue: Queue<Name>,
  { now, holder, batchSize = 1, leaseMs, only, fits, change, begun }: Claim<Name>,
): Promise<readonly Item<Name>[]> {
  const { table, lease, order, givenUp } = queue;
  const due = async (on: Desk['db'], limit: number) => {
    let looking = anyTable(on)
      .selectFrom(table as string)
      .selectAll()
      .where(isDue(queue, now));
    if (only) looking = looking.where(only as unknown as Condition);
    for (const one of order) {
      looking = typeof one === 'string' ? looking.orderBy(one) : looking.orderBy(one[0], one[1]);
    }
    return (await looking.limit(limit).execute()) as unknown as Item<Name>[];
  };
  // Most looks find nothing: they take no lock.
  if ((await due(db, 1)).length === 0) return [];
  return exclusively(queue.section, async (trx) => {
    const taken: Item<Name>[] = [];
    for (const before of await due(trx, fits || givenUp ? maxLookedAt : batchSize)) {
      if (taken.length >= batchSize) break;
      if (fits && !fits(before, taken)) continue;
      const tries = lease.tries ? Number(valueIn(before, lease.tries)) + 1 : 0;
      const isOver = givenUp !== undefined && isSpent(queue, tries);
      const item = await leaseTo(trx, queue, before, {
        ...renewed(queue, now, leaseMs),
        ...(lease.tries ? { [lease.tries]: tries } : {}),
        ...(lease.holder ? { [lease.holder]: holder } : {}),
        ...(isOver ? givenUp : change?.(before)),
      });
      if (item === null || isOver) continue;
      await begun?.(trx, item, before);
      taken.push(item);
    }
    return taken;
  });
}

/** A lease from now on: what renews it is written like anything else of the item. */
export function renewed<Name extends keyof Tables>(
  { lease, leaseMs }: Queue<Name>,
  now: Date,
  ms = leaseMs,
): Partial<Item<Name>> {
  return { [lease.until]: new Date(now.getTime() + ms).toISOString() } as Partial<Item<Name>>;
}

/** Ends what was not done in its time, some at a time; with what was ended. */
export async function expire<Name extends keyof Tables>(
  db: Desk['db'],
  queue: Queue<Name>,
  now: Date,
  { batchSize, change }: { readonly batchSize: number; readonly change: Partial<Item<Name>> },
): Promise<readonly Item<Name>[]> {
  const { table, expires }: { table: string; expires?: string } = queue;
  if (!expires) return [];
  const rows = await anyTable(db)
    .selectFrom(table)
    .selectAll()
    .where(isWaiting(queue))
    .where(expires, '<=', now.toISOString())
    .limit(batchSize)
    .execute();
  const ended: Item<Name>[] = [];
  for (const row of rows as unknown as Item<Name>[]) {
    const same: Condition = (where) => where(expires, '=', valueIn(row, expires));
    const item = await write(db, queue, row, change, same);
    if (item) ended.push(item);
  }
  return ended;
}

/** Nothing is put off for so long: what is due, or held, later than that was written while a clock was ahead. */
const neverAheadMs = 2 * dayMs;

/** Waiting, due, free, and in its time. */
function isDue<Name extends keyof Tables>(queue: Queue<Name>, now: Date): Condition {
  const { due, until }: { due?: string; until: string } = queue.lease;
  const expires: string | undefined = queue.expires;
  const at = now.toISOString();
  const far = new Date(now.getTime() + neverAheadMs).toISOString();
  return (where: Where) =>
    where.and([
      isWaiting(queue)(where),
      where.or([where(until, 'is', null), where(until, '<=', at), where(until, '>', far)]),
      ...(due && due !== until ? [where.or([where(due, '<=', at), where(due, '>', far)])] : []),
      ...(expires ? [where(expires, '>', at)] : []),
    ]);
}
