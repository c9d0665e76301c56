// Writes and removes rows of one family: the table, the detail, the full-text index and the tables
// of counted values always change together.

import type { DatabaseSync } from 'node:sqlite';
import { tiers } from '../../kernel/tier.ts';
import { type Plan, type PlannedColumn, quoted, updatedFor } from '../layout/plan.ts';
import { noTier, type Rendered, storedDetails } from '../layout/ready-json.ts';
import { fold } from '../layout/text-index.ts';
import { touchedNotes } from '../layout/touched.ts';
import { digestWriter } from './digest-writer.ts';
import { tiersFrom } from './feed.ts';
import { keyPlacer } from './key-placer.ts';
import { type Dated, dated, type Moments, type Undated } from './moments.ts';
import { listsMark, type RowComparer, rowComparer, scalar } from './row-comparer.ts';
import { listWriter, type ValueKeeper, valueKeeper } from './row-values.ts';
import { textIndexWriter } from './text-index-writer.ts';

export interface RowWriter {
  /**
   * Writes rows, none twice. The full-text index takes rows in the order of their keys in one piece,
   * in any other order one by one; so they are written in that order. `known` tells that none of them
   * is there yet.
   */
  readonly write: (rows: readonly RowChange[], known?: 'new') => void;
  /** What is to be kept of a record, beside what is there of it. */
  readonly dated: (id: string, record: Undated, own: boolean) => Dated;
  /** Whether the row is there already and reads the same, word for word, for every tier. */
  readonly holds: (id: string, rendered: Rendered) => boolean;
  /** Forgets which numbers values and words have: another process may have deleted some, or a batch was undone. */
  readonly forget: () => void;
}

interface RowChange {
  readonly id: string;
  /** Null removes the row. */
  readonly row: RowToPut | null;
  /** Told what it means for those who read. */
  readonly onSeen: (seen: Seen) => void;
}

/** What writing a row means for each tier. */
export interface Seen {
  /** The rank of the lowest tier for which it now reads, or is found, in another way than before (9: none). */
  readonly lowest: number;
  /** The tiers for which it now reads, or is found, in another way than before, as bits. */
  readonly tiers: number;
  /** The tiers that see it now and did not before, as bits. */
  readonly appeared: number;
  /** The tiers that saw it before and do not now, as bits. */
  readonly left: number;
  /** The public ids that it had and has. */
  readonly names: readonly string[];
  /** Whether the row was there before, seen or not. */
  readonly held: boolean;
}

export interface RowToPut {
  readonly public_id: string | null;
  readonly into: string | null;
  readonly seq: number;
  /** When it last changed, for each tier. */
  readonly updated: Moments;
  /** When the record was first accepted; null where that is not known here. */
  readonly created: string | null;
  readonly rendered: Rendered;
}

type Bind = string | number | bigint | null;

export function rowWriter(db: DatabaseSync, plan: Plan): RowWriter {
  const table = plan.family.name;
  const existing = db.prepare(
    `select cast(_key as text) as key, _vis, public_id from ${quoted(table)} where id = ?`,
  );
  const comparer = rowComparer(db, plan);
  const { compare } = comparer;
  const deletions = [table, ...(plan.hasDetail ? [`${table}_detail`] : [])].map((name) =>
    db.prepare(`delete from ${quoted(name)} where _key = ?`),
  );
  const [words, digests, touched] = [textIndexWriter(db, plan), digestWriter(db, plan), touchedNotes(db)];
  const placer = plan.keyed === null ? null : keyPlacer(db, table, plan.keyed);
  const insert = db.prepare(insertion(plan));
  const { flags } = plan;
  const insertDetail = plan.hasDetail
    ? db.prepare(`insert into ${quoted(`${table}_detail`)} values (?, ?, ?, ?)`)
    : null;
  const values = new Map(
    plan.columns
      .filter((column) => column.matched || column.counted)
      .map((column) => [column.name, valueKeeper(db, table, column)]),
  );
  const lists = listWriter(db, plan, values);

  function erase({ key, vis }: Existing): void {
    for (const deletion of deletions) deletion.run(key);
    lists.erase(key);
    if (vis === noTier) return;
    words.erase(key);
    digests.erase(key);
  }

  /** Answers the key that the row was given. */
  function put(id: string, row: RowToPut, wanted: bigint | null): number | bigint {
    const { rendered } = row;
    const binds: Bind[] = [
      wanted,
      id,
      row.public_id,
      rendered.vis,
      row.into,
      row.seq,
      ...row.updated,
      listsMark(plan, rendered),
      row.created,
    ];
    for (let at = 0; at < flags.length; at++) binds.push(rendered.flags[at] ? 1 : 0);
    for (const column of plan.scalars) bindColumn(binds, column, rendered, values);
    for (const text of rendered.rows) binds.push(text);
    const written = insert.run(...binds);
    const key = wanted ?? written.lastInsertRowid;
    if (rendered.vis === noTier) return key;
    if (insertDetail && rendered.details) insertDetail.run(key, ...storedDetails(rendered.details));
    words.write(key, rendered);
    digests.write(key, rendered, lists.write(key, rendered.columns));
    return key;
  }

  function write(changes: readonly RowChange[], known?: 'new'): void {
    const old = new Map<string, Existing>();
    for (const { id } of known === 'new' ? [] : changes) {
      const row = existing.get(id) as { key: string; _vis: number; public_id: string | null } | undefined;
      if (row) old.set(id, { key: BigInt(row.key), vis: row._vis, public_id: row.public_id });
    }
    for (const change of changes) change.onSeen(seenOf(change, old.get(change.id), compare));
    for (const row of [...old.values()].sort(byKey)) {
      erase(row);
      touched.note(table, row.key);
    }
    const rows: RowInOrder[] = [];
    for (const { id, row } of changes) {
      const before = old.get(id);
      if (!row) continue;
      const moment = plan.keyed === null ? null : scalarOf(plan, plan.keyed, row.rendered);
      rows.push({ id, row, moment: moment as string | null, old: before?.key ?? null });
    }
    const place = placer?.() ?? null;
    for (const { id, row, moment, old: key } of rows.sort(place ? inOrder : oldFirst)) {
      const newKey = put(id, row, place ? place(moment, id) : key);
      // Of a shelf that is made from nothing nobody holds anything yet.
      if (known !== 'new' && newKey !== key) touched.note(table, newKey);
    }
  }

  // Lists that depend on other records are not compared: a family with one never holds a row already.
  const isComparable = !plan.lists.some((list) => list.usesRelated);
  return {
    write,
    dated: (id, record, own) => dated(plan.family, comparer, id, record, own),
    forget: () => {
      for (const keeper of values.values()) keeper.forget();
      digests.forget();
    },
    holds: (id, rendered) => {
      if (!isComparable) return false;
      const found = compare(id, rendered);
      return found !== null && found.vis === rendered.vis && found.tiers === 0;
    },
  };
}

