// The shelf is what is read: a local SQLite file, built from the ledger by the declarations, and
// disposable. Its name carries a fingerprint of the code that shapes it, so a shelf of another
// version is never read; a new one is built beside it and the old one deleted.
//
// A write-ahead log with `synchronous=NORMAL`: a crash may lose the last batches, never half of one,
// and what is lost is projected again because the state is lost with it.

import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Doc, Family } from '../kernel/family.ts';
import { extend, membersOf } from '../kernel/json.ts';
import { shownTo } from '../kernel/listing.ts';
import type { Facets, ListRequest, One, Page, Reader } from '../kernel/reader.ts';
import { height, type Tier } from '../kernel/tier.ts';
import { compactShelf } from './compact.ts';
import { conditionOf } from './condition.ts';
import { countFacet, nextFacetMove } from './facets.ts';
import { type Plan, planOf, quoted, tablesOf } from './plan.ts';
import { type Projector, projector } from './projector.ts';
import { countRows, extentOf, nextIn, nextPassing, pageAndTotal, statementCache } from './query.ts';
import { detailFor } from './render.ts';
import { type Clock, stateReader, stateTables, versionReader } from './state.ts';
import { tidier } from './tidy.ts';

export interface Shelf extends Disposable {
  readonly reader: Reader;
  /** The value of one line of the state; see state.ts. */
  readonly state: ReturnType<typeof stateReader>;
  /** For whoever brings it the log. */
  readonly at: () => number;
  readonly take: Projector['apply'];
  /** Merges a part of the full-text indexes, for some ms at most; false when nothing is left to merge. */
  readonly tidy: () => boolean;
  /** Makes sure that no byte of deleted rows is left in its files; false when others read them meanwhile. */
  readonly compact: () => boolean;
}

/** Where a shelf of this fingerprint lives in a data folder. */
export function shelfFile(folder: string, fingerprint: string): string {
  return join(folder, `shelf-${fingerprint}.db`);
}

/** Deletes shelves of other versions. */
export function dropOtherShelves(folder: string, fingerprint: string): void {
  for (const file of existsSync(folder) ? readdirSync(folder) : []) {
    if (file.startsWith('shelf-') && !file.startsWith(`shelf-${fingerprint}.`)) rmSync(join(folder, file));
  }
}

/**
 * Opens the shelf in the file, or makes an empty one; ':memory:' keeps it in memory.
 * @param clock ms, never going back; with it a reader looks for a new version every few ms at most
 */
export function openShelf(file: string, families: readonly Family[], clock: Clock | null = null): Shelf {
  const plans = families.map(planOf);
  const db = new DatabaseSync(file);
  db.exec('pragma busy_timeout = 20000; pragma journal_mode = wal; pragma synchronous = normal;');
  db.exec(
    'pragma mmap_size = 8000000000; pragma cache_size = -32000; pragma temp_store = memory; pragma wal_autocheckpoint = 16000;',
  );
  makeTables(db, plans);
  const state = stateReader(db);
  const versions = versionReader(state, clock);
  const project = projector(db, plans);
  return {
    reader: readerOf(db, plans, versions.version),
    state,
    at: () => state('seq'),
    take: (from, entries) => {
      const taken = project.apply(from, entries);
      versions.forget();
      return taken;
    },
    tidy: tidier(db, plans),
    compact: () => compactShelf(db, plans),
    [Symbol.dispose]: () => db.close(),
  };
}

function makeTables(db: DatabaseSync, plans: readonly Plan[]): void {
  const made = db.prepare("select 1 from sqlite_master where name = 'state'");
  if (made.get()) return;
  db.exec('begin immediate');
  try {
    if (!made.get()) {
      db.exec(stateTables);
      for (const plan of plans) {
        db.exec(tablesOf(plan));
        const weights = [...plan.searched.map((_, index) => (index === 0 ? '8.0' : '1.0')), '0.0'];
        const text = quoted(`${plan.family.name}_text`);
        db.exec(`insert into ${text} (${text}, rank) values ('rank', 'bm25(${weights.join(', ')})')`);
      }
    }
    db.exec('commit');
  } catch (error) {
    db.exec('rollback');
    throw error;
  }
}

