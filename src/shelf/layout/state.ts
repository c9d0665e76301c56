// What a shelf file knows of itself: how far it has followed the ledger, and for each tier the last
// sequence number that changed anything a caller of that tier can see. A change of a row that is
// hidden from a tier moves nothing that this tier can observe.
//
// `renumbered` grows whenever numbers of values and words are taken from those that nothing has any more: they may be
// given again from then on.
//
// `erased` is the number of the last erasure for privacy that it took, `compacted` that of the last one of
// which no byte is left in its files.
//
// A number alone does not tell which log it belongs to, so a mark of the last entry stands beside it: a log
// that has another entry at this number is another log.

import { hash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { LogEntry } from '../../kernel/log-entry.ts';
import type { Tier } from '../../kernel/tier.ts';

export const stateTables = `
create table state (name text primary key, value integer not null) strict, without rowid;
insert into state values ('seq', 0), ('mark', 0), ('erased', 0), ('compacted', 0), ('renumbered', 0), ('history', 0), ('lost', 0), ('public', 0), ('full', 0), ('top', 0);
create table pseudonym_key (key blob not null) strict;
create table unmerged (family text primary key, rows integer not null) strict, without rowid;
create table docs (family text not null, id text not null, name text, doc text not null, primary key (family, id)) strict, without rowid;
create index docs_name on docs (family, name);
create table links (family text not null, id text not null, link text not null, target text not null, primary key (family, id, link, target)) strict, without rowid;
create index links_target on links (family, link, target);
create index links_by_target on links (target);
`;

/** 48 bits of what an entry keeps for ever: an erasure empties its document and changes its reason. */
export function entryHash({ seq, family, id, at }: LogEntry): number {
  return hash('sha256', JSON.stringify([seq, family, id, at]), 'buffer').readUIntBE(0, 6);
}

/** The log that a shelf has followed so far. */
export interface FollowedLog {
  /**
   * False when it is at `seq` and took another entry there than the one that the log has (undefined: none), and when
   * it was given up meanwhile: whoever asks the log for the entry waits, and somebody else may be first.
   */
  readonly follows: (seq: number, entry: LogEntry | undefined) => boolean;
  /** Gives it up for good where it is still at `seq`: it is at -1 then, behind every log, and takes nothing. */
  readonly giveUp: (seq: number) => void;
}

/** Which history of which ledger a shelf belongs to, and whether that one lost entries that the shelf before it had. */
export interface ShelfHistory {
  /** A mark of the name of the history; 0 while it is not known. */
  readonly mark: number;
  readonly lost: boolean;
}

export function historyMark(name: string): number {
  return hash('sha256', name, 'buffer').readUIntBE(0, 6);
}

export function historyKeeper(db: DatabaseSync): (history: ShelfHistory) => void {
  const set = db.prepare(
    "update state set value = case name when 'history' then ? else ? end where name in ('history', 'lost')",
  );
  return ({ mark, lost }) => {
    set.run(mark, lost ? 1 : 0);
  };
}

/** The key of the pseudonyms in lines for mirrors: any, until it is given that of the site. */
export function pseudonymKeeper(db: DatabaseSync): (key: Uint8Array) => void {
  const isCurrent = db.prepare('select 1 from pseudonym_key where key = ?');
  const set = db.prepare('update pseudonym_key set key = ?');
  return (key) => {
    if (isCurrent.get(key) === undefined) set.run(key);
  };
}

export function followedLog(db: DatabaseSync): FollowedLog {
  const differs = db.prepare(
    "select 1 from state s, state m where s.name = 'seq' and m.name = 'mark' and (s.value = -1 or (s.value = ? and m.value <> ?))",
  );
  const giveUp = db.prepare("update state set value = -1 where name = 'seq' and value = ?");
  return {
    follows: (seq, entry) => differs.get(seq, entry ? entryHash(entry) : -1) === undefined,
    giveUp: (seq) => {
      giveUp.run(seq);
    },
  };
}

/** Reads one number of the state; cheap enough for every request. */
export function stateReader(
  db: DatabaseSync,
): (name: 'seq' | 'erased' | 'compacted' | 'history' | 'lost' | Tier) => number {
  const statement = db.prepare('select value from state where name = ?');
  return (name) => (statement.get(name) as { value: number }).value;
}

/** ms, never going back. */
export type Clock = () => number;

/** For how long (ms) a version that was read counts as the newest. */
const recentMs = 10;

/**
 * The version for a tier, read again after some ms: reading takes a lock on the file, which costs more
 * than many an answer. An answer may then be some ms older than the newest change of another process;
 * `forget` is called where this process changed the shelf itself.
 * Without a clock it is read each time.
 */
export function versionReader(
  read: (name: Tier) => number,
  clock: Clock | null,
): { version: (tier: Tier) => number; forget: () => void } {
  const known = new Map<Tier, { value: number; until: number }>();
  return {
    version: (tier) => {
      if (clock === null) return read(tier);
      const cached = known.get(tier);
      const now = clock();
      if (cached && now < cached.until) return cached.value;
      const value = read(tier);
      known.set(tier, { value, until: now + recentMs });
      return value;
    },
    forget: () => known.clear(),
  };
}
