// A table as records: `{family}.csv`, whose first line names members as the export of a list does, so that an export
// can be imported again.
//
// A table says of a record what its columns say, and nothing else: what has no column stays as it is, because a list
// shows less than a record holds. For the same reason a cell that reads as the list shows the record now changes
// nothing: the list may show an excerpt, and the record holds the text. What a list computes is passed over.

import { basename } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type Doc, type Family, noRelated } from '../kernel/family.ts';
import type { Field, JsonSchema } from '../kernel/field.ts';
import { nearest } from '../kernel/nearest.ts';
import { cellOf, isJoined, readCell, unguarded } from '../kernel/table-cell.ts';
import { type TextPolicy, underPolicy } from '../kernel/text-policy.ts';
import { beneath } from '../ledger/corrections.ts';
import type { Ledger } from '../ledger/ledger.ts';
import { importSchema } from '../ledger/record.ts';
import { ignoredOf, withoutMoments } from './change-of.ts';
import { type CsvRow, csvCells } from './reading/csv-rows.ts';
import { fileBytes } from './reading/read-lines.ts';
import { type Brought, broughtBy, type Flaw, refused, refusedFor } from './record-lines.ts';
import { statedMoney } from './stated-money.ts';

interface Column {
  /** The member, and inside of objects the way to it. */
  readonly path: readonly string[];
  readonly name: string;
  readonly schema: JsonSchema;
}

/** A cell, and what it says. */
interface Read {
  readonly cell: string;
  readonly value: unknown;
}

/** Null stands for a column that is passed over, and for one without a name. */
interface Head {
  readonly names: readonly string[];
  readonly columns: readonly (Column | null)[];
}

interface TableReader {
  readonly ledger: Ledger;
  readonly onRead: (share: number) => void;
  /** Told of the columns that hold what lists compute. */
  readonly onPassedOver: (columns: readonly string[]) => void;
}

export function isTable(path: string): boolean {
  return /\.csv(\.gz)?$/i.test(path);
}

/** The rows of `{family}.csv[.gz]`; of one whose first line is not understood none. Throws as csvCells. */
export async function* recordsOfTable(
  path: string,
  family: Family,
  { ledger, onRead, onPassedOver }: TableReader,
): AsyncGenerator<Brought> {
  let head: Head | null = null;
  for await (const row of csvCells(fileBytes(path, onRead), basename(path))) {
    if (row.fault !== null) {
      yield refused(row.line, [{ field: '', reason: `The row ${row.fault}.` }]);
      // A first line that cannot be read names no column.
      if (head === null) return;
    } else if (head === null) {
      head = { names: row.cells.map((name) => name.trim()), columns: columnsOf(family, row.cells) };
      const flaws = flawsOfHead(family, head);
      for (const flaw of flaws) yield refused(row.line, [flaw]);
      if (flaws.length > 0) return;
      const passed = head.names.filter((name) => isComputed(family, name));
      if (passed.length > 0) onPassedOver(passed);
    } else yield await broughtByRow(family, head, row, ledger);
  }
}

function columnsOf(family: Family, names: readonly string[]): readonly (Column | null)[] {
  const schema = importSchema(family);
  return names.map((given) => {
    const name = given.trim();
    const found = isComputed(family, name) ? null : schemaOfMember(schema, name);
    return found && { path: name.split('.'), name, schema: found };
  });
}

const ofRemovals: Readonly<Record<string, JsonSchema>> = {
  removed: { type: 'boolean' },
  removal_reason: { type: 'string' },
};

function schemaOfMember(schema: JsonSchema, name: string): JsonSchema | null {
  let at: JsonSchema | undefined = schema;
  for (const step of name.split('.')) {
    const members = (at?.properties ?? {}) as Readonly<Record<string, JsonSchema>>;
    at = Object.hasOwn(members, step) ? members[step] : undefined;
  }
  return at ?? (Object.hasOwn(ofRemovals, name) ? (ofRemovals[name] as JsonSchema) : null);
}

/** What lists compute of a record, or show to each tier in another way, says nothing of what the record holds. */
function isComputed(family: Family, name: string): boolean {
  if (!Object.hasOwn(family.fields, name)) return false;
  const declared = family.derive?.[name];
  return (family.fields[name] as Field).from !== 'record' || typeof declared === 'object';
}

function flawsOfHead(family: Family, { names, columns }: Head): readonly Flaw[] {
  const flaws: Flaw[] = [];
  const known = Object.keys(importSchema(family).properties as Doc);
  names.forEach((name, at) => {
    if (name === '' || isComputed(family, name)) return;
    const outer = names.find((other) => name.startsWith(`${other}.`) && other !== '');
    if (names.indexOf(name) < at) flaws.push({ field: name, reason: `${name} names two columns; keep one.` });
    else if (columns[at] === null) flaws.push({ field: name, reason: unknownColumn(family, name, known) });
    else if (outer !== undefined)
      flaws.push({ field: name, reason: `${name} is a part of ${outer}, which is a column too; keep one.` });
  });
  if (flaws.length === 0 && !names.includes('id')) {
    const reason = `The first line names no column id; without it nobody can tell which of the ${family.name} a row is about.`;
    flaws.push({ field: 'id', reason });
  }
  return flaws;
}

