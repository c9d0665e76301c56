// Rows by their keys, in the order of the keys. As bytes they are kept: most pages show rows that another
// page showed before, and joining bytes costs less than reading a text, joining texts and writing the whole
// as UTF-8 once more.

import { withSite } from '../../kernel/json.ts';
import { rank, type Tier } from '../../kernel/tier.ts';
import { type Plan, quoted } from '../layout/plan.ts';
import { textFor, texts } from '../layout/ready-json.ts';
import type { Prepare } from '../layout/statements.ts';
import { type KeyMap, keyMap } from './key-map.ts';

export interface RowText {
  readonly key: bigint;
  readonly id: string;
  readonly text: string;
}

type Cells = readonly [key: bigint, id: string, ...texts: (string | null)[]];

/** The keys that a statement finds in its first column. */
export function keysOf(
  prepare: Prepare,
  sql: string,
  binds: readonly (string | number | bigint)[],
): readonly bigint[] {
  const statement = prepare(sql, 'rows');
  statement.setReadBigInts(true);
  const found = statement.all(...binds) as unknown as readonly (readonly [bigint])[];
  return found.map(([key]) => key);
}

/** The columns that make the text of a row for this tier. */
export function textColumns(tier: Tier): readonly string[] {
  return texts.slice(0, rank(tier) + 1);
}

/** The rows with these keys that the tier sees. */
export function rowsAt(
  prepare: Prepare,
  plan: Plan,
  tier: Tier,
  keys: readonly bigint[],
): readonly RowText[] {
  if (keys.length === 0) return [];
  const statement = prepare(
    `select t._key, t.id, ${textColumns(tier).join(', ')} from json_each(?) m
     cross join ${quoted(plan.family.name)} t on t._key = m.value where t._vis <= ${rank(tier)}`,
    'rows',
  );
  statement.setReadBigInts(true);
  const found = statement.all(`[${keys.join(',')}]`) as unknown as readonly Cells[];
  // Put in order here: SQLite would copy the texts once more to sort them.
  const byKey = new Map(found.map((cells) => [cells[0], cells]));
  const rows: RowText[] = [];
  for (const key of keys) {
    const cells = byKey.get(key);
    if (cells) rows.push({ key, id: cells[1], text: textFor(tier, cells.slice(2) as (string | null)[]) });
  }
  return rows;
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

export type RowBytes = (plan: Plan, ask: RowBytesRequest, keys: readonly bigint[]) => readonly Uint8Array[];

/** Bytes of rows that are kept, for all tiers and families together. */
const maxKeptBytes = 24 * 1024 * 1024;
/** What an entry costs beside its bytes. */
const overheadBytes = 120;

type Cache = KeyMap<Uint8Array>;

export function rowBytes(prepare: Prepare): RowBytes {
  const caches = new Map<string, { version: number; rows: Cache }>();
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

  return (plan, ask, keys) => {
    const cache = cacheFor(plan, ask);
    const rows: (Uint8Array | undefined)[] = [];
    const missing: bigint[] = [];
    for (const key of keys) {
      const row = cache.get(key);
      rows.push(row);
      if (row === undefined) missing.push(key);
    }
    if (missing.length === 0) return rows as Uint8Array[];
    const read = new Map<bigint, Uint8Array>();
    for (const { key, text } of rowsAt(prepare, plan, ask.tier, missing)) {
      if (read.has(key)) continue;
      const row = Buffer.from(withSite(text, ask.site));
      read.set(key, row);
      if (ask.inPassing && bytes + row.length + overheadBytes > maxKeptBytes) continue;
      cache.add(key, row);
      bytes += row.length + overheadBytes;
    }
    if (bytes > maxKeptBytes) makeRoom(cache);
    return rows
      .map((row, index) => row ?? read.get(keys[index] as bigint))
      .filter((row) => row !== undefined);
  };
}
