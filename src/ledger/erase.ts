// Erasing a record for privacy: every version of it becomes an entry without content, its slugs are
// forgotten, and hashes of its names are kept so that neither an import nor a harvest brings it back.
// All of it is one transaction.
//
// SQLite leaves bytes of changed rows in free pages and in the write-ahead log; `compact` writes the
// file anew and empties the log, so that nothing of them remains in the folder.

import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { Change, Doc } from './ledger.ts';

export const suppressionTable = `
create table if not exists suppressions (
  family text not null,
  hash text not null,
  at text not null,
  primary key (family, hash)
) strict, without rowid;
`;

export interface Erased {
  readonly id: string;
  /** The number of the tombstone in the log. */
  readonly seq: number;
  /** How many versions lost their content. */
  readonly versions: number;
}

/** What a record is known by: its id, its slug, and the page of its source when no other record has it. */
function hashOfName(family: string, kind: 'id' | 'slug' | 'source', name: string): string {
  return createHash('sha256').update(`${family}\n${kind}\n${name}`).digest('base64url');
}

function sourceOf(record: Doc | null): string | null {
  const { source, source_url } = record ?? {};
  return typeof source_url === 'string' ? `${typeof source === 'string' ? source : ''}\n${source_url}` : null;
}

/** Whether a change would bring back what was erased. */
export function suppressionCheck(db: DatabaseSync): (change: Change) => boolean {
  const any = db.prepare('select 1 from suppressions where family = ? limit 1');
  const find = db.prepare('select 1 from suppressions where family = ? and hash in (?, ?, ?)');
  return ({ family, id, slug, record }) => {
    if (!any.get(family)) return false;
    const own = hashOfName(family, 'id', id);
    const source = sourceOf(record);
    const bySlug = slug ? hashOfName(family, 'slug', slug) : own;
    const bySource = source === null ? own : hashOfName(family, 'source', source);
    return find.get(family, own, bySlug, bySource) !== undefined;
  };
}

/**
 * Erases every version of the record with this id or slug.
 * @returns where its tombstone stands; null when the family never had such a record
 */
export function erase(
  db: DatabaseSync,
  family: string,
  name: string,
  reason: string,
  at: string,
): Erased | null {
  db.exec('pragma secure_delete = on');
  db.exec('begin immediate');
  try {
    const erased = eraseWithin(db, family, name, reason, at);
    db.exec('commit');
    return erased;
  } catch (error) {
    db.exec('rollback');
    throw error;
  }
}

function eraseWithin(
  db: DatabaseSync,
  family: string,
  name: string,
  reason: string,
  at: string,
): Erased | null {
  const id = idOf(db, family, name);
  if (id === null) return null;
  const versions = db
    .prepare('select seq, doc from entries where family = ? and id = ? order by seq')
    .all(family, id) as { seq: number; doc: string | null }[];
  const slugs = db.prepare('select slug from slugs where family = ? and id = ?').all(family, id);
  const hashes = new Set([hashOfName(family, 'id', id)]);
  for (const { slug } of slugs) hashes.add(hashOfName(family, 'slug', slug as string));
  for (const source of sourcesOfItsOwn(db, family, id, versions)) {
    hashes.add(hashOfName(family, 'source', source));
  }
  const suppress = db.prepare('insert or ignore into suppressions values (?, ?, ?)');
  for (const hash of hashes) suppress.run(family, hash, at);
  db.prepare('delete from slugs where family = ? and id = ?').run(family, id);
  const before = versions.at(-1);
  const { changes } = db
    .prepare('update entries set doc = null, reason = ? where family = ? and id = ? and doc is not null')
    .run(reason, family, id);
  if (changes === 0 && before) return { id, seq: before.seq, versions: 0 };
  const { lastInsertRowid } = db
    .prepare('insert into entries (family, id, doc, at, reason) values (?, ?, null, ?, ?)')
    .run(family, id, at, reason);
  const seq = Number(lastInsertRowid);
  db.prepare('update present set seq = ?, hash = null where family = ? and id = ?').run(seq, family, id);
  return { id, seq, versions: Number(changes) };
}

function idOf(db: DatabaseSync, family: string, name: string): string | null {
  const row =
    db.prepare('select id from present where family = ? and id = ?').get(family, name) ??
    db.prepare('select id from slugs where family = ? and slug = ?').get(family, name);
  return (row?.id as string | undefined) ?? null;
}

/** The pages that its versions came from, less those that other records of the family came from too. */
function sourcesOfItsOwn(
  db: DatabaseSync,
  family: string,
  id: string,
  versions: readonly { doc: string | null }[],
): ReadonlySet<string> {
  const own = new Set<string>();
  for (const { doc } of versions) {
    const source = doc === null ? null : sourceOf(JSON.parse(doc) as Doc);
    if (source !== null) own.add(source);
  }
  if (own.size === 0) return own;
  const others = db.prepare(
    'select entries.doc from present join entries on entries.seq = present.seq where present.family = ? and present.id <> ? and present.hash is not null',
  );
  for (const { doc } of others.iterate(family, id) as Iterable<{ doc: string }>) {
    const source = sourceOf(JSON.parse(doc) as Doc);
    if (source !== null) own.delete(source);
  }
  return own;
}

/** Writes the file anew and empties its write-ahead log; false when another reader kept it from being emptied. */
export function compact(db: DatabaseSync): boolean {
  db.exec('vacuum');
  const { busy } = db.prepare('pragma wal_checkpoint(truncate)').get() as { busy: number };
  return busy === 0;
}