function unknownColumn(family: Family, name: string, known: readonly string[]): string {
  const member = name.toLowerCase().replaceAll(/[\s-]+/g, '_');
  const inside = family.fields[member]?.inside ? `detail.${member}` : null;
  const near = inside ?? nearest(member, known);
  const hint = near ? `did you mean ${near}?` : `perennial schema ${family.name} prints them.`;
  return `No member of ${family.name} is called ${name}; ${hint}`;
}

async function broughtByRow(
  family: Family,
  { names, columns }: Head,
  { line, cells }: CsvRow,
  ledger: Ledger,
): Promise<Brought> {
  if (cells.every((cell) => cell.trim() === '')) return refused(line, []);
  const characters = cells.reduce((sum, cell) => sum + cell.length, 0);
  const misplaced = flawOfRow(names, cells);
  if (misplaced !== null) return refused(line, [{ field: '', reason: misplaced }]);
  const flaws: Flaw[] = [];
  const values = new Map<Column, Read>();
  columns.forEach((column, at) => {
    if (column === null) return;
    const cell = cells[at] as string;
    const read = readCell(column.schema, cell);
    if ('value' in read) values.set(column, { cell, value: read.value });
    else flaws.push({ field: column.name, reason: `${column.name} ${read.flaw}.` });
  });
  if (flaws.length > 0) return refusedFor(line, flaws);
  const id = [...values].find(([{ name }]) => name === 'id')?.[1].value;
  const version = typeof id === 'string' ? await ledger.version(family.name, id) : null;
  for (const [column, { cell, value }] of values) {
    const money = statedMoney(value, column.path);
    // What is held already is no word of this table.
    if (version && isDeepStrictEqual(value, shownOf(family, version.record, column.path))) continue;
    flaws.push(...money.flaws);
    values.set(column, { cell, value: money.value });
  }
  if (flaws.length > 0) return refusedFor(line, flaws);
  const given = [...values].reduce<Doc>((doc, [{ path }, { value }]) => withValue(doc, path, value), {});
  if (given.removed === true || version === null) return { ...broughtBy(family, given, line), characters };
  const before = withoutMoments(beneath(version.record));
  const amended = amendedRecord(family, version.record, before, values);
  const brought = broughtBy(family, amended, line);
  // Compared as its source compares it, a record that stays as it is has not changed.
  const ignored = isDeepStrictEqual(amended, before) ? ignoredOf(before) : [];
  const change = brought.change && { ...brought.change, readAt: version.seq, ignored };
  return { ...brought, change, characters };
}

/** Why the cells of a row cannot be told apart; null where they can. */
function flawOfRow(names: readonly string[], cells: readonly string[]): string | null {
  const least = names.findLastIndex((name) => name !== '') + 1;
  if (cells.length < least)
    return `The row has ${cells.length} cells, and the first line names ${least} columns; is a separator or its end missing?`;
  const extra = cells.findIndex((cell, at) => (names[at] ?? '') === '' && cell.trim() !== '');
  if (extra < 0) return null;
  return `Cell ${extra + 1} stands in a column without a name; name it in the first line, or empty it.`;
}

/** The record as it is with what the cells change; the ledger tells its moments, and lays its corrections over it again. */
function amendedRecord(family: Family, record: Doc, before: Doc, values: ReadonlyMap<Column, Read>): Doc {
  let doc = before;
  for (const [column, { cell, value }] of values) {
    const { path } = column;
    if (path[0] === 'created_at' || path[0] === 'updated_at' || path[0] === 'removed') continue;
    if (!readsAs(column, cell, value, shownOf(family, record, path))) doc = withValue(doc, path, value);
  }
  return doc;
}

/** What a list shows of a member; of what stands further inside, what the record holds. */
function shownOf(family: Family, record: Doc, [member, ...inner]: readonly string[]): unknown {
  if (inner.length > 0)
    return inner.reduce<unknown>(
      (at, step) => (at as Doc | null | undefined)?.[step],
      record[member as string],
    );
  const field = family.fields[member as string];
  if (!field) return record[member as string];
  const whole = Object.fromEntries(
    Object.entries(family.fields).map(([name, { fallback }]) => [name, record[name] ?? fallback ?? null]),
  );
  const derive = family.derive?.[member as string];
  const value = typeof derive === 'function' ? derive(whole, noRelated) : whole[member as string];
  return underPolicy(field, value ?? null, (record.text_policy as TextPolicy | undefined) ?? 'full');
}

/** Whether a cell is what the export of a list writes for what it shows, or means the same. */
function readsAs({ schema }: Column, cell: string, value: unknown, shown: unknown): boolean {
  const written = String(cellOf(shown ?? null, isJoined(schema)));
  const read = (text: string) => text.replaceAll(/\r\n?/g, '\n');
  if (read(cell) === read(written) || read(unguarded(cell)) === read(written)) return true;
  return isDeepStrictEqual(value, shown ?? undefined);
}

/** The record with a value at a place; undefined takes it out. */
function withValue(doc: Doc, [member, ...inner]: readonly string[], value: unknown): Doc {
  const name = member as string;
  if (inner.length > 0) {
    const within = doc[name] as Doc | null | undefined;
    if (value === undefined && !within) return doc;
    return { ...doc, [name]: withValue(within ?? {}, inner, value) };
  }
  if (value !== undefined) return { ...doc, [name]: value };
  const { [name]: _before, ...others } = doc;
  return others;
}
