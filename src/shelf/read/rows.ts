// Rows by their keys, in the order of the keys. As bytes they are kept: most pages show rows that another
// page showed before, and joining bytes costs less than reading a text, joining texts and writing the whole
// as UTF-8 once more. Where there is no room for all, rows that are asked for once are not kept.

import { type Piece, withSite } from '../../kernel/json.ts';
import { seenLately } from '../../kernel/seen-lately.ts';
import { rank, type Tier } from '../../kernel/tier.ts';
import { type Keys, keyOf, numbersOf } from '../layout/key.ts';
import { type Plan, quoted } from '../layout/plan.ts';
import { textFor, texts } from '../layout/ready-json.ts';
import type { Prepare } from '../layout/statements.ts';
import { type KeyMap, keyHash, keyMap } from './key-map.ts';

export interface RowText {
  /** Where its key stands among those that were asked for. */
  readonly at: number;
  readonly id: string;
  readonly text: string;
}

type Cells = readonly [at: number, id: string, ...texts: (string | null)[]];

/** The keys that a statement finds in its first column. */
export function keysOf(prepare: Prepare, sql: string, binds: readonly (string | number | bigint)[]): Keys {
  const statement = prepare(sql, 'rows');
  statement.setReadBigInts(true);
  const found = statement.all(...binds) as unknown as readonly (readonly [bigint])[];
  return numbersOf(found.map(([key]) => key));
}

/** The columns that make the text of a row for this tier. */
export function textColumns(tier: Tier): readonly string[] {
  return texts.slice(0, rank(tier) + 1);
}

/** The rows with these keys that the tier sees. */
export function rowsAt(prepare: Prepare, plan: Plan, tier: Tier, keys: Keys): readonly RowText[] {
  if (keys.length === 0) return [];
  const found = prepare(
    `select m.key, t.id, ${textColumns(tier).join(', ')} from json_each(?) m
     cross join ${quoted(plan.family.name)} t on t._key = m.value where t._vis <= ${rank(tier)}`,
    'rows',
  ).all(`[${Array.from(keys, keyOf).join(',')}]`) as unknown as readonly Cells[];
  // Put in order here: SQLite would copy the texts once more to sort them.
  const rows = new Array<RowText | undefined>(keys.length).fill(undefined);
  for (const [at, id, ...cells] of found) rows[at] = { at, id, text: textFor(tier, cells) };
  return found.length === keys.length ? (rows as RowText[]) : rows.filter((row) => row !== undefined);
}

export interface RowBytesRequest {
  readonly tier: Tier;
  /** The address that stands in the bytes. */
  readonly site: string;
  /** What was kept under another version is not given any more. */
  readonly version: number;
  /** Who reads one record after the other, to the last, puts nothing out that is kept: it would keep nothing itself. */
  readonly inPassing?: true;
}

/** The rows with these keys that the tier sees: as bytes those that are kept, the others as texts. */
export type RowBytes = (plan: Plan, ask: RowBytesRequest, keys: Keys) => readonly Piece[];

/** Bytes of rows that are kept, for all tiers and families together. */
const maxKeptBytes = 24 * 1024 * 1024;
/** What an entry costs beside its bytes. */
const overheadBytes = 120;

/** So many of the rows that were not there are remembered: with more, those that come back by chance put out others. */
const places = 2 ** 12;

type Cache = KeyMap<Uint8Array>;

export function rowBytes(prepare: Prepare): RowBytes {
  const caches = new Map<string, { version: number; rows: Cache }>();
  const wasMissed = seenLately(places);
  let bytes = 0;

  function cacheFor(plan: Plan, { tier, site, version }: RowBytesRequest): Cache {
    const name = `${plan.family.name} ${tier} ${site}`;
    let cached = caches.get(name);
    if (cached?.version !== version) {
      for (const row of cached?.rows.values() ?? []) bytes -= row.length + overheadBytes;
      cached = { version, rows: keyMap() };
      caches.set(name, cached);
    }
    return cached.rows;
  }

  /** What was read once is first to go; it comes back when it is asked for. */
  function makeRoom(cache: Cache): void {
    while (bytes > maxKeptBytes) {
      const row = cache.dropFirst();
      if (row === undefined) break;
      bytes -= row.length + overheadBytes;
    }
    for (const { rows } of bytes > maxKeptBytes ? caches.values() : []) {
      if (rows !== cache) makeRoom(rows);
    }
  }

  /** As bytes where it is kept from now on, and else as it was read. */
  function taken(cache: Cache, key: number, row: string, inPassing = false): Piece {
    const isFull = bytes + row.length + overheadBytes > maxKeptBytes;
    if (isFull && (inPassing || !wasMissed(keyHash(key)))) return row;
    // Its key may have been asked for twice.
    const known = cache.get(key);
    if (known) return known;
    const kept = Buffer.from(row);
    cache.add(key, kept);
    bytes += kept.length + overheadBytes;
    return kept;
  }

  return (plan, ask, keys) => {
    const cache = cacheFor(plan, ask);
    const rows: (Piece | undefined)[] = [];
    const missing: number[] = [];
    for (const key of keys) {
      const row = cache.get(key);
      if (row === undefined) missing.push(rows.length);
      rows.push(row);
    }
    if (missing.length === 0) return rows as Piece[];
    const missed = Float64Array.from(missing, (at) => keys[at] as number);
    const read = rowsAt(prepare, plan, ask.tier, missed);
    for (const { at, text } of read)
      rows[missing[at] as number] = taken(
        cache,
        missed[at] as number,
        withSite(text, ask.site),
        ask.inPassing,
      );
    if (bytes > maxKeptBytes) makeRoom(cache);
    return read.length === missing.length ? (rows as Piece[]) : rows.filter((row) => row !== undefined);
  };
}
