// The shelf is what is read: a local SQLite file, built from the ledger by the declarations, and
// disposable. Its name carries a fingerprint of the code that shapes it, so a shelf of another
// version is never read; a new one is built beside it and the old one deleted.
//
// A write-ahead log with `synchronous=NORMAL`: a crash may lose the last batches, never half of one,
// and what is lost is projected again because the state is lost with it.

import { randomBytes } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import type { Family } from '../kernel/family.ts';
import { type Piece, withSite } from '../kernel/json.ts';
import type { ListRequest, Page, Reader } from '../kernel/reader.ts';
import { inTransaction, waitingFor } from './layout/busy.ts';
import type { Keys } from './layout/key.ts';
import { type Plan, planOf, quoted, tablesOf, viewsOf } from './layout/plan.ts';
import {
  type Clock,
  type FollowedLog,
  followedLog,
  historyKeeper,
  pseudonymKeeper,
  type ShelfHistory,
  stateReader,
  stateTables,
  versionReader,
} from './layout/state.ts';
import { type Prepare, statementCache } from './layout/statements.ts';
import { touchedTable } from './layout/touched.ts';
import { conditionOf } from './read/condition.ts';
import { counter } from './read/count.ts';
import { distinctValues } from './read/distinct-values.ts';
import { countsInOnePass } from './read/facet-pass.ts';
import { facetCounter } from './read/facets.ts';
import {
  keptPresence,
  lastUntold,
  linesAsTexts,
  newestSeqOf,
  placeBefore,
  type RecordReader,
  readChanges,
  rowsAsSent,
} from './read/feed-reader.ts';
import { foundOut } from './read/found-out.ts';
import { countGroups } from './read/groups.ts';
import { linesOf } from './read/lines.ts';
import { liveAdder, liveReader } from './read/live.ts';
import { matchesOf } from './read/matches.ts';
import { nextMoments, nextPassing } from './read/next-moment.ts';
import { atOneMoment, type Together } from './read/one-moment.ts';
import { detailOf, findDetail, survivorOf, wasRemoved } from './read/one-record.ts';
import { extentOf, pageAndTotal } from './read/query.ts';
import { rowSets } from './read/row-sets.ts';
import { type RowTables, rowTables } from './read/row-tables.ts';
import { rowBytes, rowsAt } from './read/rows.ts';
import { topRows } from './read/top-rows.ts';
import { newestRows, walk } from './read/walk.ts';
import { type Build, beginBuild } from './write/build.ts';
import { compactingOf } from './write/compact.ts';
import { feedTables } from './write/feed.ts';
import { indexMerger } from './write/merge-index.ts';
import { type Projector, projector } from './write/projector.ts';

export interface Shelf extends FollowedLog, Disposable {
  readonly reader: Reader;
  readonly history: () => ShelfHistory;
  readonly keepHistory: (history: ShelfHistory) => void;
  /** What pseudonyms in lines for mirrors are made with: alike on all nodes, so that a mirror may change between them. */
  readonly keepPseudonymKey: (key: Uint8Array) => void;
  /** For whoever brings it the log: the last number it took; -1 when it followed another log. */
  readonly at: () => number;
  /** Throws what `isBusy` knows when somebody else writes for long: it builds the shelf, or compacts it. */
  readonly take: Projector['apply'];
  /** Begins to fill an empty shelf from the whole log; null when something is on it. See build.ts. */
  readonly build: () => Build | null;
  /** The number of the last erasure for privacy that it took; 0 when there is none. */
  readonly erasedAt: () => number;
  /**
   * Merges a part of the full-text indexes, for some ms at most; false when nothing is left to merge. After
   * an erasure for privacy it compacts the shelf, which may take seconds.
   */
  readonly mergeIndex: () => boolean;
  /** Takes some more rows into memory, of families whose lists were asked for; false when there are no more. */
  readonly takeRows: () => boolean;
  /** Whether rows of a family whose list was asked for were never taken yet: until then its words cost more. */
  readonly lacksRows: () => boolean;
  /** Makes sure that no byte of deleted rows is left in its files; false when others read them meanwhile. */
  readonly compact: () => boolean;
}

/**
 * Opens the shelf in the file, or makes an empty one; ':memory:' keeps it in memory.
 * @param clock ms, never going back; with it a reader looks for a new version every few ms at most, and what is
 *   answered in a row is read at one moment
 */
