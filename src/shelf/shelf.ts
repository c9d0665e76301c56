// The shelf is what is read: a local SQLite file, built from the ledger by the declarations, and
// disposable. Its name carries a fingerprint of the code that shapes it, so a shelf of another
// version is never read; a new one is built beside it and the old one deleted.
//
// A write-ahead log with `synchronous=NORMAL`: a crash may lose the last batches, never half of one,
// and what is lost is projected again because the state is lost with it.

import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Family } from '../kernel/family.ts';
import type { Facets, ListRequest, Page, Reader } from '../kernel/reader.ts';
import { compactShelf } from './compact.ts';
import { conditionOf } from './condition.ts';
import { type Count, counter } from './count.ts';
import { countFacet, nextFacetMove } from './facets.ts';
import { feedTables } from './feed.ts';
import { placeBefore, type RecordReader, readChanges } from './feed-reader.ts';
import { linesOf } from './lines.ts';
import { liveAdder } from './live.ts';
import { findOne, survivorOf } from './one.ts';
import { type Plan, planOf, quoted, tablesOf } from './plan.ts';
import { type Projector, projector } from './projector.ts';
import { extentOf, nextIn, nextPassing, pageAndTotal, statementCache } from './query.ts';
import { type Clock, stateReader, stateTables, versionReader } from './state.ts';
import { tidier } from './tidy.ts';
import { newestRows, walk } from './walk.ts';

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
      db.exec(stateTables + feedTables);
      for (const plan of plans) {
        db.exec(tablesOf(plan));
        // The first searched member counts most; tags decide who matches, never how well.
        const weights = [...plan.searched.map((_, index) => (index === 0 ? '8.0' : '1.0')), '0.0'];
        const both = plan.words.marks === null ? weights : [...weights, ...weights];
        const text = quoted(`${plan.family.name}_text`);
        db.exec(`insert into ${text} (${text}, rank) values ('rank', 'bm25(${both.join(', ')})')`);
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
  const count = counter(prepare, version);
  const [begin, commit] = [db.prepare('begin'), db.prepare('commit')];
  const planned = new Map(plans.map((plan) => [plan.family.name, plan]));
  const planFor = (family: Family): Plan => {
    const plan = planned.get(family.name);
    if (!plan) throw new Error(`family ${family.name} is not in the catalogue`);
    return plan;
  };
  const select: Reader['select'] = (sql, ...binds) => prepare(sql).all(...binds) as Record<string, unknown>[];

  const withLive = liveAdder(select);

  const records: RecordReader = {
    planFor: (name) => planned.get(name) as Plan,
    lines: linesOf(prepare, plans, withLive),
    survivor: (family, id, tier) => survivorOf(prepare, planFor(family), id, tier),
  };

  /** One moment for several statements: what they read belongs together. */
  function together<T>(read: () => T): T {
    begin.run();
    try {
      return read();
    } finally {
      commit.run();
    }
  }

  function* walkWithLive(plan: Plan, { tier, now, ...request }: ListRequest): Generator<readonly string[]> {
    for (const rows of walk(prepare, plan, { tier, now, ...request })) {
      yield withLive(plan, rows, { tier, now, place: 'row' });
    }
  }

  return {
    version,
    list: (family, request): Page =>
      together(() => {
        const plan = planFor(family);
        const condition = conditionOf(plan, request);
        const { rows, total } = pageAndTotal(prepare, count, plan, condition, request);
        const { tier, now } = request;
        const moves = (family.moves ?? []).map((move) =>
          nextIn(prepare, planned.get(move.family) as Plan, move.column, now),
        );
        const until = Math.min(nextPassing(prepare, plan, condition, now), ...moves);
        return { rows: withLive(plan, rows, { tier, now, place: 'row' }), total, until };
      }),
    slices: (family, request) => walkWithLive(planFor(family), request),
    newest: (family, request) => newestRows(prepare, planFor(family), request),
    count: (family, request) => {
      const plan = planFor(family);
      return count(plan, conditionOf(plan, request));
    },
    facets: (family, request, names) => facetsOf(prepare, count, planFor(family), request, names),
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
    changes: (request) => together(() => readChanges(prepare, records, request)),
    placeBefore: (moment, tier) => placeBefore(prepare, moment, tier) ?? version(tier),
    extent: (family, request) => extentOf(prepare, planFor(family), request),
    survivor: (family, id, tier) => survivorOf(prepare, planFor(family), id, tier),
    select,
  };
}

function facetsOf(
  prepare: ReturnType<typeof statementCache>,
  count: Count,
  plan: Plan,
  request: ListRequest,
  names: readonly string[],
): Facets {
  const counts: Record<string, readonly { value: string; count: number }[]> = {};
  let until = Number.POSITIVE_INFINITY;
  for (const name of names) {
    const facet = plan.family.facets?.[name];
    if (!facet) continue;
    counts[name] = countFacet(prepare, count, plan, request, facet);
    until = Math.min(until, nextFacetMove(prepare, plan, facet, request.now));
  }
  return { counts, until };
}