function readerOf(db: DatabaseSync, plans: readonly Plan[], version: Reader['version']): Reader {
  const prepare = statementCache(db);
  const [begin, commit] = [db.prepare('begin'), db.prepare('commit')];
  const planned = new Map(plans.map((plan) => [plan.family.name, plan]));
  const planFor = (family: Family): Plan => {
    const plan = planned.get(family.name);
    if (!plan) throw new Error(`family ${family.name} is not in the catalogue`);
    return plan;
  };
  const select: Reader['select'] = (sql, ...binds) => prepare(sql).all(...binds) as Record<string, unknown>[];

  function withLive(plan: Plan, rows: readonly { id: string; text: string }[], request: LiveAsk): string[] {
    const { live: ask } = plan.family;
    if (!ask || rows.length === 0 || plan.live[request.place].length === 0)
      return rows.map((row) => row.text);
    const ids = rows.map((row) => row.id);
    const { tier, now, place } = request;
    const live = ask({ select, ids, tier, now: now.toISOString(), place });
    return rows.map((row) => extend(row.text, membersOf(liveMembers(plan, live.get(row.id), tier, place))));
  }

  /** One moment for several statements: what they read belongs together. */
  function together<T>(read: () => T): T {
    begin.run();
    try {
      return read();
    } finally {
      commit.run();
    }
  }

  return {
    version,
    list: (family, request): Page =>
      together(() => {
        const plan = planFor(family);
        const condition = conditionOf(plan, request);
        const { rows, total } = pageAndTotal(prepare, plan, condition, request);
        const { tier, now } = request;
        const moves = (family.moves ?? []).map((move) =>
          nextIn(prepare, planned.get(move.family) as Plan, move.column, now),
        );
        const until = Math.min(nextPassing(prepare, plan, condition, now), ...moves);
        return { rows: withLive(plan, rows, { tier, now, place: 'row' }), total, until };
      }),
    count: (family, request) => {
      const plan = planFor(family);
      return countRows(prepare, plan, conditionOf(plan, request));
    },
    facets: (family, request, names) => facetsOf(prepare, planFor(family), request, names),
    one: (family, id, tier, now) =>
      together(() => {
        const plan = planFor(family);
        const found = findOne(prepare, plan, id, tier);
        if (!found) return null;
        const [text] = withLive(plan, [found], { tier, now, place: 'detail' });
        return {
          ...found,
          text: text as string,
          until: family.live ? now.getTime() : Number.POSITIVE_INFINITY,
        };
      }),
    extent: (family, request) => extentOf(prepare, planFor(family), request),
    survivor: (family, id, tier) => survivorOf(prepare, planFor(family), id, tier),
    select,
  };
}

interface LiveAsk {
  readonly tier: Tier;
  readonly now: Date;
  readonly place: 'row' | 'detail';
}

function liveMembers(plan: Plan, values: Doc | undefined, tier: Tier, place: 'row' | 'detail'): Doc {
  const shown: Record<string, unknown> = {};
  for (const [member, field] of plan.live[place]) {
    if (shownTo(field, tier, place)) shown[member] = values?.[member] ?? field.fallback ?? null;
  }
  return shown;
}

function facetsOf(
  prepare: ReturnType<typeof statementCache>,
  plan: Plan,
  request: ListRequest,
  names: readonly string[],
): Facets {
  const counts: Record<string, readonly { value: string; count: number }[]> = {};
  let until = Number.POSITIVE_INFINITY;
  for (const name of names) {
    const facet = plan.family.facets?.[name];
    if (!facet) continue;
    counts[name] = countFacet(prepare, plan, request, facet);
    until = Math.min(until, nextFacetMove(prepare, plan, facet, request.now));
  }
  return { counts, until };
}

function findOne(
  prepare: ReturnType<typeof statementCache>,
  plan: Plan,
  id: string,
  tier: Tier,
): Omit<One, 'until'> | null {
  const { name } = plan.family;
  const columns = ['_public', '_full', '_top'].slice(0, height(tier) + 1);
  const details = plan.hasDetail ? columns.map((column) => `d.${column} as detail${column}`) : [];
  const row = prepare(
    `select t.id, t.public_id, ${[...columns.map((column) => `t.${column}`), ...details].join(', ')}
     from ${quoted(name)} t ${plan.hasDetail ? `left join ${quoted(`${name}_detail`)} d on d._key = t._key` : ''}
     where (t.public_id = ? or t.id = ?) and t._vis <= ? order by t.public_id = ? desc limit 1`,
  ).get(id, id, height(tier), id);
  if (!row) return null;
  const kept = (prefix: string) =>
    columns.map((column) => (row[`${prefix}${column}`] ?? null) as string | null);
  return {
    id: row.id as string,
    public_id: row.public_id as string | null,
    ...detailFor(tier, kept(''), kept('detail')),
  };
}

function survivorOf(
  prepare: ReturnType<typeof statementCache>,
  plan: Plan,
  id: string,
  tier: Tier,
): string | null {
  const table = quoted(plan.family.name);
  let into: string | null = id;
  for (let step = 0; step < 10 && into !== null; step++) {
    const row = prepare(
      `select id, public_id, _into, _vis from ${table} where public_id = ? or id = ? limit 1`,
    ).get(into, into);
    if (!row) return null;
    if (row._into === null) {
      const visible = step > 0 && (row._vis as number) <= height(tier);
      return visible ? ((row.public_id ?? row.id) as string) : null;
    }
    into = row._into as string;
  }
  return null;
}