interface Existing {
  readonly key: bigint;
  readonly vis: number;
  readonly public_id: string | null;
}

interface RowInOrder {
  readonly id: string;
  readonly row: RowToPut;
  readonly moment: string | null;
  readonly old: bigint | null;
}

function seenOf({ id, row }: RowChange, old: Existing | undefined, compare: RowComparer['compare']): Seen {
  const before = old?.vis ?? noTier;
  const after = row?.rendered.vis ?? noTier;
  const appeared = tiersFrom(after) & ~tiersFrom(before);
  const left = tiersFrom(before) & ~tiersFrom(after);
  const stayed = tiersFrom(before) & tiersFrom(after);
  const changedTiers =
    appeared | left | (row && stayed !== 0 ? stayed & (compare(id, row.rendered)?.tiers ?? 0) : 0);
  const lowest = tiers.findIndex((_, level) => changedTiers & (1 << level));
  const names = [old?.public_id, row?.public_id].filter((one) => one != null);
  return {
    lowest: lowest < 0 ? noTier : lowest,
    tiers: changedTiers,
    appeared,
    left,
    names,
    held: old !== undefined,
  };
}

function byKey(a: Existing, b: Existing): number {
  return a.key < b.key ? -1 : 1;
}

/** Elsewhere a row keeps its key; new rows come last, or one would take a key that was just given up. */
function oldFirst(a: RowInOrder, b: RowInOrder): number {
  if (a.old === null || b.old === null) return Number(a.old === null) - Number(b.old === null);
  return a.old < b.old ? -1 : 1;
}

/** Where the order is in the key: by moment, those without one last, then by id. */
function inOrder(a: RowInOrder, b: RowInOrder): number {
  if (a.moment !== b.moment) return (a.moment ?? '~') < (b.moment ?? '~') ? -1 : 1;
  return a.id < b.id ? -1 : 1;
}

function scalarOf(plan: Plan, name: string, rendered: Rendered): string | number | null {
  const column = plan.columns.find((one) => one.name === name) as PlannedColumn;
  return scalar(column, rendered.columns[name]);
}

function insertion(plan: Plan): string {
  const columns = plan.scalars.flatMap((column) => [
    column.name,
    ...(column.ordered ? [`_by_${column.name}`] : []),
    ...(column.matched ? [`_ref_${column.name}`] : []),
  ]);
  const all = [
    '_key',
    'id',
    'public_id',
    '_vis',
    '_into',
    '_seq',
    ...tiers.map(updatedFor),
    '_lists',
    '_created',
    ...plan.flags.map((flag) => `_mark_${flag}`),
    ...columns,
    '_public',
    '_full',
    '_top',
  ];
  return `insert into ${quoted(plan.family.name)} (${all.map(quoted).join(', ')}) values (${all.map(() => '?').join(', ')})`;
}

function bindColumn(
  binds: Bind[],
  column: PlannedColumn,
  rendered: Rendered,
  values: ReadonlyMap<string, ValueKeeper>,
): void {
  const value = scalar(column, rendered.columns[column.name]);
  const text = typeof value === 'string' ? value : null;
  binds.push(value);
  if (column.ordered) binds.push(text === null ? null : fold(text));
  if (column.matched)
    binds.push(text === null ? null : (values.get(column.name) as ValueKeeper).numberOf(text));
}
