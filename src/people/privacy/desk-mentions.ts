// What people and agents sent and the desk keeps, where it may name somebody who was erased (desk-texts.ts).
// Nobody but an operator can say whether such a text goes; it is named to them.

import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Desk } from '../../desk/desk.ts';
import type { Tables } from '../../desk/schema/tables.ts';
import { percentDecoded } from '../../kernel/plain-text.ts';
import { type DeskTextOf, deskTexts } from './desk-texts.ts';
import { type Mention, speaksOf } from './speaks-of.ts';

interface DeskText extends Mention {
  readonly text: string;
}

type Reading = Pick<Desk, 'db'>;
type Row = Readonly<Record<string, string | null>>;

const batchSize = 200;

/** Every text that somebody is served, by the name that a receipt gives its kind. */
async function* deskTextsIn({ db }: Reading): AsyncIterable<DeskText> {
  for (const [table, declared] of Object.entries(deskTexts)) {
    if (declared === null) continue;
    const { as, id, texts, encoded } = declared as DeskTextOf<Row>;
    for await (const row of rowsOf(db, table, declared as DeskTextOf<Row>)) {
      const text = texts.map((column) => row[column] ?? '').join('\n');
      yield {
        family: as,
        id: row[id] as string,
        text: encoded ? percentDecoded(text.replaceAll('+', ' ')) : text,
      };
    }
  }
}

async function* rowsOf(
  db: Kysely<Tables>,
  table: string,
  { id, texts, unless, until, with: beside, by }: DeskTextOf<Row>,
): AsyncIterable<Row> {
  const columns = sql.join([...new Set([id, ...texts, ...(by ? [by] : [])])].map((one) => sql.ref(one)));
  const live = [
    until ? sql`${sql.ref(until)} is null` : sql`1 = 1`,
    unless ? sql`${sql.ref(unless.column)} not in (${sql.join([...unless.is])})` : sql`1 = 1`,
    beside ? shownWith(beside) : sql`1 = 1`,
  ];
  const from = sql`select ${columns} from ${sql.table(table)} where ${sql.join(live, sql` and `)}`;
  if (!by) {
    yield* (await sql<Row>`${from} order by ${sql.ref(id)}`.execute(db)).rows;
    return;
  }
  const key = sql.ref(by);
  for (let last = ''; ; ) {
    const { rows } = await sql<Row>`${from} and ${key} > ${last} order by ${key} limit ${batchSize}`.execute(
      db,
    );
    yield* rows;
    if (rows.length < batchSize) return;
    last = rows.at(-1)?.[by] as string;
  }
}

function shownWith({ table, by }: NonNullable<DeskTextOf<Row>['with']>): RawBuilder<unknown> {
  const { unless } = (deskTexts[table] ?? {}) as Partial<DeskTextOf<Row>>;
  const excepted = unless ? sql`${sql.ref(unless.column)} in (${sql.join([...unless.is])})` : sql`1 = 0`;
  return sql`${sql.ref(by)} not in (select id from ${sql.table(table)} where ${excepted})`;
}

/** The texts at the desk that speak of one of the names, each given as its words; each thing is named once. */
export async function mentionsAtDesk(
  desk: Reading,
  names: readonly (readonly string[])[],
): Promise<readonly Mention[]> {
  const telling = names.filter((words) => words.length > 1);
  const found = new Map<string, Mention>();
  if (telling.length === 0) return [];
  for await (const { family, id, text } of deskTextsIn(desk)) {
    if (speaksOf(text, telling)) found.set(`${family} ${id}`, { family, id });
  }
  return [...found.values()];
}

/** The texts of what is named, as they are now; what is gone has none. */
export async function textsAtDesk(
  desk: Reading,
  named: readonly Mention[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const found = new Map<string, string[]>(named.map(({ family, id }) => [`${family} ${id}`, []]));
  if (named.length === 0) return found;
  for await (const { family, id, text } of deskTextsIn(desk)) found.get(`${family} ${id}`)?.push(text);
  return found;
}
