// A shelf that is made from nothing, out of a log that is long already: one transaction, and the rows in
// the order of their keys, so that tables and words only ever grow at their ends. Taken as they came,
// every row would land between others.
//
// That is done where the order makes no difference: for records of families that stand alone, which the
// log names once. All entries wait in a file until the log is read; until then nobody is kept from writing
// the shelf. Nobody sees any of it before the end, and a build that breaks off leaves nothing behind.

import type { DatabaseSync } from 'node:sqlite';
import { threadId } from 'node:worker_threads';
import type { Doc } from '../../kernel/family.ts';
import type { LogEntry } from '../../kernel/log-entry.ts';
import { isBusy } from '../../kernel/sqlite-code.ts';
import { waitingFor } from '../layout/busy.ts';
import type { Plan } from '../layout/plan.ts';
import { entryHash, type FollowedLog } from '../layout/state.ts';
import { forgetTouched } from '../layout/touched.ts';
import { type Projector, projector } from './projector.ts';
import { setAside } from './set-aside.ts';
import { type Step, sortedBacklog } from './sorted-backlog.ts';

export interface Build extends Pick<FollowedLog, 'follows'>, Disposable {
  /** Takes the next entries of the log. */
  readonly add: (entries: readonly LogEntry[]) => void;
  /**
   * Behind the log: writes the next rows of those that wait. 'busy' while somebody else writes the shelf,
   * maybe for as long as a build takes; 'taken' once somebody else has put anything on it.
   */
  readonly write: () => 'more' | 'complete' | 'busy' | 'taken';
  /** How many entries wait. */
  readonly waits: () => number;
}

/** Begins to fill a shelf; null when something is on it, or when it is not kept in a file. */
export function beginBuild(db: DatabaseSync, plans: readonly Plan[]): Build | null {
  const file = db.location();
  if (file === null || !isEmpty(db)) return null;
  const ordered = plans.filter((plan) => plan.keyed !== null && standsAlone(plan, plans));
  const waiting = sortedBacklog(`${file}-spool-${process.pid}-${threadId}`, ordered);
  let writing: Writing | null = null;
  let left = 0;
  let last: LogEntry | undefined;
  return {
    add: (entries) => {
      for (const entry of entries) waiting.add(entry);
      left += entries.length;
      last = entries.at(-1) ?? last;
    },
    follows: (seq, entry) =>
      last?.seq !== seq || (entry !== undefined && entryHash(entry) === entryHash(last)),
    write: () => {
      if (!writing) {
        const begun = beginWriting(db, plans, ordered, waiting.steps);
        if (typeof begun === 'string') return begun;
        writing = begun;
      }
      const turn = writing.steps.shift();
      if (!turn) {
        const putBack = writing.putsBack.shift();
        if (putBack) {
          putBack();
          return 'more';
        }
        if (last) writing.mark(last);
        writing.finish();
        return 'complete';
      }
      if (turn.plan) writing.putNew(turn.plan, waiting.read(turn));
      else writing.follow(waiting.read(turn));
      left -= turn.numbers.length;
      return 'more';
    },
    waits: () => left,
    [Symbol.dispose]: () => {
      waiting[Symbol.dispose]();
      if (writing && db.isTransaction) db.exec('rollback');
    },
  };
}

interface Writing extends Pick<Projector, 'follow' | 'putNew' | 'mark'> {
  readonly steps: Step[];
  /** What is made once all rows are there, one after the other. */
  readonly putsBack: (() => void)[];
  readonly finish: () => void;
}

/** From here on nobody else writes the shelf. */
function beginWriting(
  db: DatabaseSync,
  plans: readonly Plan[],
  ordered: readonly Plan[],
  steps: () => Step[],
): Writing | 'busy' | 'taken' {
  try {
    waitingFor(db, 0, () => db.exec('begin immediate'));
  } catch (error) {
    if (isBusy(error)) return 'busy';
    throw error;
  }
  try {
    if (isEmpty(db)) {
      // Of its own: what it remembers of numbers it gave goes with it, should the build break off.
      const { follow, putNew, mark } = projector(db, plans);
      const putsBack: (() => void)[] = [];
      const looks = new Map(ordered.map((plan) => [plan, setAside(db, plan, putsBack)]));
      const finish = () => {
        forgetTouched(db);
        // Nothing was on it before.
        db.exec(
          "update state set value = (select value from state where name = 'erased') where name = 'compacted'",
        );
        // Emptying a log of all rows takes seconds: the next who writes does it, a thread that nobody waits for.
        const { wal_autocheckpoint: pages } = db.prepare('pragma wal_autocheckpoint').get() as Doc;
        db.exec('pragma wal_autocheckpoint = 0');
        db.exec('commit');
        db.exec(`pragma wal_autocheckpoint = ${pages}`);
      };
      return {
        follow,
        mark,
        putNew: (plan, entries) => {
          putNew(plan, entries);
          looks.get(plan)?.();
        },
        steps: steps(),
        putsBack,
        finish,
      };
    }
  } catch (error) {
    if (db.isTransaction) db.exec('rollback');
    throw error;
  }
  db.exec('rollback');
  return 'taken';
}

function isEmpty(db: DatabaseSync): boolean {
  return db.prepare("select 1 from state where name = 'seq' and value = 0").get() !== undefined;
}

/**
 * Whether the rows of a family come from its own records and nothing else, and nothing else comes from
 * them: such records may be written in any order.
 */
function standsAlone(plan: Plan, plans: readonly Plan[]): boolean {
  const { family, source } = plan;
  if (source !== family.name || family.follows || family.links) return false;
  return plans.every((other) => {
    if (other !== plan && other.source === source) return false;
    return !other.family.follows?.some((follows) => follows.family === source);
  });
}
