// What became of records that were merged into others, or have another address: whoever names one of them by what it
// was called means what is there now.

import type { Doc, Family } from '../kernel/family.ts';
import { familiesNamed, type NewName, referencesOf, renaming } from '../kernel/references.ts';
import type { Ledger } from './ledger.ts';
import { slugOf } from './record.ts';

type Reading = Pick<Ledger, 'merged' | 'slugsOfRenamed' | 'present'>;

/** The names that records of a family go by now, by those that they went by: an id by an id, a slug by a slug. */
async function newNamesIn(ledger: Reading, family: string): Promise<ReadonlyMap<string, string>> {
  const merged = new Map<string, Doc>();
  for (const record of await ledger.merged(family)) merged.set(record.id as string, record);
  const survivors = new Map<string, Doc | null>();
  const survivorFor = async (id: string): Promise<Doc | null> => {
    const into = lastOf(id, merged);
    if (into === null) return null;
    if (!survivors.has(into)) survivors.set(into, await ledger.present(family, into));
    return survivors.get(into) ?? null;
  };
  const names = new Map<string, string>();
  const lead = (slug: string, record: Doc) => {
    const now = slugOf(record) ?? (record.id as string);
    if (now !== slug) names.set(slug, now);
  };
  for (const [id, record] of merged) {
    const survivor = await survivorFor(id);
    if (!survivor) continue;
    names.set(id, survivor.id as string);
    const slug = slugOf(record);
    if (slug !== null) lead(slug, survivor);
  }
  for (const { slug, record } of await ledger.slugsOfRenamed(family)) {
    const id = record.id as string;
    const standing = merged.has(id) ? await survivorFor(id) : record;
    if (standing) lead(slug, standing);
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

/** What brings records of a family up to the names of those that they name. */
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
