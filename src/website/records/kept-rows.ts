// Rows of lists as HTML, kept by their bytes: the shelf hands over the same bytes for the same row, tier and
// version, so what is kept is never shown to another tier, nor after anything changed. What the clock
// writes in a row is kept as long as it is true, and written anew then.

import type { Doc, Family } from '../../kernel/family.ts';
import { type Piece, textOf } from '../../kernel/json.ts';
import { wordsHold, wordsHoldUntil } from '../kit/format.ts';
import { asBytes, nothing, type SafeHtml, sizeOf } from '../kit/html.ts';
import type { PageRequest } from '../kit/page.ts';
import { keptParts, openingOf, type RowContext, type RowParts, rowParts } from './row.ts';
import { noted } from './row-notes.ts';

/** Bytes of kept rows, over all families and tiers. */
const maxKept = 8 * 2 ** 20;

export interface KeptRow {
  readonly parts: RowParts;
  /** What stands before its body, with how far off it is. */
  opening: SafeHtml;
  /** Between these moments (ms) the opening is true. */
  from: number;
  until: number;
}

interface Store {
  version: number;
  bytes: number;
  readonly rows: Map<Uint8Array, KeptRow>;
}

const stores = new WeakMap<object, Store>();

/** What is kept of one catalogue, empty where anything changed since. */
function storeOf({ context }: PageRequest): Store {
  const version = context.reader.version('top');
  const known = stores.get(context.reader);
  if (known?.version === version) return known;
  const store: Store = { version, bytes: 0, rows: new Map() };
  stores.set(context.reader, store);
  return store;
}

/** The rows of a list in their order, each in its parts. */
export function writtenRows(
  ask: PageRequest,
  family: Family,
  rows: readonly Piece[],
  context: Omit<RowContext, 'notes'>,
): readonly SafeHtml[] {
  const store = storeOf(ask);
  const stored = rows.map((row) => (typeof row === 'string' ? undefined : store.rows.get(row)));
  const missing = rows.flatMap((row, at) => (stored[at] ? [] : [{ at, row, record: recordOf(row) }]));
  const notes = noted(
    family,
    missing.map(({ record }) => record),
    ask,
  );
  for (const { at, row, record } of missing) {
    const parts = (typeof row === 'string' ? rowParts : keptParts)(family, record, { ...context, ...notes });
    const made = keptRow(parts);
    stored[at] = made;
    if (typeof row !== 'string') keep(store, row, made);
  }
  return shownRows(family, stored as readonly KeptRow[], context.now);
}

export function keptRow(parts: RowParts): KeptRow {
  return { parts, opening: nothing, from: 0, until: Number.NEGATIVE_INFINITY };
}

/** Rows as they stand at this moment, each in its parts. */
export function shownRows(family: Family, rows: readonly KeptRow[], now: Date): readonly SafeHtml[] {
  const at = now.getTime();
  let until = Number.POSITIVE_INFINITY;
  const written: SafeHtml[] = [];
  for (const row of rows) {
    if (at < row.from || at > row.until) open(row, family, at);
    if (row.until < until) until = row.until;
    written.push(row.opening, row.parts.body);
  }
  wordsHold(now, until);
  return written;
}

/** Writes what the clock says in a row. */
function open(row: KeptRow, family: Family, now: number): void {
  // A moment of its own tells until when its words are true.
  const moment = new Date(now);
  row.opening = asBytes(openingOf(family, row.parts, moment));
  row.from = now;
  row.until = wordsHoldUntil(moment);
}

function recordOf(row: Piece): Doc {
  return JSON.parse(textOf(row)) as Doc;
}

/** What was kept first is first to go. */
function keep(store: Store, row: Uint8Array, made: KeptRow): void {
  store.rows.set(row, made);
  store.bytes += sizeOfRow(made);
  for (const [oldest, one] of store.rows) {
    if (store.bytes <= maxKept) return;
    store.rows.delete(oldest);
    store.bytes -= sizeOfRow(one);
  }
}

/** What is beside takes no more than that, whatever it says; what stands before an ending is kept twice. */
function sizeOfRow({ parts }: KeptRow): number {
  return sizeOf(parts.body) + (parts.ending ? 2 * sizeOf(parts.ending.before) : 0) + 400;
}