export function openShelf(file: string, families: readonly Family[], clock: Clock | null = null): Shelf {
  return shelfIn(new DatabaseSync(file), families, clock);
}

/** The same in a database that is open; it is closed with the shelf. */
export function shelfIn(db: DatabaseSync, families: readonly Family[], clock: Clock | null = null): Shelf {
  const plans = families.map(planOf);
  db.exec('pragma busy_timeout = 20000; pragma journal_mode = wal; pragma synchronous = normal;');
  db.exec(
    'pragma mmap_size = 8000000000; pragma cache_size = -32000; pragma temp_store = memory; pragma wal_autocheckpoint = 16000; pragma journal_size_limit = 64000000;',
  );
  makeTables(db, plans);
  const state = stateReader(db);
  const versions = versionReader(state, clock);
  const project = projector(db, plans);
  const followed = followedLog(db);
  const keepHistory = historyKeeper(db);
  const keepPseudonymKey = pseudonymKeeper(db);
  const compacting = compactingOf(db, plans);
  const mergeSome = indexMerger(db, plans);
  const [prepare, moments] = [statementCache(db), atOneMoment(db, clock === null ? null : afterAnswers)];
  const { together } = moments;
  const writing = <T>(write: () => T): T => {
    moments.end();
    return waitingFor(db, writeWaitMs, write);
  };
  const tables = rowTables(prepare, moments);
  return {
    reader: readerOf({ prepare, together, tables, plans, state, version: versions.version }),
    takeRows: tables.goOn,
    lacksRows: tables.lackRows,
    history: () => ({ mark: state('history'), lost: state('lost') === 1 }),
    keepHistory: (history) => writing(() => keepHistory(history)),
    keepPseudonymKey: (key) => writing(() => keepPseudonymKey(key)),
    at: () => state('seq'),
    follows: followed.follows,
    giveUp: (seq) => writing(() => followed.giveUp(seq)),
    take: (from, entries) => {
      const taken = writing(() => project.apply(from, entries));
      versions.forget();
      return taken;
    },
    build: () => {
      moments.end();
      return beginBuild(db, plans);
    },
    mergeIndex: () => {
      moments.end();
      compacting.compactWhenDue();
      return mergeSome();
    },
    compact: () => {
      moments.end();
      return compacting.compact();
    },
    erasedAt: () => state('erased'),
    [Symbol.dispose]: () => {
      moments.end();
      db.close();
    },
  };
}

/** Who answers many questions reads those at one moment that are answered before the thread turns to something else. */
const afterAnswers = (end: () => void): void => void setImmediate(end);

/** How long a batch waits for another writer, in ms: its thread does nothing else meanwhile, not even end. */
const writeWaitMs = 1_000;

function makeTables(db: DatabaseSync, plans: readonly Plan[]): void {
  const made = db.prepare("select 1 from sqlite_master where name = 'state'");
  if (made.get()) return;
  inTransaction(db, () => {
    if (made.get()) return;
    db.exec(stateTables + feedTables + touchedTable);
    db.prepare('insert into pseudonym_key values (?)').run(randomBytes(32));
    for (const plan of plans) {
      db.exec(tablesOf(plan) + viewsOf(plan));
      // The first searched member counts most; tags decide who matches, never how well.
      const weights = [...plan.searched.map((_, index) => (index === 0 ? '8.0' : '1.0')), '0.0'];
      const both = plan.textIndexes.flags === null ? weights : [...weights, ...weights];
      const text = quoted(`${plan.family.name}_text`);
      db.exec(`insert into ${text} (${text}, rank) values ('rank', 'bm25(${both.join(', ')})')`);
      // The words of one batch are gathered in memory before they become a segment, in bytes.
      db.exec(`insert into ${text} (${text}, rank) values ('hashsize', 8000000)`);
    }
  });
}

interface ReaderParts {
  readonly prepare: Prepare;
  readonly together: Together;
  readonly tables: RowTables;
  readonly plans: readonly Plan[];
  readonly state: State;
  readonly version: Reader['version'];
}

