// What hangs on a record goes with it when it is merged or gets another address: records that named it name what is
// there now, in a new version each. Lists, counts, filters, mirrors and dumps follow the log as ever.

import type { Family } from '../kernel/family.ts';
import { familiesNamed } from '../kernel/references.ts';
import type { Change, Ledger } from '../ledger/ledger.ts';
import { followingMerges } from '../ledger/merges.ts';
import { slugOf } from '../ledger/record.ts';

const batchSize = 500;
const maxRounds = 3;

/** What was brought of a family. */
interface Brought {
  readonly family: string;
  readonly ids: { readonly has: (id: string) => boolean };
  /** Whether it was said of one of them what it was merged into. */
  readonly merges: boolean;
}

/**
 * Carries over what names records that were brought as merged ones, or that had another address before; answers how
 * many records.
 */
export async function carryMerges(
  ledger: Ledger,
  families: readonly Family[],
  { family: named, ids, merges }: Brought,
  at: Date,
): Promise<number> {
  const isRenamed = async () =>
    (await ledger.slugsOfRenamed(named)).some(({ record }) => ids.has(record.id as string));
  if (!merges && !(await isRenamed())) return 0;
  let carried = 0;
  const naming = families.filter((one) => one.of === undefined && familiesNamed(one).includes(named));
  for (const family of naming) {
    for (let round = 0, moved = true; moved && round < maxRounds; round++) {
      const changes = await carryingChanges(ledger, family);
      moved = false;
      for (let from = 0; from < changes.length; from += batchSize) {
        const outcomes = await ledger.append(changes.slice(from, from + batchSize), at);
        carried += outcomes.filter((outcome) => outcome === 'changed').length;
        moved ||= outcomes.includes('moved_on');
      }
    }
  }
  return carried;
}

async function carryingChanges(ledger: Ledger, family: Family): Promise<readonly Change[]> {
  const { follow, former } = await followingMerges(ledger, family);
  if (former.size === 0) return [];
  const changes: Change[] = [];
  for await (const { seq: readAt, record: kept } of ledger.versions(family.name, former)) {
    const followed = follow(kept);
    if (followed === kept) continue;
    const { sources } = await import('./sources.ts');
    const { created_at: _created, updated_at: _updated, ...record } = followed;
    const { ignoredInComparison = [] } = sources.find(({ name }) => name === kept.source) ?? {};
    const id = kept.id as string;
    changes.push({
      family: family.name,
      ...{ id, record, slug: slugOf(record), ignored: ignoredInComparison, readAt },
    });
  }
  return changes;
}
