// Taking out of a record what it held of somebody who was erased: out of every version, not the newest alone.
// All of it is one transaction.

import type { Doc } from '../kernel/family.ts';
import { hashOfRecord } from './append.ts';
import { docOf, type Steps } from './statements.ts';

/**
 * Steps that rewrite the versions of a record; the newest is appended once more where it changes.
 * @returns its number then; null when nothing changed
 */
export function* rewriting(
  family: string,
  id: string,
  edit: (doc: Doc) => Doc,
  at: string,
): Steps<number | null> {
  const [present] = yield ['select seq, hash from present where family = ? and id = ?', family, id];
  const versions = yield [
    'select seq, doc from entries where family = ? and id = ? and doc is not null order by seq',
    family,
    id,
  ];
  let last: number | null = null;
  for (const version of versions) {
    const before = docOf(version);
    const after = edit(before);
    if (after === before) continue;
    yield ['update entries set doc = ? where seq = ?', JSON.stringify(after), version.seq as number];
    last = version.seq as number;
    if (last !== present?.seq || present.hash === null) continue;
    const [again] = yield [
      `insert into entries (seq, family, id, doc, at, reason)
       select max(seq) + 1, ?, ?, ?, ?, null from entries returning seq`,
      family,
      id,
      JSON.stringify({ ...after, updated_at: at }),
      at,
    ];
    last = again?.seq as number;
    yield [
      'update present set seq = ?, hash = ? where family = ? and id = ?',
      last,
      hashOfRecord(after),
      family,
      id,
    ];
  }
  return last;
}
