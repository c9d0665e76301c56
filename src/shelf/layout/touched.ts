// Which rows were written or removed lately, by their keys, under numbers that only grow: noted in the
// transaction of the row itself. Whoever holds something of the rows in memory is brought up to date by
// reading anew what was touched since, instead of throwing away all of it.
//
// Only so many notes are kept, and none that is older than a compaction: who is behind them begins anew.

import type { DatabaseSync } from 'node:sqlite';
import type { Prepare } from './statements.ts';

export const touchedTable = `
create table touched (at integer primary key autoincrement, family text not null, key integer not null) strict;
`;

/** So many notes are kept. */
const maxNotes = 4_000;

interface TouchedNotes {
  readonly note: (family: string, key: number | bigint) => void;
  /** Leaves the newest notes alone. */
  readonly trim: () => void;
}

export function touchedNotes(db: DatabaseSync): TouchedNotes {
  const insert = db.prepare('insert into touched (family, key) values (?, ?)');
  const trim = db.prepare(
    `delete from touched where at <= (select seq from sqlite_sequence where name = 'touched') - ${maxNotes}`,
  );
  return {
    note: (family, key) => {
      insert.run(family, key);
    },
    trim: () => {
      trim.run();
    },
  };
}

/** Forgets all notes, so that everybody begins anew. */
export function forgetTouched(db: DatabaseSync): void {
  db.exec("insert into touched (family, key) values ('', 0); delete from touched;");
}

interface TouchedReader {
  /** The number of the newest note. */
  readonly newest: () => number;
  /**
   * The keys of a family that were touched since, each once, from the oldest note on: so many notes at most.
   * `at` is the number up to which that is all; null where not all of them are known any more.
   */
  readonly since: (
    family: string,
    at: number,
    maxRead: number,
  ) => { readonly keys: readonly bigint[]; readonly at: number } | null;
}

export function touchedReader(prepare: Prepare): TouchedReader {
  const newest = () => {
    const found = prepare("select seq from sqlite_sequence where name = 'touched'", 'rows').get();
    return (found as readonly [number] | undefined)?.[0] ?? 0;
  };
  return {
    newest,
    since: (family, at, maxRead) => {
      const last = newest();
      const { first } = prepare('select min(at) as first from touched').get() as { first: number | null };
      // A number that is not there any more was given by a transaction that was undone.
      if (at > last || at < (first ?? last + 1) - 1) return null;
      const notes = prepare(
        'select at, key from touched where at > ? and family = ? order by at limit (0 + ?)',
        'rows',
      );
      notes.setReadBigInts(true);
      const found = notes.all(at, family, maxRead) as unknown as readonly (readonly [bigint, bigint])[];
      const end = found.length < maxRead ? last : Number((found.at(-1) as readonly [bigint, bigint])[0]);
      return { keys: [...new Set(found.map(([, key]) => key))], at: end };
    },
  };
}
