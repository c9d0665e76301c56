// What a shelf file knows of itself: how far it has followed the ledger, and for each tier the last
// sequence number that changed anything a caller of that tier can see. A change of a row that is
// hidden from a tier moves nothing that this tier can observe.

import type { DatabaseSync } from 'node:sqlite';
import type { Tier } from '../kernel/tier.ts';

export const stateTables = `
create table state (name text primary key, value integer not null) strict, without rowid;
insert into state values ('seq', 0), ('public', 0), ('full', 0), ('top', 0);
create table unmerged (family text primary key, rows integer not null) strict, without rowid;
create table docs (family text not null, id text not null, name text, doc text not null, primary key (family, id)) strict, without rowid;
create index docs_name on docs (family, name);
create table links (family text not null, id text not null, link text not null, target text not null, primary key (family, id, link, target)) strict, without rowid;
create index links_target on links (family, link, target);
`;

/** Reads one number of the state; cheap enough for every request. */
export function stateReader(db: DatabaseSync): (name: 'seq' | Tier) => number {
  const statement = db.prepare('select value from state where name = ?');
  return (name) => (statement.get(name) as { value: number }).value;
}
