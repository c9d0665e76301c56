// Rows that one holder at a time works on. A lease lasts until a moment: before it nobody else is given the
// row, from then on anybody is. Whoever lost it writes nothing of the row any more: it is known by the name
// of its holder, or, where the table names none, by the end of the lease, which moves with every claim.

import type { ExpressionBuilder, ExpressionWrapper, Kysely, SqlBool } from 'kysely';
import type { Desk } from './desk.ts';
import type { Tables } from './schema/tables.ts';

export type Column<Name extends keyof Tables> = keyof Tables[Name] & string;

/** A row as its holder read it; by it a later write sees whether it still is the holder's. */
export type Item<Name extends keyof Tables> = Tables[Name];

/** A table whose rows are leased. */
export interface Leased<Name extends keyof Tables, Lease extends Column<Name> = Column<Name>> {
  readonly table: Name;
  readonly key: readonly Column<Name>[];
  readonly lease: {
    /** When it is worked on next; where one column says both, also the end of the lease. */
    readonly due?: Lease;
    /** Until when a holder has it to itself; null: nobody has it. */
    readonly until: Lease;
    readonly tries?: Lease;
    readonly holder?: Lease;
  };
  /** What is not done yet: the column has one of these values; null or not null is said in words. */
  readonly waiting: readonly [column: Column<Name>, is: readonly string[] | 'null' | 'not null'];
}

/** Says which columns are the lease's: whoever enqueues leaves them out. */
export function leased<Name extends keyof Tables, Lease extends Column<Name>>(
  declared: Leased<Name, Lease>,
): Leased<Name, Lease> {
  return declared;
}

type Db = Desk['db'];

/** Any table, its columns known by name: what a queue declares is checked where it is declared. */
type Cell = string | number | null;
type AnyTable = Record<string, Record<string, Cell>>;
export type Where = ExpressionBuilder<AnyTable, string>;
export type Condition = (where: Where) => ExpressionWrapper<AnyTable, string, SqlBool>;

export function anyTable(db: Db): Kysely<AnyTable> {
  return db as Kysely<AnyTable>;
}

/** Puts in what is to be done, due at `now`. It belongs into the transaction of what it follows from. */
export async function enqueue<Name extends keyof Tables, Lease extends Column<Name>>(
  db: Db,
  rows: Leased<Name, Lease>,
  items: readonly Omit<Tables[Name], Lease>[],
  now: Date,
): Promise<void> {
  const values = items.map((item) => ({ ...item, ...unleased(rows, now) }));
  await anyTable(db).insertInto(rows.table).values(values).execute();
}

/** The lease of what nobody has begun. */
export function unleased<Name extends keyof Tables, Lease extends Column<Name>>(
  { lease }: Leased<Name, Lease>,
  now: Date,
): Pick<Tables[Name], Lease> {
  const columns: Readonly<Record<string, unknown>> = {
    [lease.until]: null,
    ...(lease.due ? { [lease.due]: now.toISOString() } : {}),
    ...(lease.tries ? { [lease.tries]: 0 } : {}),
    ...(lease.holder ? { [lease.holder]: null } : {}),
  };
  return columns as Pick<Tables[Name], Lease>;
}

/** Whether nobody has an item whose lease ends then. */
export function isFree(until: string | null, now: Date): boolean {
  return until === null || until <= now.toISOString();
}

/** Leases an item that was read, as the change says; null when somebody was faster. */
export function leaseTo<Name extends keyof Tables>(
  db: Db,
  rows: Leased<Name>,
  read: Item<Name>,
  change: Partial<Item<Name>>,
): Promise<Item<Name> | null> {
  const until: string = rows.lease.until;
  return write(db, rows, read, change, (where) => where(until, 'is not distinct from', valueIn(read, until)));
}

/** Writes of an item while it is held; null when somebody else has it by now, or it has ended. */
export function writeHeld<Name extends keyof Tables>(
  db: Db,
  rows: Leased<Name>,
  held: Item<Name>,
  change: Partial<Item<Name>>,
): Promise<Item<Name> | null> {
  return write(db, rows, held, change, isHeld(rows, held));
}

/** The item as it is now, if it is still held and has not ended. */
export async function heldNow<Name extends keyof Tables>(
  db: Db,
  rows: Leased<Name>,
  held: Item<Name>,
): Promise<Item<Name> | null> {
  const found = await anyTable(db)
    .selectFrom(rows.table as string)
    .selectAll()
    .where((where) =>
      where.and([isItem(rows, held), isWaiting(rows), isHeld(rows, held)].map((is) => is(where))),
    )
    .executeTakeFirst();
  return (found as Item<Name> | undefined) ?? null;
}

/** Gives an item back, in the place it had, for anybody to go on with then; null: at once. */
export function giveBack<Name extends keyof Tables>(
  db: Db,
  rows: Leased<Name>,
  held: Item<Name>,
  at: Date | null,
  change: Partial<Item<Name>> = {},
): Promise<Item<Name> | null> {
  return writeHeld(db, rows, held, { ...change, [rows.lease.until]: at?.toISOString() ?? null });
}

/** A try has failed: due again then, for anybody. */
export function retry<Name extends keyof Tables>(
  db: Db,
  rows: Leased<Name>,
  held: Item<Name>,
  at: Date,
  change: Partial<Item<Name>> = {},
): Promise<Item<Name> | null> {
  const { due } = rows.lease;
  return giveBack(db, rows, held, at, { ...change, ...(due ? { [due]: at.toISOString() } : {}) });
}

/** What was done is done, whoever has it by now; false when it had ended before. */
export async function done<Name extends keyof Tables>(
  db: Db,
  rows: Leased<Name>,
  item: Item<Name>,
  change: Partial<Item<Name>>,
): Promise<boolean> {
  return (await write(db, rows, item, change)) !== null;
}

/** Writes of an item that has not ended, where this holds; null when it does not. */
export async function write<Name extends keyof Tables>(
  db: Db,
  rows: Leased<Name>,
  item: Item<Name>,
  change: Partial<Item<Name>>,
  ...holds: readonly Condition[]
): Promise<Item<Name> | null> {
  const { numUpdatedRows } = await anyTable(db)
    .updateTable(rows.table as string)
    .set(change as Readonly<Record<string, Cell>>)
    .where((where) => where.and([isItem(rows, item), isWaiting(rows), ...holds].map((is) => is(where))))
    .executeTakeFirst();
  return numUpdatedRows === 1n ? { ...item, ...change } : null;
}

export function isWaiting<Name extends keyof Tables>({ waiting }: Leased<Name>): Condition {
  const [column, is]: readonly [string, readonly string[] | 'null' | 'not null'] = waiting;
  return (where) => {
    if (is === 'null') return where(column, 'is', null);
    if (is === 'not null') return where(column, 'is not', null);
    return where(column, 'in', is);
  };
}

function isItem<Name extends keyof Tables>({ key }: Leased<Name>, item: Item<Name>): Condition {
  return (where) => where.and(key.map((column: string) => where(column, '=', valueIn(item, column))));
}

function isHeld<Name extends keyof Tables>({ lease }: Leased<Name>, item: Item<Name>): Condition {
  const column: string = lease.holder ?? lease.until;
  return (where) => where(column, '=', valueIn(item, column));
}

export function valueIn(item: object, column: string): Cell {
  return (item as Readonly<Record<string, Cell>>)[column] ?? null;
}
