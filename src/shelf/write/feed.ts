// The change feed's memory: for each record the place in the log at which each tier was last told of it.
//
// A record has at most one row for each tier: a newer change moves the tier's bit to a newer row, so the
// feed holds the newest state of each record and nothing twice. What a row means is decided when it is
// read: the record is shown (upsert), hidden from the tier (hide), merged, or gone (delete). A tier is
// told of a record that it cannot see only if it was told of it before it went.
//
// An erasure empties the older versions of a record, so a shelf that was built after it never saw what it
// took away and cannot tell of it. It notes the number of such an erasure instead: whoever follows from
// before it has to begin again.
//
// The place of a change is the number of the entry that caused it, for the rows that follow it too, so
// every node that reads the same log tells the same story, however it cut the log into batches.

import type { DatabaseSync } from 'node:sqlite';

export const feedTables = `
create table feed (seq integer not null, family text not null, id text not null, tiers integer not null,
  back integer not null, at text not null, reason text, primary key (seq, family, id)) strict, without rowid;
create index feed_of on feed (family, id);
create table untold (seq integer primary key) strict;
create table moments (at text primary key, seq integer not null) strict, without rowid;
`;

/** The tiers of at least this rank, as bits: public 1, full 2, top 4. */
export function tiersFrom(rank: number): number {
  return (7 << rank) & 7;
}

interface Told {
  readonly seq: number;
  readonly family: string;
  readonly id: string;
  /** The tiers that are told, as bits. */
  readonly tiers: number;
  /** Those of them that see it now and did not see it before. */
  readonly appeared: number;
  /** When the entry was appended that caused it. */
  readonly at: string;
  /** Why the record is gone. */
  readonly reason: string | null;
}

/** The tiers that were told of a record, as bits. */
export function tiersToldOf(db: DatabaseSync): (family: string, id: string) => number {
  const rows = db.prepare('select tiers from feed where family = ? and id = ?');
  return (family, id) => rows.all(family, id).reduce((known, { tiers }) => known | (tiers as number), 0);
}

/** A function that notes the number of an erasure that this shelf cannot tell of. */
export function untoldWriter(db: DatabaseSync): (seq: number) => void {
  const note = db.prepare('insert into untold values (?) on conflict do nothing');
  return (seq) => {
    note.run(seq);
  };
}

interface FeedWriter {
  /** Notes a change: the tiers that are told leave the older places of the record. */
  readonly again: (told: Told) => void;
  /** The same of a record that nobody was told of before. */
  readonly first: (told: Told) => void;
}

export function feedWriter(db: DatabaseSync): FeedWriter {
  const older = db.prepare('select seq, tiers from feed where family = ? and id = ?');
  const leave = db.prepare(
    'update feed set tiers = tiers & ~?, back = back & ~? where seq = ? and family = ? and id = ?',
  );
  const drop = db.prepare('delete from feed where seq = ? and family = ? and id = ?');
  const add = db.prepare(
    `insert into feed values (?, ?, ?, ?, ?, ?, ?) on conflict do update
       set tiers = tiers | excluded.tiers, back = back | excluded.back, reason = excluded.reason`,
  );
  const moment = db.prepare(
    'insert into moments values (?, ?) on conflict do update set seq = min(seq, excluded.seq)',
  );
  // Rows of a batch are told family by family, so a later one may have the smaller number.
  let noted = { second: '', seq: 0 };
  const note = ({ seq, family, id, tiers, appeared, at, reason }: Told, known: number) => {
    add.run(seq, family, id, tiers, appeared & known, at, reason);
    const second = at.slice(0, 19);
    if (second === noted.second && seq >= noted.seq) return;
    moment.run(second, seq);
    noted = { second, seq };
  };
  return {
    again: (told) => {
      const { seq, family, id, tiers } = told;
      if (tiers === 0) return;
      let known = 0;
      for (const row of older.all(family, id) as { seq: number; tiers: number }[]) {
        known |= row.tiers;
        if (row.seq === seq || (row.tiers & tiers) === 0) continue;
        if ((row.tiers & ~tiers) === 0) drop.run(row.seq, family, id);
        else leave.run(tiers, tiers, row.seq, family, id);
      }
      note(told, known);
    },
    first: (told) => {
      if (told.tiers !== 0) note(told, 0);
    },
  };
}
