// What became of records that were merged into others: whoever names one of them means what took its place.

import type { Doc, Family } from '../kernel/family.ts';
import { familiesNamed, type NewName, referencesOf, renaming } from '../kernel/references.ts';
import type { Ledger } from './ledger.ts';
import { slugOf } from './record.ts';

type Reading = Pick<Ledger, 'merged' | 'present'>;

/** The names that merged records go by now, by family: an id by the id of the survivor, a slug by its slug. */
async function newNamesIn(ledger: Reading, family: string): Promise<ReadonlyMap<string, string>> {
  const merged = new Map<string, Doc>();
  for (const record of await ledger.merged(family)) merged.set(record.id as string, record);
  const survivors = new Map<string, Doc | null>();
  const names = new Map<string, string>();
  for (const [id, record] of merged) {
    const into = lastOf(id, merged);
    if (into === null) continue;
    if (!survivors.has(into)) survivors.set(into, await ledger.present(family, into));
    const survivor = survivors.get(into);
    if (!survivor) continue;
    names.set(id, into);
    const slug = slugOf(record);
    if (slug !== null) names.set(slug, slugOf(survivor) ?? into);
  }
  return names;
}

/** Where a chain of merges ends; null where it is a circle. */
function lastOf(id: string, merged: ReadonlyMap<string, Doc>): string | null {
  const passed = new Set<string>();
  for (let at = id; ; at = merged.get(at)?.merged_into as string) {
    if (passed.has(at)) return null;
    if (!merged.has(at)) return at;
    passed.add(at);
  }
}

/** The id of what took the place of one record; its own where it was not merged. */
export async function survivorOf(
  ledger: Pick<Ledger, 'present'>,
  family: string,
  id: string,
): Promise<string> {
  const passed = new Set<string>();
  let at = id;
  while (!passed.has(at)) {
    passed.add(at);
    const into = (await ledger.present(family, at))?.merged_into;
    if (typeof into !== 'string') return at;
    at = into;
  }
  return id;
}

/** What brings records of a family up to the merges of those that they name. */
interface FollowingMerges {
  /** The record with the names that others go by now: the same object where none is another one. */
  readonly follow: (record: Doc) => Doc;
  /** The names that are no longer gone by: a record whose text holds none of them stays as it is. */
  readonly former: ReadonlySet<string>;
}

export async function followingMerges(ledger: Reading, family: Family): Promise<FollowingMerges> {
  const names = new Map<string, ReadonlyMap<string, string>>();
  for (const named of familiesNamed(family)) names.set(named, await newNamesIn(ledger, named));
  const former = new Set([...names.values()].flatMap((found) => [...found.keys()]));
  if (former.size === 0) return { follow: (record) => record, former };
  const newName: NewName = (named, name) => names.get(named)?.get(name) ?? null;
  return { follow: renaming(referencesOf(family), newName), former };
}
