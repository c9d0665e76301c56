// Erasing a record for privacy: every version of it becomes an entry without content, its slugs are
// forgotten, and hashes of its names are kept so that neither an import nor a harvest brings it back.
// All of it is one transaction.
//
// Both engines leave bytes of changed rows in their files until `compact` of the ledger writes them anew.

import { hash } from 'node:crypto';
import type { Row } from '../engines/rows.ts';
import type { Doc } from '../kernel/family.ts';
import type { Change } from './ledger.ts';
import { docOf, presentDocs, type Steps } from './statements.ts';

export interface Erased {
  readonly id: string;
  /** The number of the tombstone in the log. */
  readonly seq: number;
  /** How many versions lost their content. */
  readonly versions: number;
}

/** What a record is known by: its id, its slug, and the page of its source when no other record has it. */
function hashOfName(family: string, kind: 'id' | 'slug' | 'source', name: string): string {
  return hash('sha256', `${family}\n${kind}\n${name}`, 'base64url');
}

function sourceOf(record: Doc | null): string | null {
  const { source, source_url } = record ?? {};
  return typeof source_url === 'string' ? `${typeof source === 'string' ? source : ''}\n${source_url}` : null;
}

/** The hashes of the names that a change would bring. */
export function namesOf({ family, id, slug, record }: Change): readonly string[] {
  const names = [hashOfName(family, 'id', id)];
  if (slug) names.push(hashOfName(family, 'slug', slug));
  const source = sourceOf(record);
  if (source !== null) names.push(hashOfName(family, 'source', source));
  return names;
}

/**
 * Steps that erase every version of the record with this id or slug.
 * @returns where its tombstone stands; null when the family never had such a record
 */
export function* erasing(
  family: string,
  name: string,
  reason: string,
  at: string,
  mayComeBack: 'may come back' | null = null,
): Steps<Erased | null> {
  const id = yield* idOf(family, name);
  if (id === null) return null;
  const versions = yield [
    'select seq, doc from entries where family = ? and id = ? order by seq',
    family,
    id,
  ];
  const slugs = yield ['select slug from slugs where family = ? and id = ?', family, id];
  const hashes = new Set<string>();
  if (mayComeBack === null) {
    hashes.add(hashOfName(family, 'id', id));
    for (const { slug } of slugs) hashes.add(hashOfName(family, 'slug', slug as string));
    for (const source of yield* sourcesOfItsOwn(family, id, versions)) {
      hashes.add(hashOfName(family, 'source', source));
    }
  }
  for (const hash of hashes) {
    yield ['insert into suppressions values (?, ?, ?) on conflict do nothing', family, hash, at];
  }
  yield ['delete from slugs where family = ? and id = ?', family, id];
  const emptied = yield [
    'update entries set doc = null, reason = ? where family = ? and id = ? and doc is not null returning seq',
    reason,
    family,
    id,
  ];
  const before = versions.at(-1);
  if (emptied.length === 0 && before) return { id, seq: before.seq as number, versions: 0 };
  const [tombstone] = yield [
    `insert into entries (seq, family, id, doc, at, reason)
     select max(seq) + 1, ?, ?, null, ?, ? from entries returning seq`,
    family,
    id,
    at,
    reason,
  ];
  const seq = tombstone?.seq as number;
  yield ['update present set seq = ?, hash = null where family = ? and id = ?', seq, family, id];
  return { id, seq, versions: emptied.length };
}

function* idOf(family: string, name: string): Steps<string | null> {
  const [known] = yield ['select id from present where family = ? and id = ?', family, name];
  if (known) return known.id as string;
  const [addressed] = yield ['select id from slugs where family = ? and slug = ?', family, name];
  return (addressed?.id as string | undefined) ?? null;
}

const batchSize = 500;

/** The pages that its versions came from, less those that other records of the family came from too. */
function* sourcesOfItsOwn(family: string, id: string, versions: readonly Row[]): Steps<ReadonlySet<string>> {
  const own = new Set<string>();
  for (const version of versions) {
    const source = version.doc === null ? null : sourceOf(docOf(version));
    if (source !== null) own.add(source);
  }
  let last: string | null = '';
  while (own.size > 0 && last !== null) {
    const rows: readonly Row[] = yield [...presentDocs, family, last, batchSize];
    for (const row of rows) {
      const source = row.id === id ? null : sourceOf(docOf(row));
      if (source !== null) own.delete(source);
    }
    last = (rows.at(-1)?.id as string | undefined) ?? null;
  }
  return own;
}
