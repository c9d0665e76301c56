// Rows of lists as HTML, kept by their bytes: the shelf hands over the same bytes for the same row, tier and
// version, so what is kept is never shown to another tier, nor after anything changed. What the clock
// writes in a row is written each time.

import type { Doc, Family } from '../../kernel/family.ts';
import { type Piece, textOf } from '../../kernel/json.ts';
import type { SafeHtml } from '../kit/html.ts';
import type { PageRequest } from '../kit/page.ts';
import { keptParts, type RowContext, type RowParts, rowOfParts } from './row.ts';
import { noted } from './row-notes.ts';

/** Characters of kept rows, over all families and tiers. */
const mostKept = 6 * 2 ** 20;

interface Store {
  version: number;
  characters: number;
  readonly rows: Map<Uint8Array, RowParts>;
}

const stores = new WeakMap<object, Store>();

/** What is kept of one catalogue, empty where anything changed since. */
function storeOf({ context }: PageRequest): Store {
  const version = context.reader.version('top');
  const known = stores.get(context.reader);
  if (known?.version === version) return known;
  const store: Store = { version, characters: 0, rows: new Map() };
  stores.set(context.reader, store);
  return store;
}

/** The rows of a list in their order. */
export function writtenRows(
  ask: PageRequest,
  family: Family,
  rows: readonly Piece[],
  context: Omit<RowContext, 'notes'>,
): readonly SafeHtml[] {
  const store = storeOf(ask);
  const parts = rows.map((row) => (typeof row === 'string' ? undefined : store.rows.get(row)));
  const missing = rows.flatMap((row, at) => (parts[at] ? [] : [{ at, row, record: recordOf(row) }]));
  const notes = noted(
    family,
    missing.map(({ record }) => record),
    ask,
  );
  for (const { at, row, record } of missing) {
    const made = keptParts(family, record, { ...context, ...notes });
    parts[at] = made;
    if (typeof row !== 'string') keep(store, row, made);
  }
  return parts.map((one) => rowOfParts(family, one as RowParts, context.now));
}

function recordOf(row: Piece): Doc {
  return JSON.parse(textOf(row)) as Doc;
}

/** What was kept first is first to go. */
function keep(store: Store, row: Uint8Array, parts: RowParts): void {
  store.rows.set(row, parts);
  store.characters += sizeOf(parts);
  for (const [oldest, one] of store.rows) {
    if (store.characters <= mostKept) return;
    store.rows.delete(oldest);
    store.characters -= sizeOf(one);
  }
}

function sizeOf({ body }: RowParts): number {
  return body.markup.length + 200;
}
