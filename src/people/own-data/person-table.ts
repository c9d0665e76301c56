// How a table says what of it belongs to a person: whose its rows are, what of them the person may take along,
// and what becomes of them when the account is closed. Export and closing follow from it.

import { type RawBuilder, sql } from 'kysely';
import type { Desk, DeskTransaction } from '../../desk/desk.ts';
import type { Tables } from '../../desk/schema/tables.ts';

/** Whom it is about, and what is needed to find the person's rows. */
export interface OwnData {
  readonly user: string;
  /** Teams that have no other member: they end with the account. */
  readonly teams: readonly string[];
  /** What names are tagged with where rows hold no person's id. */
  readonly secret: Uint8Array;
}

export interface Erasing extends OwnData {
  readonly now: Date;
  /** An id that is nobody's: it stands in the person's place where rows of others need somebody there. */
  readonly stranger: string;
}

/** What a person who closes an account decides about it. */
export interface Choices {
  /** Essays and comments. */
  readonly words: 'delete' | 'keep';
  readonly reviews: 'delete' | 'keep';
}

type Column<Row> = keyof Row & string;

/** Whose rows they are. */
type Whose<Row> =
  /** The column holds the id of the person. */
  | { readonly person: Column<Row> }
  /** The column holds the id of a team: its rows end with the last member. */
  | { readonly team: Column<Row> }
  /** The column holds the key (`id`, or another) of a row of that table, and belongs to whom that belongs. */
  | { readonly part: Column<Row>; readonly of: keyof Tables; readonly key?: string }
  /** The column holds one of these values. */
  | {
      readonly tag: Column<Row>;
      readonly tags: (db: Desk['db'], own: OwnData) => Promise<readonly string[]>;
    };

type OnClosing<Row> =
  | 'delete'
  /** They stay, with these members instead. */
  | { readonly set: Partial<Row> | ((at: string) => Partial<Row>) }
  /** They stay under an id that is nobody's, and with these members instead. */
  | { readonly stranger: Partial<Row> }
  /** They stay as they are; the receipt says why and for how long. */
  | { readonly keep: string }
  /** Something else; the number of rows it touched. */
  | { readonly by: (trx: DeskTransaction, erasing: Erasing) => Promise<number> };

type PersonTable<Row> = Whose<Row> & {
  /** No receipt counts these rows, which nothing joins to the person. */
  readonly uncounted?: true;
  /** The columns that the person may take along; no hash and nothing of anybody else. Left out: none. */
  readonly exported?: readonly Column<Row>[];
  readonly closing: OnClosing<Row>;
  /** What is done instead where the person decided to keep it. */
  readonly kept?: { readonly choice: keyof Choices; readonly closing: OnClosing<Row> };
};

/** Every table of the desk says it, in one or several entries; null where no row is about a person who has an account. */
export type PersonTables = {
  readonly [Name in keyof Tables]: PersonTable<Tables[Name]> | readonly PersonTable<Tables[Name]>[] | null;
};

export type AnyEntry = PersonTable<Record<string, unknown>>;

export function entriesOf(tables: PersonTables, name: keyof Tables): readonly AnyEntry[] {
  const entries = tables[name] as AnyEntry | readonly AnyEntry[] | null;
  return entries === null ? [] : [entries].flat();
}

/** The condition that picks the rows; null where there can be none. */
export async function whereOwn(
  db: Desk['db'],
  tables: PersonTables,
  entry: AnyEntry,
  own: OwnData,
): Promise<RawBuilder<unknown> | null> {
  if ('person' in entry) return sql`${sql.ref(entry.person)} = ${own.user}`;
  if ('team' in entry) return oneOf(entry.team, own.teams);
  if ('tag' in entry) return oneOf(entry.tag, await entry.tags(db, own));
  const { part, of, key = 'id' } = entry;
  const parents = await Promise.all(entriesOf(tables, of).map((one) => whereOwn(db, tables, one, own)));
  const any = parents.filter((one) => one !== null);
  if (any.length === 0) return null;
  return sql`${sql.ref(part)} in (select ${sql.ref(key)} from ${sql.table(of)} where ${sql.join(any, sql` or `)})`;
}

function oneOf(column: string, values: readonly string[]): RawBuilder<unknown> | null {
  return values.length === 0 ? null : sql`${sql.ref(column)} in (${sql.join([...values])})`;
}

/** Teams that have this member alone. */
export async function teamsOfOnly(db: Desk['db'], user: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('memberships')
    .innerJoin('teams', 'teams.id', 'memberships.team_id')
    .select('memberships.team_id')
    .where('memberships.user_id', '=', user)
    .where('teams.operator', '=', 0)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('memberships as others')
            .select('others.user_id')
            .whereRef('others.team_id', '=', 'memberships.team_id')
            .where('others.user_id', '<>', user),
        ),
      ),
    )
    .orderBy('memberships.team_id')
    .execute();
  return rows.map(({ team_id }) => team_id);
}