function readerOf({ prepare, together, tables, plans, state, version }: ReaderParts): Reader {
  const [next, found] = [nextMoments(prepare, version), foundOut()];
  const matches = matchesOf(prepare, tables, next);
  const inOnePass = countsInOnePass(prepare, tables, matches);
  const [count, rowSet] = [
    counter(prepare, version, next, matches),
    rowSets(prepare, version, next, tables, matches),
  ];
  const planned = new Map(plans.map((plan) => [plan.family.name, plan]));
  const planFor = (family: Family): Plan => {
    const plan = planned.get(family.name);
    if (!plan) throw new Error(`family ${family.name} is not in the catalogue`);
    return plan;
  };
  const select: Reader['select'] = (sql, ...binds) => prepare(sql).all(...binds);
  const [withLive, liveMembers] = [liveAdder(select), liveReader(select)];
  const records: RecordReader = {
    planFor: (name) => planned.get(name) as Plan,
    lines: linesOf(prepare, plans, withLive),
    survivor: (family, id, tier) => survivorOf(prepare, planFor(family), id, tier),
  };

  function* walkWithLive(plan: Plan, { tier, now, ...request }: ListRequest): Generator<readonly string[]> {
    for (const rows of walk(prepare, plan, { tier, now, ...request })) {
      yield withLive(plan, rows, { tier, now, place: 'row' });
    }
  }

  const [kept, presence] = [rowBytes(prepare), keptPresence()];
  const texts: RowsOf<string> = (plan, { tier, now }, keys) =>
    withLive(plan, rowsAt(prepare, plan, tier, keys), { tier, now, place: 'row' });

  function page<Row>(family: Family, request: ListRequest, rowsOf: RowsOf<Row>): Page<Row> {
    const plan = planFor(family);
    const condition = found.condition(plan, request);
    tables.fill(plan);
    const {
      keys,
      total,
      all = keys,
    } = pageAndTotal({ prepare, count, matches }, { plan, condition, request });
    found.note(plan, request, { keys: all, total, version: version('top') });
    const moves = (family.moves ?? []).map((move) =>
      next(planned.get(move.family) as Plan, move.column, request.now),
    );
    const until = Math.min(nextPassing(next, plan, condition, request.now), ...moves);
    return { rows: rowsOf(plan, request, keys), total, until };
  }

  return {
    together,
    version,
    list: (family, request): Page => together(() => page(family, request, texts)),
    written: (family, request, site) => {
      const { tier } = request;
      // Asked before the rows are read, so what is kept is never older than it says.
      const seen = version(tier);
      const bytes: RowsOf<Piece> = (plan, request, keys) =>
        plan.live.row.length > 0
          ? texts(plan, request, keys).map((text) => withSite(text, site))
          : kept(plan, { tier, site, version: seen }, keys);
      return together(() => page(family, request, bytes));
    },
    slices: (family, request) => walkWithLive(planFor(family), request),
    newest: (family, request) => newestRows(prepare, planFor(family), request),
    // Words and the numbers that they have are of one moment.
    count: (family, request) => together(() => count(planFor(family), conditionOf(planFor(family), request))),
    rowSet: (family, request, inTime) => together(() => rowSet(planFor(family), request, inTime)),
    topRows: (family, request) => topRows({ prepare, tables }, planFor(family), request),
    facets: facetCounter({ prepare, count, version, planFor, next, foundOut: found, inOnePass }),
    groups: (family, request, names) => countGroups(prepare, planFor(family), request, names),
    detail: (family, name, tier, now, by) => {
      const read = () => detailOf(prepare, liveMembers, planFor(family), name, { tier, now, by });
      // What one statement reads belongs together by itself.
      return family.live && !family.liveColumns ? together(read) : read();
    },
    stored: (family, id, tier) => findDetail(prepare, planFor(family), id, tier)?.parts.join('') ?? null,
    changes: (request) => together(() => readChanges(prepare, records, request, linesAsTexts(records))),
    writtenChanges: (request, site) =>
      together(() => {
        const texts = rowsAsSent(records, kept, site, state(request.tier));
        return readChanges(prepare, { ...records, known: presence(state('seq')) }, request, texts);
      }),
    untold: () => lastUntold(prepare),
    newestSeq: (tier) => newestSeqOf(prepare, tier),
    placeBefore: (moment, tier) => placeBefore(prepare, moment, tier) ?? version(tier),
    extent: (family, request) => extentOf(prepare, planFor(family), request),
    survivor: (family, id, tier) => survivorOf(prepare, planFor(family), id, tier),
    wasRemoved: (family, id, tier) => wasRemoved(prepare, planFor(family), id, tier),
    values: (family, column, tier) => distinctValues(prepare, planFor(family), column, tier),
    select,
  };
}

type State = ReturnType<typeof stateReader>;

type RowsOf<Row> = (plan: Plan, request: ListRequest, keys: Keys) => readonly Row[];
